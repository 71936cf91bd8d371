package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.javascript.SmallLanguage;
import eldertable.json.Json;
import eldertable.pack.model.AttributeDef;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.script.exported.Exports;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Message;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;
import org.graalvm.polyglot.PolyglotAccess;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.io.IOAccess;
import org.graalvm.polyglot.proxy.ProxyExecutable;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * One opened script context with all that belongs to it alone: its guard, the hooks that are bound in it, and whether it is lost.
 * Whatever a pack's code is asked here, loading included, is asked under the eyes of the guard.
 */
final class Sandbox implements AutoCloseable {
    /** How names begin that only our own scripts know: otherwise in each program, so that no pack can name them. */
    private static final String HIDDEN = "$_", SECRET = "$" + Long.toString(new SecureRandom().nextLong() >>> 1, Character.MAX_RADIX) + "_";
    private static final String LANGUAGE = Json.write(Map.of("globals", english(SmallLanguage.GLOBALS), "members", english(SmallLanguage.MEMBERS), "longestList", SmallLanguage.LONGEST_LIST));
    private static final Source HARDEN = resource("harden.js");
    static final Source PRELUDE = resource("prelude.js");

    /** What is counted: the same object for all contexts, as the engine demands. */
    private static final Predicate<Source> PACKS_OWN = source -> !source.isInternal();

    /** What the engine itself can be made to go without. */
    private static final Map<String, String> SMALL = Map.of("js.string-length-limit", String.valueOf(SmallLanguage.LONGEST_TEXT), "js.bigint", "false",
        "js.intl-402", "false", "js.regexp-static-result", "false", "js.atomics", "false", "js.shared-array-buffer", "false");

    /** What the rules of a match are opened with: the same each time. */
    record Plan(ScriptEngine engine, boolean compiled, Blueprint blueprint, Limits limits, String description, RuleModules modules, FaultReport reports,
                Consumer<Printed> printer, BiConsumer<String, Value> tracer) {}

    final BoundHooks hooks;
    final Exports exports;
    private final Plan plan;
    private final Context context;
    private final Watchdog.Guard guard;
    private final boolean counted;
    /** For whoever is not on a thread that can be abandoned. */
    private final RuleThread runner = new RuleThread("rules");
    /** What is being called, or null while all is loaded, and whose rules are being loaded; read by the watchdog, with the guard's ticket. */
    private Value called;
    private String loading;
    private boolean lost;
    /** Why what runs here was given up, or null. Who waited for it sees this; the thread itself never comes back. */
    private RuleFault stuck;

    Sandbox(Plan plan) throws RuleFault {
        this.plan = plan;
        counted = plan.limits.statements() > 0;
        plan.engine.lockOut.refuse(plan.modules);
        exports = new Exports(plan.blueprint);
        SpareContext spare = plan.engine.spare(plan);
        context = spare == null ? plan.engine.polyglot.open(plan.compiled, builder(plan)) : spare.context;
        guard = plan.engine.watchdog.guard(plan.limits, () -> context.close(true), this::giveUp);
        boolean ready = false;
        try {
            hooks = onRuleThread(() -> load(install(spare)));
            ready = true;
        } finally {
            if (!ready) close(); // nobody has it who could
        }
    }

    // ------------------------------------------------------------------ loading

    private static Context.Builder builder(Plan plan) {
        PackModules modules = new PackModules(plan.modules.kept());
        return plan.engine.guarded ? sandbox(modules, plan.limits) : counting(denied(Context.newBuilder("js"), modules), plan.limits);
    }

    static Context.Builder sandbox(PackModules modules, Limits limits) {
        return counting(denied(Context.newBuilder("js"), modules).allowExperimentalOptions(true).options(SMALL), limits);
    }

    private static Context.Builder counting(Context.Builder builder, Limits limits) {
        return limits.statements() == 0 ? builder : builder.resourceLimits(ResourceLimits.newBuilder().statementLimit(limits.statements(), PACKS_OWN).build());
    }

    /** Runs first in each context. */
    static Value harden(Context context, ProxyExecutable printer, boolean heard) {
        return context.eval(HARDEN).execute(printer, heard, LANGUAGE);
    }

    /** All that the policy CONSTRAINED asks for. It cannot be named: with it the engine would take none of the options that make the language small. */
    static Context.Builder denied(Context.Builder builder, PackModules modules) {
        return builder
            .allowHostAccess(HostAccess.newBuilder(HostAccess.CONSTRAINED).build())
            .allowPolyglotAccess(PolyglotAccess.NONE)
            .allowIO(IOAccess.newBuilder().fileSystem(modules).build())
            .out(OutputStream.nullOutputStream())
            .err(OutputStream.nullOutputStream())
            .option("js.ecmascript-version", "2022")
            .option("js.allow-eval", "false");
    }

