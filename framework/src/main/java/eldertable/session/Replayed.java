package eldertable.session;

import java.util.Optional;

/**
 * What came of starting a match again, with the same seed and the same moves.
 *
 * @param started    whether there is a new match at all; if not, everything is as it was
 * @param made       how many of the moves could be made again; the match stands there
 * @param of         how many there were
 * @param difference where the table first looks otherwise than it did, and how
 * @param stop       why not all of them were made
 */
public record Replayed(boolean started, int made, int of, Optional<String> difference, Optional<String> stop) {
    static Replayed after(int made, int of, Optional<String> difference, String stop) {
        return new Replayed(true, made, of, difference, Optional.ofNullable(stop));
    }

    public static Replayed impossible(String why) {
        return new Replayed(false, 0, 0, Optional.empty(), Optional.of("The game cannot be started again. " + why));
    }

    /** In one or two lines. */
    public String told() {
        if (!started) return stop.orElse("");
        String all = of == 1 ? "The move was made again." : "All " + of + " moves were made again.";
        String end = stop.map(why -> "Of " + of + " moves " + made + (made == 1 ? " was" : " were") + " made again. " + why).orElse(of == 0 ? "Started again." : all);
        return end + difference.map(what -> "\n" + what).orElse(stop.isEmpty() && of > 0 ? " Nothing differs." : "");
    }
}
