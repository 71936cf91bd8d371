package eldertable.state;

import eldertable.words.Message;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * How a state of one blueprint reads in another, by names: what is called alike is the same thing, whatever its number.
 * So a game can go on while its author adds a card or a counter. Where nothing was added, taken away or moved, a state is
 * carried over to the last bit.
 */
public final class Translation {
    /**
     * @param state   as much of the old state as there is a place for
     * @param lost    what was in use and has no place any more; the state can be played on only if this is empty
     * @param changes what the author should know besides
     */
    public record Translated(GameState state, List<Message> lost, List<Message> changes) {
        public boolean isWhole() {
            return lost.isEmpty();
        }
    }

    private static final int GONE = -1;

    public final Blueprint from;
    public final Blueprint to;
    private final int[] zones, pieces, spaces, kinds, words, steps, moves, dice, cells;
    /** By old step: for each old slot of its data the new one. */
    private final int[][] slots;
    private final boolean same;
    private final BlueprintNames old;
    private final BlueprintNames now;

    public Translation(Blueprint from, Blueprint to) {
        if (from.players != to.players) throw new IllegalArgumentException("other players");
        this.from = from;
        this.to = to;
        old = new BlueprintNames(from);
        now = new BlueprintNames(to);
        zones = map(old.zones, now.zones);
        pieces = map(old.pieces, now.pieces);
        spaces = map(old.spaces, now.spaces);
        kinds = map(old.kinds, now.kinds);
        words = map(from.pack.words(), to.pack.words());
        steps = map(old.steps, now.steps);
        moves = map(old.moves, now.moves);
        dice = map(old.dice, now.dice);
        cells = map(old.cells, now.cells);
        slots = new int[steps.length][];
        for (int step = 0; step < steps.length; step++) {
            slots[step] = steps[step] == GONE ? new int[0] : map(BlueprintNames.data(from.steps.get(step)), BlueprintNames.data(to.steps.get(steps[step])));
        }
        same = isStill(zones, now.zones) && isStill(pieces, now.pieces) && isStill(spaces, now.spaces) && isStill(kinds, now.kinds)
            && isStill(words, to.pack.words()) && isStill(steps, now.steps) && isStill(moves, now.moves) && isStill(dice, now.dice)
            && isStill(cells, now.cells) && from.layout.length == to.layout.length && from.frameSize == to.frameSize && dataIsStill();
    }

    private static int[] map(List<String> old, List<String> now) {
        Map<String, Integer> places = new LinkedHashMap<>();
        for (int i = 0; i < now.size(); i++) places.putIfAbsent(now.get(i), i);
        return old.stream().mapToInt(name -> places.getOrDefault(name, GONE)).toArray();
    }

    private static boolean isStill(int[] map, List<String> now) {
        boolean still = map.length == now.size();
        for (int i = 0; still && i < map.length; i++) still = map[i] == i;
        return still;
    }

    private boolean dataIsStill() {
        boolean still = true;
        for (int step = 0; still && step < slots.length; step++) still = isStill(slots[step], BlueprintNames.data(to.steps.get(step)));
        return still;
    }

    /** Whether everything has the number that it had. */
    public boolean isSame() {
        return same;
    }

    // ------------------------------------------------------------------ single things

