package eldertable.script;

import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games that many tables play at one server: each is loaded once, however many tables there are. May be used by any thread. */
final class SharedRules {
    /** Games, mods, options and numbers of players differ; no server keeps contexts for all of them. */
    private static final int MOST = 24;

    /** What tables have in common that share their rules; packs of the same hash may still differ in words. */
    private record Match(String hash, int players, Map<String, Object> options) {}

    private final int contexts;
    private final Map<Match, ScriptPool> pools = new LinkedHashMap<>(16, 0.75f, true);
    /** What is being loaded: whoever wants the same waits for it, and nobody else does. */
    private final Map<Match, Object> loading = new ConcurrentHashMap<>();

    SharedRules() {
        this(Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    /** @param contexts of each game, at most */
    SharedRules(int contexts) {
        this.contexts = contexts;
    }

    RuleEngine engine(ScriptEngine engine, PackDef pack, int players, Map<String, Object> options, Limits limits) throws RuleFault {
        Match match = new Match(pack.hash(), players, Map.copyOf(options));
        ScriptPool pool;
        synchronized (loading.computeIfAbsent(match, one -> new Object())) {
            pool = known(match, pack);
            if (pool == null) {
                pool = new ScriptPool(engine, new Blueprint(pack, players, options), contexts, limits);
                add(match, pool);
            }
        }
        return pool.engine();
    }

    private synchronized ScriptPool known(Match match, PackDef pack) {
        ScriptPool known = pools.get(match);
        return known != null && (known.blueprint.pack == pack || known.blueprint.pack.equals(pack)) ? known : null;
    }

    private synchronized void add(Match match, ScriptPool made) {
        ScriptPool before = pools.put(match, made);
        if (before != null) before.retire();
        if (pools.size() <= MOST) return;
        Map.Entry<Match, ScriptPool> eldest = pools.entrySet().iterator().next();
        pools.remove(eldest.getKey());
        loading.remove(eldest.getKey());
        eldest.getValue().retire();
    }

    synchronized void close() {
        pools.values().forEach(ScriptPool::close);
        pools.clear();
    }
}
