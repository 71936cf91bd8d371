package eldertable.sdk.terminal;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;

/** How a console shows a problem with a pack or a save. */
record ProblemText(Console console) {
    String text(Diagnostic problem) {
        DiagnosticPrinter printer = console.paint().hasColours() ? DiagnosticPrinter.coloured() : DiagnosticPrinter.plain();
        return printer.print(problem).stripTrailing();
    }
}
