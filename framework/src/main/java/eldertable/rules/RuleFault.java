package eldertable.rules;

import eldertable.diagnostic.Diagnostic;

import java.util.Set;

/** A hook failed or was stopped. The move that called it did not happen; the game goes on. */
public final class RuleFault extends Exception {
    /** The code of faults of rules that keep something from one call to the next. */
    public static final String STATE = "script-state";
    /** The code of faults of steps that lead nowhere. */
    public static final String FLOW = "flow";
    /** The code of a fault of a hook that nothing could stop. */
    public static final String STUCK = "script-stuck";

    private static final Set<String> STOPPED = Set.of("script-time", "script-memory", "script-statements");

    private static final long serialVersionUID = 1L;
    private final transient Diagnostic diagnostic;

    public RuleFault(Diagnostic diagnostic) {
        super(diagnostic.toString(), null, false, false);
        this.diagnostic = diagnostic;
    }

    /** Whether a hook used up its time or memory: whoever asks it again will wait as long again. */
    public boolean isStopped() {
        return STOPPED.contains(diagnostic.code());
    }

    public Diagnostic diagnostic() {
        return diagnostic;
    }

    /** Whether nothing could stop it: each such hook costs a thread, so what fails like this is not tried again. */
    public boolean isStuck() {
        return diagnostic.code().equals(STUCK);
    }
}
