package eldertable.script;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the modules declare that were read last, by their texts: the same pack is opened many times over, for other tables or after a stroke in one of its
 * files. May be used by any thread.
 */
final class KnownScopes {
    private static final int MOST = 200;

    private final Map<String, ModuleScope> scopes = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ModuleScope> eldest) {
            return size() > MOST;
        }
    };

    synchronized ModuleScope of(String text) {
        return scopes.computeIfAbsent(text, ModuleScope::of);
    }
}
