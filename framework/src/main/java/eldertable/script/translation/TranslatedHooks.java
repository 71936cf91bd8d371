package eldertable.script.translation;

import eldertable.rules.HookName;
import eldertable.rules.HookUse;
import eldertable.rules.HookWatch;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
import eldertable.rules.RuleFault;
import eldertable.script.translation.runtime.HostWorld;
import eldertable.script.translation.runtime.Ops;
import eldertable.script.translation.tree.Untranslatable;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Rules as Java classes with GraalJS behind them. Whenever a translated hook comes to something that it is not sure of, or to a fault of the
 * rules, the table is put back as it was before the call and GraalJS is asked; so both always come to the same end.
 */
final class TranslatedHooks implements Hooks {
    private final TranslatedRules rules;
    private final Object keeper;
    private final TranslatedRules.Scripts opener;
    private final LinkedRules linked;
    private final HostWorld world;
    private final TranslatedMove[] moves;
    private final Hook[] runs;
    private final Hook[] dones;
    private final Hook[] openings;
    private final int[][] movesOfStep;
    private final int[][] anytimeInStep;
    /** By step: its moves, if all of them are always open; else null. */
    private final int[][] alwaysOpen;
    /** By step: its one move, if it is always open; else -1. */
    private final int[] onlyMoves;
    private final Hook invariants;
    private final Hook value;
    private final boolean weighsMoves;
    private final StepArguments stepArguments;
    /** The rules in GraalJS; made when first needed, unless there were some. */
    private Hooks scripts;
    /** Whether they have been asked, and whether they are those for being asked often. */
    private boolean asked, often;
    private HookWatch watch;
    private boolean ranHere;

    TranslatedHooks(TranslatedRules rules, Object keeper, LinkedRules linked, TranslatedRules.Scripts opener, Hooks opened) throws Untranslatable {
        this.rules = rules;
        this.keeper = keeper;
        this.opener = opener;
        this.linked = linked;
        scripts = opened;
        world = linked.world;
        Blueprint blueprint = rules.blueprint();
        moves = new TranslatedMove[blueprint.moves.size()];
        for (int i = 0; i < moves.length; i++) moves[i] = new TranslatedMove(linked, blueprint.moves.get(i).id());
        int steps = blueprint.steps.size();
        runs = new Hook[steps];
        dones = new Hook[steps];
        openings = new Hook[steps];
        movesOfStep = new int[steps][];
        for (int i = 0; i < steps; i++) {
            String id = blueprint.steps.get(i).id();
            Map<String, Object> step = LinkedRules.object(linked.steps.get(id));
            runs[i] = Hook.of(HookName.ofStep(id, "run"), step.get("run"));
            dones[i] = Hook.of(HookName.ofStep(id, "done"), step.get("done"));
            openings[i] = new Hook(HookName.ofOpenMoves(id), null);
            movesOfStep[i] = blueprint.steps.get(i).moves().stream().mapToInt(blueprint::move).toArray();
        }
        anytimeInStep = blueprint.steps.stream()
            .map(step -> blueprint.moves.stream().filter(move -> move.isOpenDuring(step)).mapToInt(move -> blueprint.move(move.id())).toArray()).toArray(int[][]::new);
        alwaysOpen = IntStream.range(0, steps).mapToObj(this::alwaysOpen).toArray(int[][]::new);
        onlyMoves = Arrays.stream(alwaysOpen).mapToInt(open -> open != null && open.length == 1 ? Code.value(open[0]) : -1).toArray();
        invariants = Hook.of("invariants", linked.invariants);
        value = Hook.of("hints.value", linked.hints.get("value"));
        weighsMoves = blueprint.moves.stream().anyMatch(move -> linked.weights.get(move.id()) != null);
        stepArguments = new StepArguments(world);
    }

    private int[] alwaysOpen(int step) {
        int[] ofStep = movesOfStep[step];
        boolean conditional = anytimeInStep[step].length > 0
            || Arrays.stream(ofStep).anyMatch(move -> moves[move].when != null || moves[move].picks() == 0 && moves[move].check != null);
        return conditional ? null : Arrays.stream(ofStep).map(Code::move).toArray();
    }

    // ------------------------------------------------------------------ here or there

    private Hooks scripts() throws RuleFault {
        if (scripts == null) {
            scripts = opener.open(often);
            scripts.watch(watch);
        }
        asked = true;
        ranHere = false;
        return scripts;
    }

    /** Whether a hook is to be called here. What listeners have been told cannot be taken back, so they are told by GraalJS. */
    private boolean begins(Hook hook, GameState state, boolean asking) {
        if (hook == null || state.isListening() || !hook.isOn()) return false;
        world.attend(state, asking);
        linked.code.begin();
        ranHere = true;
        return true;
    }

    private void failed(Hook hook, Throwable why) {
        boolean leaves = hook.failed(why);
        world.undo();
        if (!leaves || often) return;
        often = true;
        close();
    }

    private long started() {
        return watch == null ? 0 : System.nanoTime();
    }

