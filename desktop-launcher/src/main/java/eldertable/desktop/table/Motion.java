package eldertable.desktop.table;

import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef.Shape;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Block;
import eldertable.tabletop.Rect;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Turns what happened into movement: pieces fly from where they lay to where they lie, tokens from pool to pool, dice roll,
 * counters count. Needs no GL. It never holds anything up: skipping it only shows the end at once.
 */
final class Motion {
    private static final float FLIGHT = 0.42f, STAGGER = 0.07f, LAST_START = 1.1f, ROLL = 1.3f, FLOAT = 1.3f, SHAKE = 0.45f;
    private static final int MOST_BACKS = 10;

    /**
     * Something that flies.
     *
     * @param piece null for a back; @param token the kind of a token instead; @param turns whether it turns face up on its way
     */
    record Flight(PieceView piece, String token, Shape shape, int zone, Rect from, float fromAngle, Rect to, float toAngle, float start, boolean turns) {
        float part(float time, float seconds) {
            float t = Math.max(0, Math.min(1, (time - start) / seconds));
            return t * t * (3 - 2 * t);
        }
    }

    /** A change that floats up from a counter. */
    record Float(String text, boolean good, Rect at, float start) {}

    /** @param faces what was rolled, one die after the other */
    record Dice(String die, List<Integer> faces) {}

    private final Map<Integer, Flight> byCode = new HashMap<>();
    private final List<Flight> ghosts = new ArrayList<>();
    private final List<Float> floats = new ArrayList<>();
    private final Map<String, Dice> dice = new LinkedHashMap<>();
    private final Map<Integer, java.lang.Float> shaking = new HashMap<>();
    private float time, end;

    boolean isRunning() {
        return time < end;
    }

    /** Whether something still fades that need not be waited for. */
    boolean isFading() {
        return floats.stream().anyMatch(one -> time < one.start() + FLOAT);
    }

    void advance(float seconds) {
        time += seconds;
    }

    void skip() {
        time = Math.max(time, end);
    }

    void clear() {
        byCode.clear();
        ghosts.clear();
        dice.clear();
        shaking.clear();
        floats.removeIf(one -> true);
        time = 0;
        end = 0;
    }

    // ------------------------------------------------------------------ working it out

    void begin(Arrangement before, Arrangement after, List<EffectView> effects, boolean reduced) {
        clear();
        if (before == null || effects.isEmpty()) return;
        List<EffectView.Moved> moves = new ArrayList<>();
        for (EffectView effect : effects) {
            if (effect instanceof EffectView.Moved moved) moves.add(moved);
            else if (effect instanceof EffectView.Rolled rolled) rolled(rolled);
            else if (effect instanceof EffectView.Shuffled shuffled) shaking.put(shuffled.zone(), SHAKE);
        }
        float told = moves.isEmpty() || reduced ? 0 : FLIGHT;
        for (EffectView effect : effects) {
            if (effect instanceof EffectView.Changed changed && changed.change() instanceof Counter.Counted counted) counted(counted, before, after, told);
        }
        if (!dice.isEmpty()) end = Math.max(end, reduced ? 0.5f : ROLL);
        if (reduced) return;
        if (!shaking.isEmpty()) end = Math.max(end, SHAKE);
        float step = moves.isEmpty() ? 0 : Math.min(STAGGER, LAST_START / moves.size());
        pieces(before, after, moves, step);
        tokens(effects, before, after);
    }

    private void rolled(EffectView.Rolled rolled) {
        dice.computeIfAbsent(rolled.die(), die -> new Dice(die, new ArrayList<>())).faces().add(rolled.face());
    }

