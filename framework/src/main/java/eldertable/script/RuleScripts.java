package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.HookWatch;
import eldertable.rules.Hooks;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.script.exported.Exports;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rule hooks of one match in one sandboxed context, for one thread at a time. The context holds no state of the
 * game: when a hook has to be stopped it is thrown away and made anew.
 */
public final class RuleScripts implements Hooks {
    private static final Pattern VARIABLE = Pattern.compile("(?m)^(export\\s+)?(let|var)\\s");
    private static final Source HARDEN = resource("harden.js");
    private static final Source PRELUDE = resource("prelude.js");

    private final ScriptEngine engine;
    private final Blueprint blueprint;
    private final Limits limits;
    private final Consumer<Printed> printer;
    private final Exports exports;
    private final String description;
    private final RuleModules modules;
    private final FaultReport reports;
    private final BiConsumer<String, Value> tracer;

    private Context context;
    private Watchdog.Guard guard;
    private volatile Watchdog.Why stopped;
    private BoundHooks hooks;
    private HookWatch watch;

    public RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, Consumer<Printed> printer) throws RuleFault {
        this(engine, blueprint, limits, printer, (pack, runtime) -> { });
    }

    /** @param tracer is shown the runtime after each pack's rules have been added */
    RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, Consumer<Printed> printer, BiConsumer<String, Value> tracer)
            throws RuleFault {
        this.engine = engine;
        this.blueprint = blueprint;
        this.limits = limits;
        this.printer = printer;
        this.tracer = tracer;
        exports = new Exports(blueprint);
        description = MatchDescription.of(blueprint);
        modules = new RuleModules(blueprint.pack);
        reports = new FaultReport(modules.texts, modules.folders, limits);
        refuseVariables();
        open();
    }

    /** Scripts keep no state: what a module could change between two calls would be lost with its context. */
    private void refuseVariables() throws RuleFault {
        for (var module : modules.texts.entrySet()) {
            Matcher variable = VARIABLE.matcher(module.getValue());
            if (variable.find()) throw new RuleFault(reports.stateful(module.getKey(), variable.start(2)));
        }
    }

    // ------------------------------------------------------------------ calling hooks

    @Override
    public ScriptedMove move(int index) {
        return hooks.moves[index];
    }

    @Override
    public boolean hasRun(int step) {
        return hooks.runs[step] != null;
    }

    @Override
    public boolean hasDone(int step) {
        return hooks.dones[step] != null;
    }

    @Override
    public int ownLevel() {
        return exports.flow.ownLevel();
    }

    @Override
    public void run(GameState state, int step) throws RuleFault {
        exports.attend(state);
        call(hooks.runs[step]);
    }

    @Override
    public void done(GameState state, int step) throws RuleFault {
        exports.attend(state);
        call(hooks.dones[step]);
    }

    @Override
    public boolean openMoves(GameState state, int step, Move intent, Offers offers) throws RuleFault {
        if (hooks.openings[step] == null || offers.isExplaining()) return false;
        exports.attend(state, intent, offers);
        try {
            call(hooks.openings[step]);
            return true;
        } catch (RuleFault fault) { // asked one by one, the move whose hook it is can be told
            offers.clear();
            return false;
        }
    }

    @Override
    public void when(GameState state, Move intent, Offers offers) throws RuleFault {
        exports.attend(state, intent, offers);
        call(hooks.moves[intent.move()].when);
    }

    @Override
    public void check(GameState state, Move intent, Offers offers) throws RuleFault {
        exports.attend(state, intent, offers);
        call(hooks.moves[intent.move()].check);
    }

    @Override
    public void offer(GameState state, Move intent, Offers offers) throws RuleFault {
        ScriptedMove move = hooks.moves[intent.move()];
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
        exports.attend(state, intent, offers);
        call(move.offers[intent.finished()]);
    }

    @Override
    public void apply(GameState state, Move intent) throws RuleFault {
        exports.attend(state, intent, null);
        call(hooks.moves[intent.move()].apply);
    }

    @Override
    public String brokenInvariant(GameState state) throws RuleFault {
        if (hooks.invariants == null) return null;
        exports.attend(state);
        Offers verdict = new Offers();
        verdict.clear();
        exports.choice.attend(verdict);
        call(hooks.invariants);
        return verdict.forbidden();
    }

    // ------------------------------------------------------------------ for bots

    @Override
    public boolean hasValueHint() {
        return hooks.bots.value != null;
    }

    @Override
    public double valueHint(GameState state, int player) throws RuleFault {
        exports.attend(state);
        exports.choice.attend(player);
        call(hooks.bots.value);
        return exports.choice.answered();
    }

    @Override
    public int horizonHint() {
        return hooks.bots.horizon;
    }

    @Override
    public boolean weigh(GameState state, Move intent, Offers offers) throws RuleFault {
        if (intent.move() >= 0) {
            Value hook = hooks.bots.weighPick(intent.move(), intent.finished());
            if (hook == null) return false;
            exports.attend(state, intent, offers);
            call(hook);
            return true;
        }
        if (!hooks.bots.weighsMoves) return false;
        exports.attend(state, intent, offers);
        for (int i = 0; i < offers.size(); i++) {
            int move = Code.value(offers.get(i));
            Value hook = hooks.bots.weighMove(move);
            exports.choice.expect(hooks.bots.fixedWeight(move));
            if (hook != null) call(hook);
            offers.setWeight(i, exports.choice.answered());
        }
        return true;
    }

    @Override
    public List<String> botNames() {
        return hooks.bots.names;
    }

    @Override
    public int botChoice(String bot, GameState state, Move intent, Offers offers) throws RuleFault {
        exports.attend(state, intent, offers);
        call(hooks.bots.choose(bot));
        int chosen = (int) exports.choice.answered();
        if (chosen < 0) {
            String message = "bots." + bot + ".choose has to answer one of the options that it is given.";
            throw new RuleFault(Diagnostic.error("bot", blueprint.pack.info().span(), message));
        }
        return chosen;
    }

    @Override
    public void watch(HookWatch watch) {
        this.watch = watch;
    }

    @Override
    public void takeOver() {
        guard.ownedBy(Thread.currentThread());
    }

    private void call(Value hook) throws RuleFault {
        if (watch == null) {
            execute(hook);
            return;
        }
        String name = hooks.nameOf(hook);
        long start = System.nanoTime();
        try {
            execute(hook);
        } finally {
            watch.called(name, System.nanoTime() - start);
        }
    }

    private void execute(Value hook) throws RuleFault {
        guard.enter();
        try {
            if (limits.statements() > 0) context.resetLimits();
            hook.executeVoid();
        } catch (PolyglotException e) {
            throw fault(e, hook);
        } finally {
            guard.leave();
        }
    }

    // ------------------------------------------------------------------ making the context

    @Override
    public void rebuild() throws RuleFault {
        close();
        open();
    }

    @Override
    public RuleScripts another() throws RuleFault {
        return new RuleScripts(engine, blueprint, Limits.FAST, Printed.SILENT);
    }

    /** Does what is the same for all packs: afterwards its classes are loaded and its sources parsed. */
    static void rehearse(ScriptEngine engine) {
        try (Context context = sandbox(engine, Map.of()).build()) {
            context.eval(HARDEN);
            context.eval(PRELUDE);
        }
    }

    private static Context.Builder sandbox(ScriptEngine engine, Map<String, String> texts) {
        return Context.newBuilder("js")
            .engine(engine.polyglot)
            .sandbox(SandboxPolicy.CONSTRAINED)
            .allowHostAccess(HostAccess.newBuilder(HostAccess.CONSTRAINED).build())
            .allowPolyglotAccess(PolyglotAccess.NONE)
            .allowIO(IOAccess.newBuilder().fileSystem(new PackModules(texts)).build())
            .out(OutputStream.nullOutputStream())
            .err(OutputStream.nullOutputStream())
            .option("js.ecmascript-version", "2022");
    }

    private void open() throws RuleFault {
        stopped = null;
        Context.Builder builder = sandbox(engine, modules.texts);
        if (limits.statements() > 0) builder.resourceLimits(ResourceLimits.newBuilder().statementLimit(limits.statements(), s -> !s.isInternal()).build());
        context = builder.build();
        Context opened = context;
        guard = engine.watchdog.guard(limits, why -> {
            stopped = why;
            opened.close(true);
        });
        guard.ownedBy(Thread.currentThread());
        boolean ready = false;
        try {
            install();
            ready = true;
        } catch (PolyglotException e) {
            throw new RuleFault(reports.ofLoading(e, stopped));
        } finally {
            if (!ready) close(); // nobody has these rules who could
        }
    }

    private void install() throws RuleFault {
        context.eval(HARDEN).executeVoid(new Printer(reports, printer), printer != Printed.SILENT);
        Value json = context.eval("js", "JSON.parse");
        Value runtime = context.eval(PRELUDE).execute(exports, json.execute(description));
        for (RuleModules.Entry entry : modules.entries) {
            Value loading;
            guard.enter();
            try {
                loading = runtime.getMember("load").execute(entry.path());
            } finally {
                guard.leave();
            }
            // The import is done once the call above has returned: then its promise has been worked off.
            try {
                runtime.getMember("add").executeVoid(loading);
            } catch (PolyglotException e) {
                throw new RuleFault(reports.ofExport(e, stopped, entry));
            }
            tracer.accept(entry.pack(), runtime);
        }
        hooks = new BoundHooks(context, blueprint, runtime);
    }

    private static Source resource(String name) {
        try (InputStream in = RuleScripts.class.getResourceAsStream("/eldertable/script/" + name)) {
            return HookSource.internal(new String(in.readAllBytes(), StandardCharsets.UTF_8), name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ------------------------------------------------------------------ faults

    private RuleFault fault(PolyglotException e, Value hook) {
        boolean lost = e.isCancelled() || e.isResourceExhausted() || e.isInternalError();
        RuleFault fault = new RuleFault(reports.ofHook(e, stopped, hooks.nameOf(hook), hooks.writtenAt(hook)));
        if (lost) reopen();
        return fault;
    }

    /** After a kill the context is dead. Packs that loaded once load again, so failing here is a defect of ours. */
    private void reopen() {
        try {
            rebuild();
        } catch (RuleFault again) {
            throw new IllegalStateException("the rules cannot be loaded again: " + again.diagnostic());
        }
    }

    @Override
    public void close() {
        engine.watchdog.release(guard);
        context.close(true);
    }
}
