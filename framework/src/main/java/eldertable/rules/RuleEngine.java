package eldertable.rules;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The one door to the rules of a match: what a player may choose next, and what a choice does. It keeps nothing of the
 * game itself, so any number of states can be played through one engine; one thread at a time.
 */
public final class RuleEngine implements AutoCloseable {
    /** The most changes that one move makes before somebody's eyes, with all that follows from it. */
    private static final int MOST_EFFECTS = 50_000;

    public final Blueprint blueprint;
    private final Hooks hooks;
    final Offering offering;
    private final StepFlow flow;
    private final GameState backup;
    private final StepDef[] steps;
    /** By move: whether it may be made at any time. */
    private final boolean[] anytime;
    private final int start;

    public RuleEngine(Blueprint blueprint, Hooks hooks) {
        this.blueprint = blueprint;
        this.hooks = hooks;
        offering = new Offering(blueprint, hooks);
        flow = new StepFlow(blueprint, offering);
        backup = new GameState(blueprint, 0);
        steps = blueprint.steps.toArray(StepDef[]::new);
        anytime = new boolean[blueprint.moves.size()];
        for (int i = 0; i < anytime.length; i++) anytime[i] = blueprint.moves.get(i).anytime();
        start = blueprint.step(blueprint.pack.flow().start());
    }

    /** These rules for another table of the same pack, to ask what moves there are and what they take: they cannot be played there. */
    public RuleEngine named(Blueprint table) {
        return new RuleEngine(table, hooks);
    }

    /** A new game, played on to the first choice of a player. */
    public GameState start(long seed) throws RuleFault {
        GameState state = new GameState(blueprint, seed);
        begin(state);
        return state;
    }

    /** Starts the flow of a table that has been laid out. */
    public void begin(GameState state) throws RuleFault {
        state.insert(0, start, state.usualActors(start));
        flow.settle(state, null);
    }

    /** Goes on from whatever step is on top of the stack, as after a table was set up by hand. */
    public void resume(GameState state) throws RuleFault {
        flow.settle(state, null);
    }

    /** Goes on as far as an automatic step, before it runs, if there is one on the way; -1 for any. For looking in between. */
    public void resumeUpTo(GameState state, int step) throws RuleFault {
        stoppingAt(step, true, () -> {
            flow.settle(state, null);
            return null;
        });
    }

    /** As {@link #apply}, but only as far as an automatic step, if there is one on the way; -1 for any. */
    public Outcome applyUpTo(GameState state, Move move, Consumer<Effect> witness, int step) throws RuleFault {
        return stoppingAt(step, false, () -> apply(state, move, witness));
    }

    private interface Happening {
        Outcome run() throws RuleFault;
    }

    private Outcome stoppingAt(int step, boolean standsThere, Happening happening) throws RuleFault {
        flow.stopBefore(step < 0 ? StepFlow.ANYWHERE : step, standsThere);
        try {
            return happening.run();
        } finally {
            flow.stopBefore(StepFlow.NOWHERE, false);
        }
    }

    public MoveHooks move(int index) {
        return hooks.move(index);
    }

    // ------------------------------------------------------------------ what can be chosen

    /** The players who may act now, as bits: those the step waits for, and the active one if a move is open at any time. */
    public int mayAct(GameState state) {
        return state.toAct();
    }

    /** The move that a player has to make, if there is one alone and nothing can close it; else -1: then {@link #offer} tells. */
    public int onlyMove(GameState state, int player) {
        return (state.toAct() & 1 << player) == 0 ? -1 : hooks.onlyMove(state.stepAt(state.depth() - 1));
    }

    /**
     * Lists what can be chosen next: moves while none is chosen, then the things of the open pick, with {@link Code#DONE}
     * where a pick of several may be closed. A thing listed may still lead nowhere (see {@link CompletionSearch}).
     */
    public void offer(GameState state, Move chosen, Offers offers) throws RuleFault {
        offering.offer(state, chosen, offers);
    }

    /** How many things the open pick of a move may hold, where that is known without asking and it takes one of them; else -1: then {@link #offer} lists them. */
    public int plainOffers(GameState state, Move chosen) {
        return hooks.plainOffers(state, chosen);
    }

    /** Takes one of those into the move, which completes the pick. @param index as {@link #offer} would list them */
    public void choosePlain(GameState state, Move chosen, int index) {
        chosen.add(hooks.plainOffer(state, chosen, index));
        chosen.finish();
    }

    /** All that the open pick may hold, with copies, in its order: before what is chosen already narrows it. */
    public void offerAll(GameState state, Move chosen, Offers offers) throws RuleFault {
        offering.offerAll(state, chosen, offers);
    }

    /** Where something lies that the open pick may hold. For people: it costs a question. */
    public Whereabouts spot(GameState state, Move chosen, int code) throws RuleFault {
        boolean said = Code.tag(code) == Code.NUMBER || Code.tag(code) == Code.WORD;
        if (!said || !hooks.move(chosen.move()).hasSpots(chosen.finished())) return Whereabouts.NOWHERE;
        Move held = chosen.copy();
        held.empty();
        held.add(code);
        Offers answer = new Offers().explaining(true);
        answer.clear();
        hooks.spot(state, held, answer);
        return new Whereabouts(answer.codes().boxed().toList(), Optional.ofNullable(answer.forbidden()));
    }

    /** Takes one of the things offered into the move. Says whether that completes it. */
    public boolean choose(Move chosen, int code, Offers offers) {
        return offering.choose(chosen, code, offers);
    }

