package eldertable.simulation;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.view.Recollection;
import eldertable.words.Message;

import java.util.List;

/**
 * Plays whole games, one after the other, each determined by its seed alone. What came of a game can be asked for until
 * the next one begins; the counts of moves and steps go on over all games. For one thread.
 */
public final class Playout {
    /** How a game came to its end. */
    public enum End {
        /** By its rules. */ FINISHED,
        /** It went on for too long and was broken off. */ UNFINISHED,
        /** Somebody had to act and had no legal move. */ STUCK,
        /** A hook failed. */ FAULTED,
        /** The {@link Witness} saw something wrong. */ BROKEN;

        /** Whether the pack, or the program, is to blame. */
        public boolean isFailure() {
            return this != FINISHED && this != UNFINISHED;
        }
    }

    private final RuleEngine engine;
    private final Chooser[] seats;
    private final int mostMoves;
    private final Witness witness;
    private final Chance order = new Chance();
    private final Move move = new Move();
    private final int[] moveTally;
    private final int[] stepTally;

    private final GameState state;
    private final boolean watchful;
    private Recollection memory;
    private int decisions;
    private Message problem;
    private Diagnostic fault;

    /**
     * @param seats   the chooser of each seat
     * @param witness looks on, or null
     */
    public Playout(RuleEngine engine, List<? extends Chooser> seats, int mostMoves, Witness witness) {
        if (seats.size() != engine.blueprint.players) throw new IllegalArgumentException("every seat needs one chooser");
        this.engine = engine;
        this.seats = seats.toArray(Chooser[]::new);
        watchful = seats.stream().anyMatch(Chooser::isWatchful);
        this.mostMoves = mostMoves;
        this.witness = witness;
        moveTally = new int[engine.blueprint.moves.size()];
        stepTally = new int[engine.blueprint.steps.size()];
        state = new GameState(engine.blueprint, 0);
    }

    public End play(long seed) {
        decisions = 0;
        problem = null;
        fault = null;
        try {
            order.seed(Chance.derive(seed, 0));
            for (int seat = 0; seat < seats.length; seat++) seats[seat].begin(Chance.derive(seed, seat + 1));
            engine.tallySteps(stepTally);
            start(seed);
            engine.tally(false);
            return witness == null ? playOn() : playWatched(seed);
        } catch (RuleFault e) {
            fault = e.diagnostic();
            return failed(End.FAULTED, fault.telling());
        } catch (RuntimeException defect) { // ours: then the seed is what helps to find it
            return failed(End.FAULTED, Message.of("rules.play.defect", "defect", defect));
        } finally {
            engine.tallySteps(null);
        }
    }

    private void start(long seed) throws RuleFault {
        state.begin(seed);
        if (watchful) {
            memory = new Recollection(state);
            for (Chooser seat : seats) seat.watch(memory);
            state.listen(memory);
        }
        engine.begin(state);
        state.listen(null);
    }

    private End playOn() throws RuleFault {
        while (!state.isOver()) {
            if (state.moves() >= mostMoves) return End.UNFINISHED;
            if (!choose()) return End.STUCK;
            move();
        }
        return End.FINISHED;
    }

    private End playWatched(long seed) throws RuleFault {
        if (saw(witness.started(seed, state))) return End.BROKEN;
        while (!state.isOver()) {
            if (state.moves() >= mostMoves) return End.UNFINISHED;
            if (saw(witness.asked(state))) return End.BROKEN;
            if (!choose()) return End.STUCK;
            if (saw(witness.chosen(state, move))) return End.BROKEN;
            move();
            if (saw(witness.moved(state, move))) return End.BROKEN;
        }
        return saw(witness.ended(state)) ? End.BROKEN : End.FINISHED;
    }

    private boolean choose() throws RuleFault {
        int player = oneOf(engine.mayAct(state));
        move.reset(player);
        int taken = seats[player].choose(engine, state, move);
        if (taken == Chooser.NONE) {
            StepDef step = engine.blueprint.steps.get(state.stepAt(state.depth() - 1));
            failed(End.STUCK, Message.of("rules.play.stuck", "player", (char) ('A' + player), "step", step.id()));
            fault = Diagnostic.error("no-legal-move", step.span(), problem);
            return false;
        }
        decisions += taken;
        return true;
    }

    /** Of players who may act at once any may be first. */
    private int oneOf(int players) {
        int count = Integer.bitCount(players);
        if (count == 0) throw new IllegalStateException("the flow waits for nobody");
        for (int skip = count == 1 ? 0 : order.below(count); skip > 0; skip--) players &= players - 1;
        return Integer.numberOfTrailingZeros(players);
    }

    private void move() throws RuleFault {
        moveTally[move.move()]++;
        engine.tally(true);
        if (watchful) {
            memory.look();
            for (Chooser seat : seats) seat.watch(state, move);
            state.listen(memory);
        }
        engine.play(state, move);
        if (watchful) state.listen(null);
        engine.tally(false);
    }

    private boolean saw(Message wrong) {
        if (wrong == null) return false;
        failed(End.BROKEN, wrong);
        return true;
    }

    private End failed(End end, Message why) {
        problem = why;
        return end;
    }

    /** The table as the last game left it; after a fault, as far as it came. */
    public GameState state() {
        return state;
    }

    public int decisions() {
        return decisions;
    }

    /** Why the last game failed, or null. */
    public String problem() {
        return problem == null ? null : problem.english();
    }

    /** The same in any language. */
    public Message telling() {
        return problem;
    }

    /** Where in the pack the last game failed, or null. */
    public Diagnostic fault() {
        return fault;
    }

    /** By move: how often it was made in all games. */
    public int[] moveTally() {
        return moveTally.clone();
    }

    /** By step: how often the flow came to it in all games. */
    public int[] stepTally() {
        return stepTally.clone();
    }
}
