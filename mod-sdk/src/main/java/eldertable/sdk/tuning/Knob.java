package eldertable.sdk.tuning;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A whole number of a pack that may be turned.
 *
 * @param path where it stands, such as cards.crab.points or counters.gold.start; or questions.limit, for what the rules ask about
 */
public record Knob(String path, int low, int high) {
    private static final Pattern FORM = Pattern.compile("([\\w.-]+)=(-?\\d{1,9})\\.\\.(-?\\d{1,9})");
    private static final String QUESTIONS = "questions.";

    /** @throws IllegalArgumentException in words for whoever wrote it */
    public static Knob of(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) throw new IllegalArgumentException("'" + text + "' is no knob: write PATH=LOW..HIGH, such as cards.crab.points=1..6.");
        Knob knob = new Knob(matcher.group(1), Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(3)));
        if (knob.low >= knob.high) throw new IllegalArgumentException("'" + text + "' leaves nothing to turn: its range must go up.");
        return knob;
    }

    /** Whether rules ask for it (game.compute), so that a mod answers instead of writing another number. */
    boolean isQuestion() {
        return path.startsWith(QUESTIONS);
    }

    String question() {
        return path.substring(QUESTIONS.length());
    }

    int bounded(long value) {
        return (int) Math.max(low, Math.min(high, value));
    }
}
