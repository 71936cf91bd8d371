package eldertable.desktop;

import java.util.List;
import java.util.Map;

/** Why no window can be opened or nothing drawn, in words for the player: first the reason, then what would mend it. */
final class NoWindow extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final String TERMINAL = "The terminal works without: ./eldertable play --terminal";
    private static final String X_LIBRARIES = "libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2";
    private static final String GL_LIBRARIES = "libgl1 libgl1-mesa-dri";

    NoWindow(String why, String... cures) {
        super(why + "\n" + String.join("\n", cures), null, false, false);
    }

    static NoWindow noScreen() {
        return new NoWindow("No window can be opened: this machine, or this session, has no screen "
            + "(neither DISPLAY nor WAYLAND_DISPLAY is set).",
            "Play in the terminal (./eldertable play --terminal), under xvfb-run, or draw off screen with --offscreen.");
    }

    static NoWindow noMemoryDrawing() {
        return new NoWindow("Nothing can be drawn: there is no screen, and to draw off screen Mesa's library is missing.",
            "On Debian or Ubuntu: apt-get install libosmesa6");
    }

    /** @param told what the window system complained of; may be empty  @param failure how opening the window ended */
    static NoWindow of(List<String> told, Throwable failure, Map<String, String> environment) {
        String why = told.isEmpty() ? String.valueOf(failure.getMessage()).strip() : String.join("; ", told);
        String x11 = environment.getOrDefault("DISPLAY", ""), wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
        String said = "No window can be opened (" + why + ").";
        if (why.contains("Failed to open display")) {
            return new NoWindow("No window can be opened: no screen answers at DISPLAY=" + x11 + ".",
                "Set DISPLAY to a screen that runs and lets you in (a desktop's is mostly :0; over ssh use ssh -X), or unset it.",
                TERMINAL);
        }
        if (why.startsWith("Wayland")) {
            return new NoWindow(said, "Is a Wayland session running at WAYLAND_DISPLAY=" + wayland + "?",
                "Else unset it; with DISPLAY set, X11 is used.", TERMINAL);
        }
        if (why.contains("supported platform")) {
            return new NoWindow(said, "Neither WAYLAND_DISPLAY=" + wayland + " nor DISPLAY=" + x11 + " answers,",
                "or their libraries are missing. On Debian or Ubuntu: apt-get install " + X_LIBRARIES + " " + GL_LIBRARIES, TERMINAL);
        }
        if (why.contains("load Xlib")) {
            return new NoWindow(said, "The libraries of X11 are missing.",
                "On Debian or Ubuntu: apt-get install " + X_LIBRARIES + " " + GL_LIBRARIES, TERMINAL);
        }
        if (why.contains("Failed to load GLX") || why.contains("Failed to load EGL")) {
            return new NoWindow(said, "The library of OpenGL is missing. On Debian or Ubuntu: apt-get install " + GL_LIBRARIES, TERMINAL);
        }
        if (why.contains("GLX") || why.contains("EGL") || why.contains("OpenGL") || why.contains("pixel format")) {
            return new NoWindow(said, "The screen is there, but without OpenGL 2.0.",
                "Install the driver of your graphics card or Mesa's, which needs none (on Debian or Ubuntu: apt-get install " + GL_LIBRARIES + ");",
                "a virtual screen must be started with GLX (Xvfb +extension GLX).", TERMINAL);
        }
        if (failure.getCause() instanceof ClassNotFoundException) {
            return new NoWindow("No window can be opened: a part of it is missing in the build (" + why + ").",
                "Build it anew: ./gradlew stage", TERMINAL);
        }
        if (failure instanceof LinkageError) {
            return new NoWindow("No window can be opened: what draws it cannot be loaded (" + why.lines().findFirst().orElse("") + ").",
                "It is unpacked into the folder for temporary files, " + System.getProperty("java.io.tmpdir")
                    + ": is there room, and may programs run from it?",
                "Another folder: ELDERTABLE_OPTS=-Djava.io.tmpdir=FOLDER ./eldertable play", TERMINAL);
        }
        return new NoWindow(said, "./eldertable doctor tells what this machine has and lacks.", TERMINAL);
    }
}
