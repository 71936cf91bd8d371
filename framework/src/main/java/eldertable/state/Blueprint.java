package eldertable.state;

import eldertable.pack.component.Component;
import eldertable.pack.component.Components;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.model.BoardDef;
import eldertable.pack.model.DieDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.GroupDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef.KindDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.ZoneDef;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything about one match that never changes: a pack laid out for a number of players and their chosen options, with
 * a number for every zone, piece, counter, space, step, move and word. A {@link GameState} is then one array of ints.
 */
public final class Blueprint {
    static final int MAX_DEPTH = 40;
    /** A frame of the step stack: step, actors, who has acted, then the step's data. */
    static final int FRAME_STEP = 0, FRAME_ACTORS = 1, FRAME_ACTED = 2, FRAME_DATA = 3;

    /** @param owner the seat it belongs to, or -1; @param member its number in its group, or -1 */
    public record Zone(ZoneDef def, int index, int owner, int member) {
        /** Which of those of its name it is: its owner's, its member's, or the only one. */
        public int instance() {
            return Math.max(0, Math.max(owner, member));
        }
    }

    public record Kind(int index, String set, KindDef def) {
        public String id() {
            return def.id();
        }
    }

    public final PackDef pack;
    public final int players;
    /** By option id: Integer or String. */
    public final Map<String, Object> options;
    public final List<Zone> zones;
    public final List<Kind> kinds;
    /** In the order of their cells. */
    public final List<Component> components;
    public final List<BoardGraph> boards;
    public final List<StepDef> steps;
    public final List<MoveDef> moves;
    public final List<DieDef> dice;
    public final int spaces;
    final boolean hasBoards;
    /** By step, who acts in it; and all players, as bits. */
    final Who[] whoOf;
    final int everybody;
    /** By piece. */
    public final int[] kindOf, ownerOf;
    /** By counter cell. */
    final int[] cellMin, cellMax, cellStart;

    private final Map<String, Integer> zoneIndex = new HashMap<>();
    private final Map<String, Integer> kindIndex = new HashMap<>();
    private final Map<String, Integer> wordIndex = new HashMap<>();
    private final Map<String, Integer> stepIndex = new HashMap<>();
    private final Map<String, Integer> moveIndex = new HashMap<>();
    private final Map<String, Integer> firstPieceOfSet = new HashMap<>();
    private final Map<String, Integer> firstPieceOfKind = new HashMap<>();

    final int frameSize;
    /** Where each section of a state's cells begins. */
    final int atOrder, atZone, atPlace, atSeen, atCells, atStack;
    final int[] layout, shuffledZones;

    public Blueprint(PackDef pack, int players, Map<String, Object> options) {
        this.pack = pack;
        this.players = players;
        this.options = completed(pack, players, options);
        for (String word : pack.words()) wordIndex.put(word, wordIndex.size());
        zones = layZones();
        kinds = listKinds();
        int[][] pieces = countPieces();
        kindOf = pieces[0];
        ownerOf = pieces[1];
        components = Components.of(pack, this::instances);
        int[][] cells = layCells();
        cellStart = cells[0];
        cellMin = cells[1];
        cellMax = cells[2];
        boards = new ArrayList<>();
        int space = 0;
        for (BoardDef board : pack.boards()) {
            boards.add(new BoardGraph(board, zoneIndex.get(board.id()), space, occupants(board)));
            space += board.spaces().size();
        }
        spaces = space;
        hasBoards = !boards.isEmpty();
        steps = pack.flow().steps();
        moves = pack.flow().moves();
        whoOf = steps.stream().map(StepDef::who).toArray(Who[]::new);
        everybody = (1 << players) - 1;
        dice = pack.dice();
        for (StepDef step : steps) stepIndex.put(step.id(), stepIndex.size());
        for (MoveDef move : moves) moveIndex.put(move.id(), moveIndex.size());
        frameSize = FRAME_DATA + steps.stream().mapToInt(s -> s.data().size()).max().orElse(0);

        int at = GameState.START + zones.size() + 1;
        atOrder = at;
        at += kindOf.length;
        atZone = at;
        at += kindOf.length;
        atPlace = at;
        at += boards.isEmpty() ? 0 : kindOf.length;
        atSeen = at;
        at += kindOf.length;
        atCells = at;
        at += cellStart.length;
        atStack = at;
        layout = layOut(at + MAX_DEPTH * frameSize);
        shuffledZones = zones.stream().filter(z -> z.def().shuffled()).mapToInt(Zone::index).toArray();
    }

