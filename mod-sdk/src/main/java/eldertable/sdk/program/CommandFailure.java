package eldertable.sdk.program;

/** A command cannot do what was asked, for a reason its user can mend; the message says what and how. */
public final class CommandFailure extends RuntimeException {
    public CommandFailure(String message) {
        super(message);
    }
}
