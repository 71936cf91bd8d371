package eldertable.sdk;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.pack.PackDef;
import eldertable.pack.PackLibrary;
import eldertable.pack.PackLoad;
import java.io.PrintWriter;
import java.util.List;

/** Where commands get packs from: the content folder, or a path of the user's. */
record PackShelf(PackLibrary library) {
    static PackShelf of(Home home) {
        return new PackShelf(new PackLibrary(List.of(home.content())));
    }

    /** A game that can be played. Otherwise its errors are printed, and the command fails. */
    PackDef take(String idOrPath, PrintWriter err) {
        PackLoad load = library.load(idOrPath);
        return load.pack().orElseThrow(() -> {
            List<Diagnostic> errors = load.problems().stream().filter(Diagnostic::isError).toList();
            err.print(DiagnosticPrinter.plain().print(errors));
            err.flush();
            return new CommandFailure("'" + idOrPath + "' cannot be played: " + DiagnosticPrinter.summary(errors) + ".");
        });
    }
}
