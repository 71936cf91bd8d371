package eldertable.sdk.editing;

import eldertable.api.EditSign;
import eldertable.api.GameTypes;
import eldertable.api.ScriptApi;
import eldertable.api.ScriptMember;
import eldertable.api.ScriptType;
import eldertable.api.Sort;
import eldertable.api.YamlFile;
import eldertable.api.YamlForm;
import eldertable.api.YamlKey;
import eldertable.api.YamlSection;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What can be written at a place of a file, each with its sentence. */
final class Suggestions {
    private static final Pattern MEMBER = Pattern.compile("(\\w+)\\??\\.(\\w*)$"), CALL = Pattern.compile("\\.(\\w+)\\(\\s*['\"]([\\w.-]*)$"),
        PICKED = Pattern.compile("\\w+:\\s*['\"]\\w*$"), KEY_BEGUN = Pattern.compile("(?:^|[{,])\\s*\\w*$"), COMMAND = Pattern.compile("^\\s*-?\\s*['\"]?[A-Z] (?:(\\S+) .*)?$"),
        LAST_KEY = Pattern.compile("(?:^|[{,]\\s*|^\\s*)([+-]?[\\w.-]+):\\s*$"), KEY = Pattern.compile("^(\\s*)(?:- )?([+-]?[\\w.-]+):(.*)$");
    private static final Map<String, String> TYPES = Map.of("game", "Game", "me", "Player", "player", "Player", "p", "Player", "owner", "Player", "card", "Piece", "piece", "Piece",
        "step", "Step", "kind", "Kind", "space", "Space");

    private static final Map<String, String> FLAGS = Map.of("true", "Yes.", "false", "No.");

    private final PackDef pack;
    private final PackNames names;

    Suggestions(PackDef pack) {
        this.pack = pack;
        names = new PackNames(pack);
    }

    /** What can stand at the end of a text, by name with what it means. */
    Map<String, String> at(String path, String before) {
        return path.endsWith(".mjs") ? inScript(before) : inYaml(path, before);
    }

    // ------------------------------------------------------------------ scripts

    private Map<String, String> inScript(String before) {
        String line = before.substring(before.lastIndexOf('\n') + 1);
        Matcher call = CALL.matcher(line), member = MEMBER.matcher(line);
        if (call.find()) return things(ScriptPlaces.sortsFor(call.group(1), 0));
        if (member.find()) return members(member.group(1));
        List<String> open = ScriptPlaces.openAt(before.substring(0, before.length() - line.length()) + line.replaceFirst("['\"]?\\w*$", ""));
        if (PICKED.matcher(line).find() && !open.isEmpty() && open.get(open.size() - 1).equals("pick")) return things(YamlPlaces.related(Sort.ZONE));
        Map<String, String> all = new LinkedHashMap<>();
        if (!KEY_BEGUN.matcher(line).find()) return all;
        Set<Sort> sorts = EnumSet.noneOf(Sort.class);
        ScriptPlaces.next(open, sorts, all);
        all.putAll(things(sorts));
        return all;
    }

    /** What an object has of which only its name is known; a zone's members for everything that is one. */
    private Map<String, String> members(String object) {
        Map<String, String> all = new LinkedHashMap<>();
        String name = TYPES.getOrDefault(object, names.of(object).stream().map(thing -> thing.sort().scriptType()).filter(type -> !type.isEmpty()).findFirst().orElse(""));
        Optional<ScriptType> type = ScriptApi.TYPES.stream().filter(one -> one.name().equals(name)).findFirst();
        if (type.isEmpty()) return all;
        for (ComponentDef component : pack.components()) {
            Per.Kind per = component.per().kind();
            boolean own = type.get() == GameTypes.GAME ? per == Per.Kind.ONCE || per == Per.Kind.GROUP : type.get() == GameTypes.PLAYER_TYPE ? per == Per.Kind.PLAYER
                : name.equals("Piece") && per == Per.Kind.PIECE;
            if (own && component.isProperty()) all.put(component.id(), "The " + component.sort().noun() + " of components.yaml.");
        }
        if (name.equals("Piece") || name.equals("Kind")) pack.attributes().forEach(one -> all.put(one.id(), "The attribute of components.yaml."));
        if (name.equals("Step")) pack.flow().steps().forEach(step -> step.data().forEach(data -> all.put(data.id(), "What the step " + step.id() + " carries.")));
        for (ScriptMember one : type.get().members()) if (!one.name().startsWith("[")) all.put(one.name(), one.meaning());
        return all;
    }

    private Map<String, String> things(Collection<Sort> sorts) {
        Map<String, String> all = new LinkedHashMap<>();
        names.of(sorts).forEach(thing -> all.put(thing.id(), thing.about()));
        return all;
    }

    // ------------------------------------------------------------------ YAML

