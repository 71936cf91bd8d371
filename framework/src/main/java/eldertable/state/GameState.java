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
    /** Where the zones' stretches of the row begin: right behind the header, so that nobody has to look it up. */
    static final int START = HEADER;
    /** How many bits winners take of their cell, and places of that of the end. */
    private static final int WINNER_BITS = 12, PLACE_BITS = 28, EVERYBODY = (1 << WINNER_BITS) - 1;
    static final int FACE_UP = 1 << 30;
    /** The viewer who sees only what everybody sees. */
    public static final int SPECTATOR = -1;

    private static final int[] NO_CHANCE = {};
    /** So many pieces are turned round where they lie; more are handed on one by one. */
    private static final int FEW = 24;

    public final Blueprint blueprint;
    private final int[] cells;
    /** Where the blueprint has the other sections begin: what every reader asks for first. */
    private final int atOrder, atZone, atSeen, atCells, atStack, frameSize;
    private final boolean hasBoards;
    /** Scripted results that replace the random generator while they last; codes, shared between copies. */
    private int[] chance;
    private Consumer<Effect> effects;

    /** The table as the pack lays it out, before any rule has run. */
    public GameState(Blueprint blueprint, long seed) {
        this(blueprint, blueprint.layout.clone(), NO_CHANCE);
        seed(seed);
        for (int zone : blueprint.shuffledZones) shuffle(zone);
    }

    /** Lays the table out anew for another game. */
    public void begin(long seed) {
        System.arraycopy(blueprint.layout, 0, cells, 0, frame(depth())); // above the topmost step all cells are 0 already
        chance = NO_CHANCE;
        effects = null;
        seed(seed);
        for (int zone : blueprint.shuffledZones) shuffle(zone);
    }

    private GameState(GameState other) {
        this(other.blueprint, other.cells.clone(), other.chance);
    }

    /** A state that was carried over from elsewhere. */
    GameState(Blueprint blueprint, int[] cells, int[] chance) {
        this.blueprint = blueprint;
        this.cells = cells;
        this.chance = chance;
        atOrder = blueprint.atOrder;
        atZone = blueprint.atZone;
        atSeen = blueprint.atSeen;
        atCells = blueprint.atCells;
        atStack = blueprint.atStack;
        frameSize = blueprint.frameSize;
        hasBoards = blueprint.hasBoards;
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
        return cells[START + zone + 1] - cells[START + zone];
    }

    public int pieceAt(int zone, int index) {
        return cells[atOrder + cells[START + zone] + index];
    }

    public int zoneOf(int piece) {
        return cells[atZone + piece];
    }

    public int indexOf(int piece) {
        int at = atOrder + cells[START + zoneOf(piece)];
        int index = 0;
        while (cells[at + index] != piece) index++;
        return index;
    }

    /** The board space that the piece stands on, or -1. */
    public int placeOf(int piece) {
        return hasBoards ? cells[blueprint.atPlace + piece] : -1;
    }

    public void move(int piece, int zone) {
        move(piece, zone, zoneOf(piece) == zone ? zoneSize(zone) - 1 : zoneSize(zone), -1);
    }

    /** Moves a piece to an index of a zone (counted without the piece itself). What single players had seen of it is forgotten. Gives the index at which it lay. */
    public int move(int piece, int zone, int index, int place) {
        int from = cells[atZone + piece];
        int first = atOrder + cells[START + from], source = first;
        while (cells[source] != piece) source++;
        int target = atOrder + cells[START + zone] + index;
        if (zone > from) {
            target--; // the row closes up behind the piece
            for (int z = from + 1; z <= zone; z++) cells[START + z]--;
        } else {
            for (int z = zone + 1; z <= from; z++) cells[START + z]++;
        }
        pass(source, target);
        cells[atZone + piece] = zone;
        if (hasBoards) cells[blueprint.atPlace + piece] = place;
        if (from != zone) cells[atSeen + piece] = 0;
        if (effects != null) effects.accept(new Effect.Moved(piece, from, source - first, zone, index, place));
        return source - first;
    }

    /** What single players have seen of a piece, and whether it lies face up. */
    public int seenOf(int piece) {
        return cells[atSeen + piece];
    }

    /** Undoes a {@link #move}: the piece lies where it lay, and is known to those who knew it. Nobody is told. */
    public void putBack(int piece, int zone, int index, int place, int seen) {
        Consumer<Effect> listener = effects;
        effects = null;
        move(piece, zone, index, place);
        effects = listener;
        cells[atSeen + piece] = seen;
    }

    /** Takes what lies in one cell to another; what lies between closes up. */
    private void pass(int source, int target) {
        int piece = cells[source];
        if (target > source) System.arraycopy(cells, source + 1, cells, source, target - source);
        else if (target < source) System.arraycopy(cells, target, cells, target + 1, source - target);
        cells[target] = piece;
    }

    /** Moves the first pieces of a zone, one after the other, to the end of another. */
    public void deal(int from, int count, int to) {
        if (effects != null || from == to) {
            for (int i = 0; i < count; i++) move(pieceAt(from, 0), to);
            return;
        }
        int first = atOrder + cells[START + from], target;
        if (to > from) {
            int end = atOrder + cells[START + to + 1];
            target = end - count;
            swapParts(first, end, count);
            for (int z = from + 1; z <= to; z++) cells[START + z] -= count;
        } else {
            target = atOrder + cells[START + to + 1];
            swapParts(target, first + count, first - target);
            for (int z = to + 1; z <= from; z++) cells[START + z] += count;
        }
        for (int i = target; i < target + count; i++) {
            cells[atZone + cells[i]] = to;
            cells[atSeen + cells[i]] = 0;
            if (hasBoards) cells[blueprint.atPlace + cells[i]] = -1;
        }
    }

    /** Lets the first cells of a stretch change places with the rest of it; each part keeps its order. */
    private void swapParts(int begin, int end, int first) {
        int rest = end - begin - first;
        if (first == rest) {
            for (int i = begin; i < begin + first; i++) swap(i, i + first);
        } else if (first > 1 && rest > 1 && end - begin <= FEW) {
            reverse(begin, begin + first);
            reverse(begin + first, end);
            reverse(begin, end);
        } else if (first <= rest) {
            for (int i = 0; i < first; i++) pass(begin, end - 1);
        } else {
            for (int i = 0; i < rest; i++) pass(end - 1, begin);
        }
    }

    private void reverse(int begin, int end) {
        for (int i = begin, j = end - 1; i < j; i++, j--) swap(i, j);
    }

    /**
     * Lets two pieces change places, each taking over what had been seen of the other: how a world looks in which they had
     * always lain so. For imagining what a player cannot see; nothing is told to listeners.
     */
    public void exchange(int one, int other) {
        int a = atOrder + cells[START + zoneOf(one)] + indexOf(one);
        int b = atOrder + cells[START + zoneOf(other)] + indexOf(other);
        cells[a] = other;
        cells[b] = one;
        swap(atZone + one, atZone + other);
        swap(atSeen + one, atSeen + other);
        if (hasBoards) swap(blueprint.atPlace + one, blueprint.atPlace + other);
    }

    private void swap(int a, int b) {
        int kept = cells[a];
        cells[a] = cells[b];
        cells[b] = kept;
    }

    public void shuffle(int zone) {
        int first = atOrder + cells[START + zone];
        int size = zoneSize(zone);
        boolean facesStay = blueprint.zones.get(zone).def().visible() == Visibility.FACE;
        for (int i = size - 1; i > 0; i--) {
            int j = random(i + 1);
            int swap = cells[first + i];
            cells[first + i] = cells[first + j];
            cells[first + j] = swap;
        }
        for (int i = 0; i < size; i++) cells[atSeen + cells[first + i]] &= facesStay ? FACE_UP : 0;
        if (effects != null) effects.accept(new Effect.Shuffled(zone));
    }

    /** Each of the seats' zones (first, first+1, …) hands its pieces on to the zone `by` seats further. */
    public void rotate(int first, int count, int by) {
        int begin = atOrder + cells[START + first], end = atOrder + cells[START + first + count];
        int shift = by == 1 ? count - 1 : by == -1 ? 1 : Math.floorMod(-by, count); // usually to a neighbour, without a division
        if (isEven(first, count)) swapParts(begin, end, zoneSize(first) * shift);
        else rotateUneven(first, count, by);
        for (int zone = first; zone < first + count; zone++) {
            for (int i = atOrder + cells[START + zone]; i < atOrder + cells[START + zone + 1]; i++) {
                cells[atZone + cells[i]] = zone;
                cells[atSeen + cells[i]] = 0;
            }
        }
        if (effects != null) tellRotated(first, count, by);
    }

    /** Whether as many pieces lie in each of some zones. */
    private boolean isEven(int first, int count) {
        int size = zoneSize(first);
        for (int zone = first + 1; zone < first + count; zone++) if (zoneSize(zone) != size) return false;
        return true;
    }

    private void rotateUneven(int first, int count, int by) {
        int at = atOrder + cells[START + first];
        int[] row = Arrays.copyOfRange(cells, at, atOrder + cells[START + first + count]);
        int[] starts = Arrays.copyOfRange(cells, START + first, START + first + count + 1);
        for (int to = 0; to < count; to++) {
            int from = Math.floorMod(to - by, count);
            cells[START + first + to] = at - atOrder;
            for (int i = starts[from]; i < starts[from + 1]; i++) cells[at++] = row[i - starts[0]];
        }
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
        return (cells[atSeen + piece] & FACE_UP) != 0;
    }

    public void turn(int piece, boolean faceUp) {
        if (faceUp == isFaceUp(piece)) return;
        cells[atSeen + piece] ^= FACE_UP;
        if (effects != null) effects.accept(new Effect.Turned(piece, faceUp));
    }

    /** Lets a player see a piece for as long as it stays in its zone. */
    public void show(int piece, int player) {
        cells[atSeen + piece] |= 1 << player;
        if (effects != null) effects.accept(new Effect.Shown(piece, player));
    }

    public void hide(int piece, int player) {
        cells[atSeen + piece] &= ~(1 << player);
    }

    /** Whether a player (or the {@link #SPECTATOR}) may see what a piece is. */
    public boolean sees(int viewer, int piece) {
        int seen = cells[atSeen + piece];
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
        return cells[atCells + cell];
    }

    /** The cells of one instance of a component. */
    public int[] cells(Component component, int instance) {
        int at = atCells + component.firstOf(instance);
        return Arrays.copyOfRange(cells, at, at + component.size());
    }

    /** Sets a cell, kept within its bounds. */
    public void setCount(int cell, int value) {
        int bounded = Math.max(blueprint.cellMin[cell], Math.min(blueprint.cellMax[cell], value));
        int before = cells[atCells + cell];
        cells[atCells + cell] = bounded;
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
        return atStack + level * frameSize;
    }

    /** Puts a step at a level of the stack; those from there on move up. Returns false when the stack is full. */
    public boolean insert(int level, int step, int actors) {
        int depth = depth();
        if (depth == Blueprint.MAX_DEPTH) return false;
        int at = frame(level);
        if (level < depth) {
            System.arraycopy(cells, at, cells, at + frameSize, (depth - level) * frameSize);
            clear(at);
        } // above the topmost step all is 0
        cells[at + Blueprint.FRAME_STEP] = step;
        cells[at + Blueprint.FRAME_ACTORS] = actors;
        cells[DEPTH] = depth + 1;
        return true;
    }

    private void clear(int frame) {
        for (int i = frame; i < frame + frameSize; i++) cells[i] = 0;
    }

    public void pop() {
        clear(frame(--cells[DEPTH]));
    }

    /** Takes out one level; those above it move down. */
    public void remove(int level) {
        int at = frame(level), size = frameSize;
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
        return blueprint.whoOf[step].actors(blueprint.everybody & ~out(), active());
    }

    /** Who has to act now, as bits. */
    public int toAct() {
        int top = depth() - 1;
        return top < 0 ? 0 : actorsAt(top) & ~actedAt(top) & ~out();
    }
}
