package eldertable.art;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.RadialGradientPaint;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.Random;

/** What goes on in the depth of a table top. */
public enum Mood {
    NONE("giant-squid") {
        @Override void paint(Canvas c, Theme theme) {}
    },
    /** Long swells of light, as on water. */
    TIDE("wave-crest") {
        @Override void paint(Canvas c, Theme theme) {
            c.shade((x, y, old) -> {
                float bend = Noise.of(x / 210f, y / 120f, 71, 3) * 90;
                double swell = Math.pow(Math.max(0, Math.sin((y + bend) / 19.0)), 14);
                return Canvas.over(old, 0xbfe6e2ff, swell * .09 * Noise.of(x / 80f, y / 40f, 5, 2));
            });
        }
    },
    /** Light from far above, and what drifts in it. */
    DEPTHS("kraken-tentacle") {
        @Override void paint(Canvas c, Theme theme) {
            c.shade((x, y, old) -> {
                double ray = Math.pow(Noise.of((float) (x - y * .35) / 60f, 1, 15, 3), 3) * (1 - y / c.height);
                return Canvas.over(old, 0xa8f0dcff, ray * .42);
            });
            Random random = new Random(8);
            for (int i = 0; i < 130; i++) {
                double r = .5 + random.nextDouble() * 1.8;
                c.fill(Canvas.circle(random.nextDouble() * c.width, random.nextDouble() * c.height, r), new Color(200, 255, 235, 12 + random.nextInt(26)));
            }
        }
    },
    /** Banks of fog. */
    MIST("lighthouse") {
        @Override void paint(Canvas c, Theme theme) {
            c.shade((x, y, old) -> {
                double bank = Math.max(0, Noise.of(x / 260f, y / 70f, 33, 5) - .5) * 1.3;
                return Canvas.over(old, 0xcfc8e6ff, bank * .30);
            });
        }
    },
    /** Sparks above glowing cracks. */
    EMBERS("burning-eye") {
        @Override void paint(Canvas c, Theme theme) {
            c.shade((x, y, old) -> {
                float n = Math.abs(Noise.of(x / 120f, y / 120f, 52, 5) - .5f);
                return Canvas.over(old, 0xff9a4cff, Math.pow(Math.max(0, 1 - n * 22), 2) * .20 * Noise.of(x / 90f, y / 90f, 3, 2));
            });
            Random random = new Random(4);
            for (int i = 0; i < 110; i++) {
                double x = random.nextDouble() * c.width, y = random.nextDouble() * c.height, r = .6 + random.nextDouble() * 1.4;
                c.fill(Canvas.circle(x, y, r * 3), new RadialGradientPaint((float) x, (float) y, (float) r * 3, new float[] {0, 1},
                    new Color[] {new Color(255, 170, 90, 60), new Color(255, 120, 50, 0)}));
                c.fill(Canvas.circle(x, y, r * .6), new Color(255, 214, 150, 90));
            }
        }
    },
    /** Stars, and a slow whirl among them. */
    VOID("vortex") {
        @Override void paint(Canvas c, Theme theme) {
            double cx = c.width * .44, cy = c.height * .5;
            c.shade(new Rectangle2D.Double(0, 0, c.width, c.height), (x, y, old) -> {
                double dx = x - cx, dy = y - cy, r = Math.sqrt(dx * dx + dy * dy), a = Math.atan2(dy, dx);
                double arm = Math.pow(Math.max(0, Math.sin(a * 2 + Math.log(r + 20) * 4.2)), 3) * Math.exp(-r / (c.height * .5));
                return Canvas.over(old, 0x9fd8e8ff, arm * .20 * (.4 + Noise.of(x / 50f, y / 50f, 6, 3)));
            });
            Random random = new Random(21);
            for (int i = 0; i < 260; i++) {
                double r = .35 + Math.pow(random.nextDouble(), 4) * 1.3;
                c.fill(Canvas.circle(random.nextDouble() * c.width, random.nextDouble() * c.height, r), new Color(235, 245, 255, 40 + random.nextInt(90)));
            }
        }
    },
    /** Branches against the last light. */
    WOODS("evil-tree") {
        @Override void paint(Canvas c, Theme theme) {
            Random random = new Random(2);
            c.g.setColor(new Color(0, 0, 0, 46));
            for (int i = 0; i < 22; i++) {
                Path2D trunk = new Path2D.Double();
                double x = random.nextDouble() * c.width;
                trunk.moveTo(x, c.height);
                trunk.curveTo(x + random.nextInt(60) - 30, c.height * .6, x + random.nextInt(80) - 40, c.height * .3, x + random.nextInt(120) - 60, 0);
                c.g.setStroke(new BasicStroke(3 + random.nextInt(12)));
                c.g.draw(trunk);
            }
        }
    };

    final String emblem;
    final int seed = ordinal() * 7;

    Mood(String emblem) {
        this.emblem = emblem;
    }

    abstract void paint(Canvas c, Theme theme);

    /** None for a word that is not among them. */
    public static Mood named(String word) {
        for (Mood mood : values()) if (mood.name().toLowerCase(Locale.ROOT).equals(word.toLowerCase(Locale.ROOT))) return mood;
        return NONE;
    }
}
