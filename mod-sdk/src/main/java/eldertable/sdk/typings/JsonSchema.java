package eldertable.sdk.typings;

import eldertable.api.Sort;
import eldertable.api.YamlFile;
import eldertable.api.YamlForm;
import eldertable.api.YamlKey;
import eldertable.api.YamlSection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The description of a YAML file as JSON Schema (draft 7, which editors know best). Names of things are not looked up: an editor that
 * goes by a schema sees one file only.
 */
final class JsonSchema {
    private static final List<String> SCALARS = List.of("string", "number", "boolean");

    /** Whether it is for the files of a mod: keys may carry the signs of edits there, and none has to be there. */
    private final boolean mod;
    /** Sections by name, each told once. */
    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final Map<YamlSection, String> names = new LinkedHashMap<>();
    /** Forms that occur often, each told once as well. */
    private final Map<YamlForm, Integer> uses = new HashMap<>();
    private final Map<YamlForm, String> shared = new HashMap<>();

    private JsonSchema(boolean mod) {
        this.mod = mod;
    }

    static Map<String, Object> of(YamlFile file, boolean mod) {
        JsonSchema schema = new JsonSchema(mod);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("$schema", "http://json-schema.org/draft-07/schema#");
        all.put("title", file.path() + (mod ? " of a mod" : ""));
        all.put("description", file.meaning());
        schema.count(file.form(), new HashSet<>());
        all.putAll(schema.form(file.form()));
        if (!schema.definitions.isEmpty()) all.put("definitions", schema.definitions);
        return all;
    }

    private static boolean isCompound(YamlForm form) {
        return form instanceof YamlForm.Either || form instanceof YamlForm.ListOf || form instanceof YamlForm.MapOf || form instanceof YamlForm.Choice;
    }

    private void count(YamlForm form, Set<YamlForm> walked) {
        if (isCompound(form)) uses.merge(form, 1, Integer::sum);
        if (!(form instanceof YamlSection || isCompound(form)) || !walked.add(form)) return;
        if (form instanceof YamlForm.Either either) either.forms().forEach(one -> count(one, walked));
        if (form instanceof YamlForm.ListOf list) count(list.item(), walked);
        if (form instanceof YamlForm.MapOf map) count(map.value(), walked);
        if (form instanceof YamlSection section) {
            section.keys().values().forEach(key -> count(key.form(), walked));
            section.lines().forEach(line -> count(line.value(), walked));
        }
    }

    private Map<String, Object> form(YamlForm form) {
        if (uses.getOrDefault(form, 0) < 2) return written(form);
        String name = shared.get(form);
        if (name == null) {
            name = "shared-" + (shared.size() + 1);
            shared.put(form, name);
            definitions.put(name, ""); // holds its place
            definitions.put(name, written(form));
        }
        return map("$ref", "#/definitions/" + name);
    }

    private Map<String, Object> written(YamlForm form) {
        if (form instanceof YamlSection section) return Map.of("$ref", "#/definitions/" + define(section));
        if (form instanceof YamlForm.Either either) return map("anyOf", either.forms().stream().map(this::form).toList());
        if (form instanceof YamlForm.ListOf list) return list(list);
        if (form instanceof YamlForm.MapOf map) return mapOf(map);
        if (form instanceof YamlForm.Nothing) return map("type", "null");
        if (form instanceof YamlForm.Anything) return new LinkedHashMap<>();
        if (form instanceof YamlForm.Flag) return map("type", "boolean");
        if (form instanceof YamlForm.Choice choice) return choice(choice);
        if (form instanceof YamlForm.Number number) return bounded("integer", number.min(), number.max());
        if (form instanceof YamlForm.Fraction fraction) return bounded("number", fraction.min(), fraction.max());
        if (form instanceof YamlForm.Text text) return text.pattern().isEmpty() ? map("type", SCALARS) : map("type", SCALARS, "pattern", pattern(text.pattern()));
        if (form instanceof YamlForm.Name name) return map("type", SCALARS, "pattern", pattern(name.sort().pattern()));
        if (form instanceof YamlForm.Reference reference && reference.sort() == Sort.SEAT) return map("type", "string", "pattern", "^[A-Z]$");
        return map("type", SCALARS);
    }

    private static Map<String, Object> choice(YamlForm.Choice choice) {
        return map("enum", choice.names(), "enumDescriptions", choice.words().stream().map(YamlForm.Word::meaning).toList());
    }

    private static Map<String, Object> bounded(String type, Number min, Number max) {
        Map<String, Object> schema = map("type", type);
        if (min.doubleValue() > Integer.MIN_VALUE) schema.put("minimum", min);
        if (max.doubleValue() < Integer.MAX_VALUE) schema.put("maximum", max);
        return schema;
    }

    /** A regular expression for all of a text, as JavaScript has them. */
    private static String pattern(String java) {
        String body = java.startsWith("(?s)") ? java.substring(4).replace(".", "[\\s\\S]") : java;
        return "^(?:" + body + ")$";
    }

    private Map<String, Object> list(YamlForm.ListOf list) {
        Map<String, Object> item = form(list.item()), items = map("type", "array", "items", item);
        if (list.fewest() > 0 && !mod) items.put("minItems", list.fewest());
        if (list.most() < Integer.MAX_VALUE && !mod) items.put("maxItems", list.most());
        return list.alone() ? map("anyOf", List.of(items, item)) : items;
    }

