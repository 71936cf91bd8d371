package eldertable.script.translation.runtime;

import eldertable.pack.component.Component;
import eldertable.pack.component.Pool;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.Per;
import eldertable.script.exported.Exports;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All objects of one match, and the state that they speak about while a hook runs. For one thread. */
public final class HostWorld {
    public final Blueprint blueprint;
    public final Exports exports;
    public final GameObject game;
    public final PlayerObject[] players;
    public final StepObject[] steps;
    public final Answers answers;
    final Members members;
    final Shape shapes;
    final ZoneObject[] zones;
    final KindObject[] kinds;
    final PieceObject[] pieces;
    final SpaceObject[] spaces;
    final BoardObject[] boards;
    /** By component and instance; null where a component is no pool. */
    final PoolObject[][] pools;
    final GroupObject[] grouped;
    final ListObject playerList;
    private final Object[] options;
    final Map<String, Integer> knobs = new HashMap<>();
    final Map<String, ListObject> groups = new HashMap<>();
    /** By step, the names of what it carries. */
    final String[][] dataNames;
    /** By kind, the first piece of it; by seat and kind, the first of that player's own. */
    private final PieceObject[] firstPieces;
    private final PieceObject[][] owned;
    private final NumberedNames words, zoneNumbers, stepNumbers, kindNumbers, attributeNumbers, dice, optionNumbers;
    private final String[] wordList;
    private final GameState backup;
    /** What the running hook was called for. */
    GameState state;
    private boolean saved;
    /** The piece that was moved first, as long as nothing else has changed, or -1; and where it lay. */
    private int moved = -1;
    private int movedFrom, movedIndex, movedPlace, movedSeen;

    public HostWorld(Blueprint blueprint, Members members, Shape shapes) {
        this.blueprint = blueprint;
        this.members = members;
        this.shapes = shapes;
        exports = new Exports(blueprint);
        answers = new Answers(this);
        backup = new GameState(blueprint, 0);
        wordList = blueprint.pack.words().stream().map(String::intern).toArray(String[]::new);
        words = NumberedNames.of(List.of(wordList));
        zoneNumbers = new NumberedNames(members.firstZone);
        stepNumbers = new NumberedNames(members.stepNumber);
        attributeNumbers = NumberedNames.of(blueprint.pack.attributes().stream().map(AttributeDef::id).toList());
        kindNumbers = NumberedNames.of(blueprint.kinds.stream().map(kind -> kind.id()).toList());
        dice = NumberedNames.of(blueprint.dice.stream().map(die -> die.id()).toList());
        optionNumbers = NumberedNames.of(List.copyOf(blueprint.options.keySet()));
        options = blueprint.options.values().stream().map(value -> value instanceof String text ? text.intern() : value).toArray();
        blueprint.pack.info().knobs().forEach(knob -> knobs.put(knob.id(), knob.value()));
        blueprint.pack.groups().forEach(group -> groups.put(group.id(), ListObject.frozen(group.members().stream().map(String::intern).toArray())));
        game = new GameObject(this);
        players = new PlayerObject[blueprint.players];
        for (int seat = 0; seat < players.length; seat++) players[seat] = new PlayerObject(this, seat);
        playerList = ListObject.frozen(players.clone());
        kinds = blueprint.kinds.stream().map(this::kind).toArray(KindObject[]::new);
        zones = blueprint.zones.stream().map(this::zone).toArray(ZoneObject[]::new);
        firstPieces = new PieceObject[kinds.length];
        owned = new PieceObject[players.length][kinds.length];
        pieces = layPieces();
        boards = new BoardObject[blueprint.boards.size()];
        spaces = laySpaces();
        pools = blueprint.components.stream().map(this::pools).toArray(PoolObject[][]::new);
        grouped = members.groups.stream().map(this::group).toArray(GroupObject[]::new);
        steps = blueprint.steps.stream().map(step -> new StepObject(this, step)).toArray(StepObject[]::new);
        dataNames = blueprint.steps.stream().map(step -> step.data().stream().map(data -> data.id().intern()).toArray(String[]::new)).toArray(String[][]::new);
    }

    // ------------------------------------------------------------------ making the objects

    private KindObject kind(Blueprint.Kind kind) {
        Object[] values = new Object[blueprint.pack.attributes().size()];
        for (int i = 0; i < values.length; i++) {
            AttributeDef def = blueprint.pack.attributes().get(i);
            Object value = kind.def().attributes().get(def.id());
            values[i] = value != null ? given(value) : switch (def.type()) {
                case NUMBER -> 0;
                case FLAG -> false;
                case WORDS, NUMBERS -> ListObject.frozen(new Object[0]);
                default -> null;
            };
        }
        return new KindObject(this, kind, values);
    }

