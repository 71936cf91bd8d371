package eldertable.art;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** What can be picked up: coins, medallions, gems, pawns, dice. */
final class Medals {
    private Medals() {}

    private static Color mixed(int from, int to, double part) {
        return Canvas.colour(Ink.mix(from, to, part));
    }

    /** A disc in a brass ring. */
    static void medallion(Canvas c, double cx, double cy, double r, int colour) {
        c.fill(Canvas.circle(cx + r * .03, cy + r * .08, r * 1.03), new Color(0, 0, 0, 110));
        c.fill(Canvas.circle(cx, cy, r), new LinearGradientPaint((float) (cx - r), (float) (cy - r), (float) (cx + r), (float) (cy + r),
            new float[] {0, .5f, 1}, new Color[] {Canvas.colour(0xfbe7b0ff), Canvas.colour(0xa97b35ff), Canvas.colour(0x4d3213ff)}));
        c.fill(Canvas.circle(cx, cy, r * .82), new RadialGradientPaint((float) (cx - r * .3), (float) (cy - r * .35), (float) (r * 1.3),
            new float[] {0, 1}, new Color[] {mixed(colour, Ink.WHITE, .35), mixed(colour, Ink.BLACK, .45)}));
        c.g.setColor(new Color(0, 0, 0, 120));
        c.g.setStroke(new BasicStroke((float) (r * .04)));
        c.g.draw(Canvas.circle(cx, cy, r * .82));
    }

    /** A coloured coin with an icon in relief, or without for null. */
    static void token(Canvas c, String icon, int colour) {
        double d = c.width, m = d / 2, r = d * .44;
        c.soft(Canvas.circle(m + d * .01, m + d * .035, r * .98), 0x000000be, d * .025);
        c.fill(Canvas.circle(m, m, r), new LinearGradientPaint((float) (m - r), (float) (m - r), (float) (m + r), (float) (m + r), new float[] {0, .45f, 1},
            new Color[] {mixed(colour, Ink.WHITE, .75), Canvas.colour(colour), mixed(colour, Ink.BLACK, .75)}));
        c.fill(Canvas.circle(m, m, r * .84), new RadialGradientPaint((float) (m - r * .3), (float) (m - r * .4), (float) (r * 1.35), new float[] {0, 1},
            new Color[] {mixed(colour, Ink.WHITE, .28), mixed(colour, Ink.BLACK, .62)}));
        c.g.setColor(new Color(0, 0, 0, 120));
        c.g.setStroke(new BasicStroke((float) (d / 46)));
        c.g.draw(Canvas.circle(m, m, r * .84));
        if (icon == null) return;
        if (c.isPicture(icon)) {
            c.g.setClip(Canvas.circle(m, m, r * .82));
            c.picture(icon, Canvas.circle(m, m, r * .84).getBounds2D());
            c.g.setClip(null);
            return;
        }
        double s = r * 1.22;
        c.icon(icon, m - s / 2 + d * .012, m - s / 2 + d * .024, s, new Color(0, 0, 0, 150));
        c.icon(icon, m - s / 2, m - s / 2, s, mixed(colour, 0xfff4d6ff, .82));
    }

    static void gem(Canvas c, int colour) {
        double w = c.width, h = c.height;
        double[][] outer = {{.5, .03}, {.86, .24}, {.90, .66}, {.5, .97}, {.10, .66}, {.14, .24}};
        double[][] table = {{.5, .22}, {.69, .34}, {.71, .58}, {.5, .74}, {.29, .58}, {.31, .34}};
        c.soft(polygon(outer, w, h, .02, .04), 0x000000b4, w * .02);
        double[] light = {.55, .12, -.42, -.60, -.25, .34};
        for (int i = 0; i < 6; i++) {
            int j = (i + 1) % 6;
            double[][] facet = {outer[i], outer[j], table[j], table[i]};
            double l = light[i];
            c.fill(polygon(facet, w, h, 0, 0), l > 0 ? mixed(colour, Ink.WHITE, l) : mixed(colour, Ink.BLACK, -l));
        }
        c.fill(polygon(table, w, h, 0, 0), new GradientPaint((float) (w * .3), (float) (h * .2), mixed(colour, Ink.WHITE, .5), (float) (w * .7),
            (float) (h * .8), mixed(colour, Ink.BLACK, .12)));
        Path2D glint = polygon(new double[][] {{.36, .36}, {.5, .27}, {.53, .31}, {.38, .46}}, w, h, 0, 0);
        c.fill(glint, new Color(255, 255, 255, 170));
        c.g.setColor(mixed(colour, Ink.BLACK, .7));
        c.g.setStroke(new BasicStroke((float) (w / 60)));
        c.g.draw(polygon(outer, w, h, 0, 0));
    }

