package eldertable.server.protocol;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.host.ClockFace;
import eldertable.host.History;
import eldertable.host.Plea;
import eldertable.host.Snapshot;
import eldertable.pack.component.Component;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.Counter;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.Pool;
import eldertable.pack.component.PoolView;
import eldertable.pack.component.Tray;
import eldertable.pack.model.DieDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.CellNames;
import eldertable.state.GameState;
import eldertable.view.BoardView;
import eldertable.view.Chronicle;
import eldertable.view.Entry;
import eldertable.view.PieceView;
import eldertable.view.PlayerView;
import eldertable.view.StepView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Turns the messages of one stream back into the snapshots that {@link SnapshotWriter} made them of, for a front end that has the
 * game itself. What a message leaves out is as it was.
 */
public final class SnapshotReader {
    private final Blueprint blueprint;
    private final KnownThings known;
    private final EffectReader effects;
    private final List<Slot> slots = new ArrayList<>();
    private final Map<Integer, ZoneView> zones = new LinkedHashMap<>();
    private final Map<Integer, ComponentView> components = new LinkedHashMap<>();
    private final List<Snapshot.Told> chronicle = new ArrayList<>();

    /** What stands at one place in the list of components. */
    private record Slot(Component component, int instance) {}

    public SnapshotReader(Blueprint blueprint) {
        this.blueprint = blueprint;
        known = new KnownThings(blueprint);
        effects = new EffectReader(known);
        for (Component component : blueprint.components) {
            if (component.def().per().kind() == Per.Kind.PIECE) continue;
            for (int i = 0; i < component.instances(); i++) slots.add(new Slot(component, i));
        }
    }

    /** @param number, answered what the snapshot is to have; @throws IllegalArgumentException if the message does not fit this game */
    public Snapshot read(Map<?, ?> message, long number, long answered) {
        try {
            return read(new Form(message), number, answered);
        } catch (ClassCastException | IndexOutOfBoundsException | NullPointerException | ArithmeticException nonsense) {
            throw new IllegalArgumentException("what came does not fit the game", nonsense);
        }
    }

    private Snapshot read(Form form, long number, long answered) {
        if (form.is("whole")) {
            zones.clear();
            components.clear();
            chronicle.clear();
        }
        form.form("zones").ifPresent(changed -> changed.map().forEach((at, zone) -> zones.put(Integer.valueOf((String) at), zone(Integer.parseInt((String) at), Form.of(zone)))));
        form.form("components").ifPresent(changed -> changed.map().forEach((at, one) -> {
            Slot slot = slots.get(Integer.parseInt((String) at));
            components.put(Integer.valueOf((String) at), component(slot.component(), slot.instance(), Form.of(one)));
        }));
        form.form("chronicle").ifPresent(this::tell);
        List<Snapshot.Notice> notices = new ArrayList<>();
        if (form.has("refused")) notices.add(new Snapshot.Notice(Snapshot.Notice.Kind.REFUSED, form.word("refused")));
        for (Form notice : form.forms("notices")) notices.add(new Snapshot.Notice(notice.one("kind", Snapshot.Notice.Kind.class), notice.word("text")));
        OptionalInt past = form.has("past") ? OptionalInt.of(form.whole("past")) : OptionalInt.empty();
        return new Snapshot(number, answered, form.is("settled"), view(form, past.orElse(form.whole("moves"))), form.forms("effects").stream().map(effects::read).toList(),
            form.form("ask").map(this::ask), OptionalInt.empty(), List.copyOf(chronicle), List.of(), form.word("stuck"), List.copyOf(notices),
            form.is("canUndo"), form.is("canRedo"), form.whole("moves"), 0, past, form.form("hint").map(this::hint), form.form("history").map(this::history),
            new LinkedHashSet<>(known.seats(form.numbers("away"))), form.form("clock").map(this::clock), Optional.empty(), Optional.empty(),
            form.form("plea").map(plea -> new Plea(known.seat(plea.whole("seat")), plea.is("yours"))));
    }

    // ------------------------------------------------------------------ the table

    private TableView view(Form form, int moves) {
        List<ZoneView> all = new ArrayList<>();
        for (int i = 0; i < blueprint.zones.size(); i++) all.add(there(zones.get(i)));
        List<ComponentView> parts = new ArrayList<>();
        for (int i = 0; i < slots.size(); i++) parts.add(there(components.get(i)));
        List<PlayerView> players = form.forms("players").stream()
            .map(one -> new PlayerView(known.seat(one.whole("seat")), one.is("active"), one.is("out"), one.is("toAct"), one.is("acted"))).toList();
        Optional<StepView> step = form.form("step").map(one -> new StepView(known.step(one.word("id")), one.word("in"), Collections.unmodifiableMap(one.counts("data"))));
        if (players.size() != blueprint.players) throw new IllegalArgumentException("not all players were told");
        int seat = known.seatOrNone(form.whole("seat"));
        return new TableView(seat < 0 ? GameState.SPECTATOR : seat, List.copyOf(all), List.copyOf(parts), boards(all), players, known.seatOrNone(form.whole("active")), step,
            form.form("result").map(effects::result), moves);
    }

    private static <T> T there(T known) {
        if (known == null) throw new IllegalArgumentException("a part of the table was never told");
        return known;
    }

