package eldertable.art;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * Reads what we need of a TrueType file that comes with the program: which glyph a character has, how wide it is, and its outline. So no
 * system's font library is wanted, and letters are the same everywhere. Its numbers are in the font's own units.
 */
final class TrueType {
    private static final int ON_CURVE = 1, SHORT_X = 2, SHORT_Y = 4, REPEATED = 8, SAME_X = 16, SAME_Y = 32;
    private static final int WORDS = 1, OFFSETS = 2, SCALED = 8, MORE = 32, SCALED_BOTH = 64, MATRIX = 128;
    /** Parts of parts of glyphs: more would be a file that refers to itself. */
    private static final int DEEPEST = 6;

    final int unitsPerEm, ascender, descender;
    private final ByteBuffer file;
    private final Map<String, Integer> tables = new HashMap<>();
    private final boolean longOffsets;
    private final int widths, glyphs;
    private final Map<Integer, Integer> characters = new HashMap<>();

    TrueType(byte[] bytes) {
        file = ByteBuffer.wrap(bytes);
        for (int i = 0, at = 12; i < u16(4); i++, at += 16) {
            tables.put(new String(bytes, at, 4, StandardCharsets.US_ASCII), file.getInt(at + 8));
        }
        int head = tables.get("head"), lines = tables.get("hhea");
        unitsPerEm = u16(head + 18);
        longOffsets = file.getShort(head + 50) != 0;
        ascender = file.getShort(lines + 4);
        descender = file.getShort(lines + 6);
        widths = u16(lines + 34);
        glyphs = u16(tables.get("maxp") + 4);
        readCharacters(tables.get("cmap"));
    }

    private int u16(int at) {
        return file.getShort(at) & 0xffff;
    }

    private void readCharacters(int table) {
        for (int i = 0, at = table + 4; i < u16(table + 2); i++, at += 8) {
            int map = table + file.getInt(at + 4);
            if (u16(map) == 4) readSegments(map);
            else if (u16(map) == 12) readGroups(map);
        }
    }

    private void readSegments(int map) {
        int twice = u16(map + 6), ends = map + 14, starts = ends + twice + 2, deltas = starts + twice, ranges = deltas + twice;
        for (int i = 0; i < twice; i += 2) {
            int delta = u16(deltas + i), range = u16(ranges + i);
            for (int c = u16(starts + i); c <= u16(ends + i) && c != 0xffff; c++) {
                int glyph = range == 0 ? c : u16(ranges + i + range + 2 * (c - u16(starts + i)));
                if (range == 0 || glyph != 0) glyph = glyph + delta & 0xffff;
                if (glyph != 0) characters.put(c, glyph);
            }
        }
    }

    private void readGroups(int map) {
        for (int i = 0, at = map + 16; i < file.getInt(map + 12); i++, at += 12) {
            int first = file.getInt(at);
            for (int c = first; c <= file.getInt(at + 4); c++) characters.put(c, file.getInt(at + 8) + c - first);
        }
    }

    boolean has(int character) {
        return characters.containsKey(character);
    }

    int advance(int character) {
        int glyph = characters.getOrDefault(character, 0);
        return u16(tables.get("hmtx") + 4 * Math.min(glyph, widths - 1));
    }

    /** With y upwards, from the pen's place on the base line. */
    Path2D outline(int character) {
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        draw(characters.getOrDefault(character, 0), new AffineTransform(), path, 0);
        return path;
    }

    private int offset(int glyph) {
        int table = tables.get("loca");
        return longOffsets ? file.getInt(table + 4 * glyph) : 2 * u16(table + 2 * glyph);
    }

    private void draw(int glyph, AffineTransform placing, Path2D path, int depth) {
        if (glyph >= glyphs || depth > DEEPEST || offset(glyph) == offset(glyph + 1)) return;
        int at = tables.get("glyf") + offset(glyph), contours = file.getShort(at);
        if (contours >= 0) simple(at + 10, contours, placing, path);
        else composed(at + 10, placing, path, depth);
    }

