package eldertable.lab;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Playout.End;
import eldertable.simulation.Tally;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.Arrays;

/** Looks on at one game after the other and enters each into a {@link Ledger}. For one thread. */
final class GameNotes implements Witness {
    private final RuleEngine engine;
    private final Columns columns;
    private final GameCourse course;
    private final Offers offers = new Offers();
    private final Move probe = new Move();
    private final Tally options = new Tally();

    /** By choice, in this game: how often it was offered and taken; who took it, and in front of whom it lay in play, as bits. */
    private final int[] offered, taken, takers, holders;
    /** By choice: the last decision in which it was counted. */
    private final int[] offeredIn, takenIn;
    private final int[] startZone;
    private final int[] ownedInPlay;
    private int decision, choices, forced, listed, first;

    GameNotes(RuleEngine engine, Columns columns) {
        this.engine = engine;
        this.columns = columns;
        course = new GameCourse(engine, columns);
        int count = columns.choices();
        offered = new int[count];
        taken = new int[count];
        takers = new int[count];
        holders = new int[count];
        offeredIn = new int[count];
        takenIn = new int[count];
        Blueprint blueprint = engine.blueprint;
        GameState layout = new GameState(blueprint, 0);
        startZone = new int[blueprint.pieceCount()];
        for (int piece = 0; piece < startZone.length; piece++) startZone[piece] = layout.zoneOf(piece);
        ownedInPlay = blueprint.zones.stream().filter(zone -> zone.owner() >= 0 && zone.def().inPlay()).mapToInt(Blueprint.Zone::index).toArray();
    }

    @Override
    public Message started(long seed, GameState state) {
        for (int[] counts : new int[][] {offered, taken, takers, holders, offeredIn, takenIn}) Arrays.fill(counts, 0);
        course.begin();
        decision = choices = forced = listed = 0;
        first = -1;
        return null;
    }

    @Override
    public Message asked(GameState state) throws RuleFault {
        noteHolders(state);
        course.look(state);
        return null;
    }

    private void noteHolders(GameState state) {
        for (int zone : ownedInPlay) {
            int owner = 1 << engine.blueprint.zones.get(zone).owner();
            for (int i = 0, n = state.zoneSize(zone); i < n; i++) holders[columns.kind(engine.blueprint.kindOf[state.pieceAt(zone, i)])] |= owner;
        }
    }

    /** Goes the way of the move again, to see what else was offered on it. */
    @Override
    public Message chosen(GameState state, Move move) throws RuleFault {
        int player = move.player();
        if (first < 0) first = Integer.bitCount(engine.mayAct(state)) == 1 ? player : columns.players;
        probe.reset(player);
        engine.offer(state, probe, offers);
        decide();
        take(Code.move(move.move()), player);
        probe.chooseMove(move.move());
        for (int pick = 0; pick < move.finished(); pick++) {
            engine.offer(state, probe, offers);
            decide();
            for (int i = move.start(pick); i < move.end(pick); i++) {
                take(move.value(i), player);
                probe.add(move.value(i));
            }
            probe.finish();
        }
        return null;
    }

    private void decide() {
        decision++;
        int count = 0;
        for (int i = 0; i < offers.size(); i++) {
            int code = offers.get(i);
            if (code == Code.DONE) continue;
            count++;
            int choice = columns.choice(code);
            if (choice < 0 || offeredIn[choice] == decision) continue;
            offeredIn[choice] = decision;
            offered[choice]++;
        }
        if (count > 1) {
            choices++;
            listed += count;
            options.add(count);
            course.choice(count);
        } else {
            forced++;
        }
    }

    /** A thing that was taken was offered, also where only other things just like it were listed. */
    private void take(int code, int player) {
        int choice = columns.choice(code);
        if (choice < 0 || takenIn[choice] == decision) return;
        takenIn[choice] = decision;
        taken[choice]++;
        takers[choice] |= 1 << player;
        if (offeredIn[choice] == decision) return;
        offeredIn[choice] = decision;
        offered[choice]++;
    }

    // ------------------------------------------------------------------ entering

