package eldertable.rules;

import eldertable.state.Code;

import java.util.Map;

/**
 * Why something cannot be done. It is no text yet: whoever reads it is told in their own language (`Lexicon.reason`).
 *
 * @param key    the name of a sentence, or the sentence itself
 * @param values what goes into its blanks, as codes
 */
public record Reason(Home home, String key, Map<String, Integer> values) {
    /** Where its words are. */
    public enum Home {
        /** The rules have written it out. */ RULES,
        /** The pack's texts, under `reasons`. */ PACK,
        /** The words that the program says at every table. */ PROGRAM
    }

    public static final Reason NOT_NOW = program("not-now"), NOT_YOUR_TURN = program("not-your-turn"), NOT_OFFERED = program("not-offered"),
        NOT_ENOUGH = program("not-enough"), TOO_MANY = program("too-many"), INCOMPLETE = program("incomplete"), OVER = program("over"),
        LEADS_NOWHERE = program("leads-nowhere"), NOT_TOGETHER = program("not-together");

    /** A sentence as the rules have it. */
    public static Reason written(String text) {
        return new Reason(Home.RULES, text, Map.of());
    }

    private static Reason program(String key) {
        return new Reason(Home.PROGRAM, key, Map.of());
    }

    public static Reason atLeast(int count) {
        return new Reason(Home.PROGRAM, "at-least", Map.of("count", Code.number(count)));
    }

    public static Reason atMost(int count) {
        return new Reason(Home.PROGRAM, "at-most", Map.of("count", Code.number(count)));
    }

    /** A bot has thought and come to nothing. */
    public static Reason clueless(int seat) {
        return new Reason(Home.PROGRAM, "clueless", Map.of("name", Code.player(seat)));
    }
}
