package eldertable.sdk.commands;

import eldertable.words.Message;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One thing {@code doctor} looked at.
 *
 * @param fact    what was found, for people
 * @param advice  what to do about it; empty when all is well
 * @param details the same for programs
 */
record Finding(String topic, Verdict verdict, Message fact, Message advice, Map<String, ?> details) {
    enum Verdict {
        OK, WARNING, PROBLEM;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    static Finding good(String topic, Message fact, Map<String, ?> details) {
        return new Finding(topic, Verdict.OK, fact, Message.NONE, details);
    }

    static Finding warning(String topic, Message fact, Message advice, Map<String, ?> details) {
        return new Finding(topic, Verdict.WARNING, fact, advice, details);
    }

    static Finding problem(String topic, Message fact, Message advice, Map<String, ?> details) {
        return new Finding(topic, Verdict.PROBLEM, fact, advice, details);
    }

    Map<String, Object> forPrograms() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("verdict", verdict.word());
        all.put("fact", fact.english());
        all.put("advice", advice.english());
        all.putAll(details);
        return all;
    }
}
