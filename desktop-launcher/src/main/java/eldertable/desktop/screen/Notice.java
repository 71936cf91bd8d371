package eldertable.desktop.screen;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.art.Theme;

/** Some words on the empty table, while something loads or because it could not be done. Escape and clicks lead back. */
public final class Notice implements Screen {
    private final ScreenContext kit;
    private final String words;
    private float seconds;

    public Notice(ScreenContext kit, String words) {
        this.kit = kit;
        this.words = words;
    }

    private boolean isLoading() {
        return words.endsWith("…");
    }

    @Override public boolean draw(Pen pen, float delta) {
        seconds += delta;
        pen.background(kit.gallery().table(Theme.house()));
        float width = kit.screens().width(), height = kit.screens().height();
        TextBlock block = kit.lettering().wrap(Face.TEXT, 20, words, 620, Align.CENTRE);
        float w = 700, h = block.height + 60 + (isLoading() ? 50 : 30), x = (width - w) / 2, y = (height - h) / 2;
        pen.nine(kit.gallery().shadow(), x, y, w, h);
        pen.nine(kit.gallery().plaque(), x, y, w, h);
        pen.text(block, x + (w - block.width) / 2, y + h - 30, Ink.CREAM);
        if (isLoading()) {
            pen.push().move(width / 2, y + 40).turn(-seconds * 90);
            pen.picture(kit.gallery().icon("moon-orbit"), -18, -18, 36, 36, Ink.GILT);
            pen.pop();
        } else pen.textMid(kit.lettering().line(Face.ITALIC, 15, kit.say("page.escape")), x, y + 8, w, 40, Ink.DIM);
        return isLoading();
    }

    @Override public boolean isBusy() {
        return isLoading();
    }

    @Override public boolean pointer(Pointer pointer) {
        if (pointer.is(Pointer.Kind.UP)) kit.screens().pop();
        return true;
    }

    @Override public boolean key(Key key) {
        if (key.is(Keys.ESCAPE) || key.is(Keys.ENTER)) kit.screens().pop();
        return key.is(Keys.ESCAPE) || key.is(Keys.ENTER);
    }
}