    private void composed(int at, AffineTransform placing, Path2D path, int depth) {
        for (int flags = MORE; (flags & MORE) != 0;) {
            flags = u16(at);
            int part = u16(at + 2);
            at += 4;
            boolean words = (flags & WORDS) != 0, offsets = (flags & OFFSETS) != 0;
            double dx = words ? file.getShort(at) : file.get(at), dy = words ? file.getShort(at + 2) : file.get(at + 1);
            at += words ? 4 : 2;
            double xx = 1, yx = 0, xy = 0, yy = 1;
            if ((flags & SCALED) != 0) {
                xx = yy = fraction(at);
                at += 2;
            } else if ((flags & SCALED_BOTH) != 0) {
                xx = fraction(at);
                yy = fraction(at + 2);
                at += 4;
            } else if ((flags & MATRIX) != 0) {
                xx = fraction(at);
                yx = fraction(at + 2);
                xy = fraction(at + 4);
                yy = fraction(at + 6);
                at += 8;
            }
            AffineTransform inner = new AffineTransform(placing);
            inner.concatenate(new AffineTransform(xx, yx, xy, yy, offsets ? dx : 0, offsets ? dy : 0));
            draw(part, inner, path, depth + 1);
        }
    }

    private double fraction(int at) {
        return file.getShort(at) / 16384.0;
    }

    private void simple(int at, int contours, AffineTransform placing, Path2D path) {
        if (contours == 0) return;
        int points = u16(at + 2 * (contours - 1)) + 1;
        int[] ends = new int[contours];
        for (int i = 0; i < contours; i++) ends[i] = u16(at + 2 * i);
        at += 2 * contours;
        at += 2 + u16(at); // instructions for small screens of old
        int[] flags = new int[points];
        for (int i = 0; i < points;) {
            int flag = file.get(at++) & 0xff, times = (flag & REPEATED) == 0 ? 1 : 1 + (file.get(at++) & 0xff);
            for (; times > 0 && i < points; times--) flags[i++] = flag;
        }
        double[] xs = new double[points], ys = new double[points];
        at = coordinates(at, flags, SHORT_X, SAME_X, xs);
        coordinates(at, flags, SHORT_Y, SAME_Y, ys);
        for (int i = 0; i < points; i++) {
            double x = xs[i], y = ys[i];
            xs[i] = placing.getScaleX() * x + placing.getShearX() * y + placing.getTranslateX();
            ys[i] = placing.getShearY() * x + placing.getScaleY() * y + placing.getTranslateY();
        }
        for (int c = 0, first = 0; c < contours; first = ends[c++] + 1) contour(flags, xs, ys, first, ends[c], path);
    }

    private int coordinates(int at, int[] flags, int small, int same, double[] values) {
        int value = 0;
        for (int i = 0; i < flags.length; i++) {
            if ((flags[i] & small) != 0) value += (flags[i] & same) != 0 ? file.get(at++) & 0xff : -(file.get(at++) & 0xff);
            else if ((flags[i] & same) == 0) {
                value += file.getShort(at);
                at += 2;
            }
            values[i] = value;
        }
        return at;
    }

    /** Between two points off the curve lies one on it, in their middle. */
    private static void contour(int[] flags, double[] xs, double[] ys, int first, int last, Path2D path) {
        int n = last - first + 1;
        if (n < 2) return;
        int start = first;
        while (start <= last && (flags[start] & ON_CURVE) == 0) start++;
        boolean none = start > last;
        if (none) start = first;
        int before = first + (start - first + n - 1) % n;
        double x0 = none ? (xs[start] + xs[before]) / 2 : xs[start], y0 = none ? (ys[start] + ys[before]) / 2 : ys[start];
        path.moveTo(x0, y0);
        for (int k = none ? 0 : 1; k < n + (none ? 0 : 1); k++) {
            int i = first + (start - first + k) % n, next = first + (start - first + k + 1) % n;
            if ((flags[i] & ON_CURVE) != 0) {
                path.lineTo(xs[i], ys[i]);
                continue;
            }
            boolean on = (flags[next] & ON_CURVE) != 0;
            path.quadTo(xs[i], ys[i], on ? xs[next] : (xs[i] + xs[next]) / 2, on ? ys[next] : (ys[i] + ys[next]) / 2);
            if (on) k++;
        }
        path.closePath();
    }
}
