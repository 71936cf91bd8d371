package eldertable.rules;

import java.util.List;
import java.util.Optional;

/**
 * Where something lies that is no thing itself, such as a number: what a person may click in its place, as the rules know it.
 *
 * @param codes what it takes, or leads to, in its order. Empty if it lies nowhere
 * @param label what stands on its button, if not the number or word alone
 */
public record Whereabouts(List<Integer> codes, Optional<Reason> label) {
    public static final Whereabouts NOWHERE = new Whereabouts(List.of(), Optional.empty());
}
