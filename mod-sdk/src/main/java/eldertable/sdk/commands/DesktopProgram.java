package eldertable.sdk.commands;

import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.words.Message;
import eldertable.start.WindowOrder;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The window is a program of its own, since the tools must not know what draws it: its jars are loaded only when it is asked for. */
final class DesktopProgram {
    private static final String MAIN = "eldertable.desktop.Launcher", PROBE = "eldertable.desktop.Probe";
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** The launcher's exit code when no window can be opened; it has said why. */
    private static final int NO_WINDOW = 3;

    private final Home home;
    private final Map<String, String> environment;

    DesktopProgram(Home home, Map<String, String> environment) {
        this.home = home;
        this.environment = environment;
    }

    static boolean onLinux() {
        return System.getProperty("os.name").startsWith("Linux");
    }

    /** Whether there is a screen that a window could be opened on. */
    boolean hasScreen() {
        return !onLinux() || !environment.getOrDefault("DISPLAY", "").isEmpty() || !environment.getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
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
    OptionalInt run(WindowOrder order) {
        try {
            ClassLoader loader = new URLClassLoader(urls(), getClass().getClassLoader());
            Thread.currentThread().setContextClassLoader(loader);
            Method program = loader.loadClass(MAIN).getMethod("run", WindowOrder.class);
            int code = (int) program.invoke(null, order);
            return code == NO_WINDOW ? OptionalInt.empty() : OptionalInt.of(code);
        } catch (InvocationTargetException broken) {
            if (broken.getCause().getCause() instanceof ClassNotFoundException part) throw incomplete(part);
            if (broken.getCause() instanceof RuntimeException cause) throw cause;
            if (broken.getCause() instanceof Error cause) throw cause;
            throw new IllegalStateException(broken.getCause());
        } catch (ReflectiveOperationException | NoClassDefFoundError | IOException broken) {
            throw incomplete(broken);
        }
    }

    private CommandFailure incomplete(Throwable missing) {
        List<String> absent = Stream.of(jars().split(File.pathSeparator))
            .filter(jar -> !jar.endsWith("*") && !Files.exists(Path.of(jar))).toList();
        return new CommandFailure(Message.of("commands.play.incomplete", "missing", absent.isEmpty() ? String.valueOf(missing.getMessage()) : String.join(", ", absent)));
    }

    /** What came of opening a window to see whether one can be had. @param words who draws it, else why not; @param advice what to do then */
    record Trial(boolean opens, Message words, Message advice) {}

    /** Tries it in a process of its own, which a broken driver may end or hang. @param language that it tells in what came of it */
    Trial tryOut(String language) {
        if (!isBuilt()) return new Trial(false, Message.of("commands.doctor.window-unbuilt"), Message.of("commands.doctor.stage"));
        String javaCommand = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("java.class.path") + File.pathSeparator + jars();
        ProcessBuilder probe = new ProcessBuilder(javaCommand, "-Xmx256m", "-cp", classPath, PROBE, language)
            .redirectError(ProcessBuilder.Redirect.DISCARD); // libraries chat there
        probe.environment().keySet().retainAll(environment.keySet());
        probe.environment().putAll(environment);
        try {
            Process process = probe.start();
            CompletableFuture<String> said = CompletableFuture.supplyAsync(() -> read(process));
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return new Trial(false, Message.of("commands.doctor.window-late", "seconds", PATIENCE.toSeconds()), Message.of("commands.doctor.window-late.cure"));
            }
            String words = said.get().strip();
            if (process.exitValue() == 0 || process.exitValue() == NO_WINDOW) {
                String[] whyAndCure = words.split("\\R", 2);
                return new Trial(process.exitValue() == 0, Message.plain(whyAndCure[0]), Message.plain(whyAndCure.length > 1 ? whyAndCure[1] : ""));
            }
            return new Trial(false, Message.of("commands.doctor.window-failed", "code", process.exitValue()), Message.of("commands.doctor.window-failed.cure", "words", words));
        } catch (IOException | ExecutionException broken) {
            return new Trial(false, Message.of("commands.doctor.window-untried", "why", String.valueOf(broken.getMessage())), Message.of("commands.doctor.window-untried.cure", "java", javaCommand));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return new Trial(false, Message.of("commands.doctor.window-stopped"), Message.of("commands.doctor.window-stopped.cure"));
        }
    }

    private static String read(Process process) {
        try {
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            return broken.getMessage();
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