    /** The cells of a table on which nothing has happened yet. */
    private int[] layOut(int size) {
        int[] cells = new int[size];
        System.arraycopy(cellStart, 0, cells, atCells, cellStart.length);
        if (!boards.isEmpty()) Arrays.fill(cells, atPlace, atPlace + kindOf.length, -1);
        int[] zoneOf = startingZones();
        int next = 0;
        for (int zone = 0; zone < zones.size(); zone++) {
            cells[GameState.START + zone] = next;
            for (int piece = 0; piece < zoneOf.length; piece++) if (zoneOf[piece] == zone) cells[atOrder + next++] = piece;
        }
        cells[GameState.START + zones.size()] = next;
        System.arraycopy(zoneOf, 0, cells, atZone, zoneOf.length);
        return cells;
    }

    private int[] startingZones() {
        int[] zoneOf = new int[kindOf.length];
        Arrays.fill(zoneOf, zone("box"));
        for (Zone zone : zones) {
            for (int piece = 0; piece < zoneOf.length; piece++) {
                Kind kind = kindOfPiece(piece);
                boolean named = zone.def().start().contains(kind.set()) || zone.def().start().contains(kind.id());
                if (named && (zone.owner() < 0 || zone.owner() == ownerOf[piece])) zoneOf[piece] = zone.index();
            }
        }
        return zoneOf;
    }

