package eldertable.tabletop;

import eldertable.faces.TableLook;
import eldertable.pack.component.Pool;
import eldertable.pack.component.PoolView;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef;
import eldertable.state.Code;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tokens of a pool: each kind as one token with its count and a place of its own, as a bag, or on the steps of a dial. */
final class PoolBlock implements Block {
    private static final float GAP = 4;
    /** With more kinds than these, those that are not there leave no gap. */
    private static final int MOST_PLACES = 8;

    private final TableLook look;
    private final String id, caption;
    private final Per per;
    private final int instance;
    private final TableDef.Heap heap;
    private final List<String> kinds;
    private final float weight;

    PoolBlock(TableLook look, PoolView pool, String caption) {
        this.look = look;
        this.caption = caption;
        id = pool.id();
        per = pool.per();
        instance = pool.instance();
        heap = look.heap(id, pool.slots().size(), pool.isHidden());
        weight = look.def.room().weight(id);
        Pool all = look.blueprint.pool(id);
        kinds = look.blueprint.kinds.subList(all.firstKind(), all.firstKind() + all.kinds()).stream().map(kind -> kind.id()).toList();
    }

    private PoolView in(TableView view) {
        return view.pools().stream().filter(pool -> pool.id().equals(id) && pool.per().equals(per) && pool.instance() == instance).findFirst().orElseThrow();
    }

    @Override
    public boolean isEmpty(TableView view) {
        return in(view).isEmpty();
    }

    @Override
    public String caption() {
        return caption;
    }

    private float captionHeight(Scale scale) {
        return caption.isEmpty() ? 0 : scale.caption();
    }

    @Override
    public Optional<Thing.Site> site(Rect box, Scale scale) {
        return Optional.of(new Thing.Site(Thing.poolKey(id, instance), box.below(captionHeight(scale))));
    }

    @Override
    public boolean growsAlong() {
        return heap == TableDef.Heap.DIAL;
    }

    @Override
    public Size measure(Scale usual, float width) {
        Scale scale = usual.times(weight);
        float token = scale.token(), least = scale.captionWidth(caption);
        switch (heap) {
            case BAG: return new Size(Math.min(width, Math.max(least, token * 2)), token * 2 + captionHeight(scale));
            case DIAL: return new Size(Math.min(width, Math.max(least, dial(scale))), Math.min(width, dial(scale)) + captionHeight(scale));
            default:
                int count = Math.min(kinds.size(), MOST_PLACES), columns = Math.min(count, columns(width, token));
                int rows = (count + columns - 1) / columns;
                return new Size(Math.min(width, Math.max(least, columns * (token + GAP) - GAP)), rows * (token + GAP) - GAP + captionHeight(scale));
        }
    }

    /** How many stand side by side; what was measured must fit again though floats are rounded. */
    private static int columns(float width, float token) {
        return Math.max(1, (int) ((width + GAP + 0.05f) / (token + GAP)));
    }

    private static float dial(Scale scale) {
        return Math.max(scale.card() * 1.12f, scale.token() * 4.4f);
    }

    @Override
    public void fill(Rect box, Scale usual, TableView view, List<Thing> things) {
        Scale scale = usual.times(weight);
        PoolView pool = in(view);
        Rect room = box.below(captionHeight(scale));
        site(box, scale).ifPresent(things::add);
        if (!caption.isEmpty()) things.add(new Thing.Caption(caption, box.upper(scale.caption()), heap != TableDef.Heap.TOKENS));
        float token = scale.token();
        switch (heap) {
            case BAG -> things.add(token("", 0, pool.total(), Rect.around(room.cx(), room.cy(), token * 1.7f, token * 1.7f)));
            case DIAL -> dial(pool, room, token, things);
            default -> tokens(pool, room, token, things);
        }
    }

    private record Held(String kind, int slot, int count) {}

