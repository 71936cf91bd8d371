package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.FlowDef.DataDef;
import eldertable.pack.FlowDef.StepDef;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.SandboxPolicy;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.IdentityHashMap;
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
public final class RuleScripts implements AutoCloseable {
    private static final Pattern VARIABLE = Pattern.compile("(?m)^(export\\s+)?(let|var)\\s");
    /** For rules whose author does not listen. */
    public static final Consumer<Printed> SILENT = line -> { };
    private static final Source HARDEN = resource("harden.js");
    private static final Source PRELUDE = resource("prelude.js");

    private final ScriptEngine engine;
    private final Blueprint blueprint;
    private final Limits limits;
    private final Consumer<Printed> printer;
    private final Host host;
    private final String description;
    private final RuleModules modules;
    private final FaultReport reports;
    private final BiConsumer<String, Value> tracer;

    /** Where a pack's function begins that a hook calls: a context that was stopped cannot be asked any more. */
    private final Map<Value, SourceSection> written = new IdentityHashMap<>();

    private Context context;
    private Watchdog.Guard guard;
    private volatile Watchdog.Why stopped;
    private MoveHooks[] moves;
    private Value[] runs;
    private Value[] dones;
    private Value[] openings;
    private Value invariants;
    private BotHooks bots;
    private HookWatch watch;