    private static Path2D polygon(double[][] points, double w, double h, double dx, double dy) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < points.length; i++) {
            double x = (points[i][0] + dx) * w, y = (points[i][1] + dy) * h;
            if (i == 0) path.moveTo(x, y);
            else path.lineTo(x, y);
        }
        path.closePath();
        return path;
    }

    /** A turned wooden figure. */
    static void pawn(Canvas c, int colour) {
        double w = c.width, h = c.height, m = w / 2;
        Path2D body = new Path2D.Double();
        body.moveTo(m - w * .34, h * .94);
        body.curveTo(m - w * .36, h * .82, m - w * .12, h * .72, m - w * .11, h * .42);
        body.lineTo(m + w * .11, h * .42);
        body.curveTo(m + w * .12, h * .72, m + w * .36, h * .82, m + w * .34, h * .94);
        body.curveTo(m + w * .2, h * .985, m - w * .2, h * .985, m - w * .34, h * .94);
        body.closePath();
        Ellipse2D head = Canvas.circle(m, h * .25, w * .21), collar = new Ellipse2D.Double(m - w * .2, h * .40, w * .4, h * .075);
        c.soft(new Ellipse2D.Double(m - w * .36, h * .87, w * .76, h * .12), 0x000000b4, w * .03);
        for (java.awt.Shape part : new java.awt.Shape[] {body, collar}) {
            c.fill(part, new LinearGradientPaint((float) (m - w * .3), 0, (float) (m + w * .3), 0, new float[] {0, .3f, 1},
                new Color[] {mixed(colour, Ink.BLACK, .25), mixed(colour, Ink.WHITE, .4), mixed(colour, Ink.BLACK, .6)}));
            outline(c, part, colour, w);
        }
        c.fill(head, new RadialGradientPaint((float) (m - w * .07), (float) (h * .2), (float) (w * .34), new float[] {0, .5f, 1},
            new Color[] {mixed(colour, Ink.WHITE, .7), Canvas.colour(colour), mixed(colour, Ink.BLACK, .6)}));
        outline(c, head, colour, w);
    }

    private static void outline(Canvas c, java.awt.Shape shape, int colour, double w) {
        c.g.setColor(mixed(colour, Ink.BLACK, .75));
        c.g.setStroke(new BasicStroke((float) (w / 45)));
        c.g.draw(shape);
    }

    /** A bone die; without pips for 0. */
    static void die(Canvas c, int pips, int colour) {
        double d = c.width, in = d * .08;
        RoundRectangle2D body = Surfaces.round(in, in, d - 2 * in, d - 2 * in, d * .26);
        c.soft(Surfaces.round(in + d * .01, in + d * .04, d - 2 * in, d - 2 * in, d * .26), 0x000000be, d * .03);
        c.fill(body, new LinearGradientPaint(0, 0, (float) d, (float) d, new float[] {0, .5f, 1},
            new Color[] {mixed(colour, Ink.WHITE, .55), Canvas.colour(colour), mixed(colour, Ink.BLACK, .45)}));
        c.shade((x, y, old) -> {
            float n = Noise.of(x / 5f, y / 9f, 3, 3) - .5f;
            return Canvas.over(old, n > 0 ? Ink.WHITE : 0x5a3a1aff, Math.abs(n) * .25);
        });
        c.bevel(body, d / 40, 0xffffffb4, 0x000000b4);
        int[][] places = {{}, {4}, {0, 8}, {0, 4, 8}, {0, 2, 6, 8}, {0, 2, 4, 6, 8}, {0, 2, 3, 5, 6, 8}};
        if (pips >= places.length) return;
        boolean light = Ink.brightness(colour) < .45;
        for (int place : places[Math.max(0, pips)]) {
            double x = d * (.5 + (place % 3 - 1) * .22), y = d * (.5 + (place / 3 - 1) * .22);
            c.fill(Canvas.circle(x, y, d * .075), Canvas.colour(light ? 0xfff0d0ff : 0x2a1608ff));
        }
    }

    /** A face in a round frame. */
    static void portrait(Canvas c, String icon, int tint) {
        double d = c.width, m = d / 2;
        medallion(c, m, m, d * .47, Ink.mix(tint, 0x3a5a6aff, .25));
        c.g.setClip(Canvas.circle(m, m, d * .385));
        double s = d * .70;
        c.glow(icon, m - s / 2, m - s / 2 + d * .05, s, 0xffe2a0ff, d * .03, 1.4);
        c.icon(icon, m - s / 2, m - s / 2 + d * .05, s, 0x0c0f12ff);
        c.g.setClip(null);
    }

    static void dot(Canvas c) {
        c.fill(Canvas.circle(c.width / 2, c.height / 2, c.width / 2 - .5), Color.WHITE);
    }

    /** A ring that is white, to be tinted. */
    static void ring(Canvas c) {
        double d = c.width, m = d / 2;
        c.fill(Canvas.circle(m, m, d * .48), new LinearGradientPaint(0, 0, (float) d, (float) d, new float[] {0, .5f, 1},
            new Color[] {Color.WHITE, new Color(190, 190, 190), new Color(96, 96, 96)}));
        c.g.setComposite(AlphaComposite.Clear);
        c.g.fill(Canvas.circle(m, m, d * .33));
        c.g.setComposite(AlphaComposite.SrcOver);
        c.g.setColor(new Color(0, 0, 0, 140));
        c.g.setStroke(new BasicStroke((float) d / 50));
        c.g.draw(Canvas.circle(m, m, d * .48));
        c.g.draw(Canvas.circle(m, m, d * .33));
    }
}
