package eldertable.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import org.lwjgl.glfw.GLFW;

/**
 * Opens a window that nobody sees and tells who draws it, or why it cannot be had. A program of its own, since a broken
 * driver may end it.
 */
public final class Probe {
    private Probe() {}

    public static void main(String[] none) {
        try {
            if (!WindowSystem.hasScreen()) throw NoWindow.noScreen();
            WindowSystem.open(new Glance(), configuration(), false, front -> { });
            System.exit(0);
        } catch (NoWindow missing) {
            System.out.println(missing.getMessage());
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
        @Override public void create() {
            GLVersion version = Gdx.graphics.getGLVersion();
            String system = switch (GLFW.glfwGetPlatform()) {
                case GLFW.GLFW_PLATFORM_X11 -> "X11, ";
                case GLFW.GLFW_PLATFORM_WAYLAND -> "Wayland, ";
                default -> "";
            };
            System.out.println(system + "OpenGL " + version.getMajorVersion() + "." + version.getMinorVersion()
                + " by " + version.getRendererString());
            Gdx.app.exit();
        }
    }
}
