package eldertable.tabletop;

import eldertable.api.Sort;
import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Paintings;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.faces.TableLook;
import eldertable.pack.component.Tray;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Dice side by side; those that are locked are darker and under lock. */
final class TrayBlock implements Block {
    private static final float GAP = 6;
    private static final int BONE = 0xe8dcc0ff, LOCKED = 0x8f7a5cff, UNKNOWN = 0x6d6a66ff;
    /** Only such dice have pips: on others a number says more. */
    private static final List<Integer> PIPS = IntStream.rangeClosed(1, 6).boxed().toList();

    /** As it was when the table was laid; what its dice show is asked of each view. */
    private final Tray.View tray;
    private final String caption;
    /** The cell of the first die's face. */
    private final int first;

    TrayBlock(TableLook look, Tray.View tray, String caption) {
        this.tray = tray;
        this.caption = caption;
        first = cell(look.blueprint, tray);
    }

    private static int cell(Blueprint blueprint, Tray.View tray) {
        var component = blueprint.component(tray.id(), tray.per());
        return component.firstOf(tray.instance());
    }

    private static float die(Scale scale) {
        return Math.max(24, Math.min(70, scale.card() * 0.36f));
    }

    private static int columns(float width, float die) {
        return Math.max(1, (int) ((width + GAP + 0.05f) / (die + GAP)));
    }

    private float captionHeight(Scale scale) {
        return caption.isEmpty() ? 0 : scale.caption();
    }

    @Override
    public Size measure(Scale scale, float width) {
        float die = die(scale);
        int columns = Math.min(tray.count(), columns(width, die)), rows = (tray.count() + columns - 1) / columns;
        float wide = Math.max(caption.isEmpty() ? 0 : 62, columns * (die + GAP) - GAP);
        return new Size(Math.min(width, wide), rows * (die + GAP) - GAP + captionHeight(scale));
    }

    @Override
    public boolean isEmpty(TableView view) {
        return false;
    }

    @Override
    public void fill(Rect box, Scale scale, TableView view, List<Thing> things) {
        Tray.View now = view.all(Tray.View.class).stream()
            .filter(one -> one.id().equals(tray.id()) && one.per().equals(tray.per()) && one.instance() == tray.instance()).findFirst().orElseThrow();
        if (!caption.isEmpty()) things.add(new Thing.Caption(caption, box.upper(scale.caption()), false));
        Rect room = box.below(captionHeight(scale));
        float die = die(scale);
        int columns = columns(room.w(), die);
        for (int i = 0; i < tray.count(); i++) {
            Rect at = new Rect(room.x() + i % columns * (die + GAP), room.top() - die - i / columns * (die + GAP), die, die);
            things.add(new Die(now, i, List.of(Code.cell(first + i)), at));
        }
    }

    /** @param index counted from 0 */
    record Die(Tray.View tray, int index, List<Integer> codes, Rect box) implements Thing.Own {
        private boolean isSeen() {
            return !tray.dice().isEmpty();
        }

        private boolean isLocked() {
            return isSeen() && tray.dice().get(index).locked();
        }

        @Override
        public void draw(Pen pen, Paintings gallery, Lettering lettering) {
            int face = isSeen() ? tray.dice().get(index).face() : 0;
            boolean pips = isSeen() && tray.die().faces().equals(PIPS);
            pen.picture(gallery.die(pips ? face : 0, isLocked() ? LOCKED : isSeen() ? BONE : UNKNOWN), box.x(), box.y(), box.w(), box.h());
            String text = isSeen() ? String.valueOf(face) : "?";
            if (!pips) pen.textMid(lettering.lineIn(Face.HEAVY, Math.round(box.w() * 0.48f), text, box.w(), box.h(), Align.CENTRE),
                box.x(), box.y(), box.w(), box.h(), Ink.BLOOD);
            float lock = box.w() * 0.42f;
            if (isLocked()) pen.picture(gallery.icon("padlock"), box.right() - lock * 0.8f, box.y() - lock * 0.2f, lock, lock, Ink.GOLD);
        }

        @Override
        public List<String> words(TableLook look) {
            String title = look.lexicon.component(Sort.TRAY, tray.id());
            List<String> lines = new ArrayList<>(List.of(isSeen() ? title + ": " + tray.dice().get(index).face() : title));
            if (isLocked()) lines.add(look.lexicon.say("tip.locked"));
            return lines;
        }
    }
}