    public RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, Consumer<Printed> printer) throws ScriptFault {
        this(engine, blueprint, limits, printer, (pack, runtime) -> { });
    }

    /** @param tracer is shown the runtime after each pack's rules have been added */
    RuleScripts(ScriptEngine engine, Blueprint blueprint, Limits limits, Consumer<Printed> printer, BiConsumer<String, Value> tracer)
            throws ScriptFault {
        this.engine = engine;
        this.blueprint = blueprint;
        this.limits = limits;
        this.printer = printer;
        this.tracer = tracer;
        host = new Host(blueprint);
        description = MatchDescription.of(blueprint);
        modules = new RuleModules(blueprint.pack);
        reports = new FaultReport(modules.texts, modules.folders, limits);
        refuseVariables();
        open();
    }

    /** Scripts keep no state: what a module could change between two calls would be lost with its context. */
    private void refuseVariables() throws ScriptFault {
        for (var module : modules.texts.entrySet()) {
            Matcher variable = VARIABLE.matcher(module.getValue());
            if (variable.find()) throw new ScriptFault(reports.stateful(module.getKey(), variable.start(2)));
        }
    }

    // ------------------------------------------------------------------ calling hooks

    public MoveHooks move(int index) {
        return moves[index];
    }

    public boolean hasRun(int step) {
        return runs[step] != null;
    }

    public boolean hasDone(int step) {
        return dones[step] != null;
    }

    /** Whether the hook that ran last has left its step. */
    public boolean leftStep() {
        return host.ownLevel() < 0;
    }

    public int ownLevel() {
        return host.ownLevel();
    }

    public void run(GameState state, int step) throws ScriptFault {
        host.attend(state);
        call(runs[step]);
    }

    public void done(GameState state, int step) throws ScriptFault {
        host.attend(state);
        call(dones[step]);
    }

    /** Lists the moves that are open to a player in a step, if that takes no more than one call; false if they have to be asked one by one. */
    public boolean openMoves(GameState state, int step, Intent intent, Offers offers) throws ScriptFault {
        if (openings[step] == null || offers.isExplaining()) return false;
        prepare(state, intent, offers);
        try {
            call(openings[step]);
            return true;
        } catch (ScriptFault fault) { // asked one by one, the move whose hook it is can be told
            offers.clear();
            return false;
        }
    }

    public void when(GameState state, Intent intent, Offers offers) throws ScriptFault {
        prepare(state, intent, offers);
        call(moves[intent.move()].when);
    }

    public void check(GameState state, Intent intent, Offers offers) throws ScriptFault {
        prepare(state, intent, offers);
        call(moves[intent.move()].check);
    }

    public void offer(GameState state, Intent intent, Offers offers) throws ScriptFault {
        MoveHooks hooks = moves[intent.move()];
        int zone = hooks.zone(intent.finished(), intent.player());
        if (zone >= 0) {
            for (int i = 0, n = state.zoneSize(zone); i < n; i++) offers.add(Code.piece(state.pieceAt(zone, i)));
            return;
        }
        int[] constants = hooks.constants(intent.finished());
        if (constants != null) {
            for (int code : constants) offers.add(code);
            return;
        }
        prepare(state, intent, offers);
        call(hooks.offers[intent.finished()]);
    }

    public void apply(GameState state, Intent intent) throws ScriptFault {
        prepare(state, intent, null);
        call(moves[intent.move()].apply);
    }

    /** What the pack says is wrong with a state, or null: its `invariants` hook, for tests and simulations. */
    public String brokenInvariant(GameState state) throws ScriptFault {
        if (invariants == null) return null;
        host.attend(state);
        host.offers = new Offers();
        host.offers.clear();
        call(invariants);
        return host.offers.forbidden();
    }

    // ------------------------------------------------------------------ for bots

    public boolean hasValueHint() {
        return bots.value != null;
    }

    /** How good the pack's `hints.value` finds a state for a player. */
    public double valueHint(GameState state, int player) throws ScriptFault {
        host.attend(state);
        host.actor = player;
        call(bots.value);
        return host.answer;
    }

    /** After how many moves a game that bots play in their minds may be judged (`hints.horizon`), or -1 if the pack does not say. */
    public int horizonHint() {
        return bots.horizon;
    }

    /** Weighs what is offered by the pack's `hints.weigh`; false if it has nothing to say. */
    public boolean weigh(GameState state, Intent intent, Offers offers) throws ScriptFault {
        if (intent.move() >= 0) {
            Value hook = bots.weighPick(intent.move(), intent.finished());
            if (hook == null) return false;
            prepare(state, intent, offers);
            call(hook);
            return true;
        }
        if (!bots.weighsMoves) return false;
        prepare(state, intent, offers);
        for (int i = 0; i < offers.size(); i++) {
            int move = Code.value(offers.get(i));
            Value hook = bots.weighMove(move);
            host.answer = bots.fixedWeight(move);
            if (hook != null) call(hook);
            offers.setWeight(i, host.answer);
        }
        return true;
    }

    /** The bots that the pack brings along. */
    public List<String> botNames() {
        return bots.names;
    }

    /** Which of the things offered a bot of the pack takes. */
    public int botChoice(String bot, GameState state, Intent intent, Offers offers) throws ScriptFault {
        prepare(state, intent, offers);
        call(bots.choose(bot));
        int chosen = (int) host.answer;
        if (chosen < 0) {
            String message = "bots." + bot + ".choose has to answer one of the options that it is given.";
            throw new ScriptFault(Diagnostic.error("bot", blueprint.pack.info().span(), message));
        }
        return chosen;
    }

    private void prepare(GameState state, Intent intent, Offers offers) {
        host.attend(state);
        host.actor = intent.player();
        host.intent = intent;
        host.offers = offers;
    }

    /** Tells from now on what each call of a hook took; null stops, and then it costs nothing. */
    public void watch(HookWatch watch) {
        this.watch = watch;
    }

    /** From now on the hooks run on this thread. */
    public void takeOver() {
        guard.ownedBy(Thread.currentThread());
    }

    private void call(Value hook) throws ScriptFault {
        if (watch == null) {
            execute(hook);
            return;
        }
        String name = hookName(hook);
        long start = System.nanoTime();
        try {
            execute(hook);
        } finally {
            watch.called(name, System.nanoTime() - start);
        }
    }

    private void execute(Value hook) throws ScriptFault {
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

    /** Throws the context away and makes it anew, as after a kill: nothing of the game is lost. */
    public void rebuild() throws ScriptFault {
        close();
        open();
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

    private void open() throws ScriptFault {
        stopped = null;
        written.clear();
        Context.Builder builder = sandbox(engine, modules.texts);
        if (limits.statements() > 0) builder.resourceLimits(ResourceLimits.newBuilder().statementLimit(limits.statements(), s -> !s.isInternal()).build());
        context = builder.build();
        Context opened = context;
        guard = engine.watchdog.guard(limits, why -> {
            stopped = why;
            opened.close(true);
        });
        guard.ownedBy(Thread.currentThread());
        try {
            install();
        } catch (PolyglotException e) {
            throw new ScriptFault(reports.ofLoading(e, stopped));
        }
    }

    private void install() throws ScriptFault {
        context.eval(HARDEN).executeVoid(new Printer(reports, printer), printer != SILENT);
        Value json = context.eval("js", "JSON.parse");
        Value runtime = context.eval(PRELUDE).execute(host, json.execute(description));
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
                throw new ScriptFault(reports.ofExport(e, stopped, entry));
            }
            tracer.accept(entry.pack(), runtime);
        }
        connect(runtime);
        Value rules = runtime.getMember("rules");
        moves = new MoveHooks[blueprint.moves.size()];
        for (int i = 0; i < moves.length; i++) moves[i] = moveHooks(runtime, rules.getMember("moves"), blueprint.moves.get(i).id());
        runs = new Value[blueprint.steps.size()];
        dones = new Value[blueprint.steps.size()];
        openings = new Value[blueprint.steps.size()];
        for (int i = 0; i < runs.length; i++) {
            String id = blueprint.steps.get(i).id();
            Value step = rules.getMember("steps").getMember(id);
            runs[i] = hook(runtime, member(step, "run"), HookSource.step(), id + ".run");
            dones[i] = hook(runtime, member(step, "done"), HookSource.step(), id + ".done");
            openings[i] = opening(runtime, blueprint.steps.get(i));
            String data = HookSource.stepData(blueprint.steps.get(i).data().stream().map(DataDef::id).toList());
            runtime.getMember("fill").setArrayElement(i, hook(runtime, runtime, data, id + ".data"));
        }
        bots = new BotHooks(blueprint, rules, (function, text, name) -> hook(runtime, function, text, name), moves);
        invariants = hook(runtime, member(rules, "invariants"), HookSource.invariants(), "invariants");
    }

    /** Gives every event and every question that is answered a function of its own. */
    private void connect(Value runtime) {
        Value hooked = runtime.getMember("hooked").execute();
        for (int i = 0; i < hooked.getArraySize(); i++) {
            Value spec = hooked.getArrayElement(i);
            boolean asks = spec.getMember("asks").asBoolean();
            String name = spec.getMember("name").asString();
            Value caller = hook(runtime, spec, asks ? HookSource.compute() : HookSource.trigger(), (asks ? "modify." : "on.") + name);
            runtime.getMember("connect").executeVoid(asks, name, caller);
        }
    }

    private MoveHooks moveHooks(Value runtime, Value all, String id) throws ScriptFault {
        Value move = all.getMember(id);
        if (move == null || move.isNull()) throw missing("flow.yaml names the move '" + id + "', but moves in rules.mjs has no '" + id + "'.", id);
        Value specs = runtime.getMember("picksOf").execute(id, move);
        int count = (int) specs.getArraySize();
        Value check = member(move, "check");
        List<HookSource.Pick> picks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Value spec = specs.getArrayElement(i);
            boolean many = spec.getMember("many").asBoolean();
            boolean lastSingle = i == count - 1 && !many && check != null;
            picks.add(new HookSource.Pick(spec.getMember("name").asString(), many, lastSingle || member(spec, "check") != null));
        }
        Value[] offers = new Value[count];
        for (int i = 0; i < count; i++) {
            Value spec = specs.getArrayElement(i);
            if (i == count - 1 && !picks.get(i).many() && check != null) spec.putMember("check", check);
            offers[i] = hook(runtime, spec, HookSource.offer(picks, i), id + "." + picks.get(i).name());
        }
        int[] zones = new int[count];
        int[][] constants = new int[count][];
        for (int i = 0; i < count; i++) {
            boolean plain = !picks.get(i).many() && !picks.get(i).checked();
            Value zone = member(specs.getArrayElement(i), "zone"), codes = member(specs.getArrayElement(i), "codes");
            zones[i] = plain && zone != null ? blueprint.zone(zone.asString()) : -1;
            if (plain && codes != null) constants[i] = codes.as(int[].class);
        }
        Value apply = member(move, "apply");
        if (apply == null) throw missing("Move '" + id + "' in rules.mjs needs an apply function.", id);
        return new MoveHooks(
            hook(runtime, member(move, "when"), HookSource.check(picks, 0), id + ".when"),
            hook(runtime, check, HookSource.check(picks, count), id + ".check"),
            hook(runtime, apply, HookSource.apply(picks), id + ".apply"),
            offers,
            picks.stream().map(HookSource.Pick::name).toArray(String[]::new),
            toArray(picks),
            zones,
            constants,
            blueprint);
    }

    /** Asks all conditions of a step's moves and of those open at any time at once; one alone is asked by itself. */
    private Value opening(Value runtime, StepDef step) {
        List<HookSource.Condition> conditions = new ArrayList<>();
        for (String id : step.moves()) conditions.add(condition(id, false));
        blueprint.moves.stream().filter(move -> move.anytime()).forEach(move -> conditions.add(condition(move.id(), true)));
        long asked = conditions.stream().filter(move -> move.when() || move.check()).count();
        return asked < 2 ? null : hook(runtime, runtime, HookSource.openMoves(conditions), step.id() + ".moves");
    }

    private HookSource.Condition condition(String id, boolean anytime) {
        MoveHooks move = moves[blueprint.move(id)];
        boolean check = move.picks() == 0 && move.isCheckedAtEnd();
        return new HookSource.Condition(id, Code.move(blueprint.move(id)), anytime, move.isConditional(), check);
    }

    private static boolean[] toArray(List<HookSource.Pick> picks) {
        boolean[] many = new boolean[picks.size()];
        for (int i = 0; i < many.length; i++) many[i] = picks.get(i).many();
        return many;
    }

    private static Value member(Value of, String name) {
        Value value = of == null || of.isNull() ? null : of.getMember(name);
        return value == null || value.isNull() ? null : value;
    }

    private Value hook(Value runtime, Value function, String text, String name) {
        if (function == null) return null;
        Value hook = context.eval(source(text, "eldertable:" + name, "application/javascript")).execute(runtime, function);
        written.put(hook, beginning(function));
        return hook;
    }

    /** Where a function is written, or the one that a pick or bot has. */
    private static SourceSection beginning(Value function) {
        if (function.canExecute()) return function.getSourceLocation();
        Value from = member(function, "from"), called = from == null ? member(function, "choose") : from;
        return called == null ? null : called.getSourceLocation();
    }

    private static Source source(String text, String name, String mime) {
        return Source.newBuilder("js", text, name).mimeType(mime).internal(true).buildLiteral();
    }

    private static Source resource(String name) {
        try (InputStream in = RuleScripts.class.getResourceAsStream("/eldertable/script/" + name)) {
            return source(new String(in.readAllBytes(), StandardCharsets.UTF_8), "eldertable:" + name, "application/javascript");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ------------------------------------------------------------------ faults

    private ScriptFault fault(PolyglotException e, Value hook) {
        boolean lost = e.isCancelled() || e.isResourceExhausted() || e.isInternalError();
        ScriptFault fault = new ScriptFault(reports.ofHook(e, stopped, hookName(hook), written.get(hook)));
        if (lost) reopen();
        return fault;
    }

    /** After a kill the context is dead. Packs that loaded once load again, so failing here is a defect of ours. */
    private void reopen() {
        try {
            rebuild();
        } catch (ScriptFault again) {
            throw new IllegalStateException("the rules cannot be loaded again: " + again.diagnostic());
        }
    }

    /** Told in the rules of the pack whose flow.yaml names the move. */
    private ScriptFault missing(String what, String move) {
        String flow = blueprint.moves.get(blueprint.move(move)).span().file();
        return new ScriptFault(Diagnostic.error("missing-hook", Span.file(flow.replaceFirst("[^/]*$", "rules.mjs")), what));
    }

    private String hookName(Value hook) {
        for (int i = 0; i < moves.length; i++) {
            if (moves[i] == null) continue;
            String part = moves[i].nameOf(hook);
            if (part != null) return "Move '" + blueprint.moves.get(i).id() + "' (" + part + ")";
        }
        for (int i = 0; i < runs.length; i++) {
            if (hook == runs[i]) return "Step '" + blueprint.steps.get(i).id() + "' (run)";
            if (hook == dones[i]) return "Step '" + blueprint.steps.get(i).id() + "' (done)";
            if (hook == openings[i]) return "Step '" + blueprint.steps.get(i).id() + "' (which moves are open)";
        }
        return bots == null ? "A hook" : bots.nameOf(hook);
    }

    @Override
    public void close() {
        engine.watchdog.release(guard);
        context.close(true);
    }
}