    private void ended(Hook hook, long started) {
        if (watch != null) watch.called(hook.name, System.nanoTime() - started);
    }

    // ------------------------------------------------------------------ the flow

    @Override
    public MoveHooks move(int move) {
        return moves[move];
    }

    @Override
    public boolean hasRun(int step) {
        return runs[step] != null;
    }

    @Override
    public boolean hasDone(int step) {
        return dones[step] != null;
    }

    private boolean flows(Hook hook, GameState state) {
        if (!begins(hook, state, false)) return false;
        long started = started();
        try {
            hook.function.call(stepArguments.with(null));
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            failed(hook, e);
            return false;
        } finally {
            ended(hook, started);
        }
    }

    @Override
    public void run(GameState state, int step) throws RuleFault {
        if (!flows(runs[step], state)) scripts().run(state, step);
    }

    @Override
    public void done(GameState state, int step) throws RuleFault {
        if (!flows(dones[step], state)) scripts().done(state, step);
    }

    @Override
    public int ownLevel() {
        return ranHere || scripts == null ? world.exports.flow.ownLevel() : scripts.ownLevel();
    }

    // ------------------------------------------------------------------ moves

    @Override
    public int onlyMove(int step) {
        return onlyMoves[step];
    }

    @Override
    public boolean openMoves(GameState state, int step, Move chosen, Offers offers) throws RuleFault {
        if (offers.isExplaining()) return false;
        if (alwaysOpen[step] != null) {
            for (int code : alwaysOpen[step]) offers.add(code);
            return true;
        }
        Hook hook = openings[step];
        if (!begins(hook, state, true)) return scripts().openMoves(state, step, chosen, offers);
        world.exports.choice.attend(chosen, offers);
        long started = started();
        try {
            for (int move : movesOfStep[step]) if (isOpen(moves[move], chosen)) offers.add(Code.move(move));
            if (chosen.player() == state.active()) for (int move : anytimeInStep[step]) if (isOpen(moves[move], chosen)) offers.add(Code.move(move));
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            failed(hook, e);
            offers.clear();
        } finally {
            ended(hook, started);
        }
        return scripts().openMoves(state, step, chosen, offers);
    }

    private static boolean isOpen(TranslatedMove move, Move chosen) {
        return isYes(move.when, move, chosen) && (move.picks() > 0 || isYes(move.check, move, chosen));
    }

    private static boolean isYes(Hook hook, TranslatedMove move, Move chosen) {
        if (hook == null) return true;
        Object answer = hook.function.call(move.with(chosen, 0));
        if (answer == Boolean.TRUE) return true;
        return !TranslatedMove.isRefusal(answer);
    }

    @Override
    public void when(GameState state, Move chosen, Offers offers) throws RuleFault {
        if (!allows(moves[chosen.move()].when, 0, state, chosen, offers)) scripts().when(state, chosen, offers);
    }

    @Override
    public void check(GameState state, Move chosen, Offers offers) throws RuleFault {
        TranslatedMove move = moves[chosen.move()];
        if (!allows(move.check, move.picks(), state, chosen, offers)) scripts().check(state, chosen, offers);
    }

    /** Asks a hook that may forbid; false if GraalJS has to be asked. */
    private boolean allows(Hook hook, int known, GameState state, Move chosen, Offers offers) {
        if (!begins(hook, state, true)) return false;
        world.exports.choice.attend(chosen, offers);
        long started = started();
        try {
            Object answer = hook.function.call(moves[chosen.move()].with(chosen, known));
            if (answer != Boolean.TRUE && TranslatedMove.isRefusal(answer)) world.exports.choice.forbid(offers.isExplaining() ? world.told(answer) : "");
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            failed(hook, e);
            return false;
        } finally {
            ended(hook, started);
        }
    }

    @Override
    public void offer(GameState state, Move chosen, Offers offers) throws RuleFault {
        TranslatedMove move = moves[chosen.move()];
        if (move.offerPlainly(state, chosen, offers)) return;
        Hook hook = move.offers[chosen.finished()];
        if (begins(hook, state, true)) {
            world.exports.choice.attend(chosen, offers);
            long started = started();
            try {
                move.offer(chosen);
                return;
            } catch (RuntimeException | StackOverflowError e) {
                failed(hook, e);
                offers.clear();
            } finally {
                ended(hook, started);
            }
        }
        scripts().offer(state, chosen, offers);
    }

    @Override
    public int plainOffers(GameState state, Move chosen) {
        return moves[chosen.move()].plainOffers(state, chosen);
    }

    @Override
    public int plainOffer(GameState state, Move chosen, int index) {
        return moves[chosen.move()].plainOffer(state, chosen, index);
    }

    @Override
    public void apply(GameState state, Move chosen) throws RuleFault {
        TranslatedMove move = moves[chosen.move()];
        if (begins(move.apply, state, false)) {
            world.exports.choice.attend(chosen, null);
            long started = started();
            try {
                move.apply.function.call(move.with(chosen, move.picks()));
                return;
            } catch (RuntimeException | StackOverflowError e) {
                failed(move.apply, e);
            } finally {
                ended(move.apply, started);
            }
        }
        scripts().apply(state, chosen);
    }