    /** @param from when the first number comes: what lies down goes before what it changes */
    private void counted(Counter.Counted counted, Arrangement before, Arrangement after, float from) {
        if (counted.per().kind() == Per.Kind.PIECE) return;
        Rect at = after.sites().getOrDefault(Thing.counterKey(counted.id(), counted.instance()), before.sites().get(Thing.counterKey(counted.id(), counted.instance())));
        int by = counted.after() - counted.before();
        if (at != null && by != 0) floats.add(new Float((by > 0 ? "+" : "−") + Math.abs(by), by > 0, at, from + floats.size() * 0.12f));
    }

    private void pieces(Arrangement before, Arrangement after, List<EffectView.Moved> moves, float step) {
        Map<Integer, Thing.Piece> was = byCode(before), is = byCode(after);
        Map<Integer, Integer> order = new HashMap<>(), through = through(before, after, moves);
        for (int i = 0; i < moves.size(); i++) if (moves.get(i).piece() >= 0) order.putIfAbsent(Code.piece(moves.get(i).piece()), i);
        for (Thing thing : after.things()) {
            if (!(thing instanceof Thing.Piece now) || now.piece() == null) continue;
            int code = now.codes().stream().filter(order::containsKey).findFirst().orElse(now.codes().get(0));
            Thing.Piece old = was.get(code);
            Integer moved = order.get(code);
            if (old != null && !isNear(old.box(), now.box())) {
                fly(now, old.box(), old.angle(), moved == null ? 0 : moved * step, old.piece() == null);
            } else if (old == null && moved != null) {
                EffectView.Moved move = moves.get(moved);
                Rect from = unseen(moves.get(through.getOrDefault(moved, moved)).from(), before, after);
                if (from != null) fly(now, like(now.box(), from), 0, moved * step, !move.seenBefore());
            }
        }
        int backs = 0;
        for (int i = 0; i < moves.size(); i++) {
            EffectView.Moved move = moves.get(i);
            boolean shown = move.piece() >= 0 && is.containsKey(Code.piece(move.piece()));
            Rect to = unseen(move.to(), after, before);
            if (shown || to == null || through.containsValue(i)) continue;
            Thing.Piece old = move.piece() >= 0 ? was.get(Code.piece(move.piece())) : null;
            Rect site = unseen(move.from(), before, after);
            if (old == null && (site == null || backs++ > MOST_BACKS)) continue;
            Rect card = new Rect(0, 0, after.card() * 0.6f * Block.Scale.PROPORTION, after.card() * 0.6f);
            Rect from = old != null ? old.box() : like(card, site), target = like(old != null ? old.box() : card, to);
            ghosts.add(new Flight(old == null ? null : old.piece(), "", old == null ? Shape.CARD : old.shape(), move.from(), from, old == null ? 0 : old.angle(),
                target, 0, i * step, false));
            end = Math.max(end, i * step + FLIGHT);
        }
    }

    /** What went unseen into a zone that it left again at once: the move that it came with, by the one that it went on with. */
    private static Map<Integer, Integer> through(Arrangement before, Arrangement after, List<EffectView.Moved> moves) {
        Map<Integer, Integer> through = new HashMap<>();
        for (int i = 0; i < moves.size(); i++) {
            int zone = moves.get(i).to();
            if (moves.get(i).piece() != EffectView.UNKNOWN || isFilled(before, zone) || isFilled(after, zone)) continue;
            for (int j = i + 1; j < moves.size(); j++) {
                if (moves.get(j).from() != zone || through.containsKey(j)) continue;
                through.put(j, i);
                break;
            }
        }
        return through;
    }

    private static boolean isFilled(Arrangement table, int zone) {
        return table.things().stream().anyMatch(thing -> thing instanceof Thing.Piece piece && piece.zone() == zone
            || thing instanceof Thing.Pile pile && pile.zone() == zone && pile.count() > 0);
    }

    /** Where something of a zone lies or would lie that shows only its back: the last such piece, else the place of the zone. */
    private static Rect unseen(int zone, Arrangement table, Arrangement other) {
        Rect site = table.sites().getOrDefault(Thing.zoneKey(zone), other.sites().get(Thing.zoneKey(zone)));
        return table.things().stream().filter(thing -> thing instanceof Thing.Piece piece && piece.piece() == null && piece.zone() == zone).map(Thing::box)
            .reduce((one, last) -> last).orElse(site);
    }

