package eldertable.sdk.commands;

import eldertable.sdk.editing.PackLanguageServer;
import eldertable.sdk.program.Home;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(name = "language-server", description = "Speaks with your editor (Language Server Protocol, over standard input and output): your editor starts it.",
    footer = {"", "Problems while you type, completion, descriptions, definitions, references, renaming and quick fixes in YAML and rules. See mod-sdk/editors."})
public final class LanguageServerCommand implements Callable<Integer> {
    @Override public Integer call() {
        InputStream in = System.in;
        OutputStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream())); // nothing else may speak there
        PackLanguageServer.serve(new PackLanguageServer(PackShelf.of(Home.current()).library(), LanguageServerCommand::runScenarios), in, out);
        return 0;
    }

    private static String runScenarios(Path pack, String file) {
        StringWriter told = new StringWriter();
        new CommandLine(new TestCommand()).setOut(new PrintWriter(told)).setErr(new PrintWriter(told)).execute(pack.toString(), "--filter", file.replaceFirst(".*/", ""));
        return told.toString();
    }
}