    private Map<String, Object> mapOf(YamlForm.MapOf map) {
        Map<String, Object> schema = map("type", List.of("object", "null"));
        String named = keyPattern(map.key());
        if (!named.isEmpty()) schema.put("propertyNames", map("pattern", named));
        if (mod) schema.put("patternProperties", removals());
        schema.put("additionalProperties", orNothing(form(map.value())));
        return schema;
    }

    /** What stands before a colon is a text to JSON, whatever it looks like; "" if it may be anything. */
    private String keyPattern(YamlForm key) {
        String pattern = key instanceof YamlForm.Name name ? name.sort().pattern()
            : key instanceof YamlForm.Text text ? text.pattern()
            : key instanceof YamlForm.Reference reference && reference.sort() == Sort.SEAT ? "[A-Z]" : "";
        return pattern.isEmpty() ? "" : pattern(mod ? "[+-]?(?:" + pattern + ")" : pattern);
    }

    private static Map<String, Object> removals() {
        return map("^-[A-Za-z]", new LinkedHashMap<>());
    }

    /** A key without a value is as good as none. */
    private static Map<String, Object> orNothing(Map<String, Object> schema) {
        return schema.isEmpty() ? schema : map("anyOf", List.of(schema, map("type", "null")));
    }

    // ------------------------------------------------------------------ sections

    private String define(YamlSection section) {
        String known = names.get(section);
        if (known != null) return known;
        String base = section.what().replaceAll("^(an?|the) |'", "").replaceAll("[^A-Za-z]+", "-").toLowerCase(Locale.ROOT), name = base;
        for (int i = 2; names.containsValue(name); i++) name = base + i;
        names.put(section, name);
        definitions.put(name, ""); // holds its place
        definitions.put(name, section(section));
        return name;
    }

    private Map<String, Object> section(YamlSection section) {
        Map<String, Object> schema = map("description", section.meaning(), "type", List.of("object", "null")), properties = new LinkedHashMap<>();
        List<Object> conditions = new ArrayList<>();
        for (YamlKey key : section.keys().values()) {
            properties.put(key.name(), property(key));
            if (mod) properties.put("+" + key.name(), map("$ref", "#/definitions/" + names.get(section) + "/properties/" + key.name()));
            conditions.addAll(conditions(section, key));
        }
        schema.put("properties", properties);
        List<String> needed = section.keys().values().stream().filter(key -> key.required() && key.unless().isEmpty() && key.with().isEmpty()).map(YamlKey::name).toList();
        if (!mod && !needed.isEmpty()) {
            schema.put("type", "object");
            schema.put("required", needed);
        }
        if (!conditions.isEmpty()) schema.put("allOf", conditions);
        if (mod) schema.put("patternProperties", removals());
        schema.put("additionalProperties", lines(section));
        return schema;
    }

    private Map<String, Object> property(YamlKey key) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("description", key.meaning());
        if (key.otherwise() instanceof YamlKey.Value value && !value.value().equals(Integer.MAX_VALUE)) schema.put("default", value.value());
        Map<String, Object> form = form(key.form());
        // Beside a reference draft 7 sees nothing else.
        if (key.required() && !mod) schema.putAll(form.containsKey("$ref") ? map("allOf", List.of(form)) : form);
        else schema.putAll(orNothing(form));
        return schema;
    }

    /** Which keys go with which. */
    private List<Object> conditions(YamlSection section, YamlKey key) {
        List<Object> all = new ArrayList<>();
        if (!mod && key.required() && !key.unless().isEmpty()) all.add(map("anyOf", List.of(map("required", List.of(key.name())), holds(section, key.unless()))));
        if (!mod && key.required() && !key.with().isEmpty()) all.add(map("anyOf", List.of(map("required", List.of(key.name())), map("not", holds(section, key.with())))));
        if (!mod && !key.with().isEmpty()) all.add(map("anyOf", List.of(map("not", map("required", List.of(key.name()))), holds(section, key.with()))));
        if (!key.without().isEmpty()) all.add(map("not", map("allOf", List.of(map("required", List.of(key.name())), holds(section, key.without())))));
        return all;
    }

    /** A flag has to be set to count. */
    private static Map<String, Object> holds(YamlSection section, String key) {
        Map<String, Object> schema = map("required", List.of(key));
        if (section.key(key).form() instanceof YamlForm.Flag) schema.put("properties", map(key, map("enum", List.of(true))));
        return schema;
    }

    /** What else may stand in a section. */
    private Object lines(YamlSection section) {
        if (section.lines().isEmpty()) return false;
        List<Object> forms = new ArrayList<>();
        for (YamlSection.Line line : section.lines()) {
            Map<String, Object> form = form(line.value());
            if (form.isEmpty()) return map("description", line.meaning());
            if (!forms.contains(form)) forms.add(form);
        }
        forms.add(map("type", "null"));
        return map("description", section.lines().size() == 1 ? section.lines().get(0).meaning() : section.meaning(), "anyOf", forms);
    }

    private static Map<String, Object> map(Object... pairs) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) map.put((String) pairs[i], pairs[i + 1]);
        return map;
    }
}
