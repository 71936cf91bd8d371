package eldertable.sdk.limits;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chooser;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** The plain game that `bench` compares Gates of Delirium with is the pack's own: as many choices each time, and the same table after every move. */
class GatesOfDeliriumTests {
    private static final int GAMES = Integer.getInteger("eldertable.games", 40);

    private final Offers offers = new Offers();
    private final Move move = new Move();
    private Blueprint blueprint;
    private GameState state;
    private GatesOfDelirium plain;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void theSameTableAfterEveryMove(int players) throws Exception {
        PackDef pack = PackReader.read(Path.of(System.getProperty("eldertable.home"), "content", "gates-of-delirium")).pack().orElseThrow();
        blueprint = new Blueprint(pack, players, Map.of());
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.fastRules(blueprint)) {
            for (long seed = 1; seed <= GAMES; seed++) {
                state = engine.start(seed);
                plain = new GatesOfDelirium(players, seed);
                Random random = new Random(seed);
                compare();
                while (!state.isOver()) {
                    choose(engine, random);
                    engine.play(state, move);
                    compare();
                }
            }
        }
    }

    private void choose(RuleEngine engine, Random random) throws Exception {
        move.reset(Integer.numberOfTrailingZeros(engine.mayAct(state)));
        assertEquals(move.player(), plain.active, "to act");
        int moves = 0, decisions = 0;
        while (!engine.isComplete(move)) {
            engine.offer(state, move, offers);
            assertEquals(offers.size(), plain.options(), this::where);
            assertEquals(move.move() < 0, plain.asksForAction(), this::where);
            if (move.move() < 0) moves = offers.size();
            int option = random.nextInt(offers.size());
            engine.choose(move, offers.get(option), offers);
            decisions += plain.choose(option);
        }
        assertEquals(Chooser.picksIn(move) + (moves > 1 ? 1 : 0), decisions, "decisions");
    }

    private String where() {
        return "offers in step " + blueprint.steps.get(state.stepAt(state.depth() - 1)).id() + ", move " + (move.move() < 0 ? "" : blueprint.moves.get(move.move()).id());
    }

    private void compare() {
        same("actionDeck", 0, "a01", plain.actionDeck);
        same("discards", 0, "a01", plain.discards);
        same("played", 0, "a01", plain.played);
        same("gateDeck", 0, "innsmouth-gate", plain.gateDeck);
        same("gateSupply", 0, "innsmouth-gate", plain.gateSupply);
        same("discs", 0, "m08", plain.discs);
        same("scrollsOut", 0, "sc1", plain.scrollsOut);
        same("sealedScrolls", 0, "sc1", plain.sealed);
        same("openScrolls", 0, "sc1", plain.openScrolls);
        for (int seat = 0; seat < plain.players; seat++) {
            GatesTable.Seat own = plain.seats[seat];
            same("hand", seat, "a01", own.hand);
            same("pages", seat, "a01", own.pages);
            same("maps", seat, "a01", own.maps);
            same("runes", seat, "a01", own.runes);
            same("gates", seat, "innsmouth-gate", own.gates);
            same("opened", seat, "innsmouth-gate", own.opened);
            same("released", seat, "m08", own.released);
            assertEquals(state.zoneSize(blueprint.zone("reserve") + seat), own.reserve, "reserve");
            assertEquals(counter("tokens", seat), own.tokens, "tokens");
            assertEquals(counter("score", seat), own.score, "score");
        }
        int map = blueprint.zone("map");
        assertArrayEquals(pieces(map).map(state::placeOf).toArray(), IntStream.of(plain.map.toArray()).map(plain::region).toArray(), "regions");
        assertArrayEquals(pieces(map).map(piece -> blueprint.ownerOf[piece] < 0 ? plain.players : blueprint.ownerOf[piece]).toArray(),
            IntStream.of(plain.map.toArray()).map(plain::owner).toArray(), "investigators");
        int disc = blueprint.zone("disc") + plain.holder;
        assertEquals(plain.insane ? "insane" : "sane", blueprint.kindOfPiece(state.pieceAt(disc, 0)).id(), "disc");
        assertEquals(counter("tokenSupply", 0), plain.tokenSupply, "supply of tokens");
        assertEquals(counter("round", 0), plain.round, "round");
        assertEquals(state.active(), plain.active, "active");
        assertEquals(state.isOver(), plain.isOver(), "over");
        if (!state.isOver()) return;
        assertEquals(state.winners(), plain.winners, "winners");
        assertEquals(blueprint.word(Code.value(state.reason())), plain.ending.name().toLowerCase(Locale.ROOT), "reason");
    }

    private int counter(String id, int seat) {
        return state.count(blueprint.counter(id).first() + seat);
    }

    private IntStream pieces(int zone) {
        return IntStream.range(0, state.zoneSize(zone)).map(i -> state.pieceAt(zone, i));
    }

    /** Kinds are numbered from the first of their set on. */
    private void same(String zone, int seat, String first, Row row) {
        int from = blueprint.kind(first).index();
        assertArrayEquals(pieces(blueprint.zone(zone) + seat).map(piece -> blueprint.kindOf[piece] - from).toArray(), row.toArray(), zone);
    }
}
