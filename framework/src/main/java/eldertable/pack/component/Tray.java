package eldertable.pack.component;

import eldertable.api.Sort;
import eldertable.api.TrayApi;
import eldertable.diagnostic.Span;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.DieDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dice that lie on the table: a cell for the face of each, then one for whether it is locked. */
public final class Tray extends LaidOut<Tray.Def> {
    /**
     * Dice that lie on the table, each showing a face and perhaps locked, so that it is not rolled with the others.
     *
     * @param of     the die that all of them are
     * @param count  how many there are
     * @param hidden whether only their owner sees them
     */
    public record Def(String id, Per per, String of, int count, boolean hidden, Span span) implements Component.Def {
        @Override
        public Sort sort() {
            return Sort.TRAY;
        }

        @Override
        public List<String> uses() {
            return List.of(of);
        }

        @Override
        public Map<String, String> facts() {
            return ComponentDef.facts("of", per.whose(), "die", of, "dice", "" + count);
        }

        @Override
        public Component make(Run run, PackDef pack) {
            return Tray.of(this, run, pack);
        }
    }

    public record Die(int face, boolean locked) {}

    /** @param count how many dice there are; @param dice empty where they are hidden from the viewer */
    public record View(String id, Per per, int instance, DieDef die, int count, List<Die> dice) implements ComponentView {
        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public List<String> listed() {
            return dice.isEmpty() ? Collections.nCopies(count, "?")
                : dice.stream().map(one -> one.locked() ? "[" + one.face() + "]" : "" + one.face()).toList();
        }
    }

    /** A die shows another face. @param die counted from 0 */
    public record Turned(String id, Per per, int instance, int die, int before, int after) implements CellChange {}

    /** A die was locked, or is free again. @param die counted from 0 */
    public record Locked(String id, Per per, int instance, int die, boolean locked) implements CellChange {}

    private static final Pattern DIE = Pattern.compile(TrayApi.DIE.pattern());

    private final DieDef die;
    /** Of the die in its match. */
    private final int number;

    private Tray(Def def, Run run, DieDef die, int number) {
        super(def, run, cells(def, die.faces()));
        this.die = die;
        this.number = number;
    }

    private static Tray of(Def def, Run run, PackDef pack) {
        DieDef die = pack.dice().stream().filter(one -> one.id().equals(def.of())).findFirst().orElseThrow();
        return new Tray(def, run, die, pack.dice().indexOf(die));
    }

