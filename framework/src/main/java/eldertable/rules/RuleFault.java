package eldertable.rules;

import eldertable.diagnostic.Diagnostic;

/** A hook failed or was stopped. The move that called it did not happen; the game goes on. */
public final class RuleFault extends Exception {
    /** The code of faults of rules that keep something from one call to the next. */
    public static final String STATE = "script-state";

    private static final long serialVersionUID = 1L;
    private final transient Diagnostic diagnostic;

    public RuleFault(Diagnostic diagnostic) {
        super(diagnostic.toString(), null, false, false);
        this.diagnostic = diagnostic;
    }

    public Diagnostic diagnostic() {
        return diagnostic;
    }
}
