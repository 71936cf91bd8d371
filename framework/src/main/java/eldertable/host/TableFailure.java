package eldertable.host;

import eldertable.diagnostic.Diagnostic;

import java.util.List;
import java.util.Optional;

/**
 * Why there is no table.
 *
 * @param forcible whether a saved match was refused only for caution: it can be loaded anyway
 */
public record TableFailure(List<Diagnostic> problems, boolean forcible) {
    public TableFailure {
        problems = List.copyOf(problems);
    }

    /** What and where it is, for its author, and nothing that a player may not know: the code of the first error, and its place in the pack. */
    public Optional<String> place() {
        return problems.stream().filter(Diagnostic::isError).findFirst().map(problem -> {
            String[] way = problem.span().file().split("/");
            return problem.code() + ", " + (way.length < 2 ? "" : way[way.length - 2] + "/") + way[way.length - 1] + ":" + problem.span().line();
        });
    }
}