    private ZoneView zone(int at, Form form) {
        Blueprint.Zone zone = blueprint.zones.get(at);
        List<Entry> entries = new ArrayList<>();
        for (Object entry : form.list("entries")) entries.add(entry instanceof Map<?, ?> piece ? piece(new Form(piece)) : Entry.UNSEEN);
        String member = zone.member() < 0 ? "" : CellNames.members(blueprint, zone.def().per()).get(zone.member());
        return new ZoneView(zone.index(), zone.def().id(), zone.owner(), member, zone.def().visible(), List.copyOf(entries));
    }

    private PieceView piece(Form form) {
        int piece = form.whole("piece");
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        Map<String, Form> told = new LinkedHashMap<>();
        for (String where : List.of("on", "bare")) for (Form one : form.forms(where)) told.put(one.word("id"), one);
        List<ComponentView> on = new ArrayList<>();
        for (Component component : blueprint.components) {
            Per per = component.def().per();
            boolean its = per.kind() == Per.Kind.PIECE && per.name().equals(kind.set());
            if (its && told.containsKey(component.id())) on.add(component(component, piece, told.get(component.id())));
        }
        return new PieceView(piece, kind.id(), kind.set(), blueprint.nameOf(piece), blueprint.ownerOf[piece], form.is("up"), known.spaceOrNone(form.whole("space", -1)), List.copyOf(on));
    }

    private ComponentView component(Component component, int instance, Form form) {
        Per per = component.def().per();
        if (component instanceof Counter) {
            return new CounterView(component.id(), per, instance, form.has("value") ? OptionalInt.of(form.whole("value")) : OptionalInt.empty());
        }
        if (component instanceof Pool pool) {
            List<Map<String, Integer>> tokens = new ArrayList<>();
            for (Object slot : form.list("slots")) {
                Map<String, Integer> counts = new Form(Map.of("slot", slot)).counts("slot");
                counts.keySet().forEach(kind -> known.kind(kind, pool.def().of()));
                tokens.add(Collections.unmodifiableMap(counts));
            }
            return new PoolView(component.id(), per, instance, form.whole("total"), List.copyOf(tokens));
        }
        Tray.Def def = (Tray.Def) component.def();
        DieDef die = blueprint.dice.stream().filter(one -> one.id().equals(def.of())).findFirst().orElseThrow();
        List<Tray.Die> dice = form.forms("dice").stream().map(one -> new Tray.Die(KnownThings.face(one.whole("face"), die), one.is("locked"))).toList();
        return new Tray.View(component.id(), per, instance, die, form.whole("count"), dice);
    }

    /** What stands on a board lies in its zone. */
    private List<BoardView> boards(List<ZoneView> all) {
        List<BoardView> views = new ArrayList<>();
        for (BoardGraph board : blueprint.boards) views.add(BoardView.of(board, all.get(board.zone)));
        return List.copyOf(views);
    }

    // ------------------------------------------------------------------ what is asked and told

    private Ask ask(Form form) {
        Form many = form.form("many").orElse(null);
        List<Choice> choices = form.forms("choices").stream().map(one -> new Choice(known.code(one.whole("code")), one.has("path") ? known.codes(one.numbers("path")) : List.of(one.whole("code")),
            one.word("label"), one.word("about"), one.whole("times"), known.code(one.whole("pool")), known.codes(one.numbers("where")))).toList();
        List<Ask.Refusal> refusals = form.forms("refusals").stream().map(one -> new Ask.Refusal(known.code(one.whole("code")), one.word("label"), one.word("reason"))).toList();
        return new Ask(known.seat(form.whole("seat")), form.word("prompt"), form.word("move"), form.word("pick"), form.is("first"), many != null, many == null ? 1 : many.whole("min"),
            many == null ? 1 : many.whole("max"), many == null ? 0 : many.whole("added"), many != null && many.is("canFinish"), many == null ? "" : many.word("unfinished"),
            form.is("canGoBack"), choices, refusals, known.codes(form.numbers("chosen")), known.codes(form.numbers("chosenFrom")));
    }

    private void tell(Form form) {
        int from = form.whole("from");
        chronicle.subList(Math.min(from, chronicle.size()), chronicle.size()).clear();
        for (Form line : form.forms("lines")) {
            Chronicle.Weight weight = line.is("heading") ? Chronicle.Weight.MOVE : line.one("weight", Chronicle.Weight.class);
            chronicle.add(new Snapshot.Told(line.whole("move"), known.seatOrNone(line.whole("seat", -1)), weight, line.word("text")));
        }
    }

    private Snapshot.Hint hint(Form form) {
        return new Snapshot.Hint(form.word("text"), new LinkedHashSet<>(known.codes(form.numbers("codes"))),
            form.forms("weighed").stream().map(one -> new Snapshot.Weighed(one.word("move"), one.whole("visits"), one.real("value"))).toList());
    }

    private History history(Form form) {
        Map<String, int[][]> counters = new LinkedHashMap<>();
        form.form("counters").ifPresent(all -> all.map().forEach((id, seats) -> counters.put((String) id, bySeat((List<?>) seats))));
        List<?> standing = form.list("standing");
        return new History(form.whole("moves"), counters, standing.isEmpty() ? Optional.empty() : Optional.of(bySeat(standing)));
    }

    private static int[][] bySeat(List<?> seats) {
        return seats.stream().map(values -> Form.numbers(values).stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
    }

    /** Clocks of two machines need not agree: what was left is taken to have been left now. */
    private ClockFace clock(Form form) {
        List<Duration> left = form.list("left").stream().map(millis -> Duration.ofMillis((Long) millis)).toList();
        if (left.size() != blueprint.players) throw new IllegalArgumentException("not everybody has a clock");
        return new ClockFace(Instant.now(), left, form.whole("running"));
    }
}
