package eldertable.sdk.program;

import picocli.CommandLine.IVersionProvider;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Which Eldertable this is, as its jar says. */
public final class ProgramVersion implements IVersionProvider {
    public static String current() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    /** The version and what it was built from: two that are called the same may play differently between releases. */
    public static String exact() {
        return current() + " (" + sources("framework") + sources("mod-sdk") + ")";
    }

    private static String sources(String module) {
        try (InputStream in = ProgramVersion.class.getResourceAsStream("/eldertable/sources-" + module + ".txt")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override public String[] getVersion() {
        return new String[] {"Eldertable " + current()};
    }
}
