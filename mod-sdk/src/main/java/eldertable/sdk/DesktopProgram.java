package eldertable.sdk;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The window is a program of its own, since the tools must not know what draws it: its jars are loaded only when it is asked for. */
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
        try {
            ClassLoader loader = new URLClassLoader(urls(), getClass().getClassLoader());
            Thread.currentThread().setContextClassLoader(loader);
            Method program = loader.loadClass(MAIN).getMethod("run", String[].class);
            int code = (int) program.invoke(null, (Object) words.toArray(String[]::new));
            return code == NO_WINDOW ? OptionalInt.empty() : OptionalInt.of(code);
        } catch (InvocationTargetException broken) {
            if (broken.getCause() instanceof RuntimeException cause) throw cause;
            if (broken.getCause() instanceof Error cause) throw cause;
            throw new IllegalStateException(broken.getCause());
        } catch (ReflectiveOperationException | IOException broken) {
            throw new CommandFailure("The window cannot be started: " + broken);
        }
    }

    private URL[] urls() throws IOException {
        List<URL> urls = new ArrayList<>();
        for (String part : jars().split(File.pathSeparator)) {
            if (!part.endsWith("*")) urls.add(Path.of(part).toUri().toURL());
            else try (DirectoryStream<Path> jars = Files.newDirectoryStream(Path.of(part).getParent(), "*.jar")) {
                for (Path jar : jars) urls.add(jar.toUri().toURL());
            }
        }
        return urls.toArray(URL[]::new);
    }
}
