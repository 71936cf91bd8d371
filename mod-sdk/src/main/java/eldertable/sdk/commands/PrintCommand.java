package eldertable.sdk.commands;

import eldertable.sdk.program.Speech;
import eldertable.words.Languages;
import eldertable.words.Message;
import eldertable.words.Tongue;
import eldertable.pack.model.PackDef;
import eldertable.sdk.printing.DeckSheets;
import eldertable.sdk.printing.Paper;
import eldertable.sdk.printing.PaperGame;
import eldertable.sdk.program.Home;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collections;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "print")
public final class PrintCommand implements Callable<Integer> {
    @Parameters(paramLabel = "PACK")
    private String pack;

    @Mixin
    private MatchChoice match;

    @Option(names = "--paper", paramLabel = "A4|LETTER", defaultValue = "A4")
    private Paper paper;

    @Option(names = "--out", paramLabel = "FILE")
    private Path target;

    @Option(names = "--sheets", paramLabel = "FOLDER")
    private Path sheets;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut(), err = spec.commandLine().getErr();
        System.setProperty("java.awt.headless", "true"); // pictures are painted here, none is shown
        PackDef def = PackShelf.of(spec).take(pack, match.mods(), err);
        Blueprint blueprint = match.of(def, def.info().maxPlayers());
        String language = Speech.of(spec).asked().isEmpty() ? Languages.ENGLISH : Speech.of(spec).asked();
        try (RulesTables tables = new RulesTables()) {
            PaperGame game = new PaperGame(blueprint, new Lexicon(blueprint, language, Collections.nCopies(blueprint.players, "")), Tongue.of(language),
                tables.of(def, language));
            if (sheets != null) {
                DeckSheets.Written written = new DeckSheets(game).write(sheets, def.info().id());
                out.println(Speech.of(spec).say("commands.print.sheets", "file", written.file(), "cards", written.cards(), "decks", written.decks(), "pictures", written.pictures()));
            } else {
                Path file = target != null ? target : Path.of(def.info().id() + ".pdf");
                PaperGame.Count count = game.print(paper, file, part -> {
                    err.println(Speech.of(spec).tongue().say(part));
                    err.flush();
                });
                out.println(Speech.of(spec).say("commands.print.pages", "file", file, "sheets", count.sheets(), "paper", paper, "cards", count.cards(), "tokens", count.tokens(),
                    "dials", count.dials(), "boards", count.boardSheets(), "pages", count.bookletPages()));
                if (count.cardSides() > 0) out.println(Speech.of(spec).say("commands.print.both-sides", "pages", pages(1, count.cardSides())));
                if (count.booklet() - 1 > count.cardSides()) out.println(Speech.of(spec).say("commands.print.one-side", "pages", pages(count.cardSides() + 1, count.booklet() - 1)));
                out.println(Speech.of(spec).say("commands.print.booklet", "pages", pages(count.booklet(), count.sheets())));
            }
        }
        out.flush();
        return 0;
    }

    private static Message pages(int first, int last) {
        return first == last ? Message.of("commands.print.page", "first", first) : Message.of("commands.print.page-range", "first", first, "last", last);
    }
}
