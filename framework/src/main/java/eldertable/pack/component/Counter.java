package eldertable.pack.component;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/** A number: one cell. */
public record Counter(Def def, Run run, List<Cell> cells) implements Component {
    /** What a counter means to bots, statistics and reports. */
    public enum Role {
        /** Nothing in particular. */ NONE,
        /** A player's points: who has more is ahead. */ SCORE,
        /** How many rounds the game has come to. */ ROUND
    }

    /** A number with bounds; `hidden` ones are seen by their owner only. */
    public record Def(String id, Per per, int start, int min, int max, boolean hidden, Role role, Span span) implements Component.Def {
        @Override
        public Sort sort() {
            return Sort.COUNTER;
        }

        @Override
        public Map<String, String> facts() {
            return ComponentDef.facts("of", per.whose(), "from", "" + min,
                "to", max == Integer.MAX_VALUE ? "" : "" + max, "start", "" + start);
        }

        @Override
        public Component make(Run run, PackDef pack) {
            return new Counter(this, run);
        }
    }

    /** The number was changed. */
    public record Counted(String id, Per per, int instance, int before, int after) implements CellChange {}

    Counter(Def def, Run run) {
        this(def, run, List.of(new Cell("", def.start(), def.min(), def.max())));
    }

    @Override
    public boolean isOpen(boolean owner) {
        return !def.hidden() || owner;
    }

    @Override
    public ComponentView view(int instance, int[] cells, boolean open) {
        return new CounterView(id(), def.per(), instance, open ? OptionalInt.of(cells[0]) : OptionalInt.empty());
    }

    @Override
    public CellChange change(int instance, int cell, int before, int after) {
        return new Counted(id(), def.per(), instance, before, after);
    }

    @Override
    public String told(String title, List<CellChange> changes, UnaryOperator<String> term) {
        int now = ((Counted) changes.get(changes.size() - 1)).after(), by = now - ((Counted) changes.get(0)).before();
        return by == 0 ? "" : title + " " + now + " (" + (by > 0 ? "+" : "") + by + ")";
    }

    @Override
    public String listed(int[] cells) {
        return String.valueOf(cells[0]);
    }

    /** A hidden number could be any between its bounds; without an upper one there is nothing to go by but where it starts. */
    @Override
    public boolean imagine(int[] cells, RandomGenerator random) {
        if (!def.hidden()) return false;
        cells[0] = def.max() == Integer.MAX_VALUE ? def.start() : (int) random.nextLong(def.min(), def.max() + 1L);
        return true;
    }

    // ------------------------------------------------------------------ scenarios

    @Override
    public Optional<int[]> given(String name, Node node, Notation notation) {
        OptionalInt value = notation.number(node, Message.plain(name));
        if (value.isEmpty()) return Optional.empty();
        if (value.getAsInt() >= def.min() && value.getAsInt() <= def.max()) return Optional.of(new int[] {value.getAsInt()});
        notation.error("out-of-range", node.span(), Message.of("pack.component.goes", "name", name, "min", def.min(), "max", def.max()));
        return Optional.empty();
    }

    @Override
    public List<Expectation> expected(String name, Node node, Notation notation) {
        if (!(node instanceof MapNode map)) {
            int value = notation.number(node, Message.plain(name)).orElse(0);
            return List.of(between(value, value, node));
        }
        int min = Integer.MIN_VALUE, max = Integer.MAX_VALUE;
        for (MapNode.Entry entry : map.entries()) {
            OptionalInt bound = notation.number(entry.value(), Notation.quoted(entry.key()));
            if (entry.key().equals("min")) min = bound.orElse(min);
            else if (entry.key().equals("max")) max = bound.orElse(max);
            else notation.error("unknown-key", entry.span(), Message.of("pack.component.is-number", "name", name));
        }
        return List.of(between(min, max, node));
    }

    private static Expectation between(int min, int max, Node node) {
        Message range = min == max ? Message.plain(String.valueOf(min))
            : min == Integer.MIN_VALUE
                ? Message.of("pack.component.at-most", "max", max) : max == Integer.MAX_VALUE ? Message.of("pack.component.at-least", "min", min) : Message.of("pack.component.between", "min", min, "max", max);
        return new Expectation(range, true, node.span(), cells -> cells[0] >= min && cells[0] <= max ? null : Message.plain(String.valueOf(cells[0])));
    }

    @Override
    public Object written(int[] cells) {
        return cells[0];
    }
}
