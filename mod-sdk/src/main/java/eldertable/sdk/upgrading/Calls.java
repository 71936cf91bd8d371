package eldertable.sdk.upgrading;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The events and questions that a pack's scripts name, with what goes with them. */
final class Calls {
    private final Map<String, Set<String>> events = new LinkedHashMap<>();
    private final Map<String, Set<String>> questions = new LinkedHashMap<>();
    private final Set<String> open = new LinkedHashSet<>();

    /** @param details the names that are written there, or null if something else is handed over */
    void add(boolean question, String name, Set<String> details) {
        (question ? questions : events).computeIfAbsent(name, key -> new LinkedHashSet<>()).addAll(details == null ? Set.of() : details);
        if (details == null) open.add(name);
    }

    /** What flow.yaml has to say of them. */
    String declared(String flow) {
        StringBuilder text = new StringBuilder();
        declared("events", events, "", text);
        declared("questions", questions, "value: any", text);
        return text.isEmpty() ? "" : (flow.isEmpty() || flow.endsWith("\n") ? "" : "\n") + text;
    }

    private void declared(String section, Map<String, Set<String>> names, String first, StringBuilder text) {
        if (names.isEmpty()) return;
        text.append('\n').append(section).append(":\n");
        names.forEach((name, details) -> {
            StringBuilder all = new StringBuilder(first);
            for (String detail : details) all.append(all.isEmpty() ? "" : ", ").append(detail).append(": any");
            text.append("  ").append(name).append(": ").append(open.contains(name) ? "any" : all.isEmpty() ? "{}" : "{ " + all + " }").append('\n');
        });
    }
}
