package eldertable.script;

import eldertable.rules.Hooks;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.translation.TranslatedRules;
import eldertable.state.Blueprint;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Semaphore;

/**
 * A few script contexts for all tables that play the same: whoever calls a hook has one to themselves for so long. That is sound because rules keep
 * nothing between two calls, and it is what lets hundreds of tables share a machine. May be used by any thread.
 */
final class ScriptPool implements TranslatedRules.Scripts {
    private static final int CONTEXTS = Math.max(2, Runtime.getRuntime().availableProcessors());

    final Blueprint blueprint;
    private final ScriptEngine engine;
    private final Limits limits;
    private final Translations.Made translated;
    private final Semaphore turns = new Semaphore(CONTEXTS, true);
    private final Deque<RuleScripts> idle = new ArrayDeque<>();
    /** Tables that have not left yet, as far as they ever needed a context. */
    private int users;
    private boolean retired;

    ScriptPool(ScriptEngine engine, Blueprint blueprint, Limits limits) throws RuleFault {
        this.engine = engine;
        this.blueprint = blueprint;
        this.limits = limits;
        idle.push(make()); // what is wrong with a pack is told by GraalJS
        translated = engine.translations.of(blueprint);
    }

    private RuleScripts make() throws RuleFault {
        return new RuleScripts(engine, blueprint, limits, Printed.SILENT);
    }

    /** The rules for one more table. What is only asked is answered by translated rules, where there are some; what happens before people's eyes by scripts. */
    RuleEngine engine() throws RuleFault {
        return new RuleEngine(blueprint, translated.hooks(this, null));
    }

    @Override
    public Hooks open(boolean often) throws RuleFault {
        return new SharedHooks(this);
    }

    @Override
    public Hooks doubting(Hooks used, Hooks unasked) {
        return new ScriptsBehind(engine, blueprint).doubting(used, null);
    }

    /** The same rules once more, for games that nobody watches. */
    Hooks another() throws RuleFault {
        return translated.hooks(this, null);
    }

    /** Waits for a context that nobody uses. Whoever takes it has to {@link #give} it back. */
    RuleScripts take() throws RuleFault {
        turns.acquireUninterruptibly();
        boolean taken = false;
        try {
            RuleScripts scripts = waiting();
            if (scripts == null) scripts = make();
            taken = true;
            return scripts;
        } finally {
            if (!taken) turns.release();
        }
    }

    private synchronized RuleScripts waiting() {
        return idle.poll();
    }

    void give(RuleScripts scripts) {
        if (!keeps(scripts)) scripts.close();
        turns.release();
    }

    /** One that failed as no script may is not handed on to another table. */
    void discard(RuleScripts scripts) {
        try {
            scripts.close();
        } finally {
            turns.release();
        }
    }

    private synchronized boolean keeps(RuleScripts scripts) {
        boolean needed = !retired || users > 0;
        if (needed) idle.push(scripts);
        return needed;
    }

    synchronized void enter() {
        users++;
    }

    synchronized void leave() {
        users--;
        clear();
    }

    /** No more tables will come. Those that are there keep their contexts until the last of them leaves. */
    synchronized void retire() {
        retired = true;
        clear();
    }

    private void clear() {
        if (!retired || users > 0) return;
        idle.forEach(RuleScripts::close);
        idle.clear();
    }

    /** Closes what nobody uses at the moment, whoever is there. */
    synchronized void close() {
        users = 0;
        retire();
    }
}
