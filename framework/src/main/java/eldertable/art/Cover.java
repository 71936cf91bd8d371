package eldertable.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/** The lid of a game's box: what stands on it is written over it by the screen. */
final class Cover {
    static final float WIDTH = 230, HEIGHT = 330;

    private Cover() {}

    static void paint(Canvas c, Theme theme, List<String> things, int seed) {
        int tint = theme.accent();
        double w = c.width, h = c.height;
        RoundRectangle2D lid = Surfaces.round(.5, .5, w - 1, h - 1, 14);
        c.g.setClip(lid);
        int night = Ink.mix(tint, 0x04070aff, .80), glow = Ink.mix(tint, 0xf4e0b0ff, .58);
        c.fill(lid, new LinearGradientPaint(0, 0, 0, (float) h, new float[] {0, .34f, .62f, 1}, new Color[] {Canvas.colour(night),
            Canvas.colour(Ink.mix(tint, 0x0c1216ff, .35)), Canvas.colour(glow), Canvas.colour(Ink.mix(tint, Ink.BLACK, .8))}));
        float mx = (float) w / 2, my = (float) h * .455f, moon = (float) w * .35f;
        c.fill(lid, new RadialGradientPaint(mx, my, moon * 1.9f, new float[] {0, .45f, 1}, new Color[] {new Color(255, 244, 210, 170),
            new Color(255, 236, 190, 60), new Color(255, 236, 190, 0)}));
        c.fill(Canvas.circle(mx, my, moon), new RadialGradientPaint(mx, my, moon, new float[] {0, .94f, 1}, new Color[] {
            Canvas.colour(Ink.mix(tint, 0xfff6dcff, .82)), Canvas.colour(Ink.mix(tint, 0xffeec4ff, .60)), new Color(255, 240, 200, 0)}));
        Surfaces.sigil(c, mx, my, moon * 1.28, Ink.fade(Ink.mix(tint, 0x2a1a08ff, .5), .34f));
        int cloud = Ink.mix(night, tint, .3);
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 70f + seed, y / 20f, 11 + seed, 5);
            return Canvas.over(old, cloud, Math.min(.62, Math.max(0, (n - .5) * 2)));
        });
        for (int k = 0; k < 3; k++) ridge(c, tint, seed, k);
        flank(c, things, tint);
        emblem(c, theme.emblem(), tint, mx, my);
        int fog = Ink.mix(tint, 0xd6dcc8ff, .35);
        c.shade(new Rectangle2D.Double(0, h * .55, w, h * .45), (x, y, old) -> {
            float n = Noise.of(x / 46f + 20, y / 18f, seed + 7, 5);
            return Canvas.over(old, fog, Math.min(.5, Math.max(0, (n - .44) * 1.5 * Math.sin(Math.PI * (y - h * .55) / (h * .34)))));
        });
        // Darkness behind the title above and the facts below.
        c.fill(new Rectangle2D.Double(0, 0, w, h * .34), new GradientPaint(0, 0, new Color(3, 4, 5, 225), 0, (float) (h * .34), new Color(3, 4, 5, 0)));
        c.fill(new Rectangle2D.Double(0, h * .66, w, h * .34), new GradientPaint(0, (float) (h * .66), new Color(3, 4, 5, 0), 0, (float) (h * .86), new Color(3, 4, 5, 225)));
        c.g.setClip(null);
        c.gilt(Surfaces.round(1.5, 1.5, w - 3, h - 3, 12), 2.2);
        c.bevel(Surfaces.round(6, 6, w - 12, h - 12, 8), .8, 0xe7c987c8, 0x6b4a1fc8);
        corners(c);
    }

    private static void ridge(Canvas c, int tint, int seed, int nearer) {
        Path2D hills = new Path2D.Double();
        hills.moveTo(0, c.height);
        for (double x = 0; x <= c.width; x += 1.5) {
            double rise = (Noise.of((float) x / (44f - 10 * nearer), 3, seed + 60 + nearer, 5) - .35) * (64 - 16 * nearer);
            hills.lineTo(x, c.height * (.66 + nearer * .05) - rise);
        }
        hills.lineTo(c.width, c.height);
        hills.closePath();
        c.fill(hills, Canvas.colour(Ink.mix(Ink.mix(tint, 0x0a0f12ff, .50), 0x040608ff, nearer * .4)));
    }

    private static void emblem(Canvas c, String emblem, int tint, double mx, double my) {
        double size = c.width * .56, x = mx - size / 2, y = my - size * .48;
        c.glow(emblem, x, y, size, Ink.mix(tint, 0xfff0c4ff, .7), 5, 1.2);
        c.icon(emblem, x, y, size, new GradientPaint(0, 0, Canvas.colour(Ink.mix(tint, 0x0b1013ff, .66)), 0, (float) size, Canvas.colour(0x040608ff)));
    }

    /** Smaller figures in the landscape, left and right. */
    private static void flank(Canvas c, List<String> things, int tint) {
        double[][] places = {{.16, .70, .22}, {.84, .70, .22}, {.33, .76, .15}, {.68, .77, .15}};
        for (int i = 0; i < Math.min(things.size(), places.length); i++) {
            double size = c.width * places[i][2], x = c.width * places[i][0] - size / 2, y = c.height * places[i][1] - size;
            c.icon(things.get(i), x, y, size, Canvas.colour(Ink.mix(tint, 0x05080aff, .88)));
        }
    }

    private static void corners(Canvas c) {
        c.g.setStroke(new BasicStroke(1));
        for (int k = 0; k < 4; k++) {
            var before = c.g.getTransform();
            c.g.translate(k % 2 == 0 ? 0 : c.width, k < 2 ? 0 : c.height);
            c.g.scale(k % 2 == 0 ? 1 : -1, k < 2 ? 1 : -1);
            c.icon("curled-tentacle", 8, 8, 24, Ink.fade(0xe7c987ff, .8f));
            c.g.setTransform(before);
        }
    }
}