    void enter(Ledger ledger, long game, End end, GameState state, int decisions, String problem) throws RuleFault {
        long[] row = ledger.batches[Ledger.batchOf(game)];
        if (end == End.UNFINISHED) row[Columns.UNFINISHED]++;
        if (end.isFailure()) {
            row[Columns.FAILED]++;
            ledger.note(game, problem);
        }
        if (end == End.FINISHED) enterFinished(ledger, row, state, decisions);
        options.clear();
    }

    private void enterFinished(Ledger ledger, long[] row, GameState state, int decisions) throws RuleFault {
        int winners = state.winners(), share = winners == 0 ? 0 : Columns.WIN / Integer.bitCount(winners);
        row[Columns.FINISHED]++;
        row[Columns.MOVES] += state.moves();
        row[Columns.DECISIONS] += decisions;
        row[Columns.OPTIONS] += listed;
        row[Columns.CHOICES] += choices;
        row[Columns.FORCED] += forced;
        row[columns.reason(state.reason())]++;
        if (winners == 0) row[Columns.NOBODY]++;
        if (Integer.bitCount(winners) > 1) row[Columns.SHARED]++;
        for (int seat = 0; seat < columns.players; seat++) if (won(winners, seat)) row[columns.atCredit + seat] += share;
        if (first >= 0 && first < columns.players) {
            row[Columns.FIRST_GAMES]++;
            if (won(winners, first)) row[Columns.FIRST_CREDIT] += share;
        }
        if (columns.round >= 0) {
            row[Columns.ROUNDS] += state.count(columns.round);
            ledger.series.get(Ledger.ROUNDS).add(state.count(columns.round));
        }
        for (int counter = 0; counter < columns.counters.size(); counter++) {
            for (int seat = 0; seat < columns.players; seat++) {
                int value = state.count(columns.counters.get(counter).first() + seat);
                row[columns.atCounter + counter * columns.players + seat] += value;
                ledger.counter(counter, seat).add(value);
            }
        }
        ledger.series.get(Ledger.MOVES).add(state.moves());
        ledger.series.get(Ledger.OPTIONS).addAll(options);
        course.enter(ledger, row, state);
        enterChoices(row, state, winners, share);
    }

    private void enterChoices(long[] row, GameState state, int winners, int share) {
        noteHolders(state);
        Blueprint blueprint = engine.blueprint;
        int kindsFrom = columns.kind(0), kindsUntil = columns.word(0);
        int[] atEnd = new int[columns.kinds];
        boolean[] moved = new boolean[columns.kinds];
        for (int piece = 0; piece < startZone.length; piece++) {
            int zone = state.zoneOf(piece), kind = blueprint.kindOf[piece], owner = blueprint.zones.get(zone).owner();
            if (owner >= 0) atEnd[kind] |= 1 << owner;
            if (zone != startZone[piece]) moved[kind] = true;
        }
        for (int choice = 0; choice < offered.length; choice++) {
            boolean kind = choice >= kindsFrom && choice < kindsUntil;
            int had = !kind ? takers[choice] : holders[choice] != 0 ? holders[choice] : atEnd[choice - kindsFrom];
            row[columns.of(choice, Columns.OFFERED)] += offered[choice];
            row[columns.of(choice, Columns.TAKEN)] += taken[choice];
            if (kind && moved[choice - kindsFrom]) row[columns.of(choice, Columns.MOVED)]++;
            int count = Integer.bitCount(had);
            row[columns.of(choice, Columns.HOLDERS)] += count;
            if (count == 0 || count == columns.players) continue;
            row[columns.of(choice, Columns.WITH)] += count;
            row[columns.of(choice, Columns.WITH_CREDIT)] += (long) share * Integer.bitCount(had & winners);
            row[columns.of(choice, Columns.WITHOUT)] += columns.players - count;
            row[columns.of(choice, Columns.WITHOUT_CREDIT)] += (long) share * Integer.bitCount(~had & winners);
        }
    }

    private static boolean won(int winners, int seat) {
        return (winners & 1 << seat) != 0;
    }
}
