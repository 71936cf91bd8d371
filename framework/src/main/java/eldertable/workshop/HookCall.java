package eldertable.workshop;

import eldertable.rules.HookName;
import eldertable.words.Amount;
import eldertable.words.Message;

/**
 * The calls of one hook for the last move.
 *
 * @param hook    such as "Move 'keep' (apply)"
 * @param nanos   all calls together; @param longest the longest of them
 */
public record HookCall(String hook, int calls, long nanos, long longest) {
    /** A line for people. */
    public Message told() {
        Message name = HookName.said(hook);
        if (calls == 1) return Message.of("author.hook", "millis", Amount.of(nanos / 1e6, 3), "hook", name);
        return Message.of("author.hooks", "millis", Amount.of(nanos / 1e6, 3), "hook", name, "calls", calls, "longest", Amount.of(longest / 1e6, 3));
    }
}