    private void fly(Thing.Piece now, Rect from, float angle, float start, boolean turns) {
        Flight flight = new Flight(now.piece(), "", now.shape(), now.zone(), from, angle, now.box(), now.angle(), start, turns);
        now.codes().forEach(code -> byCode.put(code, flight));
        end = Math.max(end, start + FLIGHT);
    }

    private void tokens(List<EffectView> effects, Arrangement before, Arrangement after) {
        List<Pool.Tokens> gone = new ArrayList<>();
        int n = 0;
        for (EffectView effect : effects) {
            if (!(effect instanceof EffectView.Changed changed && changed.change() instanceof Pool.Tokens tokens)) continue;
            if (tokens.by() < 0) {
                gone.add(tokens);
                continue;
            }
            Pool.Tokens source = gone.stream().filter(one -> one.kind().equals(tokens.kind()) || one.kind().isEmpty()).findFirst().orElse(null);
            if (source == null || tokens.kind().isEmpty()) continue;
            gone.remove(source);
            Rect from = site(source, before), to = site(tokens, after);
            if (from == null || to == null || n > 14) continue;
            float start = n++ * STAGGER;
            Rect size = new Rect(0, 0, 26, 26);
            ghosts.add(new Flight(null, tokens.kind(), Shape.TOKEN, -1, like(size, from), 0, like(size, to), 0, start, false));
            end = Math.max(end, start + FLIGHT);
        }
    }

    private static Rect site(Pool.Tokens tokens, Arrangement table) {
        if (tokens.per().kind() != Per.Kind.PIECE) return table.sites().get(Thing.poolKey(tokens.id(), tokens.instance()));
        Thing.Piece on = byCode(table).get(Code.piece(tokens.instance()));
        return on == null ? null : on.box();
    }

    private static Map<Integer, Thing.Piece> byCode(Arrangement table) {
        Map<Integer, Thing.Piece> map = new HashMap<>();
        for (Thing thing : table.things()) if (thing instanceof Thing.Piece piece) piece.codes().forEach(code -> map.put(code, piece));
        return map;
    }

    private static boolean isNear(Rect a, Rect b) {
        return Math.abs(a.x() - b.x()) < 1 && Math.abs(a.y() - b.y()) < 1 && Math.abs(a.w() - b.w()) < 1;
    }

    /** A box of the first one's size in the middle of the second. */
    private static Rect like(Rect size, Rect at) {
        return Rect.around(at.cx(), at.cy(), size.w(), size.h());
    }

    // ------------------------------------------------------------------ showing

    /** The flight that a piece is on now, or null. */
    Flight of(Thing.Piece piece) {
        if (!isRunning()) return null;
        for (int code : piece.codes()) if (byCode.containsKey(code)) return byCode.get(code);
        return null;
    }

    List<Flight> ghosts() {
        return isRunning() ? ghosts : List.of();
    }

    float part(Flight flight) {
        return flight.part(time, FLIGHT);
    }

    /** How far floating numbers are, from 0 to 1; outside of that they are not seen. */
    float part(Float one) {
        return (time - one.start()) / FLOAT;
    }

    List<Float> floats() {
        return floats;
    }

    /** The dice that roll now or have just been rolled. */
    List<Dice> dice() {
        return isRunning() ? List.copyOf(dice.values()) : List.of();
    }

    /** From 0 to 1: while they tumble, up to about a half. */
    float rolling() {
        return Math.min(1, time / ROLL);
    }

    /** How far a pile that is being shuffled has slid sideways. */
    float shake(int zone) {
        if (!isRunning() || !shaking.containsKey(zone) || time > SHAKE) return 0;
        return (float) Math.sin(time * 60) * 4 * (1 - time / SHAKE);
    }
}
