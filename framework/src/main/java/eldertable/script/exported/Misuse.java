package eldertable.script.exported;

/**
 * A rule asked for something that this match does not have, or at a time when it may not: a mistake of the rules, told to their author.
 * It is thrown before anything has changed, so that the table is whole also when the rule catches it.
 */
public final class Misuse extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Misuse(String message) {
        super(message, null, false, false);
    }
}
