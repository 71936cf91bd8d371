package eldertable.rules;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The one door to the rules of a match: what a player may choose next, and what a choice does. It keeps nothing of the
 * game itself, so any number of states can be played through one engine; one thread at a time.
 */
public final class RuleEngine implements AutoCloseable {
    private static final int MOST_AUTOMATIC_STEPS = 10_000;

    public final Blueprint blueprint;
    private final Hooks hooks;
    private final int[][] movesOfStep;
    private final int[] anytime;
    private final List<Offers> spare = new ArrayList<>();
    private final GameState backup;
    private int[] stepTally;

    public RuleEngine(Blueprint blueprint, Hooks hooks) {
        this.blueprint = blueprint;
        this.hooks = hooks;
        movesOfStep = blueprint.steps.stream().map(s -> s.moves().stream().mapToInt(blueprint::move).toArray()).toArray(int[][]::new);
        anytime = blueprint.moves.stream().filter(m -> m.anytime()).mapToInt(m -> blueprint.move(m.id())).toArray();
        backup = new GameState(blueprint, 0);
    }

    /** A new game, played on to the first choice of a player. */
    public GameState start(long seed) throws RuleFault {
        GameState state = new GameState(blueprint, seed);
        begin(state);
        return state;
    }

    /** Starts the flow of a table that has been laid out. */
    public void begin(GameState state) throws RuleFault {
        int step = blueprint.step(blueprint.pack.flow().start());
        state.insert(0, step, usualActors(state, blueprint.steps.get(step)));
        settle(state);
    }

    /** Goes on from whatever step is on top of the stack, as after a table was set up by hand. */
    public void resume(GameState state) throws RuleFault {
        settle(state);
    }

    private int usualActors(GameState state, StepDef step) {
        if (step.who() == Who.AUTO) return 0;
        return step.who() == Who.EVERYONE ? (1 << blueprint.players) - 1 & ~state.out() : 1 << state.active();
    }

    public MoveHooks move(int index) {
        return hooks.move(index);
    }

    // ------------------------------------------------------------------ what can be chosen

    /** The players who may act now, as bits: those the step waits for, and the active one if a move is open at any time. */
    public int mayAct(GameState state) {
        return state.toAct();
    }

    /**
     * Lists what can be chosen next: moves while none is chosen, then the things of the open pick, with {@link Code#DONE}
     * where a pick of several may be closed. A thing listed may still lead nowhere (see {@link #possible}).
     */
    public void offer(GameState state, Move intent, Offers offers) throws RuleFault {
        offers.clear();
        if (intent.move() < 0) {
            offerMoves(state, intent, offers);
            return;
        }
        MoveHooks asks = hooks.move(intent.move());
        int pick = intent.finished();
        if (pick >= asks.picks()) return;
        hooks.offer(state, intent, offers);
        if (asks.isMany(pick)) narrow(state, intent, offers, asks);
    }

    /** All that the open pick may hold, with copies, in its order: before what is chosen already narrows it. */
    public void offerAll(GameState state, Move intent, Offers offers) throws RuleFault {
        offers.clear();
        if (intent.move() >= 0 && intent.finished() < hooks.move(intent.move()).picks()) hooks.offer(state, intent, offers);
    }

    private void offerMoves(GameState state, Move intent, Offers offers) throws RuleFault {
        if ((mayAct(state) & 1 << intent.player()) == 0) return;
        int step = state.stepAt(state.depth() - 1);
        if (hooks.openMoves(state, step, intent, offers)) return;
        for (int move : movesOfStep[step]) offerMove(state, intent, offers, move);
        if (intent.player() == state.active()) for (int move : anytime) offerMove(state, intent, offers, move);
        intent.reset(intent.player());
    }

    private void offerMove(GameState state, Move intent, Offers offers, int move) throws RuleFault {
        MoveHooks asks = hooks.move(move);
        intent.chooseMove(move);
        Offers asked = null;
        if (asks.isConditional()) {
            asked = spare(0);
            hooks.when(state, intent, asked);
        }
        if ((asked == null || asked.forbidden() == null) && asks.picks() == 0 && asks.isCheckedAtEnd()) {
            asked = spare(0);
            hooks.check(state, intent, asked);
        }
        if (asked == null || asked.forbidden() == null) offers.add(Code.move(move));
        else offers.refuse(Code.move(move), asked.forbidden());
    }

    private Offers spare(int level) {
        while (spare.size() <= level) spare.add(new Offers());
        Offers offers = spare.get(level);
        offers.clear();
        return offers;
    }

