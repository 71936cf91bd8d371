package eldertable.sdk.terminal;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.words.Tongue;

/** How a console shows a problem with a pack or a save. */
record ProblemText(Console console) {
    String text(Diagnostic problem) {
        DiagnosticPrinter printer = console.paint().hasColours() ? DiagnosticPrinter.coloured(Tongue.ENGLISH) : DiagnosticPrinter.plain(Tongue.ENGLISH);
        return printer.print(problem).stripTrailing();
    }
}
