package eldertable.art;

import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.AlphaComposite;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A card's face but for its words: leather and gilt, a moonlit scene with the picture as a silhouette, a banner for the title
 * and a sheet for the text. Its boxes tell where the words go, in units of a card of 150 by 210, y upwards.
 *
 * @param picture an icon, or "" for a card without a scene: then the sheet takes its room
 * @param mark    an icon in the upper right corner, or ""
 * @param seed    of the clouds and hills
 * @param badge   whether a number goes into the upper left corner
 * @param words   how high the sheet for the text is, from 0 to 120; 66 is usual
 * @param label   without a banner: for a card that is shown small, whose title stands large on the sheet, and for one whose halves have names of their own
 */
public record CardArt(int tint, String picture, String mark, int seed, boolean badge, int words, boolean label) {
    public static final float WIDTH = 150, HEIGHT = 210;
    private static final double TOP = 31, HIGHEST = 11, BOTTOM = 191, GAP = 6, LABEL = 60;

    public CardArt {
        if (picture.isEmpty()) words = (int) (BOTTOM - (label ? HIGHEST : TOP));
        else words = label ? (int) LABEL : Math.max(0, Math.min(120, words / 6 * 6));
        seed = Math.floorMod(seed, 12);
    }

    /** The same card for where it is too small for its text to be read. */
    public CardArt small() {
        return picture.isEmpty() ? this : new CardArt(tint, picture, mark, seed, badge, words, true);
    }

    private double top() {
        return label ? HIGHEST : TOP;
    }

    private double pictureHeight() {
        return picture.isEmpty() ? 0 : BOTTOM - top() - (words == 0 ? 0 : words + GAP);
    }

    private static Box up(double x, double y, double w, double h) {
        return new Box((float) x, (float) (HEIGHT - y - h), (float) w, (float) h);
    }

    public Box titleBox() {
        if (label) return textBox();
        double left = badge ? 31 : 14, right = mark.isEmpty() ? 14 : 31;
        return up(left, 7.5, WIDTH - left - right, 21);
    }

    public Box badgeBox() {
        return label ? up(6, 6, 34, 34) : up(6.5, 7.5, 21, 21);
    }

    public Box pictureBox() {
        return up(10, top(), WIDTH - 20, pictureHeight());
    }

    /** For the kind and the text; narrower than the sheet by a margin. */
    public Box textBox() {
        double top = picture.isEmpty() ? top() : top() + pictureHeight() + GAP;
        return up(14, top + 3, WIDTH - 28, Math.max(0, words - 6));
    }

    /** Below the sheet: for small marks. */
    public Box footBox() {
        return up(14, 192, WIDTH - 28, 14);
    }

    /** Where light words stand, and the picture, until the card is painted. @param scale of the picture */
    List<Picture.Patch> patches(float scale) {
        int dark = Ink.mix(tint, Ink.BLACK, .75);
        List<Box> boxes = new ArrayList<>(List.of(new Box(0, 0, WIDTH, HEIGHT - (float) BOTTOM)));
        if (!picture.isEmpty()) boxes.add(pictureBox());
        if (badge) boxes.add(badgeBox());
        return boxes.stream().map(box -> new Picture.Patch(new Box(box.x() * scale, box.y() * scale, box.w() * scale, box.h() * scale), dark)).toList();
    }

    String key() {
        return "card " + Integer.toHexString(tint) + " " + picture + " " + mark + " " + seed + " " + badge + " " + (label ? "label2" : words + "b");
    }

    // ------------------------------------------------------------------ painting