    /** A code in terms of the new blueprint; -1 if what it stands for is gone. */
    public int code(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.PIECE -> coded(pieces[value], Code::piece);
            case Code.SPACE -> coded(spaces[value], Code::space);
            case Code.KIND -> coded(kinds[value], Code::kind);
            case Code.WORD -> coded(words[value], Code::word);
            case Code.MOVE -> coded(moves[value], Code::move);
            case Code.CELL -> coded(cells[value], Code::cell);
            case Code.SLOT -> coded(zones[Code.slotZone(code)], zone -> Code.slot(zone, Code.slotIndex(code)));
            default -> code;
        };
    }

    private static int coded(int index, IntUnaryOperator code) {
        return index == GONE ? GONE : code.applyAsInt(index);
    }

    /** The piece's new number, or -1. */
    public int piece(int piece) {
        return pieces[piece];
    }

    /** The zone's new number, or -1. */
    public int zone(int zone) {
        return zones[zone];
    }

    /** The move's new number, or -1. */
    public int move(int move) {
        return move < 0 ? GONE : moves[move];
    }

    /** An effect in terms of the new blueprint; null if something that it speaks of is gone. */
    public Effect effect(Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            int piece = pieces[moved.piece()], a = zones[moved.from()], b = zones[moved.to()];
            int place = moved.place() < 0 ? -1 : spaces[moved.place()];
            return piece < 0 || a < 0 || b < 0 || place < 0 && moved.place() >= 0 ? null
                : new Effect.Moved(piece, a, moved.fromIndex(), b, moved.toIndex(), place);
        }
        if (effect instanceof Effect.Turned turned) return or(pieces[turned.piece()], piece -> new Effect.Turned(piece, turned.faceUp()));
        if (effect instanceof Effect.Shown shown) return or(pieces[shown.piece()], piece -> new Effect.Shown(piece, shown.player()));
        if (effect instanceof Effect.Shuffled shuffled) return or(zones[shuffled.zone()], Effect.Shuffled::new);
        if (effect instanceof Effect.Counted counted) {
            return or(cells[counted.cell()], cell -> new Effect.Counted(cell, counted.before(), counted.after()));
        }
        if (effect instanceof Effect.Rolled rolled) return or(dice[rolled.die()], die -> new Effect.Rolled(die, rolled.face()));
        if (effect instanceof Effect.Said said) {
            Map<String, Integer> values = new LinkedHashMap<>();
            said.values().forEach((name, code) -> values.put(name, code(code)));
            return values.containsValue(GONE) ? null : new Effect.Said(said.key(), values, said.audience(), said.purpose());
        }
        Effect.Ended ended = (Effect.Ended) effect;
        return new Effect.Ended(ended.winners(), ended.places(), Math.max(Code.NOTHING, code(ended.reason())));
    }

    private static Effect or(int index, IntFunction<Effect> made) {
        return index == GONE ? null : made.apply(index);
    }

    // ------------------------------------------------------------------ a whole state

    public Translated translate(GameState state) {
        return new Carrying(state).run();
    }

    /** What was added with the new blueprint, in words. */
    public List<Message> added() {
        List<Message> lines = new ArrayList<>();
        Map<Message, Integer> counts = new LinkedHashMap<>();
        boolean[] known = new boolean[now.pieces.size()];
        for (int piece : pieces) if (piece != GONE) known[piece] = true;
        for (int piece = 0; piece < known.length; piece++) {
            if (known[piece]) continue;
            String zone = now.zones.get(to.layout[to.atZone + piece]);
            String kind = to.kindOfPiece(piece).id();
            counts.merge(zone.equals("box") ? Message.of("session.new.boxed", "kind", kind) : Message.of("session.new.below", "kind", kind, "zone", zone), 1, Integer::sum);
        }
        counts.forEach((what, count) -> lines.add(count == 1 ? Message.of("session.new.piece", "what", what) : Message.of("session.new.pieces", "count", count, "what", what)));
        fresh("zone", old.zones, now.zones, lines);
        fresh("cell", old.cells, now.cells, lines);
        fresh("step", old.steps, now.steps, lines);
        fresh("move", old.moves, now.moves, lines);
        return lines;
    }

    private static void fresh(String what, List<String> old, List<String> now, List<Message> lines) {
        List<String> names = new ArrayList<>(now);
        names.removeAll(old);
        if (names.isEmpty()) return;
        lines.add(Message.of("session.fresh." + what, "names", String.join(", ", names.subList(0, Math.min(4, names.size()))) + (names.size() > 4 ? " …" : "")));
    }

    /** Carries one state over. */
    private final class Carrying {
        private final GameState state;
        private final int[] out = new int[to.layout.length];
        private final List<Message> lost = new ArrayList<>();
        private final List<Message> changes = new ArrayList<>();

        Carrying(GameState state) {
            this.state = state;
        }

        Translated run() {
            int[] in = state.cells();
            if (same) {
                System.arraycopy(in, 0, out, 0, in.length);
            } else {
                System.arraycopy(in, 0, out, 0, GameState.HEADER);
                int reason = code(state.reason());
                if (reason == GONE) lost.add(Message.of("session.lost.reason", "word", from.word(Code.value(state.reason()))));
                out[GameState.REASON] = Math.max(Code.NOTHING, reason);
                carryPieces(in);
                carryStack();
            }
            carryCells();
            return new Translated(new GameState(to, out, carryChance()), List.copyOf(lost), List.copyOf(changes));
        }

        private void carryPieces(int[] in) {
            List<List<Integer>> rows = new ArrayList<>();
            for (int zone = 0; zone < to.zones.size(); zone++) rows.add(new ArrayList<>());
            boolean[] placed = new boolean[to.pieceCount()];
            int box = to.zone("box");
            if (!to.boards.isEmpty()) Arrays.fill(out, to.atPlace, to.atPlace + to.pieceCount(), -1);
            for (int zone = 0; zone < zones.length; zone++) {
                boolean boxed = zone == from.zone("box");
                for (int i = 0, n = state.zoneSize(zone); i < n; i++) {
                    int piece = state.pieceAt(zone, i), next = pieces[piece];
                    if (next == GONE) {
                        if (!boxed) lost.add(Message.of("session.lost.piece", "piece", old.pieces.get(piece), "zone", old.zones.get(zone)));
                        continue;
                    }
                    int space = state.placeOf(piece) < 0 ? -1 : spaces[state.placeOf(piece)];
                    boolean homeless = zones[zone] == GONE || space < 0 && state.placeOf(piece) >= 0;
                    if (homeless && !boxed) {
                        lost.add(zones[zone] == GONE ? Message.of("session.lost.zone", "zone", old.zones.get(zone), "piece", old.pieces.get(piece))
                            : Message.of("session.lost.space", "space", old.spaces.get(state.placeOf(piece)), "piece", old.pieces.get(piece)));
                    }
                    rows.get(homeless ? box : zones[zone]).add(next);
                    placed[next] = true;
                    out[to.atSeen + next] = in[from.atSeen + piece];
                    if (!to.boards.isEmpty() && !homeless) out[to.atPlace + next] = space;
                }
            }
            for (int piece = 0; piece < placed.length; piece++) if (!placed[piece]) rows.get(to.layout[to.atZone + piece]).add(piece);
            int at = 0;
            for (int zone = 0; zone < rows.size(); zone++) {
                out[GameState.START + zone] = at;
                for (int piece : rows.get(zone)) {
                    out[to.atOrder + at++] = piece;
                    out[to.atZone + piece] = zone;
                }
            }
            out[GameState.START + rows.size()] = at;
        }

        private void carryCells() {
            if (!same) System.arraycopy(to.cellStart, 0, out, to.atCells, to.cellStart.length);
            for (int cell = 0; cell < cells.length; cell++) {
                int value = state.count(cell), next = cells[cell];
                if (next == GONE) {
                    if (value != from.cellStart[cell]) lost.add(Message.of("session.lost.cell", "name", old.cells.get(cell), "value", value));
                    continue;
                }
                int bounded = Math.max(to.cellMin[next], Math.min(to.cellMax[next], value));
                if (bounded != value) changes.add(Message.of("session.new.bounds", "name", old.cells.get(cell), "before", value, "now", bounded));
                out[to.atCells + next] = bounded;
            }
        }

        private void carryStack() {
            int level = 0;
            for (int i = 0; i < state.depth(); i++) {
                int step = state.stepAt(i);
                if (steps[step] == GONE) {
                    lost.add(Message.of("session.lost.step", "step", old.steps.get(step)));
                    continue;
                }
                int at = to.atStack + level++ * to.frameSize;
                out[at + Blueprint.FRAME_STEP] = steps[step];
                out[at + Blueprint.FRAME_ACTORS] = state.actorsAt(i);
                out[at + Blueprint.FRAME_ACTED] = state.actedAt(i);
                for (int slot = 0; slot < slots[step].length; slot++) carryData(i, step, slot, at);
            }
            out[GameState.DEPTH] = level;
        }

        private void carryData(int level, int step, int slot, int at) {
            int before = state.dataAt(level, slot);
            int after = slots[step][slot] == GONE && before != Code.NOTHING ? GONE : code(before);
            if (after == GONE) lost.add(Message.of("session.lost.data", "step", old.steps.get(step), "data", from.steps.get(step).data().get(slot).id()));
            else if (slots[step][slot] != GONE) out[at + Blueprint.FRAME_DATA + slots[step][slot]] = after;
        }

        private int[] carryChance() {
            return Arrays.stream(state.chance()).map(code -> Math.max(Code.NOTHING, code(code))).toArray();
        }
    }
}
