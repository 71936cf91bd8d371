package eldertable.pack.reading;

import eldertable.diagnostic.Problems;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Flattens the words for people of one language: cards: { eel: { title: Eel }} becomes cards.eel.title. Lists count from 0. */
final class TextReader {
    private final Problems problems;
    private final Map<String, String> texts = new LinkedHashMap<>();

    TextReader(Problems problems) {
        this.problems = problems;
    }

    Map<String, String> read(MapNode language) {
        language.entries().forEach(entry -> flatten(entry.key(), entry.value()));
        return Collections.unmodifiableMap(texts);
    }

    private void flatten(String key, Node node) {
        if (node instanceof MapNode map) {
            map.entries().forEach(entry -> flatten(key + "." + entry.key(), entry.value()));
        } else if (node instanceof ListNode list) {
            for (int i = 0; i < list.items().size(); i++) {
                flatten(key + "." + i, list.items().get(i));
            }
        } else if (node.isEmptyValue()) {
            problems.warning("untranslated", node.span(), Message.of("pack.read.no-text", "key", key));
        } else if (texts.putIfAbsent(key, ((ScalarNode) node).text()) != null) {
            problems.error("duplicate-key", node.span(), Message.of("pack.read.text-twice", "key", key));
        }
    }
}
