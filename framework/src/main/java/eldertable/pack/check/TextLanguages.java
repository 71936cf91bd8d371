package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Languages;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Every other language says what English says. */
final class TextLanguages implements PackCheck {
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");
    private static final int FEW = 5;

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, String> english = pack.text().getOrDefault(Languages.ENGLISH, Map.of());
        pack.text().forEach((language, texts) -> {
            Span span = Span.file(tree.files().nameOf("text/" + language + ".yaml"));
            if (!LANGUAGE.matcher(language).matches()) {
                problems.error("bad-name", span, Message.of("pack.check.language"));
                return;
            }
            Map<String, List<String>> missing = english.keySet().stream().filter(key -> !texts.containsKey(key))
                    .collect(Collectors.groupingBy(key -> place(tree, key).map(Span::file).orElse(""), TreeMap::new, Collectors.toList()));
            missing.forEach((file, keys) -> untranslated(tree, language, span, keys, problems));
        });
    }

    /** In the game's own file, or where a mod says in English what it does not say in that language. */
    private static void untranslated(PackTree tree, String language, Span span, List<String> keys, Problems problems) {
        String some = String.join(", ", keys.subList(0, Math.min(FEW, keys.size())));
        Optional<Span> english = place(tree, keys.get(0));
        String beside = english.map(there -> there.file().replaceFirst("[^/]*$", language + ".yaml")).orElse(span.file());
        boolean here = beside.equals(span.file());
        problems.warning("untranslated", here ? span : english.get(), here ? Message.of("pack.check.missing-texts", "count", keys.size(), "some", some)
                : Message.of("pack.check.mods-missing-texts", "count", keys.size(), "language", language, "some", some));
    }

    /** Where a text stands in English; empty if that cannot be told. */
    private static Optional<Span> place(PackTree tree, String key) {
        Node at = tree.text().get(Languages.ENGLISH);
        Span span = null;
        for (String rest = key; !rest.isEmpty();) {
            if (!(at instanceof MapNode map)) return Optional.empty();
            String left = rest; // names may have dots in them
            Optional<String> step = map.keys().stream().filter(name -> left.equals(name) || left.startsWith(name + ".")).max(Comparator.comparingInt(String::length));
            if (step.isEmpty()) return Optional.empty();
            MapNode.Entry entry = map.entry(step.get()).orElseThrow();
            span = entry.span();
            at = entry.value();
            rest = rest.substring(Math.min(rest.length(), step.get().length() + 1));
        }
        return Optional.ofNullable(span);
    }
}
