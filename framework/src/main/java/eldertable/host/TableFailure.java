package eldertable.host;

import eldertable.diagnostic.Diagnostic;

import java.util.List;

/**
 * Why there is no table.
 *
 * @param forcible whether a saved match was refused only for caution: it can be loaded anyway
 */
public record TableFailure(List<Diagnostic> problems, boolean forcible) {
    public TableFailure {
        problems = List.copyOf(problems);
    }
}
