package eldertable.api;

import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Whether a YAML node is as the description says, found out from the description alone, as an editor would. Whether things
 * exist that are called upon is left to the readers.
 */
final class Conformity {
    /** Whether keys may carry the signs of a mod, and none has to be there. */
    private final boolean mod;
    private final List<String> found = new ArrayList<>();

    private Conformity(boolean mod) {
        this.mod = mod;
    }

    /** What is wrong, with where. */
    static List<String> complaints(Node node, YamlForm form, boolean mod) {
        Conformity conformity = new Conformity(mod);
        conformity.check(node, form, MapNode.empty(node.span()));
        return conformity.found;
    }

    private void check(Node node, YamlForm form, MapNode beside) {
        String wrong = complaint(node, form, beside);
        if (!wrong.isEmpty()) found.add(node.span() + " " + wrong);
    }

    /** "" if all is well; what is wrong inside of lists and maps is added to what was found. */
    private String complaint(Node node, YamlForm form, MapNode beside) {
        if (form instanceof YamlForm.Either either) return either(node, either, beside);
        if (form instanceof YamlSection section) return section(node, section);
        if (form instanceof YamlForm.MapOf map) return map(node, map, beside);
        if (form instanceof YamlForm.ListOf list) return list(node, list, beside);
        if (form instanceof YamlForm.Nothing) return node.isEmptyValue() ? "" : "not nothing";
        if (form instanceof YamlForm.Anything) return "";
        if (!(node instanceof ScalarNode scalar) || node.isEmptyValue()) return "no single value: " + node;
        return scalar(scalar, form, beside);
    }

    private String scalar(ScalarNode scalar, YamlForm form, MapNode beside) {
        String text = scalar.text();
        if (form instanceof YamlForm.Text told) return told.fits(text) ? "" : text + " is not like " + told.example();
        if (form instanceof YamlForm.Flag) return scalar.asFlag().isPresent() ? "" : text + " is no flag";
        if (form instanceof YamlForm.Choice choice) return choice.names().contains(text) ? "" : text + " is none of " + choice.names();
        if (form instanceof YamlForm.Fraction fraction) {
            double number = scalar.asDouble().orElse(Double.NaN);
            return number >= fraction.min() && number <= fraction.max() ? "" : text + " is out of bounds";
        }
        if (form instanceof YamlForm.Number number) return number(scalar, number, beside);
        if (form instanceof YamlForm.EntryOf entry) {
            return beside.get(entry.key()).filter(list -> list instanceof ListNode all
                ? all.items().stream().anyMatch(item -> item.toString().equals(text)) : list.toString().equals(text)).isPresent()
                ? "" : text + " does not stand under " + entry.key();
        }
        if (form instanceof YamlForm.Name name) {
            return text.matches(name.sort().pattern()) ? "" : text + " cannot be the name of " + name.sort().said();
        }
        if (form instanceof YamlForm.Reference reference && reference.sort() == Sort.SEAT) return text.matches("[A-Z]") ? "" : text
            + " is no player";
        return "";
    }

    private static String number(ScalarNode scalar, YamlForm.Number form, MapNode beside) {
        OptionalInt value = scalar.asInt();
        if (value.isEmpty()) return scalar.text() + " is no whole number";
        int min = Math.max(form.min(), beside(beside, form.from()).orElse(form.min()));
        int max = Math.min(form.max(), beside(beside, form.to()).orElse(form.max()));
        return value.getAsInt() >= min && value.getAsInt() <= max ? "" : scalar.text() + " is out of bounds";
    }

    private static OptionalInt beside(MapNode beside, String key) {
        return beside.get(key).orElse(null) instanceof ScalarNode scalar ? scalar.asInt() : OptionalInt.empty();
    }

    private String either(Node node, YamlForm.Either either, MapNode beside) {
        List<String> all = new ArrayList<>();
        for (YamlForm form : either.forms()) {
            Conformity attempt = new Conformity(mod);
            String wrong = attempt.complaint(node, form, beside);
            if (wrong.isEmpty() && attempt.found.isEmpty()) return "";
            all.add(wrong + (attempt.found.isEmpty() ? "" : attempt.found));
        }
        return String.join(" / ", all);
    }

    private String list(Node node, YamlForm.ListOf list, MapNode beside) {
        if (!(node instanceof ListNode items)) return list.alone() ? complaint(node, list.item(), beside) : "not a list in brackets: "
            + node;
        items.items().forEach(item -> check(item, list.item(), beside));
        boolean enough = items.items().size() >= list.fewest() && items.items().size() <= list.most();
        return enough || mod ? "" : "too few or too many: " + node;
    }

    private String map(Node node, YamlForm.MapOf map, MapNode beside) {
        if (node.isEmptyValue()) return "";
        if (!(node instanceof MapNode lines)) return "no map: " + node;
        for (MapNode.Entry line : lines.entries()) {
            if (isRemoval(line)) continue;
            check(new ScalarNode(bare(line.key()), false, line.span()), map.key(), beside);
            check(line.value(), map.value(), beside);
        }
        return "";
    }

    private String section(Node node, YamlSection section) {
        if (node.isEmptyValue()) return required(MapNode.empty(node.span()), section);
        if (!(node instanceof MapNode map)) return "no map: " + node;
        for (MapNode.Entry entry : map.entries()) {
            if (isRemoval(entry)) continue;
            Optional<YamlKey> key = section.find(bare(entry.key()));
            if (key.isPresent()) key(entry, key.get(), map);
            else line(entry, section, map);
        }
        return required(map, section);
    }

    private void key(MapNode.Entry entry, YamlKey key, MapNode map) {
        if (entry.value().isEmptyValue()) return;
        check(entry.value(), key.form(), map);
        if (!key.with().isEmpty() && !holds(map, key.with()) && !mod) found.add(entry.span() + " " + entry.key() + " without "
            + key.with());
        if (!key.without().isEmpty() && holds(map, key.without())) found.add(entry.span() + " " + entry.key() + " with " + key.without());
    }

    private void line(MapNode.Entry entry, YamlSection section, MapNode map) {
        List<String> all = new ArrayList<>();
        for (YamlSection.Line line : section.lines()) {
            Conformity attempt = new Conformity(mod);
            attempt.check(new ScalarNode(bare(entry.key()), false, entry.span()), line.key(), map);
            if (!entry.value().isEmptyValue()) attempt.check(entry.value(), line.value(), map);
            if (attempt.found.isEmpty()) return;
            all.addAll(attempt.found);
        }
        found.add(entry.span() + " '" + entry.key() + "' is not described in " + section.what() + " " + all);
    }

    private String required(MapNode map, YamlSection section) {
        List<String> missing = new ArrayList<>();
        for (YamlKey key : section.keys().values()) {
            boolean needed = key.required() && !(holds(map, key.unless())) && (key.with().isEmpty() || holds(map, key.with()));
            if (needed && !mod && !map.has(key.name())) missing.add(key.name());
        }
        return missing.isEmpty() ? "" : section.what() + " lacks " + missing;
    }

    private static boolean holds(MapNode map, String key) {
        return !key.isEmpty() && map.has(key) && !map.text(key, "").equals("false");
    }

    private boolean isRemoval(MapNode.Entry entry) {
        return mod && EditSign.of(entry.key()) == EditSign.REMOVE;
    }

    private String bare(String key) {
        return mod ? EditSign.nameOf(key) : key;
    }
}
