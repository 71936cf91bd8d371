package eldertable.pack.model;

import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Something chosen when a game is started. Whoever chooses asks here what can be: commands, menus, scenarios and saves.
 *
 * @param values  allowed words, or empty for a number
 * @param players by word: the player counts it goes with; a word not in here goes with all
 */
public record OptionDef(String id, List<String> values, Map<String, List<Integer>> players, Object start, int min, int max, Span span) {
    public boolean isNumber() {
        return values.isEmpty();
    }

    private boolean goesWith(String word, int players) {
        return this.players.getOrDefault(word, List.of(players)).contains(players);
    }

    /** The words that can be chosen by so many players; empty for a number. */
    public List<String> valuesFor(int players) {
        return values.stream().filter(word -> goesWith(word, players)).toList();
    }

    /** What holds if nothing is chosen: the start, or where that does not go with so many players the first word that does. */
    public Object startFor(int players) {
        return isNumber() ? start : Stream.concat(Stream.of((String) start), values.stream()).filter(word -> goesWith(word, players))
                .findFirst().orElse((String) start);
    }

    /** What somebody wrote as a value: a number where one is wanted and it is one, else a word. */
    public Object valueOf(Object written) {
        String text = written.toString();
        if (!isNumber() || !text.matches("[-+]?[0-9]{1,10}")) return text;
        long number = Long.parseLong(text);
        return number == (int) number ? (Object) (int) number : text;
    }

    /** Why so many players cannot choose a value, or nothing. */
    public Message complaint(Object value, int players) {
        if (isNumber()) {
            boolean fits = value instanceof Integer number && number >= min && number <= max;
            if (fits) return Message.NONE;
            return max == Integer.MAX_VALUE ? Message.of("pack.option.at-least", "id", id, "min", min, "value", value)
                : Message.of("pack.option.from-to", "id", id, "min", min, "max", max, "value", value);
        }
        if (!(value instanceof String word) || !values.contains(word)) {
            return Message.of("pack.option.unknown-value", "id", id, "value", value).and(Spelling.guess(String.valueOf(value), values));
        }
        if (goesWith(word, players)) return Message.NONE;
        List<Integer> counts = this.players.getOrDefault(word, List.of());
        Message those = counts.stream().map(count -> Message.plain(String.valueOf(count)))
            .reduce((some, next) -> Message.of("pack.option.or", "some", some, "next", next)).orElse(Message.NONE);
        int most = counts.size() == 1 ? counts.get(0) : 2;
        return Message.of("pack.option.players", "id", id, "word", word, "counts", those, "most", most, "players", players);
    }
}
