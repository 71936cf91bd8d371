package eldertable.script;

import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.BoardSearch;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;
import org.graalvm.polyglot.HostAccess.Export;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the prelude can ask and change. Everything is numbers: an exported call costs less than a nanosecond once
 * compiled, while objects handed over would cost fifty. The prelude checks arguments before it calls.
 */
public final class Host {
    private final Blueprint blueprint;
    private final int[][] attributeOfKind;
    private final AnsweringCards answering;
    private final boolean[] kindSeen;
    private final int[] kindTally;
    private final int[] list;
    private final BoardSearch[] searches;
    /** By space, kind and owner; made when first needed. */
    private boolean[] standSeen = {};

    GameState state;
    /** The level of the step whose hook is running, or -1 once the hook has left it. */
    private int level;
    private int base;
    private int pushed;
    private int pushes;
    private int leftStep;
    private final int[] leftData = new int[16];

    int actor;
    double answer;
    Move intent;
    Offers offers;

    private String sayKey;
    private int sayTo;
    private Map<String, Integer> sayValues;

    Host(Blueprint blueprint) {
        this.blueprint = blueprint;
        answering = new AnsweringCards(blueprint);
        kindSeen = new boolean[blueprint.kinds.size()];
        kindTally = new int[blueprint.kinds.size()];
        list = new int[Math.max(blueprint.pieceCount(), blueprint.spaces) + 1];
        attributeOfKind = blueprint.kinds.stream().map(this::attributes).toArray(int[][]::new);
        searches = blueprint.boards.stream().map(BoardSearch::new).toArray(BoardSearch[]::new);
    }

    private int[] attributes(Blueprint.Kind kind) {
        return blueprint.pack.attributes().stream().map(AttributeDef::id).mapToInt(id -> {
            Object value = kind.def().attributes().get(id);
            if (value instanceof Integer number) return number;
            if (value instanceof Boolean flag) return flag ? 1 : 0;
            if (value instanceof String word && blueprint.word(word) >= 0) return Code.word(blueprint.word(word));
            return 0;
        }).toArray();
    }

    /** Makes the next hook speak about a state, as the step at its top. */
    void attend(GameState state) {
        this.state = state;
        level = state.depth() - 1;
        base = level + 1;
        pushes = 0;
    }

    /** The level of the hook's own step, or -1 if the hook left it. */
    int ownLevel() {
        return level;
    }

    // ------------------------------------------------------------------ zones and pieces

    @Export
    public int zoneSize(int zone) {
        return state.zoneSize(zone);
    }

    @Export
    public int zoneOwner(int zone) {
        return blueprint.zones.get(zone).owner();
    }

    @Export
    public int pieceAt(int zone, int index) {
        return state.pieceAt(zone, index);
    }

    @Export
    public int zoneOf(int piece) {
        return state.zoneOf(piece);
    }

    @Export
    public int indexOf(int piece) {
        return state.indexOf(piece);
    }

    @Export
    public int placeOf(int piece) {
        return state.placeOf(piece);
    }

