package eldertable.session;

import java.nio.file.Path;
import java.util.Map;

/** Where a user's saves live. */
public final class DataFolder {
    private DataFolder() {}

    /**
     * The system property eldertable.data, else the variable ELDERTABLE_DATA, else the place that the system has for the
     * data of programs.
     */
    public static Path current() {
        String property = System.getProperty("eldertable.data", "");
        if (!property.isEmpty()) return absolute(property);
        return of(System.getenv(), System.getProperty("user.home"), System.getProperty("os.name"));
    }

    static Path of(Map<String, String> environment, String home, String system) {
        String own = environment.getOrDefault("ELDERTABLE_DATA", "");
        if (!own.isEmpty()) return absolute(own);
        String windows = environment.getOrDefault("APPDATA", "");
        if (system.startsWith("Windows") && !windows.isEmpty()) return absolute(windows).resolve("Eldertable");
        if (system.startsWith("Mac")) return absolute(home).resolve("Library/Application Support/Eldertable");
        String xdg = environment.getOrDefault("XDG_DATA_HOME", "");
        // The standard wants relative paths here to be ignored.
        Path shared = xdg.startsWith("/") ? Path.of(xdg) : absolute(home).resolve(".local/share");
        return shared.resolve("eldertable");
    }

    private static Path absolute(String path) {
        return Path.of(path).toAbsolutePath().normalize();
    }
}
