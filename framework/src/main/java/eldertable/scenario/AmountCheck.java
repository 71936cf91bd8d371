package eldertable.scenario;

import eldertable.diagnostic.Span;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** How much a counter or pool holds. */
final class AmountCheck {
    private AmountCheck() {}

    /** A counter between two numbers. @param hidden whether the viewer may not see it */
    record Counter(String name, int cell, int min, int max, boolean hidden, Span span) implements Check {
        @Override
        public void check(Moment moment, Consumer<ScenarioFailure> failed) {
            int actual = moment.state().count(cell);
            if (hidden) failed.accept(new ScenarioFailure(span, name, range(), "hidden"));
            else if (actual < min || actual > max) failed.accept(new ScenarioFailure(span, name, range(), actual));
        }

        private String range() {
            if (min == max) return String.valueOf(min);
            return min == Integer.MIN_VALUE ? "at most " + max : max == Integer.MAX_VALUE ? "at least " + min : min + " to " + max;
        }
    }

    /** That a counter or pool is secret, or not. */
    record Hidden(String name, boolean hidden, Span span) implements Check {
        @Override
        public void check(Moment moment, Consumer<ScenarioFailure> failed) {
            if (!hidden) failed.accept(new ScenarioFailure(span, name, "hidden", "can be seen"));
        }
    }

    enum Rule { EXACT, SIZE, HAS, LACKS, COUNT }

    /** @param counts by slot and kind; -1 where COUNT asks for nothing */
    record Tokens(String name, Blueprint.Pool pool, int instance, Rule rule, int[] counts, int size, boolean hidden, Span span)
        implements Check {
        @Override
        public void check(Moment moment, Consumer<ScenarioFailure> failed) {
            int[] actual = actual(moment.state());
            int total = 0;
            for (int count : actual) total += count;
            if (rule == Rule.SIZE) {
                if (total != size) failed.accept(new ScenarioFailure(span, name, tokens(size), tokens(total)));
                return;
            }
            String prefix = rule == Rule.HAS ? "among others " : rule == Rule.LACKS ? "no " : rule == Rule.COUNT ? "exactly " : "";
            String expected = prefix + listed(counts, moment.state().blueprint, rule == Rule.COUNT);
            if (hidden) {
                failed.accept(new ScenarioFailure(span, name, expected, "hidden"));
                return;
            }
            for (int i = 0; i < actual.length; i++) {
                boolean fits = switch (rule) {
                    case EXACT -> actual[i] == counts[i];
                    case HAS -> actual[i] >= counts[i];
                    case LACKS -> counts[i] <= 0 || actual[i] == 0;
                    default -> counts[i] < 0 || actual[i] == counts[i];
                };
                if (fits) continue;
                failed.accept(new ScenarioFailure(span, name, expected, listed(actual, moment.state().blueprint, false)));
                return;
            }
        }

        private int[] actual(GameState state) {
            int first = pool.cell(instance, 0, pool.firstKind());
            int[] actual = new int[pool.def().slots() * pool.kinds()];
            for (int i = 0; i < actual.length; i++) actual[i] = state.count(first + i);
            return actual;
        }

        private static String tokens(int count) {
            return count == 1 ? "1 token" : count + " tokens";
        }

        private String listed(int[] counts, Blueprint blueprint, boolean zeros) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] < 0 || counts[i] == 0 && !zeros) continue;
                String kind = blueprint.kinds.get(pool.firstKind() + i % pool.kinds()).id();
                names.add(kind + (counts[i] == 1 ? "" : "*" + counts[i]) + (pool.def().slots() == 1 ? "" : "@" + (i / pool.kinds() + 1)));
            }
            return names.isEmpty() ? "nothing" : String.join(", ", names);
        }
    }
}