    @Export
    public int countKind(int zone, int kind) {
        int count = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) if (blueprint.kindOf[state.pieceAt(zone, i)] == kind) count++;
        return count;
    }

    @Export
    public int mostAlike(int zone) {
        int most = 0;
        int n = state.zoneSize(zone);
        for (int i = 0; i < n; i++) most = Math.max(most, ++kindTally[blueprint.kindOf[state.pieceAt(zone, i)]]);
        for (int i = 0; i < n; i++) kindTally[blueprint.kindOf[state.pieceAt(zone, i)]] = 0;
        return most;
    }

    @Export
    public int countBy(int zone, int attribute, int value) {
        int count = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            if (attributeOfKind[blueprint.kindOf[state.pieceAt(zone, i)]][attribute] == value) count++;
        }
        return count;
    }

    /** Counts by word, for the length of one hook. */
    public static final class Tally {
        private final int[] counts;

        private Tally(int words) {
            counts = new int[words];
        }

        @Export
        public int of(int word) {
            return counts[word];
        }

        @Export
        public void add(int word, int by) {
            counts[word] += by;
        }
    }

    @Export
    public Tally tally() {
        return new Tally(blueprint.pack.words().size());
    }

    @Export
    public void tallyWords(Tally tally, int zone, int attribute) {
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int code = attributeOfKind[blueprint.kindOf[state.pieceAt(zone, i)]][attribute];
            if (Code.tag(code) == Code.WORD) tally.counts[Code.value(code)]++;
        }
    }

    @Export
    public void move(int piece, int zone, int index) {
        int size = state.zoneSize(zone) - (state.zoneOf(piece) == zone ? 1 : 0);
        state.move(piece, zone, index < 0 || index > size ? size : index, -1);
    }

    @Export
    public void place(int piece, int space) {
        BoardGraph board = blueprint.boardOfSpace(space);
        int size = state.zoneSize(board.zone) - (state.zoneOf(piece) == board.zone ? 1 : 0);
        // A piece that only walks keeps its rank among the others.
        state.move(piece, board.zone, state.zoneOf(piece) == board.zone ? state.indexOf(piece) : size, space);
    }

    @Export
    public int deal(int from, int count, int to) {
        int dealt = Math.min(count, state.zoneSize(from));
        for (int i = 0; i < dealt; i++) state.move(state.pieceAt(from, 0), to);
        return dealt;
    }

    @Export
    public int dealKind(int from, int count, int to, int kind) {
        int dealt = Math.min(count, countKind(from, kind));
        for (int left = dealt, i = 0; left > 0; ) {
            int piece = state.pieceAt(from, i);
            if (blueprint.kindOf[piece] == kind) {
                state.move(piece, to);
                left--;
            } else {
                i++;
            }
        }
        return dealt;
    }

    @Export
    public void shuffle(int zone) {
        state.shuffle(zone);
    }

    @Export
    public void rotate(int firstZone, int by) {
        state.rotate(firstZone, blueprint.players, by);
    }

    @Export
    public boolean isFaceUp(int piece) {
        return state.isFaceUp(piece);
    }

    @Export
    public void turn(int piece, boolean faceUp) {
        state.turn(piece, faceUp);
    }

    @Export
    public void show(int piece, int player) {
        state.show(piece, player);
    }

    @Export
    public void hide(int piece, int player) {
        state.hide(piece, player);
    }

    // ------------------------------------------------------------------ lists, read back with listed(i)

    @Export
    public int listed(int index) {
        return list[index];
    }

    @Export
    public int listDistinct(int zone) {
        int found = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int piece = state.pieceAt(zone, i);
            if (!kindSeen[blueprint.kindOf[piece]]) {
                kindSeen[blueprint.kindOf[piece]] = true;
                list[found++] = piece;
            }
        }
        for (int i = 0; i < found; i++) kindSeen[blueprint.kindOf[list[i]]] = false;
        return found;
    }

    /** One piece of each kind and owner on each space of a board. */
    @Export
    public int listDistinctOn(int board) {
        BoardGraph graph = blueprint.boards.get(board);
        int owners = blueprint.players + 1, found = 0;
        if (standSeen.length == 0) standSeen = new boolean[blueprint.spaces * blueprint.kinds.size() * owners];
        for (int i = 0, n = state.zoneSize(graph.zone); i < n; i++) {
            int piece = state.pieceAt(graph.zone, i);
            if (state.placeOf(piece) < 0 || standSeen[standing(piece, owners)]) continue;
            standSeen[standing(piece, owners)] = true;
            list[found++] = piece;
        }
        for (int i = 0; i < found; i++) standSeen[standing(list[i], owners)] = false;
        return found;
    }

    private int standing(int piece, int owners) {
        return (state.placeOf(piece) * blueprint.kinds.size() + blueprint.kindOf[piece]) * owners + blueprint.ownerOf[piece] + 1;
    }

    @Export
    public void clearHooks() {
        answering.clear();
    }

    @Export
    public int addHooks() {
        return answering.add();
    }

    @Export
    public void addAnswer(int hooks, int kind) {
        answering.add(hooks, kind);
    }

    @Export
    public int listAnswering(int hooks) {
        return answering.list(hooks, state, list);
    }

    @Export
    public int holder(int piece) {
        return answering.holder(piece, state);
    }

    @Export
    public int listAt(int space) {
        int zone = blueprint.boardOfSpace(space).zone, found = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int piece = state.pieceAt(zone, i);
            if (state.placeOf(piece) == space) list[found++] = piece;
        }
        return found;
    }

    // ------------------------------------------------------------------ boards

    private BoardGraph.Way way(int board, int way) {
        return blueprint.boards.get(board).way(way);
    }

    @Export
    public int distance(int board, int way, int from, int to) {
        return way(board, way).distance(from, to);
    }

    @Export
    public int neighbours(int board, int way, int from) {
        return listAll(way(board, way).neighbours(from));
    }

    /** The pieces on a board within so many steps of a space, in the order in which they came to the board. */
    @Export
    public int listWithin(int board, int way, int from, int steps) {
        BoardGraph.Way measure = way(board, way);
        int zone = blueprint.boards.get(board).zone, found = 0;
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            int piece = state.pieceAt(zone, i), space = state.placeOf(piece);
            if (space >= 0 && measure.distance(from, space) <= steps) list[found++] = piece;
        }
        return found;
    }

    private int boardOf(int space) {
        return blueprint.boards.indexOf(blueprint.boardOfSpace(space));
    }

    @Export
    public boolean isFree(int space) {
        return searches[boardOf(space)].isFree(state, space);
    }

    @Export
    public void clearBlocked(int board) {
        searches[board].open();
    }

    @Export
    public void block(int space) {
        searches[boardOf(space)].bar(space);
    }

    @Export
    public void blockOccupied(int board) {
        searches[board].barOccupied(state);
    }

    @Export
    public int path(int board, int way, int from, int to) {
        return searches[board].path(way(board, way), from, to, list);
    }

    @Export
    public int stepsBetween(int board, int way, int from, int to) {
        return searches[board].steps(way(board, way), from, to);
    }

    @Export
    public int reach(int board, int way, int from, int steps) {
        return searches[board].reach(way(board, way), from, steps, list);
    }

    private int listAll(int[] spaces) {
        System.arraycopy(spaces, 0, list, 0, spaces.length);
        return spaces.length;
    }

    // ------------------------------------------------------------------ counters and chance

    @Export
    public int count(int cell) {
        return state.count(cell);
    }

    @Export
    public void setCount(int cell, int value) {
        state.setCount(cell, value);
    }

    @Export
    public int sumCells(int first, int count) {
        int sum = 0;
        for (int i = first; i < first + count; i++) sum += state.count(i);
        return sum;
    }

    /** The next scripted result, or {@link Code#NOTHING} when chance is free. */
    private int scripted(int tag, String asked) {
        int scripted = state.scripted();
        return scripted == Code.NOTHING || Code.tag(scripted) == tag ? scripted : wrongChance(asked, scripted);
    }

    private int wrongChance(String asked, int scripted) {
        throw new WrongChance(asked, Code.tag(scripted) == Code.KIND ? blueprint.kinds.get(Code.value(scripted)).id() : String.valueOf(Code.value(scripted)));
    }

    /** Counts times slot numbers from 1, of cells that lie so far apart. */
    @Export
    public int weighCells(int first, int apart, int slots) {
        int sum = 0;
        for (int slot = 1, cell = first; slot <= slots; slot++, cell += apart) sum += slot * state.count(cell);
        return sum;
    }

    @Export
    public int drawToken(int firstCell, int firstKind, int kinds) {
        int total = sumCells(firstCell, kinds);
        if (total == 0) return -1;
        int scripted = scripted(Code.KIND, "a token of a pool");
        int kind = 0;
        if (scripted == Code.NOTHING) for (int left = state.random(total); left >= state.count(firstCell + kind); kind++) left -= state.count(firstCell + kind);
        else kind = Code.value(scripted) - firstKind;
        if (kind < 0 || kind >= kinds || state.count(firstCell + kind) == 0) wrongChance("a token that the pool holds", scripted);
        state.setCount(firstCell + kind, state.count(firstCell + kind) - 1);
        return firstKind + kind;
    }

    @Export
    public int random(int bound) {
        int scripted = scripted(Code.NUMBER, "a number");
        if (scripted == Code.NOTHING) return state.random(bound);
        int number = Code.value(scripted);
        return number >= 0 && number < bound ? number : wrongChance("a number from 0 to " + (bound - 1), scripted);
    }

    @Export
    public int randomPiece(int zone) {
        int scripted = scripted(Code.KIND, "a piece");
        if (scripted == Code.NOTHING) return state.pieceAt(zone, state.random(state.zoneSize(zone)));
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
            if (blueprint.kindOf[state.pieceAt(zone, i)] == Code.value(scripted)) return state.pieceAt(zone, i);
        }
        return wrongChance("a piece of " + blueprint.zones.get(zone).def().id(), scripted);
    }

    @Export
    public int roll(int die) {
        var faces = blueprint.dice.get(die).faces();
        int scripted = scripted(Code.NUMBER, "the face of a die");
        int face = scripted == Code.NOTHING ? faces.get(state.random(faces.size())) : Code.value(scripted);
        if (scripted != Code.NOTHING && !faces.contains(face)) wrongChance("one of the faces " + faces, scripted);
        if (state.isListening()) state.tell(new Effect.Rolled(die, face));
        return face;
    }

    // ------------------------------------------------------------------ players and the flow

    @Export
    public int active() {
        return state.active();
    }

    @Export
    public void setActive(int player) {
        state.setActive(player);
    }

    @Export
    public int out() {
        return state.out();
    }

    @Export
    public void setOut(int players) {
        state.setOut(players);
    }

    @Export
    public int actor() {
        return actor;
    }

    @Export
    public int step() {
        return level < 0 ? leftStep : state.stepAt(level);
    }

    @Export
    public int data(int slot) {
        return level < 0 ? leftData[slot] : state.dataAt(level, slot);
    }

    @Export
    public void setData(int slot, int code) {
        if (level < 0) leftData[slot] = code;
        else state.setData(level, slot, code);
    }

    @Export
    public boolean push(int step, int actors) {
        if (state.isOver()) return true; // nothing follows
        StepDef def = blueprint.steps.get(step);
        pushed = base;
        pushes++;
        return state.insert(base, step, actors >= 0 ? actors : usualActors(def));
    }

    private int usualActors(StepDef step) {
        if (step.who() == Who.AUTO) return 0;
        return step.who() == Who.EVERYONE ? (1 << blueprint.players) - 1 & ~state.out() : 1 << state.active();
    }

    @Export
    public boolean hasPushed() {
        return pushes > 0;
    }

    @Export
    public void setPushedData(int slot, int code) {
        if (!state.isOver()) state.setData(pushed, slot, code);
    }

    @Export
    public void leave() {
        if (level < 0) return;
        leftStep = state.stepAt(level);
        for (int i = 0; i < blueprint.steps.get(leftStep).data().size(); i++) leftData[i] = state.dataAt(level, i);
        state.remove(level);
        base = level;
        level = -1;
    }

    @Export
    public boolean isOver() {
        return state.isOver();
    }

    @Export
    public void end(int winners, int reason) {
        leave();
        base = 0;
        state.end(winners, reason);
    }

    // ------------------------------------------------------------------ picks and offers

    @Export
    public int single(int pick) {
        return intent.first(pick);
    }

    @Export
    public int pickStart(int pick) {
        return intent.start(pick);
    }

    @Export
    public int pickEnd(int pick) {
        return intent.end(pick);
    }

    @Export
    public int picked(int index) {
        return intent.value(index);
    }

    @Export
    public void bounds(int min, int max) {
        offers.min = min;
        offers.max = max;
    }

    @Export
    public void offer(int code) {
        offers.add(code);
    }

    @Export
    public void offerZone(int zone) {
        for (int i = 0, n = state.zoneSize(zone); i < n; i++) offers.add(Code.piece(state.pieceAt(zone, i)));
    }

    /** The kinds of a pool, each once or as often as there are tokens of it; equal ones side by side. */
    @Export
    public void offerTokens(int firstCell, int firstKind, int kinds, int slots, boolean each) {
        for (int kind = 0; kind < kinds; kind++) {
            int count = 0;
            for (int slot = 0; slot < slots; slot++) count += state.count(firstCell + slot * kinds + kind);
            for (int n = each ? count : Math.min(1, count); n > 0; n--) offers.add(Code.kind(firstKind + kind));
        }
    }

    @Export
    public void refuse(int code, String reason) {
        offers.refuse(code, reason);
    }

    @Export
    public void forbid(String reason) {
        offers.forbid(reason);
    }

    @Export
    public int offered() {
        return offers.size();
    }

    @Export
    public int offeredCode(int index) {
        return offers.get(index);
    }

    /** The move that has been chosen so far, or -1. */
    @Export
    public int chosenMove() {
        return intent.move();
    }

    @Export
    public int openPick() {
        return intent.finished();
    }

    @Export
    public void weigh(int index, double weight) {
        offers.setWeight(index, weight);
    }

    @Export
    public void answer(double value) {
        answer = Double.isNaN(value) ? 0 : value;
    }

    // ------------------------------------------------------------------ the chronicle

    @Export
    public boolean listening() {
        return state.isListening();
    }

    @Export
    public void sayStart(String key, int to) {
        sayKey = key;
        sayTo = to;
        sayValues = new LinkedHashMap<>();
    }

    @Export
    public void sayValue(String name, int code) {
        sayValues.put(name, code);
    }

    @Export
    public void sayEnd() {
        state.tell(new Effect.Said(sayKey, sayValues, sayTo));
    }
}
