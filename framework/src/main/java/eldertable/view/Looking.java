package eldertable.view;

import eldertable.pack.model.CounterDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Looks at a state with the eyes of one viewer. The only place that turns a state into a {@link TableView}. */
final class Looking {
    private final GameState state;
    private final Blueprint blueprint;
    private final int viewer;

    Looking(GameState state, int viewer) {
        this.state = state;
        this.blueprint = state.blueprint;
        this.viewer = viewer;
    }

    TableView table() {
        List<ZoneView> zones = blueprint.zones.stream().map(this::zone).toList();
        Optional<ResultView> result = state.isOver()
            ? Optional.of(new ResultView(seats(state.winners()), word(state.reason()))) : Optional.empty();
        return new TableView(viewer, zones, counters(), pools(), boards(zones), players(), state.active(), step(), result, state.moves());
    }

    // ------------------------------------------------------------------ zones, pieces, boards

    private ZoneView zone(Blueprint.Zone zone) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0, n = state.zoneSize(zone.index()); i < n; i++) {
            int piece = state.pieceAt(zone.index(), i);
            entries.add(state.sees(viewer, piece) ? piece(piece) : Entry.UNSEEN);
        }
        return new ZoneView(zone.index(), zone.def().id(), zone.owner(), member(zone), zone.def().visible(), List.copyOf(entries));
    }

    private String member(Blueprint.Zone zone) {
        if (zone.member() < 0) return "";
        for (GroupDef group : blueprint.pack.groups()) {
            if (group.id().equals(zone.def().per().name())) return group.members().get(zone.member());
        }
        throw new IllegalStateException("no group " + zone.def().per().name());
    }

    private PieceView piece(int piece) {
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        Map<String, Integer> counters = new LinkedHashMap<>();
        for (Blueprint.Cells cells : blueprint.counters) {
            int instance = instance(cells.def().per(), piece, kind);
            if (instance >= 0 && seesCounter(state, viewer, cells.def(), instance)) {
                counters.put(cells.def().id(), state.count(cells.first() + instance));
            }
        }
        List<PoolView> pools = new ArrayList<>();
        for (Blueprint.Pool pool : blueprint.pools) {
            int instance = instance(pool.def().per(), piece, kind);
            if (instance >= 0) pools.add(pool(pool, instance, piece));
        }
        return new PieceView(piece, kind.id(), kind.set(), blueprint.nameOf(piece), blueprint.ownerOf[piece], state.isFaceUp(piece),
            state.placeOf(piece), Collections.unmodifiableMap(counters), List.copyOf(pools));
    }

    /** Where a piece stands among those that have a counter or pool of their own, or -1. */
    private int instance(Per per, int piece, Blueprint.Kind kind) {
        boolean has = per.kind() == Per.Kind.PIECE && per.name().equals(kind.set());
        return has ? piece - blueprint.firstPieceOfSet(kind.set()) : -1;
    }

    private List<BoardView> boards(List<ZoneView> zones) {
        List<BoardView> views = new ArrayList<>();
        for (BoardGraph board : blueprint.boards) {
            List<List<PieceView>> spaces = new ArrayList<>();
            for (int i = 0; i < board.size(); i++) spaces.add(new ArrayList<>());
            for (PieceView piece : zones.get(board.zone).seen()) {
                if (piece.space() >= 0) spaces.get(piece.space() - board.firstSpace).add(piece);
            }
            spaces.replaceAll(List::copyOf);
            views.add(new BoardView(board.def.id(), board.zone, board.firstSpace, List.copyOf(spaces)));
        }
        return List.copyOf(views);
    }

    // ------------------------------------------------------------------ counters and pools

    private List<CounterView> counters() {
        List<CounterView> views = new ArrayList<>();
        for (Blueprint.Cells cells : blueprint.counters) {
            if (cells.def().per().kind() == Per.Kind.PIECE) continue;
            for (int i = 0; i < cells.count(); i++) {
                boolean seen = seesCounter(state, viewer, cells.def(), i);
                views.add(new CounterView(cells.def().id(), cells.def().per(), i,
                    seen ? OptionalInt.of(state.count(cells.first() + i)) : OptionalInt.empty()));
            }
        }
        return List.copyOf(views);
    }

    /** A hidden counter is seen by the player it belongs to, or to whom its piece belongs or in whose zone the piece lies. */
    static boolean seesCounter(GameState state, int viewer, CounterDef def, int instance) {
        if (def.per().kind() == Per.Kind.PIECE) {
            int piece = state.blueprint.firstPieceOfSet(def.per().name()) + instance;
            if (!state.sees(viewer, piece)) return false;
            int owner = state.blueprint.ownerOf[piece];
            int holder = owner >= 0 ? owner : state.blueprint.zones.get(state.zoneOf(piece)).owner();
            return !def.hidden() || viewer >= 0 && holder == viewer;
        }
        return !def.hidden() || viewer >= 0 && def.per().kind() == Per.Kind.PLAYER && instance == viewer;
    }

    private List<PoolView> pools() {
        List<PoolView> views = new ArrayList<>();
        for (Blueprint.Pool pool : blueprint.pools) {
            if (pool.def().per().kind() == Per.Kind.PIECE) continue;
            for (int i = 0; i < pool.instances(); i++) views.add(pool(pool, i, i));
        }
        return List.copyOf(views);
    }

    private PoolView pool(Blueprint.Pool pool, int instance, int shownAs) {
        int total = 0;
        List<Map<String, Integer>> slots = new ArrayList<>();
        for (int slot = 0; slot < pool.def().slots(); slot++) {
            Map<String, Integer> tokens = new LinkedHashMap<>();
            for (int kind = pool.firstKind(); kind < pool.firstKind() + pool.kinds(); kind++) {
                int count = state.count(pool.cell(instance, slot, kind));
                total += count;
                if (count != 0) tokens.put(blueprint.kinds.get(kind).id(), count);
            }
            slots.add(Collections.unmodifiableMap(tokens));
        }
        return new PoolView(pool.def().id(), pool.def().per(), shownAs, total, pool.def().hidden() ? List.of() : List.copyOf(slots));
    }

    // ------------------------------------------------------------------ players and the flow

    private List<PlayerView> players() {
        int top = state.depth() - 1;
        int acted = top < 0 ? 0 : state.actedAt(top);
        List<PlayerView> views = new ArrayList<>();
        for (int seat = 0; seat < blueprint.players; seat++) {
            int bit = 1 << seat;
            boolean toAct = (state.toAct() & bit) != 0;
            views.add(new PlayerView(seat, state.active() == seat, (state.out() & bit) != 0, toAct, (acted & bit) != 0));
        }
        return List.copyOf(views);
    }

    private Optional<StepView> step() {
        int top = state.depth() - 1;
        if (top < 0) return Optional.empty();
        StepDef step = blueprint.steps.get(state.stepAt(top));
        Map<String, Integer> data = new LinkedHashMap<>();
        for (int slot = 0; slot < step.data().size(); slot++) {
            data.put(step.data().get(slot).id(), Veil.hidden(state, viewer, state.dataAt(top, slot)));
        }
        return Optional.of(new StepView(step.id(), phase(top), Collections.unmodifiableMap(data)));
    }

    private String phase(int top) {
        for (int level = top; level >= 0; level--) {
            String phase = blueprint.steps.get(state.stepAt(level)).phase();
            if (!phase.isEmpty()) return phase;
        }
        return "";
    }

    private String word(int code) {
        return Code.tag(code) == Code.WORD ? blueprint.word(Code.value(code)) : "";
    }

    static List<Integer> seats(int bits) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < 32; seat++) if ((bits >>> seat & 1) != 0) seats.add(seat);
        return List.copyOf(seats);
    }
}
