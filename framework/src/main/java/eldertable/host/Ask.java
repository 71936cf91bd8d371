package eldertable.host;

import java.util.List;

/**
 * What a person is asked.
 *
 * @param prompt     what the step asks, or the pick; @param move what was chosen so far, "" before a move is
 * @param many       whether several things are picked, from `min` to `max`, and then confirmed
 * @param unfinished why the pick cannot be confirmed yet, or ""
 * @param refusals   what cannot be chosen now, and why
 */
public record Ask(int seat, String prompt, String move, boolean many, int min, int max, int added, boolean canFinish, String unfinished,
                  boolean canGoBack, List<Choice> choices, List<Refusal> refusals) {
    /** @param code a thing, or a move; @param label what it is called */
    public record Refusal(int code, String label, String reason) {}
}