    private Map<String, String> inYaml(String path, String before) {
        Optional<YamlFile> file = YamlFile.ALL.stream().filter(one -> one.isAt(path)).findFirst();
        if (file.isEmpty()) return Map.of();
        String line = before.substring(before.lastIndexOf('\n') + 1), typed = line.replaceFirst("[\\w-]*$", "");
        List<String> keys = keys(before, typed);
        Matcher value = LAST_KEY.matcher(typed);
        boolean wantsValue = value.find() || typed.matches(".*:\\s*\\[[^\\]]*$");
        YamlForm form = file.get().form();
        for (String key : keys) form = below(form, EditSign.nameOf(key));
        Map<String, String> all = new LinkedHashMap<>();
        offer(form, wantsValue, all);
        if (form instanceof YamlForm.Anything && wantsValue && !keys.isEmpty()) attribute(keys.get(keys.size() - 1), all);
        Matcher command = COMMAND.matcher(typed);
        if ((path.startsWith("scenarios/") || path.startsWith("lessons/")) && command.matches()) {
            all.putAll(things(command.group(1) == null ? EnumSet.of(Sort.MOVE) : EnumSet.of(Sort.KIND, Sort.SPACE, Sort.WORD, Sort.SEAT)));
        }
        return all;
    }

    /** What an attribute of a piece may be. */
    private void attribute(String name, Map<String, String> all) {
        pack.attributes().stream().filter(one -> one.id().equals(EditSign.nameOf(name))).forEach(one -> {
            one.words().forEach(word -> all.put(word, "A word of the attribute " + one.id() + "."));
            if (one.type() == AttributeDef.Type.FLAG) all.putAll(FLAGS);
        });
    }

    /** The keys above a place, from the outermost on: by their indentation, then within braces of the line. */
    private static List<String> keys(String before, String typed) {
        String[] lines = before.split("\n", -1);
        List<String> keys = new ArrayList<>();
        int indent = typed.length() - typed.stripLeading().length();
        for (int i = lines.length - 2; i >= 0 && indent > 0; i--) {
            Matcher key = KEY.matcher(lines[i]);
            if (!key.matches() || key.group(1).length() >= indent) continue;
            keys.add(0, key.group(2));
            indent = key.group(1).length();
        }
        Matcher inline = Pattern.compile("([+-]?[\\w.-]+):\\s*[{\\[]?|}").matcher(typed);
        List<String> open = new ArrayList<>();
        while (inline.find()) {
            if (inline.group().equals("}")) {
                if (!open.isEmpty()) open.remove(open.size() - 1);
            } else if (inline.group().endsWith("{") || inline.end() == typed.length() || inline.group().endsWith("[")) open.add(inline.group(1));
        }
        keys.addAll(open);
        return keys;
    }

    private static YamlForm below(YamlForm form, String key) {
        if (form instanceof YamlForm.ListOf list) return below(list.item(), key);
        if (form instanceof YamlForm.MapOf map) return map.value();
        if (form instanceof YamlSection section) {
            return section.find(key).map(YamlKey::form).orElseGet(() -> section.lines().isEmpty() ? YamlForm.anything() : section.lines().get(0).value());
        }
        if (form instanceof YamlForm.Either either) {
            return either.forms().stream().filter(one -> one instanceof YamlSection || one instanceof YamlForm.MapOf || one instanceof YamlForm.ListOf)
                .map(one -> below(one, key)).findFirst().orElse(YamlForm.anything());
        }
        return YamlForm.anything();
    }

    private void offer(YamlForm form, boolean wantsValue, Map<String, String> all) {
        if (form instanceof YamlForm.Either either) either.forms().forEach(one -> offer(one, wantsValue, all));
        else if (form instanceof YamlForm.ListOf list) offer(list.item(), wantsValue, all);
        else if (form instanceof YamlForm.Choice choice && wantsValue) choice.words().forEach(word -> all.put(word.name(), word.meaning()));
        else if (form instanceof YamlForm.Flag && wantsValue) all.putAll(FLAGS);
        else if (form instanceof YamlForm.Reference reference && wantsValue) all.putAll(things(YamlPlaces.related(reference.sort())));
        else if (form instanceof YamlForm.Name name && wantsValue) all.putAll(things(Set.of(name.sort())));
        else if (form instanceof YamlForm.MapOf map && !wantsValue && map.key() instanceof YamlForm.Reference reference) all.putAll(things(YamlPlaces.related(reference.sort())));
        else if (form instanceof YamlSection section && !wantsValue) {
            section.keys().values().forEach(key -> all.put(key.name(), key.meaning()));
            section.lines().forEach(line -> {
                if (line.key() instanceof YamlForm.Reference reference) all.putAll(things(YamlPlaces.related(reference.sort())));
            });
        }
    }

    // ------------------------------------------------------------------ what a name means

    /** What is known of the name at a place, for people; "" if nothing is. */
    String about(String path, String before, String word) {
        StringBuilder text = new StringBuilder();
        for (PackNames.Thing thing : names.of(word)) text.append("**").append(word).append("**: ").append(thing.sort().said()).append("  \n").append(thing.about()).append("\n\n");
        String meaning = at(path, before.substring(0, before.length() - (before.endsWith(word) ? word.length() : 0))).get(word);
        if (meaning != null) text.append(meaning).append('\n');
        if (text.length() == 0 && path.endsWith(".mjs")) {
            ScriptApi.TYPES.stream().flatMap(type -> type.find(word).stream().map(member -> type.name() + "." + word + ": " + member.meaning())).forEach(one -> text.append(one).append("  \n"));
        }
        return text.toString().strip();
    }

    PackNames names() {
        return names;
    }
}
