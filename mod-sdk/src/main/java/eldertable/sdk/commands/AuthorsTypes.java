package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.pack.files.PackFiles;
import eldertable.sdk.typings.CheckedBefore;
import eldertable.sdk.typings.TypeCheck;
import eldertable.sdk.typings.TypesFolder;
import eldertable.session.DataFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * While an author plays: keeps the folder `types` of the pack current and lets TypeScript look at the rules whenever they have changed, on a thread that gives way to
 * everything else. A reload never waits for it. Only for packs that have such a folder.
 */
final class AuthorsTypes {
    private static final long LOOK_MILLIS = 1_500;

    private final PackShelf shelf;
    private final String pack;
    private final Path folder;
    private final PrintWriter told;
    private List<Diagnostic> last = List.of();

    private AuthorsTypes(PackShelf shelf, String pack, Path folder, PrintWriter told) {
        this.shelf = shelf;
        this.pack = pack;
        this.folder = folder;
        this.told = told;
    }

    static void watch(PackShelf shelf, String pack, PrintWriter told) {
        Path folder = shelf.library().find(pack).path().orElse(null);
        if (folder == null || !TypesFolder.isIn(folder)) return;
        Thread thread = new Thread(new AuthorsTypes(shelf, pack, folder, told)::run, "types");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    private void run() {
        long known = 0;
        try (TypeCheck check = new TypeCheck(new CheckedBefore(DataFolder.current().resolve("cache/types")))) {
            while (true) {
                long now = newest();
                if (now != known) look(check);
                known = now;
                Thread.sleep(LOOK_MILLIS);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void look(TypeCheck check) {
        TypesCommand.keepCurrent(shelf, pack);
        shelf.library().load(pack, List.of()).pack().ifPresent(def -> {
            List<Diagnostic> found = check.of(def);
            if (found.equals(last)) return;
            last = found;
            told.print(found.isEmpty() ? shelf.tongue().say("commands.types-sound") + "\n" : DiagnosticPrinter.plain(shelf.tongue()).print(found));
            told.flush();
        });
    }

    /** When a file of the pack was changed last. */
    private long newest() {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> !PackFiles.ignores(folder.relativize(file).toString().replace('\\', '/'))).mapToLong(file -> file.toFile().lastModified()).max().orElse(0);
        } catch (IOException | java.io.UncheckedIOException vanished) {
            return 0;
        }
    }
}
