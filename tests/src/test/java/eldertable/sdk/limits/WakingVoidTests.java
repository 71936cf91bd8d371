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

/**
 * The plain game that `bench` compares the Waking Void with is the pack's own: as many choices each time, and the same table after every move. For more
 * games of each number of players: {@code ./gradlew :tests:test -Ptests='*WakingVoid*' -Pgames=500}.
 */
class WakingVoidTests {
    private static final int GAMES = Integer.getInteger("eldertable.games", 10);
    private static final int LADEN = 3;
    private static final Map<String, Object> OTHER_OPTIONS = Map.of("characters", "chosen", "weaponRangeMode", "add", "guardianActsOnEmergence", "yes",
        "enemyStopsAt", "adjacent", "rangeUsesInsanityPaths", "no", "counterToCounter", "yes", "maxRounds", 15);
    private static final VoidOptions OTHER = new VoidOptions(true, true, true, true, false, true, 15);

    private final Offers offers = new Offers();
    private final Move move = new Move();
    private Blueprint blueprint;
    private GameState state;
    private WakingVoid plain;
    private VoidTable table;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void theSameTableAfterEveryMove(int players) throws Exception {
        play(players, Map.of(), VoidOptions.USUAL);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void alsoWithOtherOptions(int players) throws Exception {
        play(players, OTHER_OPTIONS, OTHER);
    }

    private void play(int players, Map<String, Object> options, VoidOptions plainOptions) throws Exception {
        PackDef pack = PackReader.read(Path.of(System.getProperty("eldertable.home"), "content", "waking-void")).pack().orElseThrow();
        blueprint = new Blueprint(pack, players, options);
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.fastRules(blueprint)) {
            for (long seed = 1; seed <= GAMES; seed++) {
                state = engine.start(seed);
                plain = new WakingVoid(players, plainOptions, seed);
                table = plain.table;
                Random random = new Random(seed);
                boolean isEasy = seed % 2 == 0;
                compare(seed);
                while (!state.isOver()) {
                    if (isEasy && table.round == 1) {
                        isEasy = false;
                        ease();
                    }
                    choose(engine, random);
                    engine.play(state, move);
                    compare(seed);
                }
            }
        }
    }

    /**
     * Played at random hardly anybody escapes, or has much equipment: so in some games the guardian comes at once and falls easily, and everybody begins
     * sane and laden.
     */
    private void ease() {
        set("trackSpace", 0, table.trackSpace = VoidTable.TRACK_END);
        set("guardianHealth", 0, table.guardianHealth = 1);
        for (int seat = 0; seat < table.players; seat++) {
            set("sanity", seat, table.sanity[seat] = VoidTable.MOST_SANITY);
            for (int more = LADEN - table.items[seat].size(); more > 0; more--) {
                state.deal(blueprint.zone("equipmentDeck"), 1, blueprint.zone("items") + seat);
                table.give(seat, table.equipmentDeck.remove(0));
            }
        }
    }

    private void set(String id, int instance, int value) {
        state.setCount(blueprint.counter(id).first() + instance, value);
    }

    private void choose(RuleEngine engine, Random random) throws Exception {
        move.reset(Integer.numberOfTrailingZeros(engine.mayAct(state)));
        assertEquals(move.player(), plain.actor(), "to act");
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
        return "offers in step " + blueprint.steps.get(state.stepAt(state.depth() - 1)).id() + " of move " + state.moves() + ", "
            + (move.move() < 0 ? "" : blueprint.moves.get(move.move()).id());
    }

    private void compare(long seed) {
        String when = " in game " + seed + " after " + state.moves() + " moves";
        same("equipmentDeck", 0, table.equipmentDeck, "equipment", when);
        same("equipmentDiscards", 0, table.equipmentDiscards, "equipment", when);
        same("revealed", 0, table.revealed, "equipment", when);
        same("monsterDeck", 0, table.monsterDeck, "monsters", when);
        same("monsterDiscards", 0, table.monsterDiscards, "monsters", when);
        same("eventDeck", 0, table.eventDeck, "events", when);
        same("eventDiscards", 0, table.eventDiscards, "events", when);
        same("characterDeck", 0, table.characterDeck, "characters", when);
        same("inForce", 0, row(table.inForce), "events", when);
        for (int seat = 0; seat < table.players; seat++) comparePlayer(seat, when);
        compareBoard(when);
        comparePieces("damage", table.damage, when);
        comparePieces("bound", bits(table.bound, table.damage.length), when);
        comparePieces("offered", bits(table.offered, VoidCards.EQUIPMENT), when);
        comparePieces("spent", bits(table.spent, VoidCards.EQUIPMENT), when);
        assertEquals(counter("round", 0), table.round, "round" + when);
        assertEquals(counter("firstSeat", 0), table.firstSeat, "firstSeat" + when);
        assertEquals(counter("trackSpace", 0), table.trackSpace, "trackSpace" + when);
        assertEquals(counter("guardianHealth", 0), table.guardianHealth, "guardianHealth" + when);
        assertEquals(counter("guardianBound", 0), table.guardianBound ? 1 : 0, "guardianBound" + when);
        assertEquals(counter("rolled", 0), table.rolled, "rolled" + when);
        assertEquals(counter("casts", 0), table.casts, "casts" + when);
        assertEquals(state.active(), table.active, "active" + when);
        assertEquals(state.out(), table.out, "out" + when);
        assertEquals(state.isOver(), plain.isOver(), "over" + when);
        if (!state.isOver()) return;
        assertEquals(state.winners(), table.winners, "winners" + when);
        assertEquals(blueprint.word(Code.value(state.reason())), table.ending.name().toLowerCase(Locale.ROOT), "reason" + when);
    }