    void paint(Canvas c) {
        RoundRectangle2D body = Surfaces.round(.5, .5, WIDTH - 1, HEIGHT - 1, 15);
        c.fill(body, new GradientPaint(0, 0, mixed(Ink.BLACK, .62), 0, HEIGHT, mixed(Ink.BLACK, .84)));
        int light = Ink.mix(tint, Ink.WHITE, .35);
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 3.5f, y / 3.5f, seed + 40, 3) - .5f;
            return Canvas.over(old, n > 0 ? light : Ink.BLACK, Math.abs(n) * .37);
        });
        c.gilt(Surfaces.round(1.25, 1.25, WIDTH - 2.5, HEIGHT - 2.5, 13.5), 1.5);
        c.bevel(Surfaces.round(4.25, 4.25, WIDTH - 8.5, HEIGHT - 8.5, 9.5), .6, 0xcaa662be, 0x5a3f1cbe);
        if (!picture.isEmpty()) scene(c, new Rectangle2D.Double(10, top(), WIDTH - 20, pictureHeight()));
        if (!label) banner(c);
        if (words > 0) sheet(c);
        double size = label ? 20 : 12.5, at = label ? 23 : 17.5;
        if (badge) Medals.medallion(c, at, at, size, Ink.mix(tint, Ink.BLACK, .25));
        if (!mark.isEmpty()) {
            Medals.medallion(c, WIDTH - at, at, size, 0x2a2016ff);
            c.icon(mark, WIDTH - at - size * .64, at - size * .64, size * 1.28, 0xf0d48cff);
        }
    }

    private Color mixed(int to, double part) {
        return Canvas.colour(Ink.mix(tint, to, part));
    }

    private void banner(Canvas c) {
        double left = badge ? 23 : 12, right = WIDTH - (mark.isEmpty() ? 12 : 23);
        Path2D band = new Path2D.Double();
        band.moveTo(left, 7.5);
        band.lineTo(right, 7.5);
        band.curveTo(right + 5, 11, right + 5, 25, right, 28.5);
        band.lineTo(left, 28.5);
        band.curveTo(left - 5, 25, left - 5, 11, left, 7.5);
        band.closePath();
        c.fill(band, Surfaces.parchmentPaint(0, 4, WIDTH, 30, seed + 1, 0xf0e2bdff, 0xb08a52ff, .5, 2, 1));
        c.bevel(band, .8, 0xcaa25aff, 0x4a3214ff);
    }

    private void sheet(Canvas c) {
        double top = picture.isEmpty() ? top() : top() + pictureHeight() + GAP;
        RoundRectangle2D sheet = Surfaces.round(10, top, WIDTH - 20, words, 5);
        c.fill(sheet, Surfaces.parchmentPaint(0, top - 2, WIDTH, words + 4, seed + 2, 0xecdfbaff, 0xa5824eff, .55, 2, .8));
        c.bevel(sheet, .8, 0xcaa25aff, 0x4a3214ff);
    }

    /** Sky, moon, clouds, hills, and the silhouette with a lit edge, mist at its feet. */
    private void scene(Canvas c, Rectangle2D area) {
        float x = (float) area.getX(), y = (float) area.getY(), w = (float) area.getWidth(), h = (float) area.getHeight(), bottom = y + h;
        c.g.setClip(area);
        if (c.isPicture(picture)) {
            c.picture(picture, area);
            c.g.setClip(null);
            c.bevel(area, 1, 0xe7c987ff, 0x543a18ff);
            return;
        }
        int sky = Ink.mix(tint, 0x05090cff, .78);
        c.fill(area, new LinearGradientPaint(0, y, 0, bottom, new float[] {0, .42f, .74f, 1}, new Color[] {Canvas.colour(sky),
            mixed(0x10181bff, .30), mixed(0xf2dfaeff, .55), mixed(Ink.BLACK, .5)}));
        Random random = new Random(seed * 31L + 7);
        float mx = x + w / 2 + (random.nextFloat() - .5f) * 20, my = y + h * .42f, moon = Math.min(33, h * .36f);
        c.fill(area, new RadialGradientPaint(mx, my, moon * 1.8f, new float[] {0, .45f, 1}, new Color[] {new Color(255, 244, 210, 190),
            new Color(255, 236, 190, 70), new Color(255, 236, 190, 0)}));
        c.fill(Canvas.circle(mx, my, moon), new RadialGradientPaint(mx, my, moon, new float[] {0, .93f, 1}, new Color[] {mixed(0xfff6dcff, .86),
            mixed(0xffeec4ff, .66), new Color(255, 240, 200, 0)}));
        int cloud = Ink.mix(sky, tint, .25);
        c.shade(area, (px, py, old) -> {
            float n = Noise.of(px / 27.5f + seed, py / 8.5f, seed, 5);
            return Canvas.over(old, cloud, Math.min(.66, Math.max(0, (n - .5) * 2.04)));
        });
        for (int k = 0; k < 2; k++) ridge(c, area, k);
        silhouette(c, x + w / 2, y, h);
        int fog = Ink.mix(tint, 0xcdd8c4ff, .42);
        double mist = h * .64;
        c.shade(new Rectangle2D.Double(x, y + mist, w, h - mist), (px, py, old) -> {
            float n = Noise.of(px / 24f + 20, py / 10f, seed + 7, 5);
            return Canvas.over(old, fog, Math.min(.74, Math.max(0, (n - .40) * 1.65 * (py - y - mist) / (h - mist))));
        });
        c.fill(area, new RadialGradientPaint(x + w / 2, y + h / 2, Math.max(w, h) * .69f, new float[] {.5f, 1}, new Color[] {new Color(0, 0, 0, 0),
            new Color(0, 0, 0, 190)}));
        c.g.setClip(null);
        c.bevel(area, 1, 0xe7c987ff, 0x543a18ff);
    }

    private void ridge(Canvas c, Rectangle2D area, int nearer) {
        Path2D hills = new Path2D.Double();
        hills.moveTo(area.getMinX(), area.getMaxY() + 1);
        for (double x = area.getMinX(); x <= area.getMaxX(); x++) {
            double rise = (Noise.of((float) x / (17f - 4.5f * nearer), 3, seed + 60 + nearer, 5) - .35) * (23 - 7 * nearer);
            hills.lineTo(x, area.getMaxY() - 16 + nearer * 7 - rise);
        }
        hills.lineTo(area.getMaxX(), area.getMaxY() + 1);
        hills.closePath();
        c.fill(hills, Canvas.colour(Ink.mix(Ink.mix(tint, 0x0a0f12ff, .55), 0x05080aff, nearer * .55)));
    }

    private void silhouette(Canvas c, double mid, double y, double h) {
        double size = Math.min(h * .9, 104), left = mid - size / 2, top = y + (h - size) * .45;
        c.glow(picture, left, top, size, Ink.mix(tint, 0xfff0c4ff, .62), size / 32, 1);
        c.icon(picture, left, top, size, new GradientPaint(0, 0, mixed(0x0b1013ff, .72), 0, (float) size, Canvas.colour(0x050709ff)));
        BufferedImage lit = c.tinted(picture, size, mixed(0xfff1ccff, .72)), edge = Canvas.blank(lit.getWidth(), lit.getHeight());
        Graphics2D q = Canvas.brush(edge);
        q.drawImage(lit, 0, 0, null);
        q.setComposite(AlphaComposite.DstOut);
        double shift = lit.getWidth() / size;
        q.drawImage(lit, AffineTransform.getTranslateInstance(shift, 1.5 * shift), null);
        q.dispose();
        c.alpha(.75, () -> c.put(edge, left, top, size, size));
    }

    // ------------------------------------------------------------------ the back

    static void back(Canvas c, int tint, String emblem) {
        double w = WIDTH, h = HEIGHT;
        int mid = Ink.mix(tint, Ink.WHITE, .06), deep = Ink.mix(tint, Ink.BLACK, .78), mark = Ink.mix(tint, 0xd8fff0ff, .45);
        c.fill(Surfaces.round(.5, .5, w - 1, h - 1, 15), new RadialGradientPaint((float) w / 2, (float) h / 2, 130, new float[] {0, 1},
            new Color[] {Canvas.colour(mid), Canvas.colour(deep)}));
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 20f + Noise.of(x / 15f, y / 15f, 5, 3) * 3, y / 20f, 61, 4) - .5f;
            return Canvas.over(old, n > 0 ? mark : Ink.BLACK, Math.abs(n) * .47);
        });
        c.gilt(Surfaces.round(1.25, 1.25, w - 2.5, h - 2.5, 13.5), 1.5);
        c.bevel(Surfaces.round(7, 7, w - 14, h - 14, 9), .8, 0xd9b872ff, 0x6b4a1fff);
        Surfaces.sigil(c, w / 2, h / 2, 59, Ink.fade(0xd9b872ff, .78f));
        c.glow(emblem, w / 2 - 25, h / 2 - 25, 50, Ink.mix(tint, 0x8dffdcff, .7), 3, 1.2);
        c.icon(emblem, w / 2 - 25, h / 2 - 25, 50, 0xe9cf8fff);
        for (int k = 0; k < 4; k++) {
            AffineTransform before = c.g.getTransform();
            c.g.translate(w / 2, h / 2);
            c.g.scale(k % 2 == 0 ? 1 : -1, k < 2 ? 1 : -1);
            c.icon("curled-tentacle", -w / 2 + 11, -h / 2 + 11, 27, Ink.fade(0xd9b872ff, .67f));
            c.g.setTransform(before);
        }
    }
}
