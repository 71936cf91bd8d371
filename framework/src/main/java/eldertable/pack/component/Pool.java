package eldertable.pack.component;

import eldertable.api.PoolApi;
import eldertable.api.Sort;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tokens counted by kind: a cell for each slot and kind, in this order. */
public final class Pool extends LaidOut<Pool.Def> {
    /**
     * Interchangeable tokens counted by kind: a bag of crystals, the gems on a card, the beads on the steps of a dial.
     *
     * @param of     the set whose kinds are counted
     * @param slots  how many separate steps the pool has (1 unless it is a dial or track)
     * @param start  how many of each kind begin the game here
     * @param starts the same by kind, none of the others; empty where all begin alike
     * @param hidden whether nobody may see more than the total (a bag)
     */
    public record Def(String id, Per per, String of, int slots, int start, Map<String, Integer> starts, boolean hidden, Span span) implements Component.Def {
        /** How many of a kind begin the game on each step. */
        public int startOf(String kind) {
            return starts.isEmpty() ? start : starts.getOrDefault(kind, 0);
        }

        @Override
        public Sort sort() {
            return Sort.POOL;
        }

        @Override
        public List<String> uses() {
            return List.of(of);
        }

        @Override
        public Map<String, String> facts() {
            return ComponentDef.facts("of", per.whose(), "holds", of, "slots", "" + slots);
        }

        @Override
        public Component make(Run run, PackDef pack) {
            return Pool.of(this, run, pack);
        }

        /** What is put behind the names of tokens to say where they are. */
        private String at(int slot) {
            return slots == 1 ? "" : "@" + (slot + 1);
        }
    }

    /** Tokens came or went. @param kind "" where nobody may see which */
    public record Tokens(String id, Per per, int instance, int slot, String kind, int by) implements CellChange {}

    private static final Pattern TOKEN = Pattern.compile(PoolApi.TOKEN.pattern());

    private final List<String> kinds;
    private final int firstKind;

    private Pool(Def def, Run run, List<String> kinds, int firstKind) {
        super(def, run, cells(def, kinds));
        this.kinds = kinds;
        this.firstKind = firstKind;
    }

    private static Pool of(Def def, Run run, PackDef pack) {
        int before = 0;
        for (PieceSetDef set : pack.sets()) {
            if (set.id().equals(def.of())) return new Pool(def, run, set.kinds().stream().map(PieceSetDef.KindDef::id).toList(), before);
            before += set.kinds().size();
        }
        throw new IllegalStateException("no set " + def.of());
    }

    private static List<Cell> cells(Def def, List<String> kinds) {
        List<Cell> cells = new ArrayList<>();
        for (int slot = 0; slot < def.slots(); slot++) {
            for (String kind : kinds) cells.add(new Cell("." + kind + def.at(slot), def.startOf(kind), 0, Integer.MAX_VALUE));
        }
        return cells;
    }

    /** The match's number of the first kind that is counted here; the others follow it. */
    public int firstKind() {
        return firstKind;
    }

    /** How many kinds are counted. */
    public int kinds() {
        return kinds.size();
    }

    /** @param kind the match's number */
    public int cell(int instance, int slot, int kind) {
        return first() + (instance * def.slots() + slot) * kinds.size() + kind - firstKind;
    }

    // ------------------------------------------------------------------ what is seen and told

    @Override
    public boolean isOpen(boolean owner) {
        return !def.hidden();
    }

    /** Of a bag too everybody sees how much is in it. */
    @Override
    public boolean isNoticed(boolean owner) {
        return true;
    }

    @Override
    public ComponentView view(int instance, int[] cells, boolean open) {
        List<Map<String, Integer>> slots = new ArrayList<>();
        for (int slot = 0; slot < def.slots(); slot++) {
            Map<String, Integer> tokens = new LinkedHashMap<>();
            for (int kind = 0; kind < kinds.size(); kind++) {
                int count = cells[slot * kinds.size() + kind];
                if (count != 0) tokens.put(kinds.get(kind), count);
            }
            slots.add(Collections.unmodifiableMap(tokens));
        }
        return new PoolView(id(), def.per(), instance, Arrays.stream(cells).sum(), open ? List.copyOf(slots) : List.of());
    }

    @Override
    public CellChange change(int instance, int cell, int before, int after) {
        String kind = def.hidden() ? "" : kinds.get(cell % kinds.size());
        return new Tokens(id(), def.per(), instance, def.hidden() ? 0 : cell / kinds.size(), kind, after - before);
    }

    /** Tokens are seen to move; a line for each of them would be too much. */
    @Override
    public String told(String title, List<CellChange> changes, UnaryOperator<String> term) {
        return "";
    }

