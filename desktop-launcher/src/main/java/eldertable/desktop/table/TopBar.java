package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.desktop.art.Gallery;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.faces.TableLook;
import eldertable.host.Snapshot;
import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.tabletop.Rect;
import eldertable.tabletop.TablePainter;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.List;

/** The wooden bar on top: the game, where it stands, the counters of the table, and small buttons. */
final class TopBar {
    private static final float CHIP = 64, BUTTON = 24, SPACE = 36;

    private final TableLook look;
    private final TablePainter painter;
    private final Gallery gallery;
    private final Lettering lettering;
    private Rect box = new Rect(0, 0, 1, 1);
    private List<Thing.Chip> chips = List.of();
    private List<Hot> hots = List.of();

    TopBar(TableLook look, TablePainter painter, Gallery gallery, Lettering lettering) {
        this.look = look;
        this.painter = painter;
        this.gallery = gallery;
        this.lettering = lettering;
    }

    /** A small button to be. */
    record Entry(String label, String icon, boolean enabled, Runnable action) {}

    void arrange(Rect bar, Snapshot now, List<Entry> entries) {
        box = bar;
        List<Hot> made = new ArrayList<>();
        float x = bar.right() - 14 - entries.size() * SPACE;
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            made.add(Hot.small(entry.label(), entry.icon(), new Rect(x + i * SPACE + 6, bar.y() + 15, BUTTON, BUTTON), entry.enabled(), entry.action()));
        }
        hots = List.copyOf(made);
        List<Thing.Chip> shown = new ArrayList<>();
        for (CounterView counter : now.view().counters()) {
            if (counter.per().kind() != Per.Kind.ONCE || !look.isOnTable(counter.id()) || look.isTrack(counter.id()) || look.isCandles(counter.id()) || look.isMarker(counter.id())) continue;
            boolean mark = look.isMark(counter.id());
            if (counter.value().orElse(1) == 0) continue;
            shown.add(new Thing.Chip(counter.id(), 0, false, counter.value(), mark, bar));
        }
        float right = x - 14;
        List<Thing.Chip> placed = new ArrayList<>();
        int fits = Math.min(shown.size(), (int) ((right - bar.x() - bar.w() * 0.5f) / CHIP));
        for (int i = 0; i < fits; i++) {
            Thing.Chip chip = shown.get(i);
            Rect at = new Rect(right - (fits - i) * CHIP, bar.y() + 12, CHIP - 6, 30);
            placed.add(new Thing.Chip(chip.counter(), 0, false, chip.value(), chip.mark(), at));
        }
        chips = List.copyOf(placed);
    }

    List<Hot> hots() {
        return hots;
    }

    List<Thing.Chip> chips() {
        return chips;
    }

    void draw(Pen pen, Snapshot now) {
        pen.picture(gallery.bar(box.h()), box.x(), box.y(), box.w(), box.h());
        float title = Math.min(box.w() * 0.26f, 320);
        pen.textIn(lettering.lineIn(Face.HEAVY, 25, look.lexicon.gameTitle(), title, box.h() - 4, Align.LEFT), 20, box.y() + 3, title, box.h() - 4, Ink.GOLD);
        String where = now.view().step().map(step -> step.phase().isEmpty() ? look.lexicon.step(step.id()) : look.lexicon.phase(step.phase())).orElse(look.lexicon.say("end.heading"));
        if (now.past().isPresent()) where = look.lexicon.say("table.looking-back", "move", now.past().getAsInt(), "moves", now.moves());
        float x = 20 + title + 16, end = chips.isEmpty() ? hots.get(0).box().x() : chips.get(0).box().x();
        pen.textIn(lettering.lineIn(Face.ITALIC, 18, where, end - x - 10, box.h() - 4, Align.LEFT), x, box.y() + 3, end - x - 10, box.h() - 4, Ink.PALE);
        for (Thing.Chip chip : chips) painter.chip(pen, chip);
    }
}
