package eldertable.state;

import eldertable.pack.component.Component;
import eldertable.pack.model.ZoneDef.Visibility;

import java.util.Arrays;
import java.util.function.Consumer;

/**
 * The whole state of a match in one array of ints, so that it copies, compares and hashes in well under a microsecond.
 * Pieces lie in one row sorted by zone; a zone is a stretch of that row, its first piece on top. Everything here is
 * mechanism: whether a change is allowed is the rules' business.
 */
public final class GameState {
    static final int ACTIVE = 0, OUT = 1, ENDED = 2, WINNERS = 3, REASON = 4, DEPTH = 5, MOVES = 8, CHANCE_USED = 9;
    private static final int RANDOM_HIGH = 6, RANDOM_LOW = 7;
    static final int HEADER = 10;
    /** How many bits winners take of their cell, and places of that of the end. */
    private static final int WINNER_BITS = 12, PLACE_BITS = 28, EVERYBODY = (1 << WINNER_BITS) - 1;
    static final int FACE_UP = 1 << 30;
    /** The viewer who sees only what everybody sees. */
    public static final int SPECTATOR = -1;

    public final Blueprint blueprint;
    private final int[] cells;
    /** Scripted results that replace the random generator while they last; codes, shared between copies. */
    private int[] chance = {};
    private Consumer<Effect> effects;

    /** The table as the pack lays it out, before any rule has run. */
    public GameState(Blueprint blueprint, long seed) {
        this.blueprint = blueprint;
        cells = blueprint.layout.clone();
        seed(seed);
        for (int zone : blueprint.shuffledZones) shuffle(zone);
    }

    private GameState(GameState other) {
        blueprint = other.blueprint;
        cells = other.cells.clone();
        chance = other.chance;
    }

    /** A state that was carried over from elsewhere. */
    GameState(Blueprint blueprint, int[] cells, int[] chance) {
        this.blueprint = blueprint;
        this.cells = cells;
        this.chance = chance;
    }

    int[] cells() {
        return cells;
    }

    // ------------------------------------------------------------------ copies

    public GameState copy() {
        return new GameState(this);
    }

    public void copyFrom(GameState other) {
        // Above the topmost step all cells are 0 in both, so that nothing needs to be copied from there on.
        System.arraycopy(other.cells, 0, cells, 0, frame(Math.max(depth(), other.depth())));
        chance = other.chance;
    }

    /** Equal on every machine for equal states. */
    public long hash() {
        long h = 0xcbf29ce484222325L;
        for (int cell : cells) {
            h = (h ^ cell) * 0x100000001b3L;
            h ^= h >>> 32;
        }
        return h;
    }

    public boolean sameAs(GameState other) {
        return Arrays.equals(cells, other.cells);
    }

    public void listen(Consumer<Effect> listener) {
        effects = listener;
    }

    public void tell(Effect effect) {
        if (effects != null) effects.accept(effect);
    }

    public boolean isListening() {
        return effects != null;
    }

    // ------------------------------------------------------------------ zones and pieces

    public int zoneSize(int zone) {
        return cells[blueprint.atStart + zone + 1] - cells[blueprint.atStart + zone];
    }

    public int pieceAt(int zone, int index) {
        return cells[blueprint.atOrder + cells[blueprint.atStart + zone] + index];
    }

    public int zoneOf(int piece) {
        return cells[blueprint.atZone + piece];
    }

    public int indexOf(int piece) {
        int at = blueprint.atOrder + cells[blueprint.atStart + zoneOf(piece)];
        int index = 0;
        while (cells[at + index] != piece) index++;
        return index;
    }

    /** The board space that the piece stands on, or -1. */
    public int placeOf(int piece) {
        return blueprint.boards.isEmpty() ? -1 : cells[blueprint.atPlace + piece];
    }

    public void move(int piece, int zone) {
        move(piece, zone, zoneOf(piece) == zone ? zoneSize(zone) - 1 : zoneSize(zone), -1);
    }

