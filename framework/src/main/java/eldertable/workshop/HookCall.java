package eldertable.workshop;

import java.util.Locale;

/**
 * The calls of one hook for the last move.
 *
 * @param hook    such as "Move 'keep' (apply)"
 * @param nanos   all calls together; @param longest the longest of them
 */
public record HookCall(String hook, int calls, long nanos, long longest) {
    @Override
    public String toString() {
        String each = calls == 1 ? "" : String.format(Locale.ROOT, "  %d calls, longest %.3f ms", calls, longest / 1e6);
        return String.format(Locale.ROOT, "%9.3f ms  %s%s", nanos / 1e6, hook, each);
    }
}
