package eldertable.sdk.program;

import picocli.CommandLine.IVersionProvider;

/** Which Eldertable this is, as its jar says. */
public final class ProgramVersion implements IVersionProvider {
    public static String current() {
        String version = ProgramVersion.class.getPackage().getImplementationVersion();
        return version == null ? "(not packaged)" : version;
    }

    @Override public String[] getVersion() {
        return new String[] {"Eldertable " + current()};
    }
}