    /** Moves a piece to an index of a zone (counted without the piece itself). What single players had seen of it is forgotten. */
    public void move(int piece, int zone, int index, int place) {
        int from = zoneOf(piece);
        int fromIndex = indexOf(piece);
        int order = blueprint.atOrder, start = blueprint.atStart;
        int source = order + cells[start + from] + fromIndex;
        int target = order + cells[start + zone] + index;
        if (zone > from) {
            target--; // the row closes up behind the piece
            for (int z = from + 1; z <= zone; z++) cells[start + z]--;
        } else {
            for (int z = zone + 1; z <= from; z++) cells[start + z]++;
        }
        if (target > source) System.arraycopy(cells, source + 1, cells, source, target - source);
        else if (target < source) System.arraycopy(cells, target, cells, target + 1, source - target);
        cells[target] = piece;
        cells[blueprint.atZone + piece] = zone;
        if (!blueprint.boards.isEmpty()) cells[blueprint.atPlace + piece] = place;
        if (from != zone) cells[blueprint.atSeen + piece] = 0;
        if (effects != null) effects.accept(new Effect.Moved(piece, from, fromIndex, zone, index, place));
    }

    /**
     * Lets two pieces change places, each taking over what had been seen of the other: how a world looks in which they had
     * always lain so. For imagining what a player cannot see; nothing is told to listeners.
     */
    public void exchange(int one, int other) {
        int a = blueprint.atOrder + cells[blueprint.atStart + zoneOf(one)] + indexOf(one);
        int b = blueprint.atOrder + cells[blueprint.atStart + zoneOf(other)] + indexOf(other);
        cells[a] = other;
        cells[b] = one;
        swap(blueprint.atZone + one, blueprint.atZone + other);
        swap(blueprint.atSeen + one, blueprint.atSeen + other);
        if (!blueprint.boards.isEmpty()) swap(blueprint.atPlace + one, blueprint.atPlace + other);
    }

    private void swap(int a, int b) {
        int kept = cells[a];
        cells[a] = cells[b];
        cells[b] = kept;
    }

    public void shuffle(int zone) {
        int first = blueprint.atOrder + cells[blueprint.atStart + zone];
        int size = zoneSize(zone);
        boolean facesStay = blueprint.zones.get(zone).def().visible() == Visibility.FACE;
        for (int i = size - 1; i > 0; i--) {
            int j = random(i + 1);
            int swap = cells[first + i];
            cells[first + i] = cells[first + j];
            cells[first + j] = swap;
        }
        for (int i = 0; i < size; i++) cells[blueprint.atSeen + cells[first + i]] &= facesStay ? FACE_UP : 0;
        if (effects != null) effects.accept(new Effect.Shuffled(zone));
    }

    /** Each of the seats' zones (first, first+1, …) hands its pieces on to the zone `by` seats further. */
    public void rotate(int first, int count, int by) {
        int begin = blueprint.atOrder + cells[blueprint.atStart + first];
        int total = cells[blueprint.atStart + first + count] - cells[blueprint.atStart + first];
        int[] row = Arrays.copyOfRange(cells, begin, begin + total);
        int[] sizes = new int[count];
        for (int i = 0; i < count; i++) sizes[i] = zoneSize(first + i);
        int at = begin;
        for (int to = 0; to < count; to++) {
            int from = Math.floorMod(to - by, count);
            int source = 0;
            for (int i = 0; i < from; i++) source += sizes[i];
            cells[blueprint.atStart + first + to] = at - blueprint.atOrder;
            for (int i = 0; i < sizes[from]; i++) {
                int piece = row[source + i];
                cells[at++] = piece;
                cells[blueprint.atZone + piece] = first + to;
                cells[blueprint.atSeen + piece] = 0;
            }
        }
        if (effects != null) tellRotated(first, count, by);
    }

    /** Only once all lie in their places: in the midst of it the table is none that anybody could look at. */
    private void tellRotated(int first, int count, int by) {
        for (int to = 0; to < count; to++) {
            int from = Math.floorMod(to - by, count);
            for (int i = 0, n = zoneSize(first + to); i < n; i++) {
                effects.accept(new Effect.Moved(pieceAt(first + to, i), first + from, i, first + to, i, -1));
            }
        }
    }

    public boolean isFaceUp(int piece) {
        return (cells[blueprint.atSeen + piece] & FACE_UP) != 0;
    }

