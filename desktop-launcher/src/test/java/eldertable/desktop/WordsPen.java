package eldertable.desktop;

import eldertable.art.Nine;
import eldertable.art.Pen;
import eldertable.art.Picture;
import eldertable.art.TextBlock;
import eldertable.desktop.art.Placing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Draws nothing, but remembers all words and finds those that are cut, leave the box that they were given or the screen, or lie upon others. */
public final class WordsPen implements Pen {
    /** Words and where their letters are on the screen. @param fading whether they are seen through, as what passes by is */
    private record Seen(TextBlock block, float x, float y, float right, float top, boolean turned, boolean fading) {}

    private record Clip(float x, float y, float w, float h) {}

    private final float width, height, pixels;
    private final List<Seen> seen = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();
    private final Deque<Placing> kept = new ArrayDeque<>();
    private final Deque<Clip> clips = new ArrayDeque<>();
    private int drawn;
    private Placing here = Placing.ORIGIN;

    public WordsPen(float width, float height, float pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    /** What was wrong with the words drawn so far. */
    public List<String> wrong() {
        List<String> all = new ArrayList<>(wrong);
        for (int i = 0; i < seen.size(); i++) {
            for (Seen other : seen.subList(i + 1, seen.size())) {
                Seen one = seen.get(i);
                if (one.turned() || other.turned() || one.fading() || other.fading() || words(one.block()).equals(words(other.block()))) continue; // a shadow of itself
                float wide = Math.min(one.right(), other.right()) - Math.max(one.x(), other.x()), high = Math.min(one.top(), other.top()) - Math.max(one.y(), other.y());
                if (wide > 2 && high > 3) all.add("'" + words(one.block()) + "' lies upon '" + words(other.block()) + "'");
            }
        }
        return all;
    }

    /** How many words were drawn: a walk that saw none proves nothing. */
    public int count() {
        return drawn;
    }

    /** All words that were drawn and are not covered, without blanks. */
    public List<String> words() {
        return seen.stream().map(one -> words(one.block())).toList();
    }

    private static String words(TextBlock block) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < block.count; i++) text.appendCodePoint(block.glyphs[i]);
        return text.toString();
    }

    // ------------------------------------------------------------------ words

    @Override public void text(TextBlock block, float x, float top, int colour) {
        if (block.count == 0) return;
        if (block.shortened) wrong.add("cut: '" + words(block) + "'");
        float slack = (block.height / Math.max(1, block.lines) - block.size * 0.95f) / 2; // above and below the letters
        float first = Float.MAX_VALUE, last = 0; // a block that is centred is as wide as its box
        for (int i = 0; i < block.count; i++) {
            first = Math.min(first, block.xs[i]);
            last = Math.max(last, block.xs[i] + block.size * 0.4f);
        }
        float[] xs = {x + first, x + last}, ys = {top - block.height + slack, top - slack};
        float left = Float.MAX_VALUE, right = -Float.MAX_VALUE, low = Float.MAX_VALUE, high = -Float.MAX_VALUE;
        for (float px : xs) for (float py : ys) {
            float sx = here.x(px, py), sy = here.y(px, py);
            left = Math.min(left, sx);
            right = Math.max(right, sx);
            low = Math.min(low, sy);
            high = Math.max(high, sy);
        }
        for (Clip clip : clips) if (left < clip.x() || right > clip.x() + clip.w() || low < clip.y() || high > clip.y() + clip.h()) return; // it can be scrolled to
        boolean fading = here.alpha() < 0.99f || (colour & 0xff) < 0x90;
        if (!fading && (left < -1 || low < -1 || right > width + 1 || high > height + 1)) wrong.add("leaves the screen: '" + words(block) + "' at " + left + ", " + low);
        drawn++;
        seen.add(new Seen(block, left, low, right, high, Math.abs(here.xy()) > 0.001f, fading));
    }

    @Override public void textIn(TextBlock block, float x, float y, float w, float h, int colour) {
        fits(block, w, h);
        Pen.super.textIn(block, x, y, w, h, colour);
    }

    @Override public void textMid(TextBlock block, float x, float y, float w, float h, int colour) {
        fits(block, w, h);
        Pen.super.textMid(block, x, y, w, h, colour);
    }

    private void fits(TextBlock block, float w, float h) {
        if (block.count == 0) return;
        float line = block.height / Math.max(1, block.lines), high = block.height - line + block.size * 0.95f;
        if (block.width > w + 1 || high > h + 1.5f) {
            wrong.add(String.format("leaves its box: '%s', %.1f x %.1f in %.1f x %.1f", words(block), block.width, high, w, h));
        }
    }

    // ------------------------------------------------------------------ placing

    @Override public float pixels() {
        return pixels;
    }

    @Override public Pen push() {
        kept.push(here);
        return this;
    }

    @Override public Pen pop() {
        here = kept.pop();
        return this;
    }

    @Override public Pen move(float x, float y) {
        here = here.moved(x, y);
        return this;
    }

    @Override public Pen turn(float degrees) {
        here = here.turned(degrees);
        return this;
    }

    @Override public Pen scale(float wide, float high) {
        here = here.scaled(wide, high);
        return this;
    }

    @Override public Pen fade(float times) {
        here = here.faded(times);
        return this;
    }

    @Override public void clip(float x, float y, float w, float h) {
        clips.push(new Clip(here.xx() * x + here.x0(), here.yy() * y + here.y0(), w * here.xx(), h * here.yy()));
    }

    @Override public void unclip() {
        clips.pop();
    }

    // ------------------------------------------------------------------ what is no word

    /** Words that something is drawn upon can no longer be in the way of others. */
    private void covers(float x, float y, float w, float h, int tint) {
        if ((tint & 0xff) < 0x90) return;
        float midX = here.x(x + w / 2, y + h / 2), midY = here.y(x + w / 2, y + h / 2);
        double size = Math.hypot(here.xx(), here.yx());
        float wide = (float) (w * size / 2), high = (float) (h * size / 2);
        seen.removeIf(one -> one.x() < midX + wide && one.right() > midX - wide && one.y() < midY + high && one.top() > midY - high);
    }

    @Override public void picture(Picture picture, float x, float y, float w, float h, int tint) {
        covers(x, y, w, h, tint);
    }

    @Override public void cover(Picture picture, float x, float y, float w, float h, int tint) {
        covers(x, y, w, h, tint);
    }

    @Override public void background(Picture picture) {}

    @Override public void nine(Nine nine, float x, float y, float w, float h, int tint) {
        if (!nine.hollow()) covers(x, y, w, h, tint);
    }

    @Override public void fill(float x, float y, float w, float h, int colour) {}

    @Override public void disc(float x, float y, float radius, int colour) {}
}
