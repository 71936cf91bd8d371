package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The typefaces have all letters of what players read. */
final class UnknownLetters implements PackCheck {
    private static final int FEW = 6;
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        PackTree top = tree.top();
        Search search = new Search(problems);
        search.page(top.pack());
        top.text().values().forEach(search::page);
        top.lessons().values().forEach(search::page);
        for (Source source : top.sources()) if (RulesMarks.isRules(source)) search.page(source);
    }

    /** One warning for a file, however many letters are missing. */
    private static final class Search {
        private final Problems problems;
        private final KnownLetters known = new KnownLetters();
        private Map<Integer, Span> missing = new LinkedHashMap<>();

        Search(Problems problems) {
            this.problems = problems;
        }

        void page(Node node) {
            look(node);
            tell();
        }

        void page(Source source) {
            for (int at = 0; at < source.text().length(); at += Character.charCount(source.text().codePointAt(at))) {
                int character = source.text().codePointAt(at);
                if (isMissing(character)) missing.putIfAbsent(character, source.spanAt(at));
            }
            tell();
        }

        private void look(Node node) {
            if (node instanceof MapNode map) map.entries().forEach(entry -> look(entry.value()));
            else if (node instanceof ListNode list) list.items().forEach(this::look);
            else if (node instanceof ScalarNode scalar) {
                scalar.text().codePoints().filter(this::isMissing).forEach(character -> missing.putIfAbsent(character, scalar.span()));
            }
        }

        private boolean isMissing(int character) {
            return !Character.isWhitespace(character) && !known.has(character);
        }

        private void tell() {
            if (missing.isEmpty()) return;
            String some = missing.keySet().stream().limit(FEW).map(Character::toString).collect(Collectors.joining(" "));
            problems.warning("unknown-letter", missing.values().iterator().next(), missing.size() > FEW
                ? Message.of("pack.check.letters-and-more", "some", some, "more", missing.size() - FEW) : Message.of("pack.check.letters", "some", some));
            missing = new LinkedHashMap<>();
        }
    }
}