    private static Map<String, Object> completed(PackDef pack, int players, Map<String, Object> chosen) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (var option : pack.info().options()) all.put(option.id(), chosen.getOrDefault(option.id(), option.startFor(players)));
        return Collections.unmodifiableMap(all); // in the pack's order
    }

    private List<Zone> layZones() {
        List<Zone> list = new ArrayList<>();
        for (ZoneDef def : pack.zones()) {
            zoneIndex.put(def.id(), list.size());
            int count = instances(def.per());
            for (int i = 0; i < count; i++) {
                boolean player = def.per().kind() == Per.Kind.PLAYER;
                list.add(new Zone(def, list.size(), player ? i : -1, def.per().kind() == Per.Kind.GROUP ? i : -1));
            }
        }
        for (BoardDef board : pack.boards()) {
            zoneIndex.put(board.id(), list.size());
            ZoneDef def = new ZoneDef(board.id(), Per.ONCE, ZoneDef.Visibility.ALL, List.of(), false, true, board.span());
            list.add(new Zone(def, list.size(), -1, -1));
        }
        if (!zoneIndex.containsKey("box")) {
            zoneIndex.put("box", list.size());
            ZoneDef def = new ZoneDef("box", Per.ONCE, ZoneDef.Visibility.NONE, List.of(), false, false, pack.info().span());
            list.add(new Zone(def, list.size(), -1, -1));
        }
        return List.copyOf(list);
    }

    private int instances(Per per) {
        if (per.kind() == Per.Kind.PLAYER) return players;
        if (per.kind() == Per.Kind.ONCE) return 1;
        if (per.kind() == Per.Kind.PIECE) return piecesOfSet(per.name());
        for (GroupDef group : pack.groups()) if (group.id().equals(per.name())) return group.members().size();
        throw new IllegalStateException("no group " + per.name());
    }

    private List<Kind> listKinds() {
        List<Kind> list = new ArrayList<>();
        for (PieceSetDef set : pack.sets()) {
            for (KindDef kind : set.kinds()) {
                kindIndex.put(kind.id(), list.size());
                list.add(new Kind(list.size(), set.id(), kind));
            }
        }
        return List.copyOf(list);
    }

    /** Sets that only name the kinds of a pool have no pieces: their tokens are counted, not told apart. */
    private boolean pooled(String set) {
        return pack.all(Pool.Def.class).stream().anyMatch(p -> p.of().equals(set));
    }

    private int piecesOfSet(String name) {
        int count = 0;
        for (Kind kind : kinds) if (kind.set().equals(name)) count += pieces(kind);
        return count;
    }

    private int pieces(Kind kind) {
        return pooled(kind.set()) ? 0 : kind.def().copies() * (kind.def().perPlayer() ? players : 1);
    }

    private int[][] countPieces() {
        int total = kinds.stream().mapToInt(this::pieces).sum();
        int[] kindOf = new int[total];
        int[] ownerOf = new int[total];
        int next = 0;
        for (Kind kind : kinds) {
            firstPieceOfSet.putIfAbsent(kind.set(), next);
            firstPieceOfKind.put(kind.id(), next);
            int count = pieces(kind);
            for (int i = 0; i < count; i++, next++) {
                kindOf[next] = kind.index();
                ownerOf[next] = kind.def().perPlayer() ? i / kind.def().copies() : -1;
            }
        }
        return new int[][] {kindOf, ownerOf};
    }

    private int[][] layCells() {
        int count = components.isEmpty() ? 0 : components.get(components.size() - 1).end();
        int[][] columns = new int[3][count];
        for (Component component : components) {
            for (int cell = component.first(); cell < component.end(); cell++) {
                Component.Cell about = component.cells().get((cell - component.first()) % component.size());
                columns[0][cell] = about.start();
                columns[1][cell] = about.min();
                columns[2][cell] = about.max();
            }
        }
        return columns;
    }

    private boolean[] occupants(BoardDef board) {
        boolean[] occupies = new boolean[kinds.size()];
        for (Kind kind : kinds) occupies[kind.index()] = board.occupants().isEmpty() || board.occupants().contains(kind.set());
        return occupies;
    }

    public int pieceCount() {
        return kindOf.length;
    }

    /** How many numbers the components keep. */
    public int cellCount() {
        return cellStart.length;
    }

    /** The first zone of that id: the zones of the seats or group members follow it. */
    public int zone(String id) {
        return zoneIndex.getOrDefault(id, -1);
    }

    public Kind kind(String id) {
        Integer index = kindIndex.get(id);
        return index == null ? null : kinds.get(index);
    }

    public Kind kindOfPiece(int piece) {
        return kinds.get(kindOf[piece]);
    }

    public int firstPiece(Kind kind) {
        return firstPieceOfKind.get(kind.id());
    }

    public int firstPieceOfSet(String set) {
        return firstPieceOfSet.get(set);
    }

    public int word(String text) {
        return wordIndex.getOrDefault(text, -1);
    }

    public String word(int index) {
        return pack.words().get(index);
    }

    public int step(String id) {
        return stepIndex.getOrDefault(id, -1);
    }

    public int move(String id) {
        return moveIndex.getOrDefault(id, -1);
    }

    /** The component called so; null if there is none of that sort. */
    private <C extends Component> C component(Class<C> sort, String id) {
        for (Component component : components) if (sort.isInstance(component) && component.id().equals(id)) return sort.cast(component);
        return null;
    }

    public Component component(String id, Per per) {
        for (Component component : components) if (component.id().equals(id) && component.def().per().equals(per)) return component;
        throw new IllegalArgumentException("no component " + id);
    }

    /** The component that a cell belongs to. */
    public Component componentOf(int cell) {
        for (Component component : components) if (cell < component.end()) return component;
        throw new IllegalArgumentException("no cell " + cell);
    }

    public <C extends Component> List<C> all(Class<C> sort) {
        return components.stream().filter(sort::isInstance).map(sort::cast).toList();
    }

    public Counter counter(String id) {
        return component(Counter.class, id);
    }

    /** The counter with that role, or null if the pack has none. */
    public Counter counter(Counter.Role role) {
        return all(Counter.class).stream().filter(counter -> counter.def().role() == role).findFirst().orElse(null);
    }

    public Pool pool(String id) {
        return component(Pool.class, id);
    }

    /** Whether a pool's cells begin with this one: those of one player, member or piece. */
    public boolean isPool(int cell) {
        return cell >= 0 && all(Pool.class).stream().anyMatch(pool -> cell >= pool.first() && cell < pool.end() && (cell - pool.first()) % pool.size() == 0);
    }

    /** The seat, the member's number or the piece that an instance belongs to; 0 for the table's. */
    public int ownerOf(Component component, int instance) {
        Per per = component.def().per();
        return per.kind() == Per.Kind.PIECE ? firstPieceOfSet(per.name()) + instance : instance;
    }

    /** One that the pack has. */
    public BoardGraph board(String id) {
        return boards.stream().filter(board -> board.def.id().equals(id)).findFirst().orElseThrow();
    }

    public BoardGraph boardOfSpace(int space) {
        for (BoardGraph board : boards) if (space < board.firstSpace + board.size()) return board;
        throw new IllegalArgumentException("no space " + space);
    }

    /** A name that tells equal pieces apart: "crab", or "crab#2" for the second of several. */
    public String nameOf(int piece) {
        Kind kind = kindOfPiece(piece);
        int number = piece - firstPiece(kind) + 1;
        return number == 1 ? kind.id() : kind.id() + "#" + number;
    }

    /** Whether a code stands for something that this match has, or for nothing. */
    public boolean names(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.PIECE -> value < kindOf.length;
            case Code.PLAYER -> value < players;
            case Code.SPACE -> value < spaces;
            case Code.KIND -> value < kinds.size();
            case Code.WORD -> value < pack.words().size();
            case Code.NUMBER -> true;
            case Code.MOVE -> value < moves.size();
            case Code.CELL -> value < cellStart.length;
            default -> code == Code.NOTHING;
        };
    }
}
