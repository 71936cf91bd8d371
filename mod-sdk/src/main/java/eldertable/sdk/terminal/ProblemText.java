package eldertable.sdk.terminal;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.words.Tongue;

/** How a console shows a problem with a pack or a save. */
record ProblemText(Console console, Tongue tongue) {
    String text(Diagnostic problem) {
        DiagnosticPrinter printer = console.paint().hasColours() ? DiagnosticPrinter.coloured(tongue) : DiagnosticPrinter.plain(tongue);
        return printer.print(problem).stripTrailing();
    }
}