    /**
     * Of several things, those behind the one chosen last can be added, so that each set is offered once. Equal things
     * (three red crystals) stand side by side in the list and are offered as one.
     */
    private void narrow(GameState state, Move intent, Offers offers, MoveHooks asks) throws RuleFault {
        int chosen = intent.open();
        int from = 0;
        if (chosen > 0) {
            int end = intent.end(intent.finished());
            int last = intent.value(end - 1);
            int copies = 0;
            while (copies < chosen && intent.value(end - 1 - copies) == last) copies++;
            while (from < offers.size() && offers.get(from) != last) from++;
            from += copies;
        }
        int needed = offers.min() - chosen;
        int until = chosen < offers.max() ? Math.min(offers.size(), offers.size() - needed + 1) : from;
        offers.keepDistinct(from, until);
        if (chosen < offers.min()) return;
        if (intent.finished() == asks.picks() - 1 && asks.isCheckedAtEnd()) {
            Offers asked = spare(0);
            hooks.check(state, intent, asked);
            if (asked.forbidden() != null) {
                offers.refuse(Code.DONE, asked.forbidden());
                return;
            }
        }
        offers.add(Code.DONE);
    }

    /** Takes one of the things offered into the intent. */
    public void choose(Move intent, int code, Offers offers) {
        if (Code.tag(code) == Code.MOVE) {
            intent.chooseMove(Code.value(code));
        } else if (code == Code.DONE) {
            intent.finish();
        } else {
            MoveHooks asks = hooks.move(intent.move());
            int pick = intent.finished();
            intent.add(code);
            boolean checkedLater = pick == asks.picks() - 1 && asks.isCheckedAtEnd();
            if (!asks.isMany(pick) || intent.open() == offers.max() && !checkedLater) intent.finish();
        }
    }

    public boolean isComplete(Move intent) {
        return intent.move() >= 0 && intent.finished() == hooks.move(intent.move()).picks();
    }

    /** Whether the intent, as far as it goes, can be completed into a legal move. */
    public boolean possible(GameState state, Move intent) throws RuleFault {
        return possible(state, intent, 1);
    }

    private boolean possible(GameState state, Move intent, int level) throws RuleFault {
        if (isComplete(intent)) return true;
        Offers offers = spare(level);
        offer(state, intent, offers);
        Move next = new Move();
        for (int i = 0; i < offers.size(); i++) {
            next.copyFrom(intent);
            choose(next, offers.get(i), offers);
            if (possible(state, next, level + 1)) return true;
        }
        return false;
    }

    /** Like {@link #offer}, without the things that lead nowhere. For people; bots check only what they choose. */
    public void offerPossible(GameState state, Move intent, Offers offers) throws RuleFault {
        offer(state, intent, offers);
        Move next = new Move();
        for (int i = offers.size() - 1; i >= 0; i--) {
            next.copyFrom(intent);
            choose(next, offers.get(i), offers);
            if (!possible(state, next)) {
                offers.refuse(offers.get(i), "Nothing can be chosen for it now.");
                offers.remove(i);
            }
        }
    }

    // ------------------------------------------------------------------ what a choice does

    /** Makes a complete move that was chosen from offers. On a fault the state is spoilt: for throw-away copies. */
    public void play(GameState state, Move intent) throws RuleFault {
        int level = state.depth() - 1;
        StepDef step = blueprint.steps.get(state.stepAt(level));
        boolean inStep = !isAnytime(step, intent.move());
        if (inStep && !step.repeat()) state.setActed(level, state.actedAt(level) | 1 << intent.player());
        state.countMove();
        hooks.apply(state, intent);
        settle(state);
    }

    private boolean isAnytime(StepDef step, int move) {
        return blueprint.moves.get(move).anytime() && !step.moves().contains(blueprint.moves.get(move).id());
    }

    /** Makes a complete move, checked and all or nothing. */
    public Outcome apply(GameState state, Move intent) {
        return apply(state, intent, effect -> { });
    }

    /** As above; the witness is told each effect while the state stands just behind it, also when the move fails later. */
    public Outcome apply(GameState state, Move intent, Consumer<Effect> witness) {
        if (state.isOver()) return new Outcome.Refused("The game is over.");
        backup.copyFrom(state);
        List<Effect> effects = new ArrayList<>();
        try {
            String reason = Legality.refusal(this, state, intent);
            if (reason != null) return new Outcome.Refused(reason);
            state.listen(effect -> {
                effects.add(effect);
                witness.accept(effect);
            });
            play(state, intent);
            return new Outcome.Accepted(List.copyOf(effects));
        } catch (RuleFault e) {
            state.copyFrom(backup);
            return new Outcome.Faulted(e.diagnostic());
        } finally {
            state.listen(null);
        }
    }

