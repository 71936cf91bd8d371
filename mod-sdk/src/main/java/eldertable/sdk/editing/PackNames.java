package eldertable.sdk.editing;

import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.PackDef;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The things of a pack by name: of what sort each is, where it is defined, and where it is spoken of. */
final class PackNames {
    /** @param sort of what it is, as messages say it */
    record Thing(String id, Sort sort, Span span, String about) {}

    /** A name in a file. @param column counted from 1 */
    record Place(String path, int line, int column, int length) {}

    private final Map<String, List<Thing>> things = new LinkedHashMap<>();

    PackNames(PackDef pack) {
        pack.components().forEach(one -> put(one.id(), one.sort(), one.span(), one.facts().toString()));
        pack.attributes().forEach(one -> put(one.id(), Sort.ATTRIBUTE, one.span(), one.type() + " " + String.join(", ", one.words())));
        pack.groups().forEach(one -> put(one.id(), Sort.GROUP, one.span(), String.join(", ", one.members())));
        pack.sets().forEach(set -> {
            put(set.id(), Sort.SET, set.span(), set.kinds().size() + " kinds");
            set.kinds().forEach(kind -> put(kind.id(), Sort.KIND, kind.span(), kind.attributes().toString()));
        });
        pack.flow().steps().forEach(one -> put(one.id(), Sort.STEP, one.span(), one.who() + " " + one.moves()));
        pack.flow().moves().forEach(one -> put(one.id(), Sort.MOVE, one.span(), ""));
        pack.flow().events().forEach(one -> put(one.id(), Sort.EVENT, one.span(), one.details().toString()));
        pack.flow().questions().forEach(one -> put(one.id(), Sort.QUESTION, one.span(), one.details().toString()));
        pack.info().options().forEach(one -> put(one.id(), Sort.OPTION, one.span(), String.join(", ", one.values())));
        pack.info().knobs().forEach(one -> put(one.id(), Sort.KNOB, one.span(), one.value() + (one.about().isEmpty() ? "" : ": " + one.about())));
        pack.info().presets().forEach(one -> put(one.id(), Sort.PRESET, one.span(), one.options().toString()));
        for (BoardDef board : pack.boards()) board.spaces().forEach(space -> put(space.id(), Sort.SPACE, board.span(), space.terrain()));
        pack.words().forEach(word -> put(word, Sort.WORD, null, ""));
        pack.text().getOrDefault("en", Map.of()).forEach((key, line) -> {
            if (key.startsWith("say.")) put(key.substring(4), Sort.SAYING, null, line);
        });
    }

    private void put(String id, Sort sort, Span span, String about) {
        things.computeIfAbsent(id, name -> new ArrayList<>()).add(new Thing(id, sort, span, about));
    }

    List<Thing> of(String id) {
        return things.getOrDefault(id, List.of());
    }

    List<Thing> of(Sort... sorts) {
        return things.values().stream().flatMap(List::stream).filter(thing -> List.of(sorts).contains(thing.sort())).toList();
    }

    /** Every place where a thing is spoken of: keys and values in YAML, properties, keys and texts in scripts, words in scenarios. */
    static Set<Place> places(String id, Map<String, String> texts) {
        Set<Place> all = new LinkedHashSet<>();
        texts.forEach((path, text) -> {
            if (path.endsWith(".mjs")) inScript(id, path, text, all);
            else YamlReader.read(path, text.getBytes(StandardCharsets.UTF_8), new Problems(), source -> { }).ifPresent(node -> inYaml(id, path, node, text.split("\n", -1), all));
        });
        return all;
    }

    private static void inScript(String id, String path, String text, Set<Place> all) {
        Source source = new Source(path, text);
        List<Token> code = ScriptTokens.of(text);
        for (int i = 0; i < code.size(); i++) {
            Token token = code.get(i);
            boolean named = token.isWord(id) && (i > 0 && (code.get(i - 1).is(".") || code.get(i - 1).is("?.")) || i + 1 < code.size() && code.get(i + 1).is(":"));
            boolean quoted = token.isString() && (token.content().equals(id) || token.content().startsWith(id + "."));
            if (named || quoted) {
                Span span = source.spanAt(token.offset() + (quoted ? 1 : 0));
                all.add(new Place(path, span.line(), span.column(), id.length()));
            }
        }
    }

    private static void inYaml(String id, String path, Node node, String[] lines, Set<Place> all) {
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                if (entry.key().equals(id)) word(id, path, entry.span(), lines, all);
                else if (isProse(path)) words(id, path, entry.key(), entry.span(), lines, all);
                inYaml(id, path, entry.value(), lines, all);
            }
        } else if (node instanceof ListNode list) list.items().forEach(item -> inYaml(id, path, item, lines, all));
        else if (node instanceof ScalarNode scalar && !path.startsWith("text/")) {
            if (scalar.text().equals(id)) word(id, path, scalar.span(), lines, all);
            else if (isProse(path)) words(id, path, scalar.text(), scalar.span(), lines, all);
        }
    }

    /** Where moves are written in words: "A keep eel". */
    private static boolean isProse(String path) {
        return path.startsWith("scenarios/") || path.startsWith("lessons/");
    }

    private static void words(String id, String path, String text, Span span, String[] lines, Set<Place> all) {
        if (text.matches("(?s).*(?<![\\w-])" + java.util.regex.Pattern.quote(id) + "(?![\\w-]).*") && !text.contains("\n")) word(id, path, span, lines, all);
    }

    private static void word(String id, String path, Span span, String[] lines, Set<Place> all) {
        if (span.line() > lines.length) return;
        String line = lines[span.line() - 1];
        for (int at = line.indexOf(id, Math.max(0, span.column() - 1)); at >= 0; at = line.indexOf(id, at + 1)) {
            boolean whole = (at == 0 || !isWordPart(line.charAt(at - 1))) && (at + id.length() == line.length() || !isWordPart(line.charAt(at + id.length())));
            if (!whole) continue;
            all.add(new Place(path, span.line(), at + 1, id.length()));
            return;
        }
    }

    private static boolean isWordPart(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }

    /** The name at a place in a line, counted from 0; "" if there is none. */
    static String wordAt(String line, int column) {
        int from = Math.min(column, line.length()), to = from;
        while (from > 0 && isWordPart(line.charAt(from - 1))) from--;
        while (to < line.length() && isWordPart(line.charAt(to))) to++;
        return line.substring(from, to);
    }

    Optional<Thing> defined(String id) {
        return of(id).stream().filter(thing -> thing.span() != null).findFirst();
    }
}