    private void comparePlayer(int seat, String when) {
        String whose = " of player " + seat + when;
        same("items", seat, table.items[seat], "equipment", when);
        same("remains", seat, table.remains[seat], "equipment", when);
        Row person = row(table.persons[seat] == null ? -1 : table.persons[seat].ordinal());
        same(table.isOut(seat) ? "fallen" : "character", seat, person, "characters", when);
        if (table.guardian != null) assertEquals(counter("sanity", seat), table.sanity[seat], "sanity" + whose);
        assertEquals(counter("pace", seat), table.pace[seat], "pace" + whose);
        assertEquals(counter("chilled", seat), table.chilled[seat], "chilled" + whose);
        assertEquals(counter("whetted", seat), table.whetted[seat], "whetted" + whose);
        assertEquals(counter("circle", seat), table.circled >> seat & 1, "circle" + whose);
        assertEquals(counter("asked", seat), table.asked >> seat & 1, "asked" + whose);
        assertEquals(counter("assailant", seat), table.assailant == seat ? 1 : 0, "assailant" + whose);
        assertEquals(state.placeOf(piece("body") + seat), table.bodyAt[seat], "body" + whose);
        assertEquals(state.placeOf(piece("mark") + seat), table.markAt[seat], "mark" + whose);
    }

    private void compareBoard(String when) {
        int board = blueprint.zone("board"), pawn = piece("pawn");
        int monster = blueprint.firstPieceOfSet("monsters"), guardian = blueprint.firstPieceOfSet("guardians");
        int[] figures = pieces(board).filter(piece -> !blueprint.kindOfPiece(piece).set().matches("bodies|marks|tokens")).toArray();
        assertArrayEquals(figures, IntStream.of(table.figures.toArray()).map(figure -> VoidTable.isPawn(figure) ? pawn + figure
            : figure == VoidTable.GUARDIAN ? guardian + table.guardian.ordinal() : monster + figure - VoidTable.FIRST_MONSTER).toArray(), "figures" + when);
        assertArrayEquals(IntStream.of(figures).map(state::placeOf).toArray(), IntStream.of(table.figures.toArray()).map(table::at).toArray(), "places" + when);
        assertArrayEquals(pieces(board).filter(piece -> blueprint.kindOfPiece(piece).set().equals("bodies")).map(piece -> blueprint.ownerOf[piece]).toArray(),
            table.bodies.toArray(), "bodies" + when);
        assertEquals(state.placeOf(piece("ember")), table.ember, "ember" + when);
        assertEquals(state.placeOf(piece("seal")), table.seal, "seal" + when);
        String lair = table.lair == VoidTable.Lair.TRACK ? "track" : table.lair == VoidTable.Lair.BOARD ? "board" : "slain";
        if (table.guardian != null) assertEquals(blueprint.zone(lair), state.zoneOf(guardian + table.guardian.ordinal()), "guardian" + when);
    }

    private static Row row(int card) {
        Row row = new Row();
        if (card >= 0) row.add(card);
        return row;
    }

    private static int[] bits(long bits, int count) {
        return IntStream.range(0, count).map(i -> (int) (bits >> i & 1)).toArray();
    }

    private void comparePieces(String id, int[] values, String when) {
        assertArrayEquals(IntStream.range(0, values.length).map(i -> counter(id, i)).toArray(), values, id + when);
    }

    private int counter(String id, int instance) {
        return state.count(blueprint.counter(id).first() + instance);
    }

    private int piece(String kind) {
        return blueprint.firstPiece(blueprint.kind(kind));
    }

    private IntStream pieces(int zone) {
        return IntStream.range(0, state.zoneSize(zone)).map(i -> state.pieceAt(zone, i));
    }

    /** Cards are numbered from the first of their set on. */
    private void same(String zone, int seat, Row row, String set, String when) {
        int from = blueprint.firstPieceOfSet(set);
        assertArrayEquals(pieces(blueprint.zone(zone) + seat).map(piece -> piece - from).toArray(), row.toArray(), zone + when);
    }
}
