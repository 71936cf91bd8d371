package eldertable.sdk;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The window is a program of its own, since the tools must not know what draws it: it is started with this one's Java and options. */
final class DesktopProgram {
    private static final String MAIN = "eldertable.desktop.Launcher";
    /** The launcher's exit code when no window can be opened; it has said why. */
    private static final int NO_WINDOW = 3;

    private final Home home;
    private final Map<String, String> environment;

    DesktopProgram(Home home, Map<String, String> environment) {
        this.home = home;
        this.environment = environment;
    }

    /** Whether there is a screen that a window could be opened on. */
    boolean hasScreen() {
        if (!System.getProperty("os.name").startsWith("Linux")) return true;
        return !environment.getOrDefault("DISPLAY", "").isEmpty() || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    }

    /** Whether its jars are there: the build names them, or they lie where they are staged. */
    boolean isBuilt() {
        return !jars().isEmpty();
    }

    private String jars() {
        String named = System.getProperty("eldertable.desktop", "");
        Path staged = home.stage().resolve("lib/desktop");
        return !named.isEmpty() ? named : Files.isDirectory(staged) ? staged + File.separator + "*" : "";
    }

    /** Runs the window until it is closed. @return its exit code, or nothing when no window could be opened */
    OptionalInt run(List<String> words) {
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        List<String> command = new ArrayList<>();
        command.add(ProcessHandle.current().info().command().orElse(System.getProperty("java.home") + "/bin/java"));
        if (System.getProperty("os.name").startsWith("Mac")) command.add("-XstartOnFirstThread");
        command.addAll(runtime.getInputArguments().stream().filter(option -> !option.startsWith("-Deldertable.desktop=")).toList());
        command.addAll(List.of("-cp", jars() + File.pathSeparator + runtime.getClassPath(), MAIN));
        command.addAll(words);
        try {
            Process window = new ProcessBuilder(command).inheritIO().start();
            Runtime.getRuntime().addShutdownHook(new Thread(window::destroy));
            int code = window.waitFor();
            return code == NO_WINDOW ? OptionalInt.empty() : OptionalInt.of(code);
        } catch (IOException broken) {
            throw new CommandFailure("The window cannot be started: " + broken.getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return OptionalInt.of(1);
        }
    }
}
