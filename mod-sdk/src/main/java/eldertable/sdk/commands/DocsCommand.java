package eldertable.sdk.commands;

import eldertable.pack.model.PackDef;
import eldertable.sdk.program.Home;
import eldertable.sdk.reports.PackReference;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "docs", description = "Writes a reference of a pack in Markdown: its components, all cards with their texts, steps, moves and rules.",
    footer = {"", "Made from the pack itself, with the mods given, so it is never out of date."})
public final class DocsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", description = "The pack: its id, or the path of its folder or zip.")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--out", paramLabel = "FILE", description = "The file to write; by default the reference is printed.")
    private Path target;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        PackDef def = PackShelf.of(Home.current()).take(pack, match.mods(), spec.commandLine().getErr());
        String text = new PackReference(match.of(def, 0)).text();
        if (target == null) out.print(text);
        else {
            Files.writeString(target, text);
            out.println("wrote " + target + ": " + text.lines().count() + " lines");
        }
        out.flush();
        return 0;
    }
}