    /** A value from a file as rules see it. */
    private Object given(Object value) {
        if (value instanceof String text) return text.intern();
        if (value instanceof Boolean) return value;
        if (value instanceof Number number) return Ops.box(number.doubleValue());
        if (value instanceof List<?> list) return list(list);
        if (value instanceof Map<?, ?> map) {
            PlainObject object = new PlainObject(shapes);
            map.forEach((key, item) -> object.set(String.valueOf(key).intern(), given(item)));
            object.frozen = true;
            return object;
        }
        return value == null ? NullValue.NULL : new GiveUp("a value of an unknown kind");
    }

    private ListObject list(List<?> list) {
        ListObject made = ListObject.frozen(list.stream().map(this::given).toArray());
        if (list.stream().allMatch(item -> item instanceof String word && words.of(word) >= 0)) made.words = list.stream().mapToInt(word -> words.of((String) word)).toArray();
        return made;
    }

    private ZoneObject zone(Blueprint.Zone zone) {
        Per per = zone.def().per();
        return new ZoneObject(this, zone.index(), zone.def().id(), per.kind() == Per.Kind.GROUP ? member(per, zone.member()) : null);
    }

    private String member(Per per, int index) {
        return (String) groups.get(per.name()).items[index];
    }

    private PieceObject[] layPieces() {
        PieceObject[] made = new PieceObject[blueprint.pieceCount()];
        for (int i = 0; i < made.length; i++) {
            int owner = blueprint.ownerOf[i], kind = blueprint.kindOf[i];
            made[i] = new PieceObject(this, i, kinds[kind], owner < 0 ? null : players[owner]);
            if (firstPieces[kind] == null) firstPieces[kind] = made[i];
            if (owner >= 0 && owned[owner][kind] == null) owned[owner][kind] = made[i];
        }
        return made;
    }

    private SpaceObject[] laySpaces() {
        List<SpaceObject> all = new ArrayList<>();
        for (int board = 0; board < boards.length; board++) {
            BoardGraph graph = blueprint.boards.get(board);
            boards[board] = new BoardObject(this, board, graph);
            List<SpaceObject> own = new ArrayList<>();
            for (var def : graph.def.spaces()) {
                Object[] data = members.spaceData.stream().map(name -> def.data().containsKey(name) ? given(def.data().get(name)) : null).toArray();
                own.add(new SpaceObject(this, graph.firstSpace + own.size(), boards[board], def, data));
            }
            boards[board].hold(own);
            all.addAll(own);
        }
        return all.toArray(SpaceObject[]::new);
    }

    private PoolObject[] pools(Component component) {
        if (!(component instanceof Pool pool)) return null;
        Object[] of = new Object[pool.kinds()];
        for (int i = 0; i < of.length; i++) of[i] = kinds[pool.firstKind() + i];
        ListObject list = ListObject.frozen(of);
        PoolObject[] made = new PoolObject[pool.instances()];
        Per per = pool.def().per();
        int slots = pool.size() / of.length;
        for (int i = 0; i < made.length; i++) {
            made[i] = new PoolObject(this, pool.first() + i * pool.size(), list, slots, pool.id(), per.kind() == Per.Kind.GROUP ? member(per, i) : null);
        }
        return made;
    }

    private GroupObject group(Members.Grouped group) {
        String[] names = java.util.Arrays.copyOf(groups.get(group.name()).items, groups.get(group.name()).size, String[].class);
        Object[] things = null;
        if (group.firstZone() >= 0) things = java.util.Arrays.copyOfRange(zones, group.firstZone(), group.firstZone() + names.length, Object[].class);
        else if (group.pool() >= 0) things = java.util.Arrays.copyOf(pools[group.pool()], names.length, Object[].class);
        return new GroupObject(this, names, things, group.firstCell());
    }

    // ------------------------------------------------------------------ one call of a hook

    /** @param asking whether the hook only answers a question, so that it must not change anything */
    public void attend(GameState state, boolean asking) {
        if (this.state != state) this.state = state;
        saved = false;
        moved = -1;
        if (asking) exports.attendAsking(state);
        else exports.attend(state);
    }

    /** Remembers the state as it was before the hook changed it. */
    void touch() {
        if (!saved) save();
    }

    private void save() {
        backup.copyFrom(state);
        if (moved >= 0) putBack(backup);
        saved = true;
    }