    private void tokens(PoolView pool, Rect room, float planned, List<Thing> things) {
        List<Held> held = new ArrayList<>();
        boolean places = kinds.size() <= MOST_PLACES && pool.slots().size() == 1;
        if (places) kinds.forEach(kind -> held.add(new Held(kind, 0, pool.slots().get(0).getOrDefault(kind, 0))));
        else for (int slot = 0; slot < pool.slots().size(); slot++) {
            int of = slot;
            pool.slots().get(slot).forEach((kind, count) -> held.add(new Held(kind, of, count)));
        }
        float token = planned;
        while (token > 9 && rows(held.size(), room.w(), token) * (token + GAP) - GAP > room.h() + 0.05f) token *= 0.95f;
        int columns = columns(room.w(), token);
        for (int i = 0; i < held.size(); i++) {
            float x = room.x() + i % columns * (token + GAP), y = room.top() - token - (i / columns) * (token + GAP);
            things.add(token(held.get(i).kind(), held.get(i).slot(), held.get(i).count(), new Rect(x, y, token, token)));
        }
    }

    private static int rows(int count, float width, float token) {
        int columns = columns(width, token);
        return (count + columns - 1) / columns;
    }

    private Thing token(String kind, int slot, int count, Rect box) {
        List<Integer> codes = kind.isEmpty() || count == 0 ? List.of() : List.of(Code.kind(look.blueprint.kind(kind).index()));
        return new Thing.Token(id, owner(), instance, slot, kind, count, codes, box);
    }

    private String owner() {
        return per.kind() == Per.Kind.PLAYER ? Thing.seatKey(instance) : "";
    }

    /** The steps lie on a circle, the first one on top, with their numbers in the middle; what stands at a step fills its part of the ring. */
    private void dial(PoolView pool, Rect room, float token, List<Thing> things) {
        float size = Math.min(room.w(), room.h());
        Rect ring = Rect.around(room.cx(), room.cy(), size, size);
        int steps = pool.slots().size();
        String owner = owner();
        List<Rect> numbers = new ArrayList<>();
        List<Thing> standing = new ArrayList<>(), beads = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            double angle = Math.PI / 2 - step * 2 * Math.PI / steps;
            Rect number = at(ring, angle, NUMBERS, size * NUMBER);
            numbers.add(number);
            standing.add(new Thing.Step(id, owner, instance, step, number));
            List<Map.Entry<String, Integer>> held = List.copyOf(pool.slots().get(step).entrySet());
            float part = (float) (2 * Math.PI / steps), bead = Math.min(bead(held.size(), part), token * LARGEST_BEAD / size);
            int n = 0;
            for (int row = 0; n < held.size(); row++) {
                int many = Math.min(held.size() - n, inRow(row, bead, part));
                float radius = held.size() == 1 ? (NUMBERED + 0.5f) / 2 : radius(row, bead);
                for (int i = 0; i < many; i++, n++) {
                    float aside = (i - (many - 1) / 2f) * bead / radius;
                    beads.add(token(held.get(n).getKey(), step, held.get(n).getValue(), at(ring, angle - aside, radius, size * bead)));
                }
            }
        }
        things.add(new Thing.Dial(id, List.copyOf(numbers), ring));
        things.addAll(standing);
        things.addAll(beads);
    }

    // All in parts of a dial's size: where its numbers stand and how large, how far they reach, and how large beads are.
    private static final float NUMBERS = 0.115f, NUMBER = 0.105f, NUMBERED = 0.17f, BEAD = 0.2f, SMALLEST_BEAD = 0.06f;
    /** A bead is hardly larger than the same token elsewhere, however large the dial. */
    private static final float LARGEST_BEAD = 1.35f;

    private static Rect at(Rect ring, double angle, float radius, float size) {
        return Rect.around(ring.cx() + (float) Math.cos(angle) * radius * ring.w(), ring.cy() + (float) Math.sin(angle) * radius * ring.w(), size, size);
    }

    /** As large as they can be so that all of a step stand in rows from the rim inwards. @param part of the circle, as an angle */
    private static float bead(int many, float part) {
        float bead = BEAD;
        while (bead > SMALLEST_BEAD && fitting(bead, part) < many) bead *= 0.97f;
        return bead;
    }

    private static int fitting(float bead, float part) {
        int fitting = 0;
        for (int row = 0; row == 0 || radius(row, bead) - bead / 2 >= NUMBERED; row++) fitting += inRow(row, bead, part);
        return fitting;
    }

    private static float radius(int row, float bead) {
        return 0.49f - bead * (row + 0.5f);
    }

    private static int inRow(int row, float bead, float part) {
        return Math.max(1, (int) (radius(row, bead) * part / bead));
    }
}
