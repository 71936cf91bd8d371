package eldertable.sdk.commands;

import eldertable.faces.Faces;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.reports.PackReference;
import eldertable.sdk.reports.PaintedRules;
import eldertable.sdk.site.DocsSite;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "docs")
public final class DocsCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK", arity = "0..1")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--out", paramLabel = "FILE")
    private Path target;

    @Option(names = "--site", paramLabel = "FOLDER")
    private Path site;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (site != null) return writeSite(out);
        if (pack == null) throw new CommandFailure(Message.of("commands.docs-what"));
        PackDef def = PackShelf.of(spec).take(pack, match.mods(), spec.commandLine().getErr());
        Blueprint blueprint = match.of(def, 0);
        String text = new PackReference(blueprint).text();
        if (target == null) out.print(text);
        else try (RulesTables tables = new RulesTables()) {
            System.setProperty("java.awt.headless", "true");
            Faces faces = new Faces(blueprint, new Lexicon(blueprint, "en", Collections.nCopies(blueprint.players, "")), Optional.of(tables.of(def, "en")));
            Path file = target.toAbsolutePath();
            Files.writeString(file, PaintedRules.painted(text, faces, file.getParent(), def.info().id() + "-pictures"));
            out.println("wrote " + target + ": " + text.lines().count() + " lines");
        }
        out.flush();
        return 0;
    }

    private int writeSite(PrintWriter out) throws IOException {
        System.setProperty("java.awt.headless", "true"); // cards are painted, none is shown
        PackShelf shelf = PackShelf.of(spec);
        DocsSite pages = new DocsSite(site);
        pages.handbook(Home.current().handbook());
        List<String> packs = pack != null ? List.of(pack) : Stream.concat(examples().stream(), shelf.games().stream().filter(entry -> !entry.isMod()).map(PackLibrary.Entry::id)).distinct().toList();
        int cards = 0;
        try (RulesTables tables = new RulesTables()) {
            for (String each : packs) {
                PackDef def = shelf.take(each, match.mods(), spec.commandLine().getErr());
                Path source = shelf.library().find(each).path().orElseThrow();
                cards += pages.pack(source, match.of(def, 0), tables.of(def, "en"));
            }
        }
        out.println("wrote " + site.resolve("index.html") + ": " + pages.write() + " pages, " + cards + " cards");
        out.flush();
        return 0;
    }

    /** The games that the handbook takes its examples from. */
    private static List<String> examples() throws IOException {
        try (Stream<Path> folders = Files.list(Home.current().handbook())) {
            return folders.filter(folder -> Files.exists(folder.resolve("pack.yaml"))).map(Path::toString).sorted().toList();
        }
    }
}
