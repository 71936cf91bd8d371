package eldertable.scenario;

import eldertable.diagnostic.Diagnostic;

import java.util.List;

/**
 * What came of running a scenario.
 *
 * @param failures what was not as expected
 * @param problems what is wrong with the scenario itself, or with the pack's rules that it ran
 */
public record ScenarioResult(ScenarioDef scenario, List<ScenarioFailure> failures, List<Diagnostic> problems, long nanos) {
    public ScenarioResult {
        failures = List.copyOf(failures);
        problems = List.copyOf(problems);
    }

    public boolean passed() {
        return failures.isEmpty() && problems.stream().noneMatch(Diagnostic::isError);
    }

    public long millis() {
        return (nanos + 500_000) / 1_000_000;
    }
}
