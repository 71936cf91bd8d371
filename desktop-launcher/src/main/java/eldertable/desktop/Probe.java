package eldertable.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import eldertable.words.Languages;
import eldertable.words.Tongue;
import org.lwjgl.glfw.GLFW;

/**
 * Opens a window that nobody sees and tells who draws it, or why it cannot be had. A program of its own, since a broken
 * driver may end it.
 */
public final class Probe {
    private Probe() {}

    /** @param language which it tells that in */
    public static void main(String[] language) {
        Tongue tongue = Tongue.of(language.length == 0 ? Languages.ENGLISH : language[0]);
        try {
            if (!WindowSystem.hasScreen()) throw NoWindow.noScreen();
            WindowSystem.open(new Glance(tongue), configuration(), false, front -> { });
            System.exit(0);
        } catch (NoWindow missing) {
            System.out.println(missing.told(tongue));
            System.exit(Launcher.NO_WINDOW);
        }
    }

    private static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setInitialVisible(false);
        configuration.setWindowedMode(64, 64);
        configuration.disableAudio(true);
        return configuration;
    }

    private static final class Glance extends ApplicationAdapter {
        private final Tongue tongue;

        Glance(Tongue tongue) {
            this.tongue = tongue;
        }

        @Override public void create() {
            GLVersion version = Gdx.graphics.getGLVersion();
            String system = switch (GLFW.glfwGetPlatform()) {
                case GLFW.GLFW_PLATFORM_X11 -> "X11, ";
                case GLFW.GLFW_PLATFORM_WAYLAND -> "Wayland, ";
                default -> "";
            };
            System.out.println(tongue.say("opening.drawn-by", "system", system, "version", version.getMajorVersion() + "." + version.getMinorVersion(),
                "renderer", version.getRendererString()));
            Gdx.app.exit();
        }
    }
}
