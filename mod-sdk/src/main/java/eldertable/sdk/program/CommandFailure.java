package eldertable.sdk.program;

import eldertable.words.Message;
import eldertable.words.Sayable;

/** A command cannot do what was asked, for a reason its user can mend; the message says what and how. */
public final class CommandFailure extends RuntimeException implements Sayable {
    private static final long serialVersionUID = 1;
    private final transient Message telling;

    public CommandFailure(Message telling) {
        super(telling.english());
        this.telling = telling;
    }

    public CommandFailure(String message) {
        this(Message.plain(message));
    }

    @Override public Message telling() {
        return telling;
    }
}
