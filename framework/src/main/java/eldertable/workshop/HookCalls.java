package eldertable.workshop;

import eldertable.rules.HookWatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which hooks were called for a move, how often and how long: for making it, and before that for offering it. */
final class HookCalls implements HookWatch {
    private static final class Sum {
        int calls;
        long nanos;
        long longest;
    }

    private Map<String, Sum> current = new LinkedHashMap<>();
    private List<HookCall> last = List.of();

    @Override
    public void called(String hook, long nanos) {
        Sum sum = current.computeIfAbsent(hook, name -> new Sum());
        sum.calls++;
        sum.nanos += nanos;
        sum.longest = Math.max(sum.longest, nanos);
    }

    /** A move was made: what was called since the one before belongs to it. */
    void moved() {
        List<HookCall> calls = new ArrayList<>();
        current.forEach((hook, sum) -> calls.add(new HookCall(hook, sum.calls, sum.nanos, sum.longest)));
        calls.sort(Comparator.comparingLong(HookCall::nanos).reversed());
        last = List.copyOf(calls);
        current = new LinkedHashMap<>();
    }

    List<HookCall> last() {
        return last;
    }
}
