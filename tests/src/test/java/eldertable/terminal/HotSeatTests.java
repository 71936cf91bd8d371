package eldertable.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.bot.Budget;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.support.Program.Ran;
import eldertable.support.Program;
import eldertable.view.Lexicon;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people at one screen: between two curtains stands nothing that the one who looks may not see. */
class HotSeatTests {
    private static final String GAME = "tides-of-madness"; // all its cards are different
    private static final long SEED = 21;
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));

    @TempDir Path data;

    private static GameSession session(ScriptEngine scripts, PackDef pack, String bot) throws RuleFault {
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("A", bot), new MatchSetup.Seat("B", bot));
        return new GameSession(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), SEED, seats));
    }

    @Test void noScreenShowsTheOthersHand() throws RuleFault {
        PackDef pack = PackReader.read(HOME.resolve("content").resolve(GAME)).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine()) {
            List<String> commands;
            try (GameSession bots = session(scripts, pack, "random")) {
                while (bots.botToAct() >= 0) bots.playBot(bots.botToAct(), Budget.playouts(1));
                commands = bots.journal().commands();
            }
            Ran ran = new Program(data).run(commands, "play", GAME, "--terminal", "--seed", Long.toString(SEED));
            assertEquals(0, ran.exit(), ran.out() + ran.err());
            try (GameSession truth = session(scripts, pack, "")) {
                look(truth, commands, ran.out());
            }
        }
    }

    /** Plays along: a screen may name only cards that its viewer could see at some time since that viewer's last screen. */
    private static void look(GameSession truth, List<String> commands, String out) throws RuleFault {
        Lexicon lexicon = new Lexicon(truth.blueprint(), "en", List.of("A", "B"));
        List<Set<String>> known = List.of(seen(truth, 0, lexicon), seen(truth, 1, lexicon));
        int screens = 0, next = 0;
        for (String part : out.split("\n--- Pass the seat to ")) {
            if (!part.startsWith("A. ---") && !part.startsWith("B. ---")) continue;
            screens++;
            int viewer = part.charAt(0) - 'A';
            while (next < commands.size() && part.contains("\n> " + commands.get(next) + "\n")) {
                assertEquals(viewer, commands.get(next).charAt(0) - 'A', "nobody moves on another's screen");
                Reading.Chosen chosen = (Reading.Chosen) truth.read(commands.get(next++));
                truth.perform(chosen.move());
                for (int seat = 0; seat < 2; seat++) known.get(seat).addAll(seen(truth, seat, lexicon));
            }
            for (var kind : truth.blueprint().kinds) {
                String title = lexicon.kind(kind.id());
                assertFalse(part.contains(title) && !known.get(viewer).contains(title), () -> title + " is shown to " + "AB".charAt(viewer) + ":\n" + part);
            }
            known.get(viewer).clear();
            known.get(viewer).addAll(seen(truth, viewer, lexicon));
        }
        assertEquals(commands.size(), next);
        assertTrue(screens > 20, out);
    }

    private static Set<String> seen(GameSession session, int viewer, Lexicon lexicon) {
        Set<String> titles = new HashSet<>();
        session.view(viewer).zones().forEach(zone -> zone.seen().forEach(piece -> titles.add(lexicon.kind(piece.kind()))));
        return titles;
    }
}
