package eldertable.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Opens the window; where there is no screen draws off screen; where it can do neither says so in plain words. */
public final class Launcher {
    /** Exit codes: what a script asked for did not happen; the arguments are wrong; no window can be had. */
    static final int FAILED = 1, MISUSED = 2, NO_WINDOW = 3;

    private Launcher() {}

    public static void main(String[] words) {
        System.exit(run(words)); // threads of packs that hang must not keep the program alive
    }

    /** Shows the window until it is closed. @return the exit code */
    public static int run(String... words) {
        System.setProperty("java.awt.headless", "true");
        try {
            Arguments arguments = Arguments.read(List.of(words));
            List<ScriptFile.Step> script = script(arguments);
            boolean screen = WindowSystem.hasScreen(), offScreen = arguments.offScreen() || !screen && arguments.drives();
            if (!screen && !offScreen) throw NoWindow.noScreen();
            Window window = new Window(arguments, script, new HeadStart(arguments));
            WindowSystem.open(window, configuration(arguments, offScreen), offScreen);
            window.problem().ifPresent(System.err::println);
            return window.problem().isPresent() ? FAILED : 0;
        } catch (Arguments.Problem problem) {
            boolean asked = problem.getMessage().equals(Arguments.HELP);
            (asked ? System.out : System.err).println(problem.getMessage());
            return asked ? 0 : MISUSED;
        } catch (NoWindow missing) {
            System.err.println(missing.getMessage());
            return NO_WINDOW;
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

    /** OpenAL complains at length on standard error where it finds none. */
    private static boolean hasSoundCard() {
        if (!WindowSystem.onLinux()) return true;
        String[] devices = Path.of("/dev/snd").toFile().list();
        String runtime = System.getenv().getOrDefault("XDG_RUNTIME_DIR", "");
        boolean server = !runtime.isEmpty() && (Files.exists(Path.of(runtime, "pulse/native")) || Files.exists(Path.of(runtime, "pipewire-0")));
        return server || devices != null && devices.length > 0;
    }
}
