package eldertable.view;

import eldertable.pack.component.Component;
import eldertable.pack.component.ComponentView;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.CellNames;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.state.Ranking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
            ? Optional.of(new ResultView(seats(state.winners()), Ranking.of(state.places(), blueprint.players), word(state.reason()))) : Optional.empty();
        return new TableView(viewer, zones, components(), boards(zones), players(), state.active(), step(), result, state.moves());
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
        return zone.member() < 0 ? "" : CellNames.members(blueprint, zone.def().per()).get(zone.member());
    }

    private PieceView piece(int piece) {
        Blueprint.Kind kind = blueprint.kindOfPiece(piece);
        List<ComponentView> components = new ArrayList<>();
        for (Component component : blueprint.components) {
            int instance = instance(component.def().per(), piece, kind);
            boolean own = instance >= 0 && isOwn(state, viewer, component, instance);
            if (instance >= 0 && component.isNoticed(own))
                components.add(component.view(piece, state.cells(component, instance), component.isOpen(own)));
        }
        return new PieceView(piece, kind.id(), kind.set(), blueprint.nameOf(piece), blueprint.ownerOf[piece], state.isFaceUp(piece),
            state.placeOf(piece), List.copyOf(components));
    }

    /** Where a piece stands among those that have a counter or pool of their own, or -1. */
    private int instance(Per per, int piece, Blueprint.Kind kind) {
        boolean has = per.kind() == Per.Kind.PIECE && per.name().equals(kind.set());
        return has ? piece - blueprint.firstPieceOfSet(kind.set()) : -1;
    }

    private List<BoardView> boards(List<ZoneView> zones) {
        List<BoardView> views = new ArrayList<>();
        for (BoardGraph board : blueprint.boards) views.add(BoardView.of(board, zones.get(board.zone)));
        return List.copyOf(views);
    }

    // ------------------------------------------------------------------ components

    private List<ComponentView> components() {
        List<ComponentView> views = new ArrayList<>();
        for (Component component : blueprint.components) {
            if (component.def().per().kind() == Per.Kind.PIECE) continue;
            for (int i = 0; i < component.instances(); i++) {
                views.add(component.view(i, state.cells(component, i), component.isOpen(isOwn(state, viewer, component, i))));
            }
        }
        return List.copyOf(views);
    }

    /** Whether an instance is the viewer's: the player's own, or that of a piece that the player owns or has. */
    private static boolean isOwn(GameState state, int viewer, Component component, int instance) {
        Per.Kind per = component.def().per().kind();
        if (viewer < 0 || per != Per.Kind.PIECE) return viewer >= 0 && per == Per.Kind.PLAYER && instance == viewer;
        int piece = state.blueprint.ownerOf(component, instance);
        int owner = state.blueprint.ownerOf[piece];
        return viewer == (owner >= 0 ? owner : state.blueprint.zones.get(state.zoneOf(piece)).owner());
    }

    /** Whether somebody may look into an instance. */
    static boolean isOpen(GameState state, int viewer, Component component, int instance) {
        return notices(state, viewer, component, instance) && component.isOpen(isOwn(state, viewer, component, instance));
    }

    /** Whether somebody notices what happens to an instance. */
    static boolean notices(GameState state, int viewer, Component component, int instance) {
        boolean there = component.def().per().kind() != Per.Kind.PIECE || state.sees(viewer, state.blueprint.ownerOf(component, instance));
        return there && component.isNoticed(isOwn(state, viewer, component, instance));
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
            data.put(step.data().get(slot).id(), hidden(state.dataAt(top, slot)));
        }
        return Optional.of(new StepView(step.id(), phase(top), Collections.unmodifiableMap(data)));
    }

    /** The code with nothing about a piece that the viewer cannot see, not even its place: a place in a hand may tell much. */
    private int hidden(int code) {
        return Code.tag(code) != Code.PIECE || state.sees(viewer, Code.value(code)) ? code : Code.UNSEEN;
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
