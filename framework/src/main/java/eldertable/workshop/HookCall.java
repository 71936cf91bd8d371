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
        return Message.of(calls == 1 ? "author.hook" : "author.hooks", "millis", Amount.of(nanos / 1e6, 3), "hook", HookName.said(hook), "calls", calls,
            "longest", Amount.of(longest / 1e6, 3));
    }
}
