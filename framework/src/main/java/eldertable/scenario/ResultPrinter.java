package eldertable.scenario;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.words.Tongue;

import java.util.List;

/** Writes results for people: a line for each scenario, and under a failed one what was expected and what was found. */
public final class ResultPrinter {
    private static final String INDENT = "     ";

    private ResultPrinter() {}

    /** One scenario, each line ended by a line break. @param timed whether to tell how long it took */
    public static String print(ScenarioResult result, boolean timed) {
        StringBuilder out = new StringBuilder(result.passed() ? "ok   " : "FAIL ").append(visible(result.scenario().name()));
        if (timed) out.append(" (").append(result.millis()).append(" ms)");
        out.append('\n');
        if (result.passed()) return out.toString();
        for (ScenarioFailure failure : result.failures()) {
            out.append(INDENT).append(failure.span()).append("  ").append(visible(failure.what())).append('\n');
            out.append(INDENT).append("  expected  ").append(visible(failure.expected())).append('\n');
            out.append(INDENT).append("  actual    ").append(visible(failure.actual())).append('\n');
            if (!failure.message().isEmpty()) out.append(INDENT).append("  ").append(visible(failure.message())).append('\n');
        }
        for (Diagnostic problem : result.problems()) {
            DiagnosticPrinter.plain(Tongue.ENGLISH).print(problem).lines().forEach(line -> out.append(INDENT).append(line).append('\n'));
        }
        return out.toString();
    }

    /** "3 passed, 1 failed". */
    public static String summary(List<ScenarioResult> results) {
        long passed = results.stream().filter(ScenarioResult::passed).count();
        return passed + " passed, " + (results.size() - passed) + " failed";
    }

    private static String visible(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ");
    }
}
