package eldertable.script;

import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.pack.library.Change;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds out which pack made, wrapped or replaced which hook, and in which line: it looks at all hooks after each pack has
 * been loaded. The functions themselves know where they were written, whichever file they were imported from.
 */
public final class HookTrace {
    private record Hook(String path, Span span, String text) {}

    private final RuleModules modules;
    private final List<Change> changes = new ArrayList<>();
    private Map<String, List<Hook>> before = Map.of();

    private HookTrace(RuleModules modules) {
        this.modules = modules;
    }

    /** What each pack does to the hooks, in load order; paths are such as "hooks.moves.keep.apply". */
    public static List<Change> of(ScriptEngine engine, Blueprint blueprint) throws RuleFault {
        HookTrace trace = new HookTrace(new RuleModules(blueprint.pack, engine.scopes));
        new RuleScripts(engine, blueprint, Limits.PLAY, false, line -> { }, trace::loaded).close();
        return List.copyOf(trace.changes);
    }

    /** Rules as {@link ScriptEngine#rules} makes them, and what each pack did to their hooks. */
    public record Traced(RuleEngine rules, List<Change> changes) {}

    public static Traced rules(ScriptEngine engine, Blueprint blueprint) throws RuleFault {
        HookTrace trace = new HookTrace(new RuleModules(blueprint.pack, engine.scopes));
        RuleScripts scripts = new RuleScripts(engine, blueprint, Limits.PLAY, true, Printed.SILENT, trace::loaded);
        return new Traced(new RuleEngine(blueprint, scripts), List.copyOf(trace.changes));
    }

    /** A pack's rules have just been added to those before. */
    private void loaded(String pack, Value runtime) {
        Map<String, List<Hook>> now = hooks(runtime.getMember("layout").execute());
        Map<String, List<Hook>> wrappers = hooks(runtime.getMember("rules").getMember("wrappers"));
        boolean first = changes.isEmpty();
        wrappers.forEach((path, made) -> changes.add(new Change("hooks." + path, pack, Change.Kind.WRAPPED, made.get(0).span, "",
            made.get(0).text)));
        Set<String> paths = new LinkedHashSet<>(before.keySet());
        paths.addAll(now.keySet());
        for (String path : paths) {
            List<Hook> old = before.getOrDefault(path, List.of());
            List<Hook> made = now.getOrDefault(path, List.of());
            if (old.equals(made) || wrappers.containsKey(path)) continue;
            boolean wraps = wrappers.keySet().stream().anyMatch(wrapper -> path.startsWith(wrapper + "."));
            told(path, pack, old, made, first, wraps);
        }
        before = now;
    }

    private void told(String path, String pack, List<Hook> old, List<Hook> made, boolean first, boolean wraps) {
        boolean grown = made.size() > old.size() && made.subList(0, old.size()).equals(old);
        if (grown) {
            Change.Kind kind = first ? Change.Kind.SET : Change.Kind.ADDED;
            for (Hook hook : made.subList(old.size(), made.size())) changes.add(new Change("hooks." + path, pack, kind, hook.span, "", hook.text));
            return;
        }
        Hook last = old.get(old.size() - 1);
        if (made.isEmpty()) {
            changes.add(new Change("hooks." + path, pack, Change.Kind.REMOVED, lineOf(pack, path), last.text, ""));
        } else {
            Hook hook = made.get(made.size() - 1);
            changes.add(new Change("hooks." + path, pack, wraps ? Change.Kind.WRAPPED : Change.Kind.CHANGED, hook.span, last.text, hook.text));
        }
    }

    /** Where a pack speaks of the move or step that has lost a hook. */
    private Span lineOf(String pack, String path) {
        String file = "/" + pack + "/rules.mjs";
        String text = modules.texts.getOrDefault(file, "");
        Matcher name = Pattern.compile("\\b" + Pattern.quote(path.split("\\.")[1]) + "\\s*[:(]").matcher(text);
        Span in = new Source(file, text).spanAt(name.find() ? name.start() : 0);
        return new Span(modules.folders.get(pack) + "/rules.mjs", in.line(), in.column());
    }

    private Map<String, List<Hook>> hooks(Value list) {
        Map<String, List<Hook>> hooks = new LinkedHashMap<>();
        for (int i = 0; i < list.getArraySize(); i++) {
            Value hook = list.getArrayElement(i);
            String path = hook.getMember("path").asString();
            hooks.computeIfAbsent(path, key -> new ArrayList<>()).add(hook(path, hook.getMember("f").getSourceLocation()));
        }
        return hooks;
    }

    private Hook hook(String path, SourceSection place) {
        if (place == null || !place.isAvailable()) return new Hook(path, Span.file(modules.folders.values().iterator().next() + "/rules.mjs"), "");
        return new Hook(path, FaultReport.span(modules.folders, FaultReport.pathOf(place), place.getStartLine(), place.getStartColumn()),
            place.getCharacters().toString());
    }
}
