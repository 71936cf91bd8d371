package eldertable.desktop;

import eldertable.words.Message;
import eldertable.words.Tongue;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Why no window can be opened or nothing drawn: first the reason, then what would mend it, a line each. */
final class NoWindow extends RuntimeException {
    private static final long serialVersionUID = 1;
    private static final Message TERMINAL = Message.of("opening.terminal");
    private static final String X_LIBRARIES = "libx11-6 libxcursor1 libxi6 libxinerama1 libxrandr2";
    private static final String GL_LIBRARIES = "libgl1 libgl1-mesa-dri";

    private final transient List<Message> lines;

    NoWindow(Message... lines) {
        super(told(List.of(lines), Tongue.ENGLISH), null, false, false);
        this.lines = List.of(lines);
    }

    String told(Tongue tongue) {
        return told(lines, tongue);
    }

    private static String told(List<Message> lines, Tongue tongue) {
        return lines.stream().map(tongue::say).collect(Collectors.joining("\n"));
    }

    static NoWindow noScreen() {
        return new NoWindow(Message.of("opening.no-screen"), Message.of("opening.no-screen.cure"));
    }

    static NoWindow noMemoryDrawing() {
        return new NoWindow(Message.of("opening.no-memory-drawing"), install("libosmesa6"));
    }

    /** @param told what the window system complained of; may be empty  @param failure how opening the window ended */
    static NoWindow of(List<String> told, Throwable failure, Map<String, String> environment) {
        String why = told.isEmpty() ? String.valueOf(failure.getMessage()).strip() : String.join("; ", told);
        String x11 = environment.getOrDefault("DISPLAY", ""), wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
        Message said = Message.of("opening.refused", "why", why);
        if (why.contains("Failed to open display")) return new NoWindow(Message.of("opening.no-answer", "display", x11), Message.of("opening.no-answer.cure"), TERMINAL);
        if (why.startsWith("Wayland")) return new NoWindow(said, Message.of("opening.wayland", "display", wayland), Message.of("opening.wayland.cure"), TERMINAL);
        if (why.contains("supported platform")) {
            return new NoWindow(said, Message.of("opening.neither", "wayland", wayland, "x11", x11), install(X_LIBRARIES + " " + GL_LIBRARIES), TERMINAL);
        }
        if (why.contains("load Xlib")) return new NoWindow(said, Message.of("opening.no-x11"), install(X_LIBRARIES + " " + GL_LIBRARIES), TERMINAL);
        if (why.contains("Failed to load GLX") || why.contains("Failed to load EGL")) return new NoWindow(said, Message.of("opening.no-gl"), install(GL_LIBRARIES), TERMINAL);
        if (why.contains("GLX") || why.contains("EGL") || why.contains("OpenGL") || why.contains("pixel format")) {
            return new NoWindow(said, Message.of("opening.old-gl"), Message.of("opening.old-gl.virtual"), install(GL_LIBRARIES), TERMINAL);
        }
        if (failure.getCause() instanceof ClassNotFoundException) {
            return new NoWindow(Message.of("opening.incomplete", "why", why), Message.of("opening.incomplete.cure"), TERMINAL);
        }
        if (failure instanceof LinkageError) {
            return new NoWindow(Message.of("opening.unloadable", "why", why.lines().findFirst().orElse("")),
                Message.of("opening.unloadable.room", "folder", System.getProperty("java.io.tmpdir")), Message.of("opening.unloadable.cure"), TERMINAL);
        }
        return new NoWindow(said, Message.of("opening.doctor"), TERMINAL);
    }

    private static Message install(String packages) {
        return Message.of("opening.install", "packages", packages);
    }
}
