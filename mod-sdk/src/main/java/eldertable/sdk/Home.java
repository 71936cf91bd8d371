package eldertable.sdk;

import java.nio.file.Path;

/** The folder Eldertable stands in, with its content and what was built from it. */
record Home(Path folder) {
    /** As the start script says; else the current folder. */
    static Home current() {
        return new Home(Path.of(System.getProperty("eldertable.home", "")).toAbsolutePath().normalize());
    }

    Path content() {
        return folder.resolve("content");
    }

    Path stage() {
        return folder.resolve("build/stage");
    }
}
