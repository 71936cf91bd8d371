package eldertable.pack;

import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

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
}
