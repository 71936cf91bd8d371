package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Something chosen when a game is started.
 *
 * @param values  allowed words, or empty for a number
 * @param players by word: the player counts it goes with; a word not in here goes with all
 */
public record OptionDef(String id, List<String> values, Map<String, List<Integer>> players, Object start, int min, int max, Span span) {
    public boolean isNumber() {
        return values.isEmpty();
    }

    public boolean goesWith(String word, int players) {
        return this.players.getOrDefault(word, List.of(players)).contains(players);
    }

    /** What holds if nothing is chosen: the start, or where that does not go with so many players the first word that does. */
    public Object startFor(int players) {
        return isNumber() ? start : Stream.concat(Stream.of((String) start), values.stream()).filter(word -> goesWith(word, players)).findFirst().orElse((String) start);
    }
}