    public void turn(int piece, boolean faceUp) {
        if (faceUp == isFaceUp(piece)) return;
        cells[blueprint.atSeen + piece] ^= FACE_UP;
        if (effects != null) effects.accept(new Effect.Turned(piece, faceUp));
    }

    /** Lets a player see a piece for as long as it stays in its zone. */
    public void show(int piece, int player) {
        cells[blueprint.atSeen + piece] |= 1 << player;
        if (effects != null) effects.accept(new Effect.Shown(piece, player));
    }

    public void hide(int piece, int player) {
        cells[blueprint.atSeen + piece] &= ~(1 << player);
    }

    /** Whether a player (or the {@link #SPECTATOR}) may see what a piece is. */
    public boolean sees(int viewer, int piece) {
        int seen = cells[blueprint.atSeen + piece];
        if (viewer >= 0 && (seen & 1 << viewer) != 0) return true;
        Blueprint.Zone zone = blueprint.zones.get(zoneOf(piece));
        return switch (zone.def().visible()) {
            case ALL -> true;
            case OWNER -> viewer >= 0 && viewer == zone.owner();
            case NONE -> false;
            case TOP -> pieceAt(zone.index(), 0) == piece;
            case FACE -> (seen & FACE_UP) != 0;
        };
    }

    // ------------------------------------------------------------------ counters and pools

    public int count(int cell) {
        return cells[blueprint.atCells + cell];
    }

    /** The cells of one instance of a component. */
    public int[] cells(Component component, int instance) {
        int at = blueprint.atCells + component.firstOf(instance);
        return Arrays.copyOfRange(cells, at, at + component.size());
    }

    /** Sets a cell, kept within its bounds. */
    public void setCount(int cell, int value) {
        int bounded = Math.max(blueprint.cellMin[cell], Math.min(blueprint.cellMax[cell], value));
        int before = cells[blueprint.atCells + cell];
        cells[blueprint.atCells + cell] = bounded;
        if (effects != null && before != bounded) effects.accept(new Effect.Counted(cell, before, bounded));
    }

    // ------------------------------------------------------------------ chance

    public void seed(long seed) {
        setRandom(seed * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L);
    }

    /** From here on chance brings what it brings there. */
    public void shareChance(GameState other) {
        cells[RANDOM_HIGH] = other.cells[RANDOM_HIGH];
        cells[RANDOM_LOW] = other.cells[RANDOM_LOW];
        cells[CHANCE_USED] = other.cells[CHANCE_USED];
        chance = other.chance;
    }

    private void setRandom(long value) {
        cells[RANDOM_HIGH] = (int) (value >>> 32);
        cells[RANDOM_LOW] = (int) value;
    }

    /** Results that come instead of random ones, in order: codes of numbers, pieces or kinds. */
    public void scriptChance(int[] results) {
        chance = results.clone();
        cells[CHANCE_USED] = 0;
    }

    /** The next scripted result, or {@link Code#NOTHING} when chance is free. */
    public int scripted() {
        return cells[CHANCE_USED] < chance.length ? chance[cells[CHANCE_USED]++] : Code.NOTHING;
    }

    /** Another number whenever chance was asked since. */
    public long chanceMark() {
        return ((long) cells[RANDOM_HIGH] << 32 | cells[RANDOM_LOW] & 0xFFFFFFFFL) + cells[CHANCE_USED];
    }

    public int unusedChance() {
        return chance.length - cells[CHANCE_USED];
    }

    /** All scripted results, also those that were used up. Never changed. */
    public int[] chance() {
        return chance;
    }

    /** The scripted results that are still to come. */
    public int[] coming() {
        return Arrays.copyOfRange(chance, cells[CHANCE_USED], chance.length);
    }

    /** Evenly from 0 to bound-1 (SplitMix64). */
    public int random(int bound) {
        long z = ((long) cells[RANDOM_HIGH] << 32 | cells[RANDOM_LOW] & 0xFFFFFFFFL) + 0x9E3779B97F4A7C15L;
        setRandom(z);
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        z ^= z >>> 31;
        return (int) ((z >>> 32) * bound >>> 32);
    }

