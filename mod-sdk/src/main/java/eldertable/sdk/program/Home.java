package eldertable.sdk.program;

import java.nio.file.Path;

/** The folder Eldertable stands in, with its content and what was built from it. */
public record Home(Path folder) {
    /** As the start script says; else the current folder. */
    public static Home current() {
        return new Home(Path.of(System.getProperty("eldertable.home", "")).toAbsolutePath().normalize());
    }

    public Path content() {
        return folder.resolve("content");
    }

    /** Where the handbook lies, with the small game of its examples. */
    public Path handbook() {
        return folder.resolve("mod-sdk/handbook");
    }

    /** What people start the program with, where there is a shell. */
    public Path script() {
        return folder.resolve("eldertable");
    }

    public Path stage() {
        return folder.resolve("build/stage");
    }
}
