package eldertable.pack.model;

import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;

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

    /** Why so many players cannot choose a value, or "". */
    public String complaint(Object value, int players) {
        if (isNumber()) {
            String range = max == Integer.MAX_VALUE ? "of at least " + min : "from " + min + " to " + max;
            boolean fits = value instanceof Integer number && number >= min && number <= max;
            return fits ? "" : "The option '" + id + "' is a number " + range + ", not '" + value + "'.";
        }
        if (!(value instanceof String word) || !values.contains(word)) {
            return "The option '" + id + "' cannot be '" + value + "'." + Spelling.hint(String.valueOf(value), values);
        }
        String counts = String.join(" or ", this.players.getOrDefault(word, List.of()).stream().map(String::valueOf).toList());
        return goesWith(word, players) ? "" : "The option " + id + "=" + word + " goes with " + counts
                + (counts.equals("1") ? " player" : " players") + ", not with " + players + ".";
    }
}