    // ------------------------------------------------------------------ players and result

    public int active() {
        return cells[ACTIVE];
    }

    public void setActive(int player) {
        cells[ACTIVE] = player;
    }

    /** Players out of the game, as bits. */
    public int out() {
        return cells[OUT];
    }

    public void setOut(int players) {
        cells[OUT] = players;
    }

    public boolean isOver() {
        return cells[ENDED] != 0;
    }

    /** The winners as bits; none while the game goes on, or when everybody lost. */
    public int winners() {
        return winners(cells);
    }

    static int winners(int[] cells) {
        return cells[WINNERS] & EVERYBODY;
    }

    /** Why the game ended: a word's code, or {@link Code#NOTHING}. */
    public int reason() {
        return cells[REASON];
    }

    /** The {@link Ranking} that the rules gave at the end. */
    public long places() {
        return places(cells);
    }

    static long places(int[] cells) {
        return (long) (cells[WINNERS] >>> WINNER_BITS) << PLACE_BITS | cells[ENDED] >>> 1;
    }

    public void end(int winners, int reason) {
        end(winners, Ranking.NONE, reason);
    }

    public void end(int winners, long places, int reason) {
        // The places of all seats share the two cells with what else is told of the end, so that a state is not larger for them.
        cells[ENDED] = 1 | (int) (places & (1L << PLACE_BITS) - 1) << 1;
        cells[WINNERS] = winners | (int) (places >>> PLACE_BITS) << WINNER_BITS;
        cells[REASON] = reason;
        while (depth() > 0) pop();
        if (effects != null) effects.accept(new Effect.Ended(winners, places, reason));
    }

    /** How many moves have been made. */
    public int moves() {
        return cells[MOVES];
    }

    public void countMove() {
        cells[MOVES]++;
    }

    // ------------------------------------------------------------------ the stack of steps

    public int depth() {
        return cells[DEPTH];
    }

    private int frame(int level) {
        return blueprint.atStack + level * blueprint.frameSize;
    }

    /** Puts a step at a level of the stack; those from there on move up. Returns false when the stack is full. */
    public boolean insert(int level, int step, int actors) {
        if (depth() == Blueprint.MAX_DEPTH) return false;
        int at = frame(level), size = blueprint.frameSize;
        if (level < depth()) System.arraycopy(cells, at, cells, at + size, (depth() - level) * size);
        Arrays.fill(cells, at, at + size, 0);
        cells[at + Blueprint.FRAME_STEP] = step;
        cells[at + Blueprint.FRAME_ACTORS] = actors;
        cells[DEPTH]++;
        return true;
    }

    public void pop() {
        cells[DEPTH]--;
        Arrays.fill(cells, frame(depth()), frame(depth()) + blueprint.frameSize, 0);
    }

    /** Takes out one level; those above it move down. */
    public void remove(int level) {
        int at = frame(level), size = blueprint.frameSize;
        if (level < depth() - 1) System.arraycopy(cells, at + size, cells, at, (depth() - 1 - level) * size);
        pop();
    }

    public int stepAt(int level) {
        return cells[frame(level) + Blueprint.FRAME_STEP];
    }

    public int actorsAt(int level) {
        return cells[frame(level) + Blueprint.FRAME_ACTORS];
    }

    public int actedAt(int level) {
        return cells[frame(level) + Blueprint.FRAME_ACTED];
    }

    public void setActed(int level, int players) {
        cells[frame(level) + Blueprint.FRAME_ACTED] = players;
    }

    public int dataAt(int level, int slot) {
        return cells[frame(level) + Blueprint.FRAME_DATA + slot];
    }

    public void setData(int level, int slot, int code) {
        cells[frame(level) + Blueprint.FRAME_DATA + slot] = code;
    }

    /** Who acts in a step unless it is said otherwise, as bits. */
    public int usualActors(int step) {
        return blueprint.steps.get(step).who().actors((1 << blueprint.players) - 1 & ~out(), active());
    }

    /** Who has to act now, as bits. */
    public int toAct() {
        int top = depth() - 1;
        return top < 0 ? 0 : actorsAt(top) & ~actedAt(top) & ~out();
    }
}
