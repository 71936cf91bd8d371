package eldertable.rules;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;

import java.util.LinkedHashSet;
import java.util.Set;

/** What happens by itself: steps that run, that end, and that pass over players who can do nothing in them. */
final class StepFlow {
    private static final int MOST_AUTOMATIC_STEPS = 10_000;
    /** So many follow a move in any game; only beyond them a look at the clock is worth its price. */
    private static final int USUAL_AUTOMATIC_STEPS = 8;
    private static final long MOST_NANOS = 5_000_000_000L;
    /** So many of the steps that go round and round are named at most. */
    private static final int MOST_NAMED = 8;

    private final Blueprint blueprint;
    private final StepDef[] steps;
    /** By step, from its definition and the rules: looked at all the time. */
    private final boolean[] automatic, skips, runs, ends;
    private final Hooks hooks;
    private final CompletionSearch search;
    private final Move nothing = new Move();
    private int[] stepTally;
    private boolean tallying;
    /** The automatic step that does not run by itself, or one of these. */
    private int stop = NOWHERE;
    private boolean standsThere;
    static final int NOWHERE = -1, ANYWHERE = -2;

    StepFlow(Blueprint blueprint, Offering offering) {
        this.blueprint = blueprint;
        steps = blueprint.steps.toArray(StepDef[]::new);
        hooks = offering.hooks;
        search = new CompletionSearch(offering, () -> false);
        automatic = new boolean[steps.length];
        skips = new boolean[steps.length];
        runs = new boolean[steps.length];
        ends = new boolean[steps.length];
        for (int i = 0; i < steps.length; i++) {
            automatic[i] = steps[i].who() == Who.AUTO;
            skips[i] = steps[i].skip();
            runs[i] = hooks.hasRun(i);
            ends[i] = hooks.hasDone(i);
        }
    }

    void tallySteps(int[] counts) {
        stepTally = counts;
        tallying = counts != null;
    }

    void tally(boolean counting) {
        tallying = counting && stepTally != null;
    }

    /** From now on play stops before an automatic step instead of running it. @param standsThere whether it stands at one that shall run now */
    void stopBefore(int step, boolean standsThere) {
        stop = step;
        this.standsThere = standsThere;
    }

    /** Runs everything that happens by itself, until a player has to choose or the game is over. @param made the move after which it does, or null */
    void settle(GameState state, Move made) throws RuleFault {
        long since = 0;
        int number = -1;
        for (int round = 0; !state.isOver(); round++) {
            if (state.depth() == 0) throw leftAll(number, made);
            if (round > MOST_AUTOMATIC_STEPS) throw circle(state);
            if (round == USUAL_AUTOMATIC_STEPS) since = System.nanoTime();
            else if (round > USUAL_AUTOMATIC_STEPS && System.nanoTime() - since > MOST_NANOS) {
                throw fault(blueprint.steps.get(number).span(), Message.of("rules.flow.long", "seconds", MOST_NANOS / 1_000_000_000, "hook", hookOf(number)));
            }
            int level = state.depth() - 1;
            number = state.stepAt(level);
            if (tallying) stepTally[number]++;
            if (automatic[number]) {
                if (stop != NOWHERE && (stop == number || stop == ANYWHERE) && !(standsThere && round == 0)) return;
                if (!runs[number]) throw fault(steps[number].span(), Message.of("rules.flow.no-run", "step", steps[number].id()));
                runStep(state, number);
            } else if (state.toAct() == 0) {
                finish(state, number, steps[number], level);
            } else if (!skips[number] || !passOver(state, level)) {
                return;
            }
        }
    }

    private void runStep(GameState state, int number) throws RuleFault {
        hooks.run(state, number);
        int level = hooks.ownLevel();
        if (level >= 0) state.remove(level);
    }

    private void finish(GameState state, int number, StepDef step, int level) throws RuleFault {
        if (!ends[number]) {
            state.remove(level);
            return;
        }
        hooks.done(state, number);
        int now = hooks.ownLevel();
        if (now < 0) return;
        if (step.repeat()) state.setActed(now, 0);
        else state.remove(now);
    }

    /** Counts players without a legal move as having acted; true if there were any. */
    private boolean passOver(GameState state, int level) throws RuleFault {
        int stuck = 0;
        for (int player = 0; player < blueprint.players; player++) {
            if ((state.toAct() & 1 << player) != 0 && !search.isPossible(state, nothing.reset(player))) stuck |= 1 << player;
        }
        state.setActed(level, state.actedAt(level) | stuck);
        return stuck != 0;
    }

    /** @param last the step that happened by itself last, or -1 if there was none */
    private RuleFault leftAll(int last, Move made) {
        Span span = last >= 0 ? blueprint.steps.get(last).span() : made != null ? blueprint.moves.get(made.move()).span() : blueprint.pack.info().span();
        Message hook = last >= 0 ? hookOf(last) : made != null ? Message.plain("moves." + blueprint.moves.get(made.move()).id() + ".apply") : Message.NONE;
        return fault(span, hook.isEmpty() ? Message.of("rules.flow.left") : Message.of("rules.flow.left-with", "hook", hook));
    }

    /** Steps follow each other without end: they are let go round once more, to name those that do. */
    private RuleFault circle(GameState state) throws RuleFault {
        Set<Integer> round = new LinkedHashSet<>();
        while (!state.isOver() && state.depth() > 0 && round.size() < MOST_NAMED && round.add(state.stepAt(state.depth() - 1))) {
            int level = state.depth() - 1, number = state.stepAt(level);
            StepDef step = blueprint.steps.get(number);
            if (step.who() == Who.AUTO) runStep(state, number);
            else if (state.toAct() == 0) finish(state, number, step, level);
            else if (!step.skip() || !passOver(state, level)) break;
        }
        return fault(blueprint.steps.get(round.iterator().next()).span(), Message.of("rules.flow.circle", "hooks", round.stream().map(this::hookOf).toList()));
    }

    /** What of the rules makes a step go on by itself. */
    private Message hookOf(int number) {
        StepDef step = blueprint.steps.get(number);
        return step.who() == Who.AUTO ? Message.plain("steps." + step.id() + ".run") : hooks.hasDone(number) ? Message.plain("steps." + step.id() + ".done") : Message.of("rules.flow.step", "step", step.id());
    }

    private static RuleFault fault(Span span, Message message) {
        return new RuleFault(Diagnostic.error(RuleFault.FLOW, span, message));
    }
}
