package eldertable.art;

import java.awt.Color;

/** The colours of the house, and what is done with colours: ints as 0xRRGGBBAA, alpha not multiplied in. */
public final class Ink {
    public static final int WHITE = 0xffffffff, BLACK = 0x000000ff;
    /** Light words on dark ground: titles, then text, then what matters less. */
    public static final int GOLD = 0xf0d48cff, CREAM = 0xf6e6bdff, PALE = 0xd9c69aff, DIM = 0xa8966fff;
    /** Dark words on parchment: titles, then text, then what matters less. */
    public static final int UMBER = 0x3a210cff, INK = 0x24160aff, SEPIA = 0x5a3a1aff, FAINT = 0x7a5f3cff;
    public static final int GLOW = 0xffd978ff, GOOD = 0x7fc79aff, BAD = 0xe07a64ff, WARNING = 0xe8b458ff;
    public static final int BLOOD = 0x8c1f14ff, MOSS = 0x2d5a3cff;
    public static final int GILT = 0xd9b872ff, BRASS = 0xb8892fff, BRONZE = 0x6b431aff;

    private Ink() {}

    /** Reads "#5f9e6e" or "5f9e6e"; null for anything else. */
    public static Integer read(String hex) {
        String digits = hex.startsWith("#") ? hex.substring(1) : hex;
        return digits.matches("[0-9a-fA-F]{6}") ? (Integer) (Integer.parseInt(digits, 16) << 8 | 0xff) : null;
    }

    public static int of(String hex, int otherwise) {
        Integer colour = read(hex);
        return colour == null ? otherwise : colour;
    }

    public static int red(int rgba) {
        return rgba >>> 24;
    }

    public static int green(int rgba) {
        return rgba >>> 16 & 255;
    }

    public static int blue(int rgba) {
        return rgba >>> 8 & 255;
    }

    public static int alpha(int rgba) {
        return rgba & 255;
    }

    /** The colour with its alpha times so much. */
    public static int fade(int rgba, float times) {
        int alpha = Math.round(alpha(rgba) * Math.max(0, Math.min(1, times)));
        return rgba & 0xffffff00 | alpha;
    }

    /** From one colour (0) to the other (1). */
    public static int mix(int from, int to, double part) {
        double t = Math.max(0, Math.min(1, part));
        int mixed = 0;
        for (int shift = 24; shift >= 0; shift -= 8) {
            int a = from >>> shift & 255, b = to >>> shift & 255;
            mixed |= (int) Math.round(a + (b - a) * t) << shift;
        }
        return mixed;
    }

    /** The colour with another hue, so many degrees further round the circle. */
    public static int turned(int rgba, double degrees) {
        float[] hsb = Color.RGBtoHSB(red(rgba), green(rgba), blue(rgba), null);
        return Color.HSBtoRGB(hsb[0] + (float) (degrees / 360), hsb[1], hsb[2]) << 8 | alpha(rgba);
    }

    /** How bright it looks, from 0 to 1. */
    public static double brightness(int rgba) {
        return (0.299 * red(rgba) + 0.587 * green(rgba) + 0.114 * blue(rgba)) / 255;
    }

    /** How light it is to measure, from 0 to 1. */
    static double luminance(int rgba) {
        return 0.2126 * linear(red(rgba)) + 0.7152 * linear(green(rgba)) + 0.0722 * linear(blue(rgba));
    }

    static double linear(int channel) {
        double c = channel / 255.0;
        return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    }

    /** How well one can be told from the other, from 1 to 21, as the Web Content Accessibility Guidelines count it. */
    public static double contrast(int one, int other) {
        double a = luminance(one), b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /** For Java2D. */
    static Color awt(int rgba) {
        return new Color(red(rgba), green(rgba), blue(rgba), alpha(rgba));
    }
}
