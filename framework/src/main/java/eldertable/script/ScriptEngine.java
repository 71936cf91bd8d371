package eldertable.script;

import eldertable.isolation.Assignment;
import eldertable.isolation.ChildClock;
import eldertable.isolation.ChildJvm;
import eldertable.isolation.IsolatedHooks;
import eldertable.isolation.Isolation;
import eldertable.rules.Hooks;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
import eldertable.pack.model.PackDef;
import eldertable.state.Blueprint;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * The JavaScript engine of the program: one for its whole life, shared by all script contexts, so that compiled code
 * and warm-up are shared too.
 */
public final class ScriptEngine implements AutoCloseable {
    final Polyglot polyglot;
    final Watchdog watchdog;
    final LockOut lockOut;
    final KnownScopes scopes;
    final Translations translations;
    /** False only where it is measured what guarding costs. */
    final boolean guarded;
    private final ChildClock children;
    private final Isolation isolation;
    private final SharedRules shared;
    private final boolean sharing;
    private final DoneOnce rehearsal;
    private final AtomicReference<SpareContext> spare;

    private ScriptEngine(ScriptEngine same, Isolation isolation, boolean sharing) {
        polyglot = same.polyglot;
        watchdog = same.watchdog;
        lockOut = same.lockOut;
        scopes = same.scopes;
        translations = same.translations;
        guarded = same.guarded;
        children = same.children;
        shared = same.shared;
        rehearsal = same.rehearsal;
        spare = same.spare;
        this.sharing = sharing;
        this.isolation = isolation;
    }

    public ScriptEngine() {
        this(true, true);
    }

    /** @param translates whether rules are translated for games that nobody watches; else GraalJS runs them all, for comparison */
    public static ScriptEngine translating(boolean translates) {
        return new ScriptEngine(translates, true);
    }

    /** Neither watches nor counts, and leaves the language as large as it is: to measure what that costs, with packs of our own. */
    public static ScriptEngine unguarded(boolean translates) {
        return new ScriptEngine(translates, false);
    }

    private ScriptEngine(boolean translates, boolean guarded) {
        this.guarded = guarded;
        watchdog = new Watchdog();
        lockOut = new LockOut();
        scopes = new KnownScopes();
        translations = new Translations(translates, guarded, scopes);
        children = new ChildClock();
        isolation = Isolation.NONE;
        shared = new SharedRules();
        sharing = false;
        spare = new AtomicReference<>();
        rehearsal = new DoneOnce(() -> spare.set(new SpareContext(this)));
        // Silence the notice about a missing compiler: `doctor` tells it better.
        System.setProperty("polyglot.engine.WarnInterpreterOnly", "false");
        polyglot = new Polyglot();
    }

    /** Makes a context ahead, once, for the first match: the first one of a program takes long, and there may be something to do meanwhile. */
    public void warmUp() {
        rehearsal.hold();
    }

    /** The context that was made ahead, if it will do and nobody has it yet. Waits for it while it is being made: who went on would only do the same again. */
    SpareContext spare(Sandbox.Plan plan) {
        rehearsal.await();
        return SpareContext.serves(plan) ? spare.getAndSet(null) : null;
    }

    /** This engine for rules that run elsewhere, or here again; closing either closes both. */
    public ScriptEngine with(Isolation isolation) {
        return isolation == this.isolation ? this : new ScriptEngine(this, isolation, sharing);
    }

    /** This engine for a server: tables that play the same share its contexts. Closing either closes both. */
    public ScriptEngine sharing() {
        return sharing ? this : new ScriptEngine(this, isolation, true);
    }

    public Isolation isolation() {
        return isolation;
    }

    /** The rules of a match that somebody plays. */
    public RuleEngine rules(Blueprint blueprint) throws RuleFault {
        return rules(blueprint, Limits.PLAY, Printed.SILENT);
    }

    /** The rules of a match that somebody plays. @param printer hears what they print */
    public RuleEngine rules(PackDef pack, int players, Map<String, Object> options, Limits limits, Consumer<Printed> printer) throws RuleFault {
        if (sharing && isolation == Isolation.NONE && printer == Printed.SILENT) return shared.engine(this, pack, players, options, limits);
        return rules(new Blueprint(pack, players, options), limits, printer);
    }

    /** @param printer hears what the rules print */
    public RuleEngine rules(Blueprint blueprint, Limits limits, Consumer<Printed> printer) throws RuleFault {
        return new RuleEngine(blueprint, hooks(blueprint, limits, printer));
    }

    private Hooks hooks(Blueprint blueprint, Limits limits, Consumer<Printed> printer) throws RuleFault {
        if (isolation == Isolation.NONE) return new RuleScripts(this, blueprint, limits, printer);
        boolean printing = printer != Printed.SILENT;
        Assignment assignment = Assignment.of(blueprint, limits.statements(), limits.millis(), limits.bytes(), printing);
        return new IsolatedHooks(blueprint, assignment, new ChildJvm(RulesProcess.class.getName()), children, printer);
    }

    /** The rules for many games that nobody watches: translated, as far as they can be. */
    public RuleEngine fastRules(Blueprint blueprint) throws RuleFault {
        if (isolation != Isolation.NONE) return scriptedRules(blueprint);
        ScriptsBehind behind = new ScriptsBehind(this, blueprint);
        Translations.Made known = translations.known(blueprint);
        if (known != null) return new RuleEngine(blueprint, known.hooks(behind, null));
        RuleScripts proof = behind.open(false); // what is wrong with a pack is told by GraalJS
        return new RuleEngine(blueprint, translations.of(blueprint).hooks(behind, proof));
    }

    /** Why the rules of a match for which fast engines were made could not be translated, or null. */
    public String untranslated(Blueprint blueprint) {
        return translations.of(blueprint).problem();
    }

    /** The same in GraalJS alone. */
    public RuleEngine scriptedRules(Blueprint blueprint) throws RuleFault {
        return rules(blueprint, Limits.FAST, Printed.SILENT);
    }

    /** How many script contexts are open. */
    public int contexts() {
        return watchdog.guards.size();
    }

    /** Goes in and out under the watchdog's eyes without calling anything: all that watching adds to that many calls. */
    public void watchNothing(int times) {
        RuleThread nobody = new RuleThread("nobody");
        Watchdog.Guard guard = watchdog.guard(Limits.PLAY, () -> { }, thread -> { });
        try {
            for (int i = 0; i < times; i++) {
                guard.enter(nobody);
                if (guard.leave() != null) throw new IllegalStateException("stopped while nothing ran");
            }
        } finally {
            watchdog.release(guard);
        }
    }

    @Override
    public void close() {
        shared.close();
        children.close();
        watchdog.close();
        if (lockOut.isEmpty()) polyglot.close(); // which would wait for what never ends
    }
}
