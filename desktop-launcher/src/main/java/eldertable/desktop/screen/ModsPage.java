package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.TextBlock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The mods there are: which of them new games begin with, in which order, and what is wrong with them. */
final class ModsPage extends Page {
    private final Shelf shelf;
    private final MenuPages pages;
    private final Runnable changed = this::refresh;

    ModsPage(ScreenContext kit, Shelf shelf, MenuPages pages) {
        super(kit);
        this.shelf = shelf;
        this.pages = pages;
        shelf.onChange(changed);
        shelf.readMods();
    }

    @Override public void close() {
        shelf.forget(changed);
    }

    @Override public boolean isBusy() {
        return !shelf.isComplete();
    }

    @Override protected String heading() {
        return say("title.menu.mods");
    }

    @Override protected String remark() {
        return say("mods.remark");
    }

    /** Those that are on, in their order, then the others. */
    private List<Shelf.Game> ordered() {
        List<String> on = kit.settings().mods();
        List<Shelf.Game> mods = new ArrayList<>(shelf.mods());
        mods.sort((a, b) -> Integer.compare(place(on, a.id()), place(on, b.id())));
        return mods;
    }

    private static int place(List<String> on, String id) {
        return on.contains(id) ? on.indexOf(id) : Integer.MAX_VALUE;
    }

    @Override protected void build() {
        backButton();
        float w = Math.min(1060, width - 60);
        Box sheet = new Box((width - w) / 2, 20, w, height - BAR - 36);
        sheet(sheet);
        Scroll list = scroll(new Box(sheet.x() + 36, sheet.y() + 90, sheet.w() - 72, sheet.h() - 120));
        float y = list.box.top() - 6;
        for (Shelf.Game mod : ordered()) {
            entry(list, mod, y);
            y -= 104;
        }
        if (shelf.mods().isEmpty()) {
            String words = shelf.isListed() ? say("mods.none", "folder", kit.data().resolve("mods")) : say("mods.looking");
            list.add(new Controls.Words(kit.lettering().wrap(Face.ITALIC, 18, words, list.box.w(), Align.LEFT), list.box.x(), y, Ink.SEPIA));
        }
        add(button(say("mods.again"), "cycle", new Box(sheet.midX() - 110, sheet.y() + 26, 220, 42), shelf::look));
    }

    private void entry(Scroll list, Shelf.Game mod, float top) {
        float left = list.box.x(), right = list.box.right();
        boolean on = kit.settings().mods().contains(mod.id());
        list.add(new Controls.Toggle(mod.title(kit), on, new Box(left, top - 36, 420, 34), true, () -> flip(mod.id())));
        String game = shelf.game(mod.entry().info().extending()).map(found -> found.title(kit)).orElse(say("mods.no-game", "game", mod.entry().info().extending()));
        TextBlock of = kit.lettering().fitLine(Face.ITALIC, 15, say("mods.of", "game", game, "version", mod.entry().info().version()), 330, Align.LEFT);
        list.add(new Controls.Words(of, left + 430, top - 19 + of.height / 2, Ink.SEPIA));
        list.add(new Controls.Words(kit.lettering().fit(Face.TEXT, 16.5f, mod.summary(kit), right - left - 60, 48, Align.LEFT), left + 40, top - 40, Ink.INK));
        list.add(new Controls.Drawing(new Box(left, top - 98, right - left, 4), pen -> pen.fill(left, top - 96, right - left, 1, 0x4a301250)));
        String problems = mod.problems().isEmpty() ? "" : say("mods.problems", "problems", mod.problems().size());
        if (!problems.isEmpty()) {
            list.add(button(problems, "info", new Box(right - 150, top - 88, 144, 32), () -> kit.screens().push(pages.problems(mod.title(kit), mod.problems()))));
        }
        int place = kit.settings().mods().indexOf(mod.id());
        if (place > 0) list.add(button(say("mods.up", "mod", mod.title(kit)), "", new Box(right - 84, top - 36, 78, 32), () -> up(place)));
    }

    private void flip(String id) {
        List<String> on = new ArrayList<>(kit.settings().mods());
        if (!on.remove(id)) on.add(id);
        kit.settings(kit.settings().withMods(on));
        refresh();
    }

    private void up(int place) {
        List<String> on = new ArrayList<>(kit.settings().mods());
        Collections.swap(on, place, place - 1);
        kit.settings(kit.settings().withMods(on));
        refresh();
    }
}
