package eldertable.rules;

import eldertable.diagnostic.Diagnostic;
import eldertable.state.Effect;

import java.util.List;

/** What came of a command. Unless it was accepted the state is untouched, to the last bit. */
public sealed interface Outcome {
    record Accepted(List<Effect> effects) implements Outcome {}

    /** The rules do not allow it. */
    record Refused(Reason reason) implements Outcome {}

    /** The pack's own rules failed. */
    record Faulted(Diagnostic diagnostic) implements Outcome {}
}
