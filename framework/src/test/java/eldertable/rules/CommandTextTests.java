package eldertable.rules;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText.Reading;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import org.junit.jupiter.api.Test;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CommandTextTests {
    private static final int MOVES = 400;

    private static PackDef workbench() throws URISyntaxException {
        return PackReader.read(Path.of(CommandTextTests.class.getResource("/eldertable/scenario/workbench").toURI())).pack().orElseThrow();
    }

    /** Journals and saves rest on this: what is written down leads to the very same state when it is read again. */
    @Test
    void whateverIsPrintedReadsAsTheSameMove() throws RuleFault, URISyntaxException {
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(new Blueprint(workbench(), 3, Map.of()))) {
            CommandText text = new CommandText(engine);
            Random random = new Random(7);
            GameState state = engine.start(1);
            for (int move = 0; move < MOVES; move++) {
                if (state.isOver()) state = engine.start(move);
                Move chosen = randomMove(engine, state, random);
                String written = text.print(chosen);
                Reading reading = text.read(state, written);
                Move read = assertInstanceOf(Reading.Chosen.class, reading, written).move();
                assertEquals(written, text.print(read));
                GameState twin = state.copy();
                Outcome outcome = engine.apply(state, chosen);
                assertEquals(outcome.getClass(), engine.apply(twin, read).getClass(), written);
                assertTrue(state.sameAs(twin), written);
            }
        }
    }

    private static Move randomMove(RuleEngine engine, GameState state, Random random) throws RuleFault {
        Move intent = new Move().reset(Integer.numberOfTrailingZeros(engine.mayAct(state)));
        Offers offers = new Offers();
        while (!engine.isComplete(intent)) {
            new CompletionSearch(engine).offer(state, intent, offers);
            engine.choose(intent, offers.get(random.nextInt(offers.size())), offers);
        }
        return intent;
    }

    @Test
    void saysWhatCanNeverBeACommand() throws RuleFault, URISyntaxException {
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(new Blueprint(workbench(), 2, Map.of()))) {
            CommandText text = new CommandText(engine);
            assertNull(text.complaint("A keep crab"));
            assertNull(text.complaint("A give B [A.hand[0], crab#2]"));
            assertEquals("A command is a player and a move, such as 'A keep'.", text.complaint("").english());
            assertEquals("There is no player 'C': the players are A to B.", text.complaint("C pass").english());
            assertEquals("There is no move 'pas'. Did you mean 'pass'?", text.complaint("A pas").english());
            assertEquals("The move 'pass' takes no picks, not 1.", text.complaint("A pass crab").english());
            assertEquals("'card' is one thing, without brackets.", text.complaint("A keep [crab, eel]").english());
            assertTrue(text.complaint("A give B [").english().startsWith("'[' is not a name"));
            assertEquals("There is no zone 'A.pocket'.", text.complaint("A keep A.pocket[0]").english());
            assertEquals("There is no 'crab#6': the numbers of crab go from 1 to 5.", text.complaint("A keep crab#6").english());
            assertEquals("Nothing in this game is called 'crap'. Did you mean 'crab'?", text.complaint("A give B [eel, crap]").english());
        }
    }
}