    /** For people, who are asked by GraalJS. */
    @Override
    public void spot(GameState state, Move chosen, Offers offers) throws RuleFault {
        scripts().spot(state, chosen, offers);
    }

    @Override
    public String brokenInvariant(GameState state) throws RuleFault {
        if (invariants == null) return null;
        if (begins(invariants, state, true)) {
            try {
                Object answer = invariants.function.call(stepArguments.with(null));
                if (answer == Boolean.TRUE) return null;
                TranslatedMove.isRefusal(answer);
                if (answer != Boolean.FALSE) return answer.toString(); // which of them it was is found out there
            } catch (RuntimeException | StackOverflowError e) {
                failed(invariants, e);
            }
        }
        return scripts().brokenInvariant(state);
    }

    // ------------------------------------------------------------------ for bots

    @Override
    public boolean hasValueHint() {
        return value != null;
    }

    @Override
    public double valueHint(GameState state, int player) throws RuleFault {
        if (begins(value, state, true)) {
            long started = started();
            try {
                double answer = Ops.number(value.function.call(stepArguments.with(world.players[player])));
                return Double.isNaN(answer) ? 0 : answer;
            } catch (RuntimeException | StackOverflowError e) {
                failed(value, e);
            } finally {
                ended(value, started);
            }
        }
        return scripts().valueHint(state, player);
    }

    @Override
    public int horizonHint() {
        return linked.hints.get("horizon") instanceof Integer far ? Math.max(0, far) : -1;
    }

    @Override
    public boolean weigh(GameState state, Move chosen, Offers offers) throws RuleFault {
        if (chosen.move() >= 0) return weighPick(state, chosen, offers);
        if (!weighsMoves) return false;
        for (int i = 0; i < offers.size(); i++) {
            TranslatedMove move = moves[Code.value(offers.get(i))];
            if (move.weighMove == null) offers.setWeight(i, move.fixedWeight);
            else if (!weighMove(state, move, chosen, offers, i)) return scripts().weigh(state, chosen, offers);
        }
        return true;
    }

    private boolean weighMove(GameState state, TranslatedMove move, Move chosen, Offers offers, int index) {
        if (!begins(move.weighMove, state, true)) return false;
        world.exports.choice.attend(chosen, offers);
        long started = started();
        try {
            double weight = Ops.number(move.weighMove.function.call(move.with(chosen, 0)));
            offers.setWeight(index, Double.isNaN(weight) ? 0 : weight);
            return true;
        } catch (RuntimeException | StackOverflowError e) {
            failed(move.weighMove, e);
            return false;
        } finally {
            ended(move.weighMove, started);
        }
    }

    private boolean weighPick(GameState state, Move chosen, Offers offers) throws RuleFault {
        TranslatedMove move = moves[chosen.move()];
        Hook hook = chosen.finished() < move.picks() ? move.weighPicks[chosen.finished()] : null;
        if (hook == null) return false;
        if (begins(hook, state, true)) {
            world.exports.choice.attend(chosen, offers);
            long started = started();
            try {
                move.weighPick(chosen, offers);
                return true;
            } catch (RuntimeException | StackOverflowError e) {
                failed(hook, e);
            } finally {
                ended(hook, started);
            }
        }
        return scripts().weigh(state, chosen, offers);
    }

    @Override
    public List<String> botNames() {
        return linked.botNames;
    }

    @Override
    public int botChoice(String bot, GameState state, Move chosen, Offers offers) throws RuleFault {
        return scripts().botChoice(bot, state, chosen, offers);
    }

    // ------------------------------------------------------------------ running them

    @Override
    public void watch(HookWatch watch) {
        this.watch = watch;
        if (scripts != null) scripts.watch(watch);
    }

    @Override
    public void rebuild() throws RuleFault {
        if (scripts != null) scripts.rebuild();
    }

    @Override
    public Hooks another() {
        return rules.hooks(keeper, opener, null);
    }

    /** What is asked twice is asked here and in GraalJS, in a context of which these rules make no use. */
    @Override
    public Hooks doubting() {
        Hooks unasked = asked ? null : scripts;
        if (!asked) scripts = null;
        return opener.doubting(this, unasked);
    }

    @Override
    public void close() {
        if (scripts != null) scripts.close();
        scripts = null;
        asked = false;
    }

    @Override
    public List<HookUse> uses() {
        List<Hook> all = new ArrayList<>();
        for (TranslatedMove move : moves) {
            all.addAll(Arrays.asList(move.when, move.check, move.apply, move.weighMove));
            all.addAll(Arrays.asList(move.offers));
            all.addAll(Arrays.asList(move.weighPicks));
        }
        for (Hook[] some : List.of(runs, dones, openings)) all.addAll(Arrays.asList(some));
        all.addAll(Arrays.asList(invariants, value));
        return all.stream().filter(Objects::nonNull).map(Hook::use).toList();
    }
}