    /** Runs everything that happens by itself, until a player has to choose or the game is over. */
    private void settle(GameState state) throws RuleFault {
        for (int round = 0; !state.isOver(); round++) {
            if (state.depth() == 0) throw flowFault("The rules left every step without ending the game: end it with game.end.");
            if (round > MOST_AUTOMATIC_STEPS) throw flowFault("Steps go round and round without anybody to act.");
            int level = state.depth() - 1;
            int number = state.stepAt(level);
            if (stepTally != null) stepTally[number]++;
            StepDef step = blueprint.steps.get(number);
            if (step.who() == Who.AUTO) {
                if (!hooks.hasRun(number)) throw flowFault("Step '" + step.id() + "' is automatic, but rules.mjs has no run for it.");
                hooks.run(state, number);
                if (hooks.ownLevel() >= 0) state.remove(hooks.ownLevel());
            } else if (state.toAct() == 0) {
                finish(state, number, step, level);
            } else if (!step.skip() || !passOver(state, level)) {
                return;
            }
        }
    }

    private void finish(GameState state, int number, StepDef step, int level) throws RuleFault {
        if (!hooks.hasDone(number)) {
            state.remove(level);
            return;
        }
        hooks.done(state, number);
        if (hooks.ownLevel() < 0) return;
        if (step.repeat()) state.setActed(hooks.ownLevel(), 0);
        else state.remove(hooks.ownLevel());
    }

    /** Counts players without a legal move as having acted; true if there were any. */
    private boolean passOver(GameState state, int level) throws RuleFault {
        int stuck = 0;
        for (int player = 0; player < blueprint.players; player++) {
            if ((state.toAct() & 1 << player) != 0 && !possible(state, new Move().reset(player))) stuck |= 1 << player;
        }
        state.setActed(level, state.actedAt(level) | stuck);
        return stuck != 0;
    }

    private RuleFault flowFault(String message) {
        return new RuleFault(Diagnostic.error("flow", blueprint.pack.info().span(), message));
    }

    /** Counts from now on, by step, how often the flow comes to it: for finding steps that are never reached. Null stops. */
    public void tallySteps(int[] counts) {
        stepTally = counts;
    }

    /** Tells from now on what each call of a hook took. Null stops. */
    public void watchHooks(HookWatch watch) {
        hooks.watch(watch);
    }

    /** An engine that was made on another thread is this thread's from now on. */
    public void takeOver() {
        hooks.takeOver();
    }

    /** A fast engine for the same match, for another thread. */
    public RuleEngine another() throws RuleFault {
        return new RuleEngine(blueprint, hooks.another());
    }

    /** Whether the pack can value a game in progress (`hints.value`). */
    public boolean hasValueHint() {
        return hooks.hasValueHint();
    }

    /** How good the pack thinks a table is for a player, from 0 to 1. */
    public double valueHint(GameState state, int player) throws RuleFault {
        return hooks.valueHint(state, player);
    }

    /** After how many moves the pack wants a game in progress to be judged, or -1 if it does not say (`hints.horizon`). */
    public int horizonHint() {
        return hooks.horizonHint();
    }

    /** Weighs what has just been offered, as the pack thinks fit (`hints.weigh`); false if it does not say. */
    public boolean weigh(GameState state, Move intent, Offers offers) throws RuleFault {
        return hooks.weigh(state, intent, offers);
    }

    /** The bots that the pack brings along. */
    public List<String> botNames() {
        return hooks.botNames();
    }

    /** Which of the things offered a bot of the pack takes. What it does to the state is its own affair: hand it a throw-away copy. */
    public int botChoice(String bot, GameState state, Move intent, Offers offers) throws RuleFault {
        return hooks.botChoice(bot, state, intent, offers);
    }

    /** Whether a complete move may be made. */
    public boolean isLegal(GameState state, Move intent) throws RuleFault {
        return Legality.refusal(this, state, intent) == null;
    }

    /** What the pack's own `invariants` hook finds wrong with a state, or null. */
    public String brokenInvariant(GameState state) throws RuleFault {
        return hooks.brokenInvariant(state);
    }

    /** Throws the script context away and makes it anew. */
    public void rebuildScripts() throws RuleFault {
        hooks.rebuild();
    }

    @Override
    public void close() {
        hooks.close();
    }
}