    /** By name, as scripts throw it: FaultReport knows it again. */
    private static Map<String, String> english(Map<String, Message> sentences) {
        return sentences.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, sentence -> sentence.getValue().english()));
    }

    private static Source resource(String name) {
        try (InputStream in = Sandbox.class.getResourceAsStream("/eldertable/script/" + name)) {
            return HookSource.internal(ours(new String(in.readAllBytes(), StandardCharsets.UTF_8)), name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A text of ours, with the names that only our own scripts know. */
    static String ours(String text) {
        return text.replace(HIDDEN, SECRET);
    }

    /** A message of the engine's, with names as our scripts are written. */
    static String plain(String message) {
        return message.replace(SECRET, "");
    }

    /** Runs our own scripts: nothing of a pack's is called yet. */
    private Value install(SpareContext spare) {
        if (spare != null) spare.serve(plan);
        Value ours = spare == null ? harden(context, new Printer(plan.reports, plan.printer), plan.printer != Printed.SILENT) : spare.hardened;
        List<String> attributes = plan.blueprint.pack.attributes().stream().map(AttributeDef::id).toList();
        context.eval(HookSource.internal(HookSource.attributes(attributes), "attributes")).executeVoid(ours);
        Value json = context.eval("js", "JSON.parse");
        return context.eval(PRELUDE).execute(exports, json.execute(plan.description), counted, ours);
    }

    /** What a pack exports may be code itself (getters, proxies), so looking at it is watched as well, each look for itself. */
    private BoundHooks load(Value runtime) throws RuleFault {
        guard.allow(plan.limits.loadingMillis());
        guard.enter((RuleThread) Thread.currentThread());
        try {
            for (RuleModules.Entry entry : plan.modules.entries) {
                loading = entry.pack();
                guard.renew();
                Value loading = runtime.getMember("load").execute(entry.path());
                // The import is done once the call above has returned: then its promise has been worked off.
                guard.renew();
                add(runtime, loading, entry);
                guard.renew();
                plan.tracer.accept(entry.pack(), runtime);
            }
            guard.renew();
            HookNames.check(runtime.getMember("layout").execute(), plan.blueprint.pack.flow(), plan.reports);
            guard.renew();
            return new BoundHooks(context, plan.blueprint, runtime, guard::renew);
        } catch (UnsupportedOperationException | ClassCastException e) { // looked at once more it was of another sort than the prelude had found
            throw new RuleFault(plan.reports.ofName(null, "bad-export", Message.of("rules.script.changing-export")));
        } catch (RuntimeException e) {
            throw fault(e, FaultReport.LOADING, plan.reports::ofLoading);
        } finally {
            guard.leave();
            guard.allow(plan.limits.millis());
        }
    }

    private void add(Value runtime, Value loading, RuleModules.Entry entry) throws RuleFault {
        try {
            runtime.getMember("add").executeVoid(loading);
        } catch (RuntimeException e) {
            throw fault(e, FaultReport.LOADING, (failure, why) -> plan.reports.ofExport(failure, why, entry));
        }
    }

    // ------------------------------------------------------------------ calling

    void execute(Value hook) throws RuleFault {
        if (stuck != null) throw stuck; // locked out, or another had taken its place
        if (Thread.currentThread() instanceof RuleThread here) execute(hook, here);
        else runner.call(() -> {
            execute(hook, runner);
            return null;
        });
    }

    private <T> T onRuleThread(Callable<T> work) throws RuleFault {
        if (!(Thread.currentThread() instanceof RuleThread)) return runner.call(work);
        try {
            return work.call();
        } catch (Exception failed) {
            throw RuleThread.fault(failed);
        }
    }

    private void execute(Value hook, RuleThread here) throws RuleFault {
        if (!plan.engine.guarded) {
            hook.executeVoid();
            return;
        }
        called = hook;
        guard.enter(here);
        Watchdog.Why late = null;
        try {
            if (counted) context.resetLimits();
            hook.executeVoid();
        } catch (RuntimeException e) {
            throw fault(e, hooks.nameOf(hook), (failure, why) -> plan.reports.ofHook(failure, why, hooks.nameOf(hook), hooks.writtenAt(hook)));
        } finally {
            late = guard.leave();
        }
        if (late != null) throw tooLate(hook, late);
    }

    // ------------------------------------------------------------------ what cannot be stopped

    /** On the watchdog's thread. Whoever waits for the script goes on without it. */
    private void giveUp(RuleThread thread) {
        SourceSection written = called == null ? null : hooks.writtenAt(called);
        String pack = called == null ? loading : plan.reports.packOf(written);
        int times = plan.engine.lockOut.count(pack, plan.modules);
        exports.attend(new GameState(plan.blueprint, 0), new Move(), new Offers()); // should it ever go on, it spoils nobody's table
        stuck = new RuleFault(plan.reports.ofStuck(called == null ? FaultReport.LOADING : hooks.nameOf(called), written, times, pack));
        thread.abandon(stuck);
    }

    /** Whether something goes on here for ever: then another has to take its place, and this cannot even be closed. */
    boolean isStuck() {
        return stuck != null;
    }

    /** The hook came to its end while it was about to be stopped: its context is going to be closed. */
    private RuleFault tooLate(Value hook, Watchdog.Why why) {
        lost = true;
        return new RuleFault(plan.reports.ofStopped(why, hooks.nameOf(hook), hooks.writtenAt(hook)));
    }

    /** Whether the context was stopped or ran out of something: then another has to take its place. */
    boolean isLost() {
        return lost;
    }

    /** Makes a fault of what was thrown. Even that may ask the pack's code (an error with getters), so it happens under guard. */
    private RuleFault fault(RuntimeException thrown, String asked, BiFunction<PolyglotException, Watchdog.Why, Diagnostic> report) {
        Watchdog.Why why = guard.condemned();
        if (!(thrown instanceof PolyglotException e)) { // a context that was closed meanwhile refuses to be asked
            if (guard.why() == null) throw thrown;
            lost = true;
            return new RuleFault(plan.reports.ofStopped(guard.why(), asked, null));
        }
        if (why == null && e.isCancelled() && !e.isResourceExhausted()) why = guard.why();
        lost |= why != null || e.isCancelled() || e.isResourceExhausted() || e.isInternalError();
        guard.renew();
        Diagnostic told = report.apply(e, why);
        lost |= guard.condemned() != null;
        return new RuleFault(told);
    }

    @Override
    public void close() {
        plan.engine.watchdog.release(guard);
        if (stuck == null) plan.engine.polyglot.close(context);
        runner.close();
    }
}
