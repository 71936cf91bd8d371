package eldertable.desktop.table;

import eldertable.faces.TableLook;
import eldertable.pack.component.PoolView;
import eldertable.pack.model.Per;
import eldertable.state.Code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The tokens of a pool: each kind as one token with its count, as a bag, or on the steps of a dial. */
final class PoolBlock implements Block {
    private static final float GAP = 4;

    private final TableLook look;
    private final PoolView pool;
    private final String caption;
    private final eldertable.pack.model.TableDef.Heap heap;

    PoolBlock(TableLook look, PoolView pool, String caption) {
        this.look = look;
        this.pool = pool;
        this.caption = caption;
        heap = look.heap(pool.id(), pool.slots().size(), pool.isHidden());
    }

    /** Empty pools are not, but for the bag of the table and for dials before players. */
    static boolean isShown(PoolView pool) {
        boolean standing = pool.per().kind() == Per.Kind.ONCE && pool.isHidden() || pool.per().kind() == Per.Kind.PLAYER && pool.slots().size() > 2;
        return pool.total() > 0 || standing;
    }

    private List<Map.Entry<String, Integer>> tokens() {
        List<Map.Entry<String, Integer>> tokens = new ArrayList<>();
        pool.slots().forEach(slot -> tokens.addAll(slot.entrySet()));
        return tokens;
    }

    private float captionHeight() {
        return caption.isEmpty() ? 0 : Scale.CAPTION;
    }

    @Override
    public Size measure(Scale scale, float width) {
        float token = scale.token();
        switch (heap) {
            case BAG: return new Size(Math.min(width, Math.max(54, token * 2)), token * 2 + captionHeight());
            case DIAL: return new Size(Math.min(width, dial(scale)), Math.min(width, dial(scale)) + captionHeight());
            default:
                int count = Math.max(1, tokens().size());
                int columns = Math.max(1, Math.min(count, columns(width, token)));
                int rows = (count + columns - 1) / columns;
                return new Size(Math.min(width, Math.max(captionHeight() > 0 ? 62 : 0, columns * (token + GAP) - GAP)), rows * (token + GAP) - GAP + captionHeight());
        }
    }

    /** How many stand side by side; what was measured must fit again though floats are rounded. */
    private static int columns(float width, float token) {
        return Math.max(1, (int) ((width + GAP + 0.05f) / (token + GAP)));
    }

    private float dial(Scale scale) {
        return Math.max(scale.card() * 1.12f, scale.token() * 4.4f);
    }

    @Override
    public void place(Rect box, Scale scale, List<Thing> things) {
        Rect room = box.below(captionHeight());
        things.add(new Thing.Site(Thing.poolKey(pool.id(), pool.instance()), room));
        if (!caption.isEmpty()) things.add(new Thing.Caption(caption, box.upper(Scale.CAPTION), heap != eldertable.pack.model.TableDef.Heap.TOKENS));
        float token = scale.token();
        switch (heap) {
            case BAG -> things.add(token("", 0, pool.total(), Rect.around(room.cx(), room.cy(), token * 1.7f, token * 1.7f)));
            case DIAL -> dial(room, token, things);
            default -> {
                int columns = columns(room.w(), token);
                int i = 0;
                for (int slot = 0; slot < pool.slots().size(); slot++) {
                    for (var kind : pool.slots().get(slot).entrySet()) {
                        float x = room.x() + i % columns * (token + GAP), y = room.top() - token - (i / columns) * (token + GAP);
                        things.add(token(kind.getKey(), slot, kind.getValue(), new Rect(x, y, token, token)));
                        i++;
                    }
                }
            }
        }
    }

    private Thing token(String kind, int slot, int count, Rect box) {
        List<Integer> codes = kind.isEmpty() ? List.of() : List.of(Code.kind(look.blueprint.kind(kind).index()));
        String owner = pool.per().kind() == Per.Kind.PLAYER ? Thing.seatKey(pool.instance()) : "";
        return new Thing.Token(pool.id(), owner, pool.instance(), slot, kind, count, codes, box);
    }

    /** The steps lie on a circle, the first one on top; what stands at a step is gathered round it. */
    private void dial(Rect room, float token, List<Thing> things) {
        float size = Math.min(room.w(), room.h());
        Rect ring = Rect.around(room.cx(), room.cy(), size, size);
        int steps = pool.slots().size();
        float bead = Math.min(token, size * 0.17f);
        List<Rect> numbers = new ArrayList<>();
        List<Thing> beads = new ArrayList<>();
        for (int step = 0; step < steps; step++) {
            double angle = Math.PI / 2 - step * 2 * Math.PI / steps;
            float ux = (float) Math.cos(angle), uy = (float) Math.sin(angle);
            float radius = size / 2 - bead * 0.55f;
            numbers.add(Rect.around(ring.cx() + ux * size * 0.17f, ring.cy() + uy * size * 0.17f, bead * 0.8f, bead * 0.8f));
            int n = 0, all = pool.slots().get(step).size();
            for (var kind : pool.slots().get(step).entrySet()) {
                float side = (n - (all - 1) / 2f) * bead * 0.86f, r = radius - (all > 2 ? n % 2 * bead * 0.62f : 0);
                if (all > 2) side *= 0.72f;
                float x = ring.cx() + ux * r - uy * side, y = ring.cy() + uy * r + ux * side;
                beads.add(token(kind.getKey(), step, kind.getValue(), clamped(Rect.around(x, y, bead, bead), room)));
                n++;
            }
        }
        things.add(new Thing.Dial(pool.id(), List.copyOf(numbers), ring));
        things.addAll(beads);
    }

    private static Rect clamped(Rect box, Rect in) {
        float x = Math.max(in.x(), Math.min(box.x(), in.right() - box.w())), y = Math.max(in.y(), Math.min(box.y(), in.top() - box.h()));
        return new Rect(x, y, box.w(), box.h());
    }
}
