package eldertable.sdk.tuning;

import eldertable.words.Message;

/** A knob or a goal that cannot be understood, or that this game does not have. */
public final class Misunderstood extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message why;

    Misunderstood(Message why) {
        super(why.english());
        this.why = why;
    }

    /** For whoever wrote it. */
    public Message why() {
        return why;
    }
}
