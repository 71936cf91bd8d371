package eldertable.desktop.screen;

import eldertable.art.Box;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.art.Theme;
import eldertable.faces.Scenes;
import eldertable.pack.model.PackDef;
import eldertable.tabletop.SetTables;

import java.util.HashMap;
import java.util.Map;

/** Tables on a page of rules: set up on a worker when they come into sight; until then their cloth is seen. */
final class PageTables implements Scenes {
    private final ScreenContext kit;
    private final PackDef pack;
    private final SetTables tables;
    private final Map<Integer, Boolean> ready = new HashMap<>();

    PageTables(ScreenContext kit, PackDef pack) {
        this.kit = kit;
        this.pack = pack;
        tables = new SetTables(pack, kit.language(), () -> kit.scriptsFor(pack));
    }

    @Override public void draw(Pen pen, Paintings paintings, Lettering lettering, int players, Box box) {
        if (ready.putIfAbsent(players, false) == null) prepare(players);
        if (ready.get(players)) tables.draw(pen, paintings, lettering, players, box);
        else pen.cover(paintings.table(Theme.of(pack.table())), box.x(), box.y(), box.w(), box.h(), Ink.WHITE);
    }

    private void prepare(int players) {
        kit.work(() -> {
            tables.prepare(players);
            return players;
        }, done -> {
            ready.put(done, true);
            kit.redraw();
        }, problem -> kit.toast(String.valueOf(problem.getMessage())));
    }
}