    private static List<Cell> cells(Def def, List<Integer> faces) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < def.count(); i++) {
            cells.add(new Cell("[" + i + "]", faces.get(0), Collections.min(faces), Collections.max(faces)));
        }
        for (int i = 0; i < def.count(); i++) cells.add(new Cell("[" + i + "].locked", 0, 0, 1));
        return cells;
    }

    private Die die(int[] cells, int index) {
        return new Die(cells[index], cells[def.count() + index] != 0);
    }

    private List<Die> dice(int[] cells) {
        List<Die> dice = new ArrayList<>();
        for (int i = 0; i < def.count(); i++) dice.add(die(cells, i));
        return List.copyOf(dice);
    }

    // ------------------------------------------------------------------ what is seen and told

    @Override
    public boolean isOpen(boolean owner) {
        return !def.hidden() || owner;
    }

    @Override
    public ComponentView view(int instance, int[] cells, boolean open) {
        return new View(id(), def.per(), instance, die, def.count(), open ? dice(cells) : List.of());
    }

    @Override
    public CellChange change(int instance, int cell, int before, int after) {
        boolean face = cell < def.count();
        return face ? new Turned(id(), def.per(), instance, cell, before, after)
            : new Locked(id(), def.per(), instance, cell - def.count(), after != 0);
    }

    /** Faces are told as they are rolled. */
    @Override
    public String told(String title, List<CellChange> changes, UnaryOperator<String> term) {
        Map<Integer, Boolean> last = new TreeMap<>();
        Map<Integer, Integer> times = new TreeMap<>();
        for (CellChange change : changes) {
            if (!(change instanceof Locked locked)) continue;
            last.put(locked.die(), locked.locked());
            times.merge(locked.die(), 1, Integer::sum);
        }
        last.keySet().removeIf(one -> times.get(one) % 2 == 0); // there and back again
        List<String> parts = new ArrayList<>();
        for (boolean locked : new boolean[] {true, false}) {
            List<String> dice = last.keySet().stream().filter(one -> last.get(one) == locked).map(one -> String.valueOf(one + 1)).toList();
            String word = locked ? term.apply("locked") : term.apply("unlocked");
            if (!dice.isEmpty()) parts.add(title + " " + String.join(", ", dice) + " " + word);
        }
        return String.join(", ", parts);
    }

    @Override
    public String listed(int[] cells) {
        return named(dice(cells));
    }

    private static String named(List<Die> dice) {
        return String.join(", ", dice.stream().map(Tray::name).toList());
    }

    private static String name(Die die) {
        return die.face() + (die.locked() ? " locked" : "");
    }

    /** A player who cannot see them holds any faces possible. */
    @Override
    public boolean imagine(int[] cells, RandomGenerator random) {
        for (int i = 0; i < def.count(); i++) cells[i] = die.faces().get(random.nextInt(die.faces().size()));
        return true;
    }

    // ------------------------------------------------------------------ scenarios

    @Override
    public Optional<int[]> given(String name, Node node, Notation notation) {
        return dice(name, node, notation).map(dice -> {
            int[] cells = new int[size()];
            for (int i = 0; i < def.count(); i++) {
                cells[i] = dice.get(i).face();
                cells[def.count() + i] = dice.get(i).locked() ? 1 : 0;
            }
            return cells;
        });
    }

    private Optional<List<Die>> dice(String name, Node node, Notation notation) {
        List<Node> items = node instanceof MapNode ? List.of() : notation.list(node);
        if (items.size() != def.count()) {
            notation.wrong(node, Message.plain(name),
                Message.of("pack.component.a.dice", "count", def.count(), "face", die.faces().get(0)));
            return Optional.empty();
        }
        List<Die> dice = new ArrayList<>();
        for (Node item : items) {
            Matcher part = DIE.matcher(notation.text(item, Sort.DIE.named()).orElse(""));
            if (!part.matches()) notation.wrong(item, Sort.DIE.named(), Message.of("pack.component.a.face"));
            else if (isFace(Integer.parseInt(part.group(1)), item, notation))
                dice.add(new Die(Integer.parseInt(part.group(1)), part.group(2) != null));
        }
        return dice.size() == def.count() ? Optional.of(dice) : Optional.empty();
    }

    private boolean isFace(int face, Node node, Notation notation) {
        if (die.faces().contains(face)) return true;
        notation.error("out-of-range", node.span(),
            Message.of("pack.component.no-face", "id", die.id(), "face", face, "faces", String.valueOf(die.faces())));
        return false;
    }

    @Override
    public List<Expectation> expected(String name, Node node, Notation notation) {
        if (!(node instanceof MapNode map)) {
            return dice(name, node, notation).map(dice -> List.of(new Expectation(Message.plain(named(dice)), true, node.span(),
                cells -> dice(cells).equals(dice) ? null : Message.plain(listed(cells))))).orElse(List.of());
        }
        List<Expectation> expected = new ArrayList<>();
        for (MapNode.Entry entry : map.entries()) {
            Node value = entry.value();
            switch (entry.key()) {
                case "sum" -> number(sum -> Message.of("pack.component.sum", "sum", sum), value, notation, this::sum).ifPresent(expected::add);
                case "locked" -> number(count -> Message.of("pack.component.locked", "count", count), value, notation, this::locked).ifPresent(expected::add);
                case "count" -> notation.map(value, Notation.quoted("count")).ifPresent(faces -> faces.entries().forEach(face -> {
                    OptionalInt wanted = face.key().matches("-?\\d{1,7}")
                        ? OptionalInt.of(Integer.parseInt(face.key())) : OptionalInt.empty();
                    if (wanted.isEmpty()) notation.error("wrong-type", face.span(),
                        Message.of("pack.component.counts-faces", "key", face.key()));
                    else if (isFace(wanted.getAsInt(), face.value(), notation)) {
                        number(count -> Message.of("pack.component.showing", "face", face.key(), "count", count), face.value(), notation, cells -> count(cells, wanted.getAsInt()))
                            .ifPresent(expected::add);
                    }
                }));
                default -> notation.error("unknown-key", entry.span(),
                    Message.of("pack.component.is-dice", "name", name, "keys", String.join(": …, ", TrayApi.EXPECTED.names())));
            }
        }
        return expected;
    }

    private Optional<Expectation> number(IntFunction<Message> what, Node node, Notation notation, ToIntFunction<int[]> actual) {
        OptionalInt wanted = notation.number(node, Message.of("pack.component.expected"));
        if (wanted.isEmpty()) return Optional.empty();
        return Optional.of(new Expectation(what.apply(wanted.getAsInt()), true, node.span(),
            cells -> actual.applyAsInt(cells) == wanted.getAsInt() ? null : Message.plain(actual.applyAsInt(cells) + " (" + listed(cells) + ")")));
    }

    private int sum(int[] cells) {
        return Arrays.stream(cells, 0, def.count()).sum();
    }

    private int locked(int[] cells) {
        return Arrays.stream(cells, def.count(), 2 * def.count()).sum();
    }

    private int count(int[] cells, int face) {
        return (int) Arrays.stream(cells, 0, def.count()).filter(one -> one == face).count();
    }

    @Override
    public Object written(int[] cells) {
        return dice(cells).stream().map(one -> one.locked() ? (Object) name(one) : one.face()).toList();
    }

    // ------------------------------------------------------------------ scripts

    @Override
    public Map<String, Object> described() {
        return Map.of("die", number, "faces", die.faces(), "hidden", def.hidden());
    }
}
