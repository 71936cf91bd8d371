package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.rules.RuleFault;
import eldertable.words.Message;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Counts what could not be stopped, by pack. Each time costs the program a thread that runs on for nothing, so at the third the pack is
 * locked out, for as long as the program runs; an author who has changed its scripts may try again.
 */
final class LockOut {
    static final int MOST = 3;

    /** A pack as it is written now. */
    private record Rules(String pack, Map<String, String> texts) {}

    private final Map<Rules, Integer> times = new ConcurrentHashMap<>();

    /** One more that did not stop. @return how many there were of this pack */
    int count(String pack, RuleModules modules) {
        return times.merge(rules(pack, modules), 1, Integer::sum);
    }

    boolean isEmpty() {
        return times.isEmpty();
    }

    /** @throws RuleFault if one of the packs is locked out */
    void refuse(RuleModules modules) throws RuleFault {
        if (times.isEmpty()) return;
        for (String pack : modules.folders.keySet()) {
            if (times.getOrDefault(rules(pack, modules), 0) < MOST) continue;
            throw new RuleFault(Diagnostic.error("script-locked", Span.file(modules.folders.get(pack) + "/rules.mjs"), Message.of("rules.script.locked", "pack", pack, "times", MOST)));
        }
    }

    private static Rules rules(String pack, RuleModules modules) {
        return new Rules(pack, modules.texts.entrySet().stream().filter(module -> module.getKey().startsWith("/" + pack + "/"))
            .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue)));
    }
}
