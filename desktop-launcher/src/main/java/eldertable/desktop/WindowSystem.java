package eldertable.desktop;

import com.badlogic.gdx.ApplicationListener;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.DefaultLwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Window;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.Library;

/** What this machine can draw on: a screen or memory. Where it cannot, {@link NoWindow} says why. */
final class WindowSystem {
    private WindowSystem() {}

    static boolean onLinux() {
        return System.getProperty("os.name").startsWith("Linux");
    }

    static boolean hasScreen() {
        return !onLinux() || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    private static boolean isSet(String variable) {
        return !System.getenv().getOrDefault(variable, "").isEmpty();
    }

    /** What is called again and again, also while nothing is drawn. */
    interface Round {
        /** @param front whether the window has the keyboard */
        void go(boolean front);
    }

    /** Shows the program in a window, or in memory, until it ends. */
    static void open(ApplicationListener program, Lwjgl3ApplicationConfiguration configuration, boolean offScreen, Round round) {
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        Lwjgl3ApplicationConfiguration.errorStream = new PrintStream(errors, true, StandardCharsets.UTF_8);
        try {
            if (offScreen) drawInMemory();
            // Only one is there: tried in turn, the other's library would print an error, and neither's reason would be told.
            else if (onLinux() && isSet("DISPLAY") != isSet("WAYLAND_DISPLAY")) {
                GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, isSet("DISPLAY") ? GLFW.GLFW_PLATFORM_X11 : GLFW.GLFW_PLATFORM_WAYLAND);
            }
            new Lwjgl3Application(program, configuration) {
                @Override public Lwjgl3Input createInput(Lwjgl3Window window) {
                    return new DefaultLwjgl3Input(window) {
                        @Override public void update() {
                            super.update();
                            round.go(GLFW.glfwGetWindowAttrib(window.getWindowHandle(), GLFW.GLFW_FOCUSED) == GLFW.GLFW_TRUE);
                        }
                    };
                }
            };
        } catch (GdxRuntimeException | LinkageError broken) {
            if (Gdx.gl != null) throw broken; // the window stood
            throw NoWindow.of(complaints(errors.toString(StandardCharsets.UTF_8)), broken, System.getenv());
        }
    }

    private static void drawInMemory() {
        Configuration.DEBUG_STREAM.set(new PrintStream(OutputStream.nullOutputStream())); // a library that is not there fills a screen; we say it in a line
        String library = osMesa();
        if (library == null) throw NoWindow.noMemoryDrawing();
        Configuration.OPENGL_LIBRARY_NAME.set(library);
        GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, GLFW.GLFW_PLATFORM_NULL);
    }

    private static String osMesa() {
        for (String name : List.of("libOSMesa.so.8", "libOSMesa.so.6", "libOSMesa.so")) {
            try {
                Library.loadNative(WindowSystem.class, "org.lwjgl", name).free();
                return name;
            } catch (UnsatisfiedLinkError missing) {
                // perhaps under its next name
            }
        }
        return null;
    }

    /** What GLFW said, of a report such as "[LWJGL] GLFW_PLATFORM_ERROR error / Description : X11: Failed … / Stacktrace : …". */
    private static List<String> complaints(String report) {
        return report.lines().filter(line -> line.contains("Description"))
            .map(line -> line.replaceFirst("^\\s*Description\\s*:\\s*", "").strip()).distinct().toList();
    }
}
