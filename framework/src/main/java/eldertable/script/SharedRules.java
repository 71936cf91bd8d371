package eldertable.script;

import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;

import java.util.LinkedHashMap;
import java.util.Map;

/** The games that many tables play at one server: each is loaded once, however many tables there are. May be used by any thread. */
final class SharedRules {
    /** Games, mods, options and numbers of players differ; no server keeps contexts for all of them. */
    private static final int MOST = 24;

    /** What tables have in common that share their rules; packs of the same hash may still differ in words. */
    private record Match(String hash, int players, Map<String, Object> options) {}

    private final Map<Match, ScriptPool> pools = new LinkedHashMap<>(16, 0.75f, true);

    RuleEngine engine(ScriptEngine engine, PackDef pack, int players, Map<String, Object> options, Limits limits) throws RuleFault {
        return pool(engine, pack, players, options, limits).engine();
    }

    private synchronized ScriptPool pool(ScriptEngine engine, PackDef pack, int players, Map<String, Object> options, Limits limits) throws RuleFault {
        Match match = new Match(pack.hash(), players, Map.copyOf(options));
        ScriptPool known = pools.get(match);
        if (known != null && (known.blueprint.pack == pack || known.blueprint.pack.equals(pack))) return known;
        ScriptPool made = new ScriptPool(engine, new Blueprint(pack, players, options), limits);
        if (known != null) known.retire();
        pools.put(match, made);
        if (pools.size() > MOST) {
            var eldest = pools.entrySet().iterator();
            eldest.next().getValue().retire();
            eldest.remove();
        }
        return made;
    }

    synchronized void close() {
        pools.values().forEach(ScriptPool::close);
        pools.clear();
    }
}
