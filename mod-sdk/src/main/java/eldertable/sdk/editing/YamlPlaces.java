package eldertable.sdk.editing;

import eldertable.api.EditSign;
import eldertable.api.Sort;
import eldertable.api.YamlFile;
import eldertable.api.YamlForm;
import eldertable.api.YamlSection;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where a file of YAML speaks of a name. What the file's description calls a key or a fixed word is none, though it be written alike. */
final class YamlPlaces {
    /** What the value of an attribute can name. */
    private static final List<YamlForm> VALUES = List.of(YamlForm.any(Sort.WORD), YamlForm.any(Sort.KIND));

    private final String id;
    private final String path;
    private final String[] lines;
    private final Pattern whole, blank;
    private final Collection<Place> found;

    private YamlPlaces(String id, String path, String text, Collection<Place> found) {
        this.id = id;
        this.path = path;
        this.found = found;
        lines = text.split("\n", -1);
        whole = Pattern.compile("(?<![\\w-])" + Pattern.quote(id) + "(?![\\w-])");
        blank = Pattern.compile("(?<=\\{)" + Pattern.quote(id) + "(?=[}|])");
    }

    static void find(String id, String path, String text, Collection<Place> found) {
        YamlForm form = YamlFile.ALL.stream().filter(file -> file.isAt(path)).map(YamlFile::form).findFirst().orElse(YamlForm.anything());
        YamlReader.read(path, text.getBytes(StandardCharsets.UTF_8), new Problems(), source -> { })
            .ifPresent(node -> new YamlPlaces(id, path, text, found).in(node, List.of(form)));
    }

    private void in(Node node, List<YamlForm> forms) {
        List<YamlForm> all = forms.stream().flatMap(YamlPlaces::alternatives).toList();
        if (node instanceof MapNode map) map.entries().forEach(entry -> line(entry, all));
        else if (node instanceof ListNode list) list.items().forEach(item -> in(item, all));
        else if (node instanceof ScalarNode scalar) value(scalar, all);
    }

    /** What may stand there; a list's items count as what may stand in its place. */
    private static Stream<YamlForm> alternatives(YamlForm form) {
        if (form instanceof YamlForm.Either either) return either.forms().stream().flatMap(YamlPlaces::alternatives);
        return form instanceof YamlForm.ListOf list ? Stream.concat(alternatives(list.item()), Stream.of(form)) : Stream.of(form);
    }

    private void line(MapNode.Entry entry, List<YamlForm> forms) {
        String key = EditSign.nameOf(entry.key());
        List<YamlForm> described = forms.stream().filter(YamlSection.class::isInstance).flatMap(form -> ((YamlSection) form).find(key).stream()).map(one -> one.form()).toList();
        if (!described.isEmpty()) {
            in(entry.value(), described);
            return;
        }
        List<YamlForm> keys = forms.stream().flatMap(form -> form instanceof YamlForm.MapOf map ? Stream.of(map.key())
            : form instanceof YamlSection section ? section.lines().stream().map(YamlSection.Line::key) : Stream.of()).flatMap(YamlPlaces::alternatives).toList();
        if (key.equals(id)) add(whole, key, entry.span(), keys);
        else if (isProse()) add(whole, entry.key(), entry.span(), List.of());
        List<YamlForm> values = forms.stream().flatMap(form -> form instanceof YamlForm.MapOf map ? Stream.of(map.value())
            : form instanceof YamlSection section ? section.lines().stream().map(YamlSection.Line::value) : Stream.of()).toList();
        in(entry.value(), values.isEmpty() ? List.of(YamlForm.anything()) : values);
    }

    private void value(ScalarNode scalar, List<YamlForm> forms) {
        String text = EditSign.nameOf(scalar.text());
        if (path.startsWith("text/")) {
            add(blank, scalar.text(), scalar.span(), List.of(YamlForm.any(Sort.ATTRIBUTE), YamlForm.any(Sort.STEP_DATA), YamlForm.any(Sort.PICK)));
        } else if (text.equals(id)) {
            boolean fixed = forms.stream().anyMatch(form -> form instanceof YamlForm.Choice choice && choice.names().contains(id));
            if (!fixed) add(whole, text, scalar.span(), path.startsWith("cards") ? VALUES : forms);
        } else if (isProse()) {
            add(whole, scalar.text(), scalar.span(), List.of());
        }
    }

    /** Where moves are written in words: "A keep eel". */
    private boolean isProse() {
        return path.startsWith("scenarios/") || path.startsWith("lessons/");
    }

    /** Of what sorts a name of these forms can be; none if some of them says nothing of that. */
    private static Set<Sort> sorts(List<YamlForm> forms) {
        Set<Sort> all = EnumSet.noneOf(Sort.class);
        for (YamlForm form : forms) {
            if (form instanceof YamlForm.Reference reference) all.addAll(related(reference.sort()));
            else if (form instanceof YamlForm.Name name) all.addAll(related(name.sort()));
            else if (!(form instanceof YamlForm.Choice || form instanceof YamlForm.Number || form instanceof YamlForm.ListOf || form instanceof YamlSection)) return Set.of();
        }
        return all;
    }

    /** A board is a zone too, and a word is whatever can be written as one. */
    static Set<Sort> related(Sort sort) {
        return switch (sort) {
            case ZONE, BOARD -> EnumSet.of(Sort.ZONE, Sort.BOARD);
            case WORD, SPACE, TERRAIN, VALUE -> EnumSet.of(Sort.WORD, Sort.SPACE, Sort.TERRAIN, Sort.VALUE);
            case PIECE, TOKEN -> EnumSet.of(Sort.KIND);
            default -> EnumSet.of(sort);
        };
    }

    /** As many places as the value has, from where it begins: it may go on in the lines below. */
    private void add(Pattern name, String value, Span span, List<YamlForm> forms) {
        Place.Use use = forms.stream().anyMatch(YamlForm.Name.class::isInstance) ? Place.Use.DEFINES : Place.Use.MENTIONS;
        Set<Sort> sorts = sorts(forms);
        long left = name.matcher(value).results().count();
        int from = span.column() - 1;
        for (int line = span.line(); left > 0 && line <= lines.length; line++, from = 0) {
            var matcher = name.matcher(lines[line - 1]);
            for (; left > 0 && from <= lines[line - 1].length() && matcher.find(from); from = matcher.end(), left--) {
                found.add(new Place(path, line, matcher.start() + 1, id.length(), sorts, use));
            }
        }
    }
}
