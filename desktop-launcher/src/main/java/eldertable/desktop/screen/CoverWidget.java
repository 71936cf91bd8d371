package eldertable.desktop.screen;

import eldertable.faces.Covers;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.pack.model.PackInfo;

/** A game's box on the shelf. */
final class CoverWidget extends Widget {
    private final Shelf.Game game;
    private final boolean chosen;
    /** Null for a box that is only looked at. */
    private final Runnable choose;

    CoverWidget(Shelf.Game game, String title, boolean chosen, Box box, Runnable choose) {
        super(title, box);
        this.game = game;
        this.chosen = chosen;
        this.choose = choose;
    }

    @Override boolean takesFocus() {
        return choose != null;
    }

    @Override void click(float x, float y) {
        choose.run();
    }

    @Override void draw(Pen pen, ScreenContext kit, Look look) {
        float grown = look.down() ? 1 : look.hover() || look.focus() ? 1.025f : 1;
        pen.push().move(box.midX(), box.midY()).scale(grown).move(-box.w() / 2, -box.h() / 2);
        if (look.focus()) pen.nine(kit.gallery().halo(), 2, 2, box.w() - 4, box.h() - 4);
        else if (chosen) pen.nine(kit.gallery().halo(), 4, 4, box.w() - 8, box.h() - 8, Ink.fade(Ink.WHITE, .75f));
        else pen.nine(kit.gallery().shadow(), 2, -4, box.w() - 4, box.h());
        if (game.loading()) {
            pen.nine(kit.gallery().plaque(), 0, 0, box.w(), box.h());
            pen.textMid(kit.lettering().fitLine(Face.ITALIC, 16, kit.say("cover.loading"), box.w() - 20), 0, 0, box.w(), box.h(), Ink.PALE);
        } else pen.picture(kit.gallery().cover(game.theme(), game.things(), Covers.seed(game.id())), 0, 0, box.w(), box.h());
        title(pen, kit);
        facts(pen, kit);
        pen.pop();
    }

    private void title(Pen pen, ScreenContext kit) {
        float size = box.w() / 10, room = size * 2.7f;
        TextBlock title = kit.lettering().fit(Face.HEAVY, size, label, box.w() - 52, room, Align.CENTRE);
        float x = (box.w() - title.width) / 2, top = box.h() - size - Math.max(0, (room - title.height) / 2);
        pen.text(title, x + 1.5f, top - 1.5f, 0x000000c0);
        pen.text(title, x, top, Ink.GOLD);
    }

    private void facts(Pen pen, ScreenContext kit) {
        PackInfo info = game.entry().info();
        if (!game.loading() && game.pack().isEmpty()) {
            pen.textMid(kit.lettering().fitLine(Face.ITALIC, 16, kit.say("cover.broken"), box.w() - 60), 0, 18, box.w(), 30, Ink.BAD);
            return;
        }
        String players = info.minPlayers() == info.maxPlayers() ? "" + info.minPlayers() : info.minPlayers() + "–" + info.maxPlayers();
        String words = "{icon:meeple-group} " + players + "    {icon:hourglass} " + kit.say("cover.minutes", "minutes", info.minutes());
        pen.textMid(kit.lettering().fitLine(Face.TEXT, 17, words, box.w() - 56), 28, 16, box.w() - 56, 30, Ink.CREAM);
    }
}