    /** Why the open pick of several things, which holds as many as it needs, cannot be closed with those in it; or null. */
    public Reason refusalToClose(GameState state, Move chosen) throws RuleFault {
        return offering.isCheckedOnClosing(chosen) ? offering.forbidden(state, chosen, true) : null;
    }

    public boolean isComplete(Move chosen) {
        return offering.isComplete(chosen);
    }

    // ------------------------------------------------------------------ what a choice does

    /** Makes a complete move that was chosen from offers. On a fault the state is spoilt: for throw-away copies. */
    public void play(GameState state, Move move) throws RuleFault {
        int level = state.depth() - 1;
        StepDef step = steps[state.stepAt(level)];
        boolean inStep = !isAnytime(step, move.move());
        if (inStep && !step.repeat()) state.setActed(level, state.actedAt(level) | 1 << move.player());
        state.countMove();
        hooks.apply(state, move);
        flow.settle(state, move);
    }

    private boolean isAnytime(StepDef step, int move) {
        return anytime[move] && !step.moves().contains(blueprint.moves.get(move).id());
    }

    /** Makes a complete move, checked and all or nothing. */
    public Outcome apply(GameState state, Move move) {
        return apply(state, move, effect -> { });
    }

    /** As above; the witness is told each effect while the state stands just behind it, also when the move fails later. */
    public Outcome apply(GameState state, Move move, Consumer<Effect> witness) {
        if (state.isOver()) return new Outcome.Refused(Reason.OVER);
        try {
            Reason reason = Legality.refusal(this, state, move);
            return reason == null ? applyChosen(state, move, witness) : new Outcome.Refused(reason);
        } catch (RuleFault e) {
            return new Outcome.Faulted(e.diagnostic());
        }
    }

    /** Makes a complete move that was put together from what is offered in this very state: it is not checked again. All or nothing. */
    public Outcome applyChosen(GameState state, Move move, Consumer<Effect> witness) {
        backup.copyFrom(state);
        List<Effect> effects = new ArrayList<>();
        try {
            state.listen(effect -> {
                if (effects.size() > MOST_EFFECTS) return;
                effects.add(effect);
                witness.accept(effect);
            });
            play(state, move);
            if (effects.size() > MOST_EFFECTS) throw tooMuch(move);
            return new Outcome.Accepted(List.copyOf(effects));
        } catch (RuleFault e) {
            state.copyFrom(backup);
            return new Outcome.Faulted(e.diagnostic());
        } catch (RuntimeException defect) { // ours; a table that is half changed would be kept
            state.copyFrom(backup);
            throw defect;
        } finally {
            state.listen(null);
        }
    }

    private RuleFault tooMuch(Move move) {
        MoveDef made = blueprint.moves.get(move.move());
        return new RuleFault(Diagnostic.error(RuleFault.FLOW, made.span(), Message.of("rules.flow.effects", "move", made.id(), "most", MOST_EFFECTS)));
    }

    /** Counts from now on, by step, how often the flow comes to it: for finding steps that are never reached. Null stops. */
    public void tallySteps(int[] counts) {
        flow.tallySteps(counts);
    }

    /** Whether steps are counted just now, where they are at all: not while somebody thinks with this engine. */
    public void tally(boolean counting) {
        flow.tally(counting);
    }

    /** Tells from now on what each call of a hook took. Null stops. */
    public void watchHooks(HookWatch watch) {
        hooks.watch(watch);
    }

    /** How the hooks have done that were translated ahead; none where rules are run as they are written. */
    public List<HookUse> hookUses() {
        return hooks.uses();
    }

    /** A fast engine for the same match, for another thread. */
    public RuleEngine another() throws RuleFault {
        return new RuleEngine(blueprint, hooks.another());
    }

    /** How many others there may be at once. */
    public int mostOthers() {
        return hooks.mostOthers();
    }

    /**
     * This engine, suspecting the rules of remembering something from call to call: a sample of all calls is made twice, and a hook
     * that answers differently is a fault. Closing that closes this one too.
     */
    public RuleEngine doubting() {
        return new RuleEngine(blueprint, hooks.doubting());
    }

    /** Whether the pack can value a game in progress (`hints.value`). */
    public boolean hasValueHint() {
        return hooks.hasValueHint();
    }

    /** How good the pack thinks a table is for a player, from 0 to 1. */
    public double valueHint(GameState state, int player) throws RuleFault {
        return hooks.valueHint(state, player) + 0.0; // JavaScript has two zeros
    }

    /** After how many moves the pack wants a game in progress to be judged, or -1 if it does not say (`hints.horizon`). */
    public int horizonHint() {
        return hooks.horizonHint();
    }

    /** Weighs what has just been offered, as the pack thinks fit (`hints.weigh`); false if it does not say. */
    public boolean weigh(GameState state, Move move, Offers offers) throws RuleFault {
        return hooks.weigh(state, move, offers);
    }

    /** The bots that the pack brings along. */
    public List<String> botNames() {
        return hooks.botNames();
    }

    /** Which of the things offered a bot of the pack takes. What it does to the state is its own affair: hand it a throw-away copy. */
    public int botChoice(String bot, GameState state, Move move, Offers offers) throws RuleFault {
        return hooks.botChoice(bot, state, move, offers);
    }

    /** Whether a complete move may be made. */
    public boolean isLegal(GameState state, Move move) throws RuleFault {
        return Legality.refusal(this, state, move) == null;
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
