package eldertable.script.exported;

import eldertable.words.Message;
import eldertable.words.Sayable;

/**
 * A rule asked for something that this match does not have, or at a time when it may not: a mistake of the rules, told to their author.
 * It is thrown before anything has changed, so that the table is whole also when the rule catches it.
 */
public final class Misuse extends RuntimeException implements Sayable {
    private static final long serialVersionUID = 1L;

    private final transient Message telling;

    Misuse(Message telling) {
        super(telling.english(), null, false, false);
        this.telling = telling;
    }

    @Override
    public Message telling() {
        return telling;
    }
}
