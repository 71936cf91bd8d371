package eldertable.script;

import eldertable.rules.HookWatch;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;
import org.graalvm.polyglot.Value;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The rule hooks of one match in one sandboxed context, for one thread at a time. The context holds no state of the
 * game: when a hook has to be stopped it is thrown away and made anew.
 */
public final class RuleScripts implements Hooks {
    private final Sandbox.Plan plan;
    private Sandbox sandbox;
    private HookWatch watch;
    /** Kept as long as these rules are used. */
    private Translations.Made translated;

    public RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, Consumer<Printed> printer) throws RuleFault {
        this(engine, blueprint, limits, true, printer);
    }

    /** @param compiled whether hooks that are called often shall be compiled */
    RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, boolean compiled, Consumer<Printed> printer) throws RuleFault {
        this(engine, blueprint, limits, compiled, printer, (pack, runtime) -> { });
    }

    /** @param tracer is shown the runtime after each pack's rules have been added */
    RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, boolean compiled, Consumer<Printed> printer, BiConsumer<String, Value> tracer)
            throws RuleFault {
        RuleModules modules = new RuleModules(blueprint.pack, engine.scopes);
        FaultReport reports = new FaultReport(modules, limits);
        plan = new Sandbox.Plan(engine, compiled, blueprint, limits, MatchDescription.of(blueprint), modules, reports, printer, tracer);
        refuseVariables(modules, reports);
        sandbox = new Sandbox(plan);
    }

    /** Scripts keep no state: what a module could change between two calls would be lost with its context. */
    private static void refuseVariables(RuleModules modules, FaultReport reports) throws RuleFault {
        for (var module : modules.scopes.entrySet()) {
            OptionalInt variable = module.getValue().variable();
            if (variable.isPresent()) throw new RuleFault(reports.stateful(module.getKey(), variable.getAsInt()));
        }
    }

    // ------------------------------------------------------------------ calling hooks

    @Override
    public ScriptedMove move(int index) {
        return sandbox().hooks.moves[index];
    }

    @Override
    public boolean hasRun(int step) {
        return sandbox().hooks.runs[step] != null;
    }

    @Override
    public boolean hasDone(int step) {
        return sandbox().hooks.dones[step] != null;
    }

    @Override
    public int ownLevel() {
        return sandbox().exports.flow.ownLevel();
    }

    @Override
    public void run(GameState state, int step) throws RuleFault {
        sandbox().exports.attend(state);
        call(sandbox().hooks.runs[step]);
    }

    @Override
    public void done(GameState state, int step) throws RuleFault {
        sandbox().exports.attend(state);
        call(sandbox().hooks.dones[step]);
    }

    @Override
    public boolean openMoves(GameState state, int step, Move intent, Offers offers) throws RuleFault {
        if (sandbox().hooks.openings[step] == null || offers.isExplaining()) return false;
        sandbox().exports.attendAsking(state, intent, offers);
        try {
            call(sandbox().hooks.openings[step]);
            return true;
        } catch (RuleFault fault) { // asked one by one, the move whose hook it is can be told
            if (fault.isStuck()) throw fault;
            offers.clear();
            return false;
        }
    }

    @Override
    public void when(GameState state, Move intent, Offers offers) throws RuleFault {
        sandbox().exports.attendAsking(state, intent, offers);
        call(sandbox().hooks.moves[intent.move()].when);
    }

    @Override
    public void check(GameState state, Move intent, Offers offers) throws RuleFault {
        sandbox().exports.attendAsking(state, intent, offers);
        call(sandbox().hooks.moves[intent.move()].check);
    }

    @Override
    public void offer(GameState state, Move intent, Offers offers) throws RuleFault {
        ScriptedMove move = sandbox().hooks.moves[intent.move()];
        int zone = move.zone(intent.finished(), intent.player());
        if (zone >= 0) {
            for (int i = 0, n = state.zoneSize(zone); i < n; i++) offers.add(Code.piece(state.pieceAt(zone, i)));
            return;
        }
        int[] constants = move.constants(intent.finished());
        if (constants != null) {
            for (int code : constants) offers.add(code);
            return;
        }
        sandbox().exports.attendAsking(state, intent, offers);
        call(move.offers[intent.finished()]);
    }

    @Override
    public void apply(GameState state, Move intent) throws RuleFault {
        sandbox().exports.attend(state, intent, null);
        call(sandbox().hooks.moves[intent.move()].apply);
    }

    @Override
    public void spot(GameState state, Move intent, Offers offers) throws RuleFault {
        sandbox().exports.attendAsking(state, intent, offers);
        call(sandbox().hooks.moves[intent.move()].spots[intent.finished()]);
    }

    @Override
    public String brokenInvariant(GameState state) throws RuleFault {
        if (sandbox().hooks.invariants == null) return null;
        sandbox().exports.attendAsking(state);
        Offers verdict = new Offers().explaining(true);
        verdict.clear();
        sandbox().exports.choice.attend(verdict);
        call(sandbox().hooks.invariants);
        return verdict.forbidden() == null ? null : verdict.forbidden().key();
    }

    // ------------------------------------------------------------------ for bots

    @Override
    public boolean hasValueHint() {
        return sandbox().hooks.bots.value != null;
    }

    @Override
    public double valueHint(GameState state, int player) throws RuleFault {
        sandbox().exports.attendAsking(state);
        sandbox().exports.choice.attend(player);
        call(sandbox().hooks.bots.value);
        return sandbox().exports.choice.answered();
    }

    @Override
    public int horizonHint() {
        return sandbox().hooks.bots.horizon;
    }

    @Override
    public boolean weigh(GameState state, Move intent, Offers offers) throws RuleFault {
        if (intent.move() >= 0) {
            Value hook = sandbox().hooks.bots.weighPick(intent.move(), intent.finished());
            if (hook == null) return false;
            sandbox().exports.attendAsking(state, intent, offers);
            call(hook);
            return true;
        }
        if (!sandbox().hooks.bots.weighsMoves) return false;
        sandbox().exports.attendAsking(state, intent, offers);
        for (int i = 0; i < offers.size(); i++) {
            int move = Code.value(offers.get(i));
            Value hook = sandbox().hooks.bots.weighMove(move);
            sandbox().exports.choice.expect(sandbox().hooks.bots.fixedWeight(move));
            if (hook != null) call(hook);
            offers.setWeight(i, sandbox().exports.choice.answered());
        }
        return true;
    }

    @Override
    public List<String> botNames() {
        return sandbox().hooks.bots.names;
    }

    @Override
    public int botChoice(String bot, GameState state, Move intent, Offers offers) throws RuleFault {
        sandbox().exports.attend(state, intent, offers);
        call(sandbox().hooks.bots.choose(bot));
        int chosen = (int) sandbox().exports.choice.answered();
        if (chosen < 0) {
            String hook = "bots." + bot + ".choose";
            throw new RuleFault(plan.reports().ofName(sandbox.hooks.writtenAt(hook), "bot", Message.of("rules.script.bot", "hook", hook)));
        }
        return chosen;
    }

    @Override
    public void watch(HookWatch watch) {
        this.watch = watch;
    }

    private void call(Value hook) throws RuleFault {
        if (watch == null) {
            execute(hook);
            return;
        }
        String name = sandbox().hooks.nameOf(hook);
        long start = System.nanoTime();
        try {
            execute(hook);
        } finally {
            watch.called(name, System.nanoTime() - start);
        }
    }

    private void execute(Value hook) throws RuleFault {
        try {
            sandbox.execute(hook);
        } catch (RuleFault fault) {
            if (sandbox.isLost()) reopen();
            throw fault;
        }
    }

    // ------------------------------------------------------------------ the sandbox

    /** Where scripts run now: a new one if something is stuck in the last. One that is locked out stays; it answers each call with why. */
    private Sandbox sandbox() {
        if (sandbox.isStuck()) reopen();
        return sandbox;
    }

    /** Whether something goes on here for ever. */
    boolean isStuck() {
        return sandbox.isStuck();
    }

    /** Why a pack of this match may not run any more, or null if it may. */
    RuleFault lockedOut() {
        try {
            plan.engine().lockOut.refuse(plan.modules());
            return null;
        } catch (RuleFault locked) {
            return locked;
        }
    }

    @Override
    public void rebuild() throws RuleFault {
        close();
        sandbox = new Sandbox(plan);
    }

    /** Packs that loaded once load again, unless they are locked out: any other failure is a defect of ours. */
    private void reopen() {
        try {
            rebuild();
        } catch (RuleFault again) {
            if (!sandbox.isStuck()) throw new IllegalStateException("the rules cannot be loaded again: " + again.diagnostic());
        }
    }

    @Override
    public Hooks another() throws RuleFault {
        translated = plan.engine().translations.of(plan.blueprint());
        return translated.hooks(new ScriptsBehind(plan.engine(), plan.blueprint()), null);
    }

    @Override
    public Hooks doubting() {
        return new ScriptsBehind(plan.engine(), plan.blueprint()).doubting(this, null);
    }

    /** The fault of a hook that was found to keep something. */
    RuleFault remembering(String hook) {
        return new RuleFault(plan.reports().ofRemembering(hook, sandbox.hooks.writtenAt(hook)));
    }

    @Override
    public void close() {
        sandbox.close();
    }
}