    @Override
    public String listed(int[] cells) {
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] > 0) tokens.add(kinds.get(i % kinds.size()) + def.at(i / kinds.size()) + " " + cells[i]);
        }
        return tokens.isEmpty() ? "empty" : String.join(", ", tokens);
    }

    // ------------------------------------------------------------------ scenarios

    @Override
    public Optional<int[]> given(String name, Node node, Notation notation) {
        if (Notation.asNumber(node).isEmpty()) return Optional.of(tokens(node, notation));
        notation.wrong(node, Message.plain(name), Message.of("pack.component.a.tokens"));
        return Optional.empty();
    }

    @Override
    public List<Expectation> expected(String name, Node node, Notation notation) {
        OptionalInt size = Notation.asNumber(node);
        if (size.isPresent()) return List.of(size(size.getAsInt(), node));
        List<Expectation> expected = new ArrayList<>();
        if (node instanceof MapNode map && !map.keys().isEmpty()
            && map.keys().stream().allMatch(key -> PoolApi.EXPECTED.names().contains(key) && !kinds.contains(key))) {
            map.entries().forEach(entry -> expected(entry, notation, expected));
        } else {
            int[] exact = tokens(node, notation);
            expected.add(expect(UnaryOperator.identity(), exact, false, node, cells -> i -> cells[i] == exact[i]));
        }
        return expected;
    }

    private void expected(MapNode.Entry entry, Notation notation, List<Expectation> into) {
        Node node = entry.value();
        switch (entry.key()) {
            case "size" -> notation.number(node, Notation.quoted("size")).ifPresent(size -> into.add(size(size, node)));
            case "has" -> {
                int[] wanted = tokens(node, notation);
                into.add(expect(tokens -> Message.of("pack.component.among", "tokens", tokens), wanted, false, node, cells -> i -> cells[i] >= wanted[i]));
            }
            case "lacks" -> {
                int[] unwanted = tokens(node, notation);
                into.add(expect(tokens -> Message.of("pack.component.none-of", "tokens", tokens), unwanted, false, node, cells -> i -> unwanted[i] <= 0 || cells[i] == 0));
            }
            default -> notation.map(node, Notation.quoted("count")).ifPresent(map -> {
                int[] asked = new int[size()];
                for (MapNode.Entry kind : map.entries()) tokens(kind.key(), kind.span(), 1, asked, notation);
                int[] counts = tokens(map, notation);
                for (int i = 0; i < counts.length; i++) if (asked[i] == 0) counts[i] = -1; // nothing is asked
                into.add(expect(tokens -> Message.of("pack.component.exactly", "tokens", tokens), counts, true, node, cells -> i -> counts[i] < 0 || cells[i] == counts[i]));
            });
        }
    }

    private interface Fit {
        IntPredicate of(int[] cells);
    }

    private Expectation expect(UnaryOperator<Message> words, int[] counts, boolean zeros, Node node, Fit fit) {
        return new Expectation(words.apply(named(counts, zeros)), true, node.span(), cells -> {
            IntPredicate fits = fit.of(cells);
            for (int i = 0; i < cells.length; i++) if (!fits.test(i)) return named(cells, false);
            return null;
        });
    }

    private static Expectation size(int size, Node node) {
        return new Expectation(tokens(size), false, node.span(), cells -> {
            int total = Arrays.stream(cells).sum();
            return total == size ? null : tokens(total);
        });
    }

    private static Message tokens(int count) {
        return Message.of("pack.component.count", "count", count);
    }

    private Message named(int[] counts, boolean zeros) {
        List<String> names = names(counts, zeros);
        return names.isEmpty() ? Message.of("pack.component.nothing") : Message.plain(String.join(", ", names));
    }

    /** "red", "red*2", "red*2@5". */
    private List<String> names(int[] counts, boolean zeros) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] < 0 || counts[i] == 0 && !zeros) continue;
            names.add(kinds.get(i % kinds.size()) + (counts[i] == 1 ? "" : "*" + counts[i]) + def.at(i / kinds.size()));
        }
        return names;
    }

    @Override
    public Object written(int[] cells) {
        return names(cells, false);
    }

    @Override
    public int countOf(int kind, int[] cells) {
        int count = 0;
        for (int i = 0; i < cells.length; i++) if (firstKind + i % kinds.size() == kind) count += cells[i];
        return count;
    }

    /** Exactly what a pool holds: a list of tokens, or a map of numbers. */
    private int[] tokens(Node node, Notation notation) {
        int[] counts = new int[size()];
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                notation.number(entry.value(), Message.of("pack.component.number-of", "key", entry.key()))
                    .ifPresent(n -> tokens(entry.key(), entry.span(), n, counts, notation));
            }
        } else {
            for (Node item : notation.list(node)) {
                notation.text(item, Sort.TOKEN.named()).ifPresent(text -> tokens(text, item.span(), 1, counts, notation));
            }
        }
        return counts;
    }

    private void tokens(String text, Span span, int times, int[] counts, Notation notation) {
        Matcher part = TOKEN.matcher(text);
        if (!part.matches() || part.group(2) != null && part.group(4) != null) {
            notation.error("bad-name", span, Message.of("pack.component.no-tokens", "text", text));
            return;
        }
        int kind = kinds.indexOf(part.group(1));
        if (kind < 0) {
            notation.unknown(span, Message.of("pack.component.token-of", "id", id()), part.group(1), kinds);
            return;
        }
        if (part.group(3) == null && def.slots() > 1) {
            notation.error("bad-name", span, Message.of("pack.component.which-slot", "token", part.group(1), "slots", def.slots()));
            return;
        }
        int slot = part.group(3) == null ? 1 : Integer.parseInt(part.group(3));
        if (slot < 1 || slot > def.slots()) {
            notation.error("out-of-range", span, Message.of("pack.component.slots", "id", id(), "slots", def.slots()));
            return;
        }
        String count = part.group(2) != null ? part.group(2) : part.group(4);
        int cell = (slot - 1) * kinds.size() + kind;
        long sum = counts[cell] + (long) times * (count == null ? 1 : Integer.parseInt(count));
        if (sum < 0 || sum > Notation.MOST) notation.error("out-of-range", span,
            Message.of("pack.component.most-tokens", "most", Notation.MOST));
        else counts[cell] = (int) sum;
    }

    // ------------------------------------------------------------------ scripts

    @Override
    public Map<String, Object> described() {
        return Map.of("slots", def.slots(), "firstKind", firstKind, "kinds", kinds.size());
    }
}