    /** Moves a piece to an index of a zone, or to its end if that is -1. Many hooks do no more, so at first it is only noted where the piece lay. */
    void move(int piece, int zone, int index) {
        if (saved || moved >= 0) {
            touch();
            exports.table.moveKnown(piece, state.zoneOf(piece), zone, index);
            return;
        }
        int from = state.zoneOf(piece), place = state.placeOf(piece), seen = state.seenOf(piece);
        movedIndex = exports.table.moveKnown(piece, from, zone, index);
        moved = piece;
        movedFrom = from;
        movedPlace = place;
        movedSeen = seen;
    }

    private void putBack(GameState table) {
        table.putBack(moved, movedFrom, movedIndex, movedPlace, movedSeen);
    }

    /** Takes back what the hook has done. */
    public void undo() {
        if (saved) state.copyFrom(backup);
        else if (moved >= 0) putBack(state);
        saved = false;
        moved = -1;
    }

    // ------------------------------------------------------------------ names and codes

    KindObject kind(Object given) {
        if (given instanceof KindObject kind) return kind;
        if (given instanceof PieceObject piece) return piece.kind;
        int named = given instanceof String name ? kindNumbers.of(name) : -1;
        if (named < 0) throw new GiveUp("a kind that is not there");
        return kinds[named];
    }

    /** Or null. */
    PieceObject ownPiece(int seat, Object kind) {
        return owned[seat][kind(kind).number];
    }

    PieceObject firstPiece(Object kind) {
        PieceObject piece = firstPieces[kind(kind).number];
        if (piece == null) throw new GiveUp("a piece that is not there");
        return piece;
    }

    boolean isKind(String name) {
        return kindNumbers.of(name) >= 0;
    }

    boolean isSet(String name) {
        for (KindObject kind : kinds) if (kind.set.equals(name)) return true;
        return false;
    }

    private static int known(int number, String what) {
        if (number < 0) throw new GiveUp("a " + what + " that is not there");
        return number;
    }

    int attribute(String name) {
        return known(attributeNumbers.of(name), "attribute");
    }

    int die(String name) {
        return known(dice.of(name), "die");
    }

    /** Or null. */
    Object option(String id) {
        int number = optionNumbers.of(id);
        return number < 0 ? null : options[number];
    }

    int word(String word) {
        return known(words.of(word), "word");
    }

    int zoneNumber(String id) {
        return known(zoneNumbers.of(id), "zone");
    }

    int step(String id) {
        return known(stepNumbers.of(id), "step");
    }

    public ZoneObject zone(int number) {
        return zones[number];
    }

    public int encode(Object value) {
        if (value == null || value == NullValue.NULL) return Code.NOTHING;
        if (value instanceof PieceObject piece) return Code.piece(piece.number);
        if (value instanceof PlayerObject player) return Code.player(player.seat);
        if (value instanceof KindObject kind) return Code.kind(kind.number);
        if (value instanceof SpaceObject space) return Code.space(space.number);
        if (value instanceof String text) return Code.word(word(text));
        if (value instanceof Integer number && number >= -(1 << 25) && number < 1 << 25) return Code.number(number);
        if (value instanceof Boolean flag) return Code.number(flag ? 1 : 0);
        throw new GiveUp("something that a game cannot keep");
    }

    /** Hands a refusal over to those who are asked why; @return its text, or "" where that is not all */
    public String told(Object refusal) {
        if (refusal instanceof String text) return text;
        if (!(refusal instanceof ReasonObject reason)) return "";
        exports.choice.why(reason.key());
        PlainObject values = reason.values();
        for (int i = 0; values != null && i < values.size(); i++) exports.choice.because(values.names()[i], encode(values.value(i)));
        return "";
    }

    public Object decode(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.PIECE -> pieces[value];
            case Code.PLAYER -> players[value];
            case Code.SPACE -> spaces[value];
            case Code.KIND -> kinds[value];
            case Code.WORD -> wordList[value];
            case Code.NUMBER -> value;
            case Code.CELL -> throw new GiveUp("a die of a tray");
            default -> null;
        };
    }

    ListObject listedPieces(int count) {
        Object[] list = new Object[count];
        for (int i = 0; i < count; i++) list[i] = pieces[exports.boards.listed(i)];
        return new ListObject(list);
    }

    ListObject listedSpaces(int count) {
        Object[] list = new Object[count];
        for (int i = 0; i < count; i++) list[i] = spaces[exports.boards.listed(i)];
        return new ListObject(list);
    }
}
