package eldertable.scenario;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.List;

/** Writes results for people: a line for each scenario, and under a failed one what was expected and what was found. */
public final class ResultPrinter {
    private static final String INDENT = "     ";

    private final Tongue tongue;

    public ResultPrinter(Tongue tongue) {
        this.tongue = tongue;
    }

    /** One scenario, each line ended by a line break. @param timed whether to tell how long it took */
    public String print(ScenarioResult result, boolean timed) {
        StringBuilder out = new StringBuilder(result.passed() ? word(Message.of("scenario.passed"), Message.of("scenario.failed")) : word(Message.of("scenario.failed"), Message.of("scenario.passed"))).append(visible(result.scenario().name()));
        if (timed) out.append(" (").append(result.millis()).append(" ms)");
        out.append('\n');
        if (result.passed()) return out.toString();
        for (ScenarioFailure failure : result.failures()) {
            out.append(INDENT).append(failure.span()).append("  ").append(visible(tongue.say(failure.what()))).append('\n');
            out.append(INDENT).append("  ").append(word(Message.of("scenario.expected"), Message.of("scenario.actual"))).append(" ").append(visible(tongue.say(failure.expected()))).append('\n');
            out.append(INDENT).append("  ").append(word(Message.of("scenario.actual"), Message.of("scenario.expected"))).append(" ").append(visible(tongue.say(failure.actual()))).append('\n');
            if (!failure.message().isEmpty()) out.append(INDENT).append("  ").append(visible(tongue.say(failure.message()))).append('\n');
        }
        for (Diagnostic problem : result.problems()) {
            DiagnosticPrinter.plain(tongue).print(problem).lines().forEach(line -> out.append(INDENT).append(line).append('\n'));
        }
        return out.toString();
    }

    /** "3 passed, 1 failed". */
    public static Message summary(List<ScenarioResult> results) {
        long passed = results.stream().filter(ScenarioResult::passed).count();
        return Message.of("scenario.summary", "passed", passed, "failed", results.size() - passed);
    }

    /** A word of two that stand below each other, with a blank behind it. */
    private String word(Message one, Message other) {
        String word = tongue.say(one);
        return word + " ".repeat(Math.max(0, tongue.say(other).length() - word.length()) + 1);
    }

    private static String visible(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ");
    }
}
