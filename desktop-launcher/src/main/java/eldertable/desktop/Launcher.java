package eldertable.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3WindowAdapter;
import eldertable.desktop.screen.Settings;
import eldertable.diagnostic.PlainText;
import eldertable.session.DataFolder;
import eldertable.start.WindowOrder;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Opens the window; where there is no screen draws off screen; where it can do neither says so in plain words. */
public final class Launcher {
    /** Exit codes: what a script asked for did not happen; what was asked for makes no sense; no window can be had. */
    static final int FAILED = 1, MISUSED = 2, NO_WINDOW = 3;

    private Launcher() {}

    /** Shows the window until it is closed. Called by name, from the command line's program. @return the exit code */
    public static int run(WindowOrder order) {
        System.setProperty("java.awt.headless", "true");
        try {
            List<ScriptFile.Step> script = script(order);
            boolean screen = WindowSystem.hasScreen(), offScreen = order.offScreen() || !screen && order.drives();
            if (!screen && !offScreen) throw NoWindow.noScreen();
            Window window = new Window(order, script, new HeadStart(order));
            Lwjgl3ApplicationConfiguration configuration = configuration(order, offScreen);
            configuration.setWindowListener(new Lwjgl3WindowAdapter() {
                @Override public void filesDropped(String[] files) {
                    window.dropped(files);
                }
            });
            WindowSystem.open(window, configuration, offScreen, window::askPads);
            window.problem().map(PlainText::shown).ifPresent(System.err::println);
            return window.problem().isPresent() ? FAILED : 0;
        } catch (UserProblem problem) {
            System.err.println(PlainText.shown(problem.told(tongue(order))));
            return MISUSED;
        } catch (NoWindow missing) {
            System.err.println(missing.told(tongue(order)));
            return NO_WINDOW;
        }
    }

    /** Before there is a window that knows it, or where none can be had. */
    private static Tongue tongue(WindowOrder order) {
        String set = Settings.read(DataFolder.current().resolve("settings.properties")).language();
        return Tongue.of(!order.language().isEmpty() ? order.language() : set.isEmpty() ? Locale.getDefault().toLanguageTag() : set);
    }

    private static List<ScriptFile.Step> script(WindowOrder order) {
        if (order.script().isEmpty()) return List.of();
        try {
            return ScriptFile.read(order.script(), Files.readString(Path.of(order.script())));
        } catch (IOException unreadable) {
            throw new UserProblem(Message.of("opening.script.unreadable", "file", order.script()));
        }
    }

    private static Lwjgl3ApplicationConfiguration configuration(WindowOrder order, boolean offScreen) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Eldertable");
        int w = order.size() == null ? 1280 : order.size().width(), h = order.size() == null ? 720 : order.size().height();
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
