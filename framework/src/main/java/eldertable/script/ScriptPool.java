package eldertable.script;

import eldertable.rules.Hooks;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.RuleThread;
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
    final Blueprint blueprint;
    private final ScriptEngine engine;
    private final Limits limits;
    private final Translations.Made translated;
    private final Semaphore turns;
    private final Deque<RuleScripts> idle = new ArrayDeque<>();
    /** Tables that have not left yet, as far as they ever needed a context. */
    private int users;
    private boolean retired;
    /** What is said to whoever wants to play this, once it has been stuck too often; or null. */
    private volatile RuleFault lockedOut;

    /** @param contexts how many there are at most */
    ScriptPool(ScriptEngine engine, Blueprint blueprint, int contexts, Limits limits) throws RuleFault {
        turns = new Semaphore(contexts, true);
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
        if (lockedOut != null) throw lockedOut;
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

    /**
     * Waits for a context that nobody uses. Whoever takes it has to {@link #give} it back, or it is {@linkplain #discard taken} from them if they are
     * stuck in it: so nobody waits here for ever.
     */
    RuleScripts take() throws RuleFault {
        turns.acquireUninterruptibly();
        RuleThread here = Thread.currentThread() instanceof RuleThread own ? own : null;
        if (here != null) here.hold(turns::release); // a pack can be stuck where it is loaded, too
        boolean taken = false;
        try {
            RuleScripts waiting = waiting(), scripts = waiting == null ? make() : waiting;
            if (here != null) here.hold(() -> discard(scripts));
            taken = true;
            return scripts;
        } finally {
            if (!taken) release();
        }
    }

    private void release() {
        if (Thread.currentThread() instanceof RuleThread here) here.hold(null);
        turns.release();
    }

    private synchronized RuleScripts waiting() {
        return idle.poll();
    }

    void give(RuleScripts scripts) {
        if (scripts.isStuck() || !keeps(scripts)) discard(scripts);
        else release();
    }

    /** One that failed as no script may, or in which something is stuck, is not handed on to another table. From any thread. */
    void discard(RuleScripts scripts) {
        try {
            RuleFault locked = scripts.isStuck() ? scripts.lockedOut() : null;
            if (locked != null) lockOut(locked);
            scripts.close();
        } finally {
            release();
        }
    }

    private synchronized boolean keeps(RuleScripts scripts) {
        boolean needed = lockedOut == null && (!retired || users > 0);
        if (needed) idle.push(scripts);
        return needed;
    }

    /** The pack has been stuck too often: from now on every table is told so when it wants a context, as it would be with one of its own. */
    private synchronized void lockOut(RuleFault why) {
        lockedOut = why;
        idle.forEach(RuleScripts::close);
        idle.clear();
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
