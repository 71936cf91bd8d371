package eldertable.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** A candle that burns, smokes, or is out. */
final class Candle {
    private Candle() {}

    static void paint(Canvas c, boolean lit, boolean smoking) {
        double w = c.width, h = c.height, top = h * .36, left = w * .25, wide = w * .5, mid = w / 2;
        if (lit) c.fill(new Ellipse2D.Double(-w * .2, -h * .08, w * 1.4, h * .62), new RadialGradientPaint((float) mid, (float) (h * .2), (float) (w * .7),
            new float[] {0, .4f, 1}, new Color[] {new Color(255, 214, 120, 120), new Color(255, 170, 60, 46), new Color(255, 150, 40, 0)}));
        c.fill(new Ellipse2D.Double(w * .08, h * .93, w * .84, h * .065), new Color(0, 0, 0, 120));
        c.fill(new Ellipse2D.Double(w * .12, h * .9, w * .76, h * .07), Canvas.colour(0x8a6a30ff));
        c.fill(new Ellipse2D.Double(w * .18, h * .9, w * .64, h * .045), Canvas.colour(0xc9a45cff));
        int bright = lit ? 0xfff3d2ff : 0xbcb4a2ff, middle = lit ? 0xe9d3a0ff : 0x8d8676ff, dark = lit ? 0x9c7a44ff : 0x4c473eff;
        c.fill(new RoundRectangle2D.Double(left, top, wide, h * .58, w * .12, w * .12), new LinearGradientPaint((float) left, 0, (float) (left + wide), 0,
            new float[] {0, .35f, 1}, new Color[] {Canvas.colour(middle), Canvas.colour(bright), Canvas.colour(dark)}));
        double[][] drips = {{.27, .16}, {.44, .1}, {.66, .22}};
        for (double[] drip : drips) {
            c.fill(new RoundRectangle2D.Double(w * drip[0], top - h * .005, w * .1, h * drip[1], w * .1, w * .1), Canvas.colour(Ink.mix(middle, bright, .5)));
        }
        c.fill(new Ellipse2D.Double(left, top - h * .018, wide, h * .04), Canvas.colour(Ink.mix(bright, middle, .4)));
        c.g.setColor(Canvas.colour(0x2a1c10ff));
        c.g.setStroke(new BasicStroke((float) (w * .045), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Path2D wick = new Path2D.Double();
        wick.moveTo(mid, top);
        wick.quadTo(mid - w * .02, top - h * .03, mid + w * .03, top - h * .055);
        c.g.draw(wick);
        if (lit) flame(c, mid, top - h * .03, w, h);
        else if (smoking) smoke(c, mid, top - h * .06, w, h);
    }

    private static void flame(Canvas c, double x, double foot, double w, double h) {
        c.fill(drop(x, foot, w * .17, h * .27), new LinearGradientPaint(0, (float) (foot - h * .27), 0, (float) foot, new float[] {0, .55f, 1},
            new Color[] {Canvas.colour(0xffb347ff), Canvas.colour(0xffd86bff), Canvas.colour(0xff8a2bff)}));
        c.fill(drop(x, foot - h * .012, w * .09, h * .15), Canvas.colour(0xfff8dcff));
        c.fill(drop(x, foot, w * .05, h * .05), new Color(90, 140, 255, 120));
    }

    private static Path2D drop(double x, double foot, double half, double high) {
        Path2D drop = new Path2D.Double();
        drop.moveTo(x, foot - high);
        drop.curveTo(x + half * .3, foot - high * .7, x + half, foot - high * .45, x + half, foot - high * .22);
        drop.curveTo(x + half, foot + high * .04, x - half, foot + high * .04, x - half, foot - high * .22);
        drop.curveTo(x - half, foot - high * .45, x - half * .3, foot - high * .7, x, foot - high);
        drop.closePath();
        return drop;
    }

    private static void smoke(Canvas c, double x, double foot, double w, double h) {
        for (int i = 0; i < 3; i++) {
            Path2D curl = new Path2D.Double();
            double sway = w * (.1 + .05 * i);
            curl.moveTo(x + w * .02, foot);
            curl.curveTo(x + sway, foot - h * .08, x - sway, foot - h * .16, x + sway * .6, foot - h * .27);
            c.g.setColor(new Color(210, 205, 195, 90 - 24 * i));
            c.g.setStroke(new BasicStroke((float) (w * (.05 + .035 * i)), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            c.g.draw(curl);
        }
    }
}
