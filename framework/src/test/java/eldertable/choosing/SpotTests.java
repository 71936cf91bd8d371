package eldertable.choosing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.PackDef;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.Move;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import eldertable.view.Lexicon;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A number may say where it lies: what is clicked in its place, and what stands on its button. */
class SpotTests {
    private static final String HERE = "where: ({ game, count }) => game.line.pieces.slice(0, count), label: ({ game, count }) => game.why('cards', { count })";
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    /** A line of which the second card lies face down; drawing some of its cards, looking on, or sorting a kind of which all are taken. */
    private static PackDef pack(String spot) {
        return new WrittenPack(1)
            .file("components.yaml", "zones:\n  line: { visible: face, start: cards }\n  hand: { visible: all }\nboards:\n  road:\n    spaces: { inn: {}, well: {} }\nwords: [near, far]\n")
            .file("cards.yaml", "cards:\n  ark: {}\n  bell: { copies: 2 }\n  cone: {}\n")
            .file("flow.yaml", "start: dealt\nsteps:\n  dealt: { auto: true }\n  turn: { moves: [draw, walk, sort, pass], repeat: true }\n")
            .file("text/en.yaml", "moves: { draw: Draw, walk: Walk, sort: Sort }\nreasons: { cards: \"{count} {count|card|cards}\" }\n")
            .file("rules.mjs", """
                export const steps = { dealt: { run: ({ game }) => { game.line.forEach(card => { card.faceUp = card.index !== 1; }); game.go('turn'); } } };
                export const moves = {
                  draw: { pick: { count: { from: [1, 2, 3], SPOT } }, apply: ({ game, count }) => { game.line.deal(count, game.hand); } },
                  walk: { pick: { way: { from: ['near', 'far'], where: ({ game, way }) => game.road.space(way === 'near' ? 'inn' : 'well') } }, apply: () => {} },
                  sort: {
                    pick: { card: ({ game }) => game.line.filter(c => c.is('bell')), all: { from: [2], where: ({ game }) => game.line.filter(c => c.is('bell')) } },
                    apply: () => {},
                  },
                  pass: { apply: () => {} },
                };
                """.replace("SPOT", spot))
            .read();
    }

    private static GameSession session(PackDef pack) throws RuleFault {
        return new GameSession(scripts, pack, MatchSetup.of("m", pack, 1, Map.of(), 1, MatchSetup.people(1)));
    }

    private static Ask ask(GameSession session, Picking picking) throws RuleFault {
        return Ask.of(picking, new Lexicon(session.blueprint(), "en", List.of("Ada")), session.blueprint(), Optional.empty());
    }

    private static int move(GameSession session, String id) {
        return Code.move(session.blueprint().move(id));
    }

    /** The cards of the line as their viewer may name them: the second one cannot be seen. */
    private static List<Integer> line(GameSession session, int count) {
        int line = session.blueprint().zone("line");
        return List.of(Code.piece(0), Code.slot(line, 1), Code.piece(2)).subList(0, count);
    }

    @Test void aNumberLiesWhereItsCardsLieAndUnseenOnesAreNamedByTheirPlace() throws RuleFault {
        try (GameSession session = session(pack(HERE))) {
            Picking picking = session.picking(0);
            picking.choose(move(session, "draw"));
            Ask ask = ask(session, picking);
            assertEquals(List.of("1 card", "2 cards", "3 cards"), ask.choices().stream().map(Choice::label).toList());
            for (int i = 0; i < 3; i++) assertEquals(line(session, i + 1), ask.choices().get(i).where());
            Map<Integer, List<Choice>> places = ask.places();
            for (int i = 0; i < 3; i++) assertEquals(List.of(ask.choices().get(i)), places.get(line(session, 3).get(i)), "each card stands for the first number that takes it");
        }
    }

    @Test void aClickBeginsAndEndsTheMove() throws RuleFault {
        try (GameSession session = session(pack(HERE))) {
            Picking picking = session.picking(0);
            Choice second = ask(session, picking).places().get(line(session, 2).get(1)).get(0);
            assertEquals("Draw: 2 cards", second.label());
            for (int code : second.path()) picking.choose(code);
            session.perform(picking);
            assertEquals(List.of("A draw 2"), session.journal().commands(), "what is written down is the number");
            Choice walk = ask(session, session.picking(0)).places().get(Code.space(1)).get(0);
            assertEquals(List.of(move(session, "walk"), Code.word(session.blueprint().word("far"))), walk.path());
        }
    }

    @Test void theOnlyNumberIsNoQuestionButIsNotTakenInSilence() throws RuleFault {
        try (GameSession session = session(pack(HERE))) {
            Picking picking = session.picking(0);
            picking.choose(move(session, "sort"));
            assertTrue(!ask(session, picking).prompt().equals("Sort"), "that is still asked");
            picking.choose(picking.options().codes().get(0));
            Ask ask = ask(session, picking);
            assertTrue(!picking.isComplete() && ask.choices().size() == 1);
            assertEquals("Sort", ask.prompt());
            assertEquals(2, ask.choices().get(0).where().size(), "all that will go");
        }
    }

    @Test void nobodyIsAskedWhereNobodyLooks() throws RuleFault {
        PackDef pack = pack("where: () => { throw new Error('asked'); }");
        try (GameSession session = session(pack)) {
            assertThrows(RuleFault.class, () -> ask(session, session.picking(0)));
        }
        try (RuleEngine engine = scripts.rules(new Blueprint(pack, 1, Map.of()))) {
            GameState state = engine.start(1);
            Move chosen = new Move().reset(0);
            chosen.chooseMove(engine.blueprint.move("draw"));
            Offers offers = new Offers();
            engine.offer(state, chosen, offers);
            assertEquals(3, offers.size());
        }
    }

    @Test void whatIsNoPlaceOrNoTextIsTold() throws RuleFault {
        for (String wrong : List.of("where: ({ count }) => count", "where: () => ['ark']", "label: ({ count }) => count")) {
            try (GameSession session = session(pack(wrong))) {
                RuleFault fault = assertThrows(RuleFault.class, () -> ask(session, session.picking(0)), wrong);
                assertTrue(fault.diagnostic().message().contains(wrong.substring(0, 5) + " of a pick gives"), fault.diagnostic().message());
            }
        }
        assertThrows(RuleFault.class, () -> session(pack("where: 3")).close());
    }
}
