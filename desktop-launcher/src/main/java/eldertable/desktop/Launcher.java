package eldertable.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.Library;

/** Opens the window; where there is no screen draws off screen; where it can do neither says so in plain words. */
public final class Launcher {
    /** Exit codes: what a script asked for did not happen; the arguments are wrong; no window can be had. */
    static final int FAILED = 1, MISUSED = 2, NO_WINDOW = 3;

    private Launcher() {}

    /** Why it ends without, or after, having shown a window. */
    private static final class Ending extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final int code;

        Ending(int code, String words) {
            super(words, null, false, false);
            this.code = code;
        }
    }

    public static void main(String[] words) {
        System.exit(run(words)); // threads of packs that hang must not keep the program alive
    }

    /** Shows the window until it is closed. @return the exit code */
    public static int run(String... words) {
        System.setProperty("java.awt.headless", "true");
        try {
            Arguments arguments = Arguments.read(List.of(words));
            List<ScriptFile.Step> script = script(arguments);
            boolean offScreen = drawsOffScreen(arguments);
            Window window = new Window(arguments, script, new HeadStart(arguments));
            open(window, configuration(arguments, offScreen));
            window.problem().ifPresent(problem -> { throw new Ending(FAILED, problem); });
            return 0;
        } catch (Arguments.Problem problem) {
            boolean asked = problem.getMessage().equals(Arguments.HELP);
            (asked ? System.out : System.err).println(problem.getMessage());
            return asked ? 0 : MISUSED;
        } catch (Ending ending) {
            System.err.println(ending.getMessage());
            return ending.code;
        }
    }

    private static List<ScriptFile.Step> script(Arguments arguments) {
        if (arguments.script().isEmpty()) return List.of();
        try {
            return ScriptFile.read(arguments.script(), Files.readString(Path.of(arguments.script())));
        } catch (IOException unreadable) {
            throw new Arguments.Problem("The script " + arguments.script() + " cannot be read.");
        }
    }

    private static boolean drawsOffScreen(Arguments arguments) {
        boolean offScreen = arguments.offScreen() || !hasScreen() && arguments.drives();
        if (!offScreen && !hasScreen()) {
            throw new Ending(NO_WINDOW, "No window can be opened: this machine, or this session, has no screen (neither DISPLAY nor WAYLAND_DISPLAY is set).\n"
                + "Play in the terminal (./eldertable play --terminal), under xvfb-run, or draw off screen with --offscreen.");
        }
        if (offScreen) {
            String library = osMesa();
            if (library == null) {
                throw new Ending(NO_WINDOW, "Nothing can be drawn: there is no screen, and to draw off screen Mesa's library is missing.\n"
                    + "On Debian or Ubuntu: apt-get install libosmesa6");
            }
            Configuration.OPENGL_LIBRARY_NAME.set(library);
            GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, GLFW.GLFW_PLATFORM_NULL);
        }
        return offScreen;
    }

    private static void open(Window window, Lwjgl3ApplicationConfiguration configuration) {
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        Lwjgl3ApplicationConfiguration.errorStream = new PrintStream(errors, true, StandardCharsets.UTF_8);
        try {
            new Lwjgl3Application(window, configuration);
        } catch (GdxRuntimeException broken) {
            String message = String.valueOf(broken.getMessage());
            if (!message.contains("GLFW") && !message.contains("window") && !message.contains("OpenGL")) throw broken;
            String why = errors.toString(StandardCharsets.UTF_8).lines().filter(line -> line.contains("Description"))
                .map(line -> line.replaceFirst(".*: ", "")).findFirst().orElse(message);
            throw new Ending(NO_WINDOW, "No window can be opened here (" + why + ").\n"
                + "Play in the terminal (./eldertable play --terminal), or draw off screen with --offscreen.");
        }
    }

    private static Lwjgl3ApplicationConfiguration configuration(Arguments arguments, boolean offScreen) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Eldertable");
        int w = arguments.width() > 0 ? arguments.width() : 1280, h = arguments.height() > 0 ? arguments.height() : 720;
        configuration.setWindowedMode(w, h);
        if (!offScreen) configuration.setWindowSizeLimits(Math.min(w, 800), Math.min(h, 480), -1, -1);
        configuration.setForegroundFPS(Window.FRAMES);
        configuration.setIdleFPS(30);
        configuration.useVsync(!offScreen);
        configuration.disableAudio(offScreen || !hasSoundCard());
        return configuration;
    }

    static boolean hasScreen() {
        if (!System.getProperty("os.name").startsWith("Linux")) return true;
        return !System.getenv().getOrDefault("DISPLAY", "").isEmpty() || !System.getenv().getOrDefault("WAYLAND_DISPLAY", "").isEmpty();
    }

    /** OpenAL complains at length on standard error where it finds none. */
    private static boolean hasSoundCard() {
        if (!System.getProperty("os.name").startsWith("Linux")) return true;
        String[] devices = Path.of("/dev/snd").toFile().list();
        String runtime = System.getenv().getOrDefault("XDG_RUNTIME_DIR", "");
        boolean server = !runtime.isEmpty() && (Files.exists(Path.of(runtime, "pulse/native")) || Files.exists(Path.of(runtime, "pipewire-0")));
        return server || devices != null && devices.length > 0;
    }

    private static String osMesa() {
        for (String name : List.of("libOSMesa.so.8", "libOSMesa.so.6", "libOSMesa.so")) {
            try {
                Library.loadNative(Launcher.class, "org.lwjgl", name).free();
                return name;
            } catch (UnsatisfiedLinkError missing) {
                // perhaps under its next name
            }
        }
        return null;
    }
}
