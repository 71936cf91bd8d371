package eldertable.secrecy;

import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.pack.library.Change;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.HookTrace;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where the hooks of a match are written, by what they are for. */
final class HookPlaces {
    /** @param line the text of the line, or "" */
    record Place(Span span, String line) {}

    /** As hooks are called in faults: "Move 'keep' (apply)", "Step 'deal' (run)". */
    private static final Pattern CALLED = Pattern.compile("(Move|Step) '(.+)' \\((\\w+).*\\)");

    private final Span pack;
    /** By path, such as "moves.keep.pick.card": the last pack to have a word in it. */
    private final Map<String, Span> hooks = new HashMap<>();
    private final Map<String, Source> sources = new LinkedHashMap<>();

    HookPlaces(ScriptEngine scripts, Blueprint blueprint) throws RuleFault {
        PackDef def = blueprint.pack;
        pack = def.info().span();
        for (Change change : HookTrace.of(scripts, blueprint)) hooks.put(change.path().replaceFirst("^hooks\\.", ""), change.span());
        add(pack.file().replaceFirst("/?pack\\.yaml$", ""), def.scripts());
        for (ModDef mod : def.mods()) add(mod.folder(), mod.scripts());
    }

    private void add(String folder, Map<String, String> scripts) {
        scripts.forEach((path, text) -> sources.put(folder + "/" + path, new Source(folder + "/" + path, text)));
    }

    /** What is asked for a pick; or, while there is none, whether a move is open at all. */
    Place ofChoice(String move, String pick) {
        String at = "moves." + move + ".";
        return pick.isEmpty() ? first(at + "when", at + "check", at + "apply")
            : first(at + "pick." + pick + ".check", at + "pick." + pick + ".from", at + "pick." + pick, at + "check", at + "apply");
    }

    /** What gives the reasons for that. */
    Place ofReason(String move, String pick) {
        String at = "moves." + move + ".";
        return pick.isEmpty() ? ofChoice(move, pick)
            : first(at + "pick." + pick + ".check", at + "check", at + "pick." + pick + ".from", at + "pick." + pick, at + "apply");
    }

    Place of(String path) {
        return first(path);
    }

    /** Where a line of the chronicle is said, or else the hook in which it was. */
    Place ofSaying(String key, String hook) {
        Pattern said = Pattern.compile("\\bsay\\w*\\s*\\([^;]*?['\"`](" + Pattern.quote(key) + ")['\"`]");
        for (Source source : sources.values()) {
            Matcher found = said.matcher(source.text());
            if (found.find()) return at(source.spanAt(found.start(1)));
        }
        Matcher called = CALLED.matcher(hook);
        if (!called.matches()) return at(pack);
        return first((called.group(1).equals("Move") ? "moves." : "steps.") + called.group(2) + "." + called.group(3));
    }

    private Place first(String... paths) {
        for (String path : paths) if (hooks.containsKey(path)) return at(hooks.get(path));
        return at(pack);
    }

    private Place at(Span span) {
        Source source = sources.get(span.file());
        return new Place(span, source == null ? "" : source.line(span.line()));
    }
}
