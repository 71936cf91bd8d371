package eldertable.sdk;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.PackDef;
import eldertable.pack.PackFiles;
import eldertable.pack.PackLibrary;
import eldertable.pack.PackLoad;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Where commands get packs from: the content folder, or a path of the user's. */
record PackShelf(PackLibrary library) {
    static PackShelf of(Home home) {
        return new PackShelf(new PackLibrary(List.of(shown(home.content()))));
    }

    /** Paths below the current folder are told as people would write them. */
    private static Path shown(Path path) {
        Path here = Path.of("").toAbsolutePath();
        return path.startsWith(here) && !path.equals(here) ? here.relativize(path) : path;
    }

    /** A game with the files it was read from. */
    record Copy(PackDef pack, PackFiles files) {}

    /** A game that can be played. Otherwise its errors are printed, and the command fails. */
    PackDef take(String idOrPath, PrintWriter err) {
        return take(idOrPath, List.of(), err);
    }

    /** With mods laid over it. */
    PackDef take(String idOrPath, List<String> mods, PrintWriter err) {
        return usable(idOrPath, library.load(idOrPath, mods), err);
    }

    /** As above, with the pack's own files. */
    Copy copy(String idOrPath, List<String> mods, PrintWriter err) {
        PackLibrary.Found found = library.find(idOrPath);
        Problems problems = new Problems();
        problems.addAll(found.problems());
        Optional<PackFiles> files = found.path().flatMap(path -> PackFiles.open(path, problems));
        PackLoad load = files.isPresent() ? library.load(idOrPath, mods) : new PackLoad(Optional.empty(), problems.list());
        return new Copy(usable(idOrPath, load, err), files.orElse(null));
    }

    private static PackDef usable(String idOrPath, PackLoad load, PrintWriter err) {
        return load.pack().orElseThrow(() -> {
            List<Diagnostic> errors = load.problems().stream().filter(Diagnostic::isError).toList();
            err.print(DiagnosticPrinter.plain().print(errors));
            err.flush();
            return new CommandFailure("'" + idOrPath + "' cannot be played: " + DiagnosticPrinter.summary(errors) + ".");
        });
    }
}
