package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.sdk.editing.PackLanguageServer;
import eldertable.sdk.editing.Workbench;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "language-server")
public final class LanguageServerCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        InputStream in = System.in;
        OutputStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream())); // nothing else may speak there
        PackLibrary library = PackShelf.of(spec).library();
        return PackLanguageServer.serve(new PackLanguageServer(library, new Commands(library), Speech.of(spec).asked()), in, out);
    }

    /** Lets an editor have what the commands `check` and `test` say. */
    record Commands(PackLibrary library) implements Workbench {
        @Override public List<Diagnostic> examine(Path pack) {
            return new PackExamination(library).of(List.of(pack.toString()), List.of());
        }

        @Override public String run(Path pack, Path file, String title) {
            StringWriter told = new StringWriter();
            new CommandLine(new TestCommand()).setOut(new PrintWriter(told)).setErr(new PrintWriter(told)).execute(pack.toString(), file.toString(), "--filter", title);
            return told.toString();
        }
    }
}
