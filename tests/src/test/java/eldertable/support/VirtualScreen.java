package eldertable.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A screen of the tests' own, where Xvfb is installed. @param display what DISPLAY is set to for it; "" where there is none */
public record VirtualScreen(Process server, String display) implements AutoCloseable {
    private static final Path XVFB = Path.of("/usr/bin/Xvfb");

    public static VirtualScreen open(String... options) throws IOException {
        if (!Files.isExecutable(XVFB)) return new VirtualScreen(null, "");
        ProcessBuilder builder = new ProcessBuilder(XVFB.toString(), "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp");
        for (String option : options) builder.command().add(option);
        Process server = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String number = server.inputReader().readLine();
        return new VirtualScreen(server, number != null && number.strip().matches("\\d+") ? ":" + number.strip() : "");
    }

    @Override public void close() {
        if (server != null) server.destroy();
    }
}
