package eldertable.art;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/** One cut of a typeface: its measures, in parts of its size, and its glyphs as outlines and pictures. Any thread may ask. */
public final class Typeface {
    private final TrueType font;
    private final float gamma;
    private final Map<Integer, Float> advances = new HashMap<>();

    /** A glyph's picture, as alpha row by row from the top, and where it lies from the pen: left of its edge, up to its upper edge. */
    public record Raster(int width, int height, int left, int top, byte[] alpha) {}

    Typeface(Face face) {
        font = new TrueType(read(face));
        gamma = face.gamma;
    }

    private static byte[] read(Face face) {
        try (InputStream in = face.file()) {
            return in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    float ascent() {
        return font.ascender / (float) font.unitsPerEm;
    }

    float descent() {
        return -font.descender / (float) font.unitsPerEm;
    }

    boolean has(int character) {
        return font.has(character);
    }

    synchronized float advance(int character) {
        return advances.computeIfAbsent(character, c -> font.has(c) ? font.advance(c) / (float) font.unitsPerEm : 0);
    }

    /** At size 1, with y downwards, from the pen's place on the base line. */
    Path2D outline(int character) {
        Path2D path = font.outline(character);
        path.transform(AffineTransform.getScaleInstance(1.0 / font.unitsPerEm, -1.0 / font.unitsPerEm));
        return path;
    }

    /** Null for a glyph without ink, such as a blank. */
    public Raster raster(int character, int pixels) {
        Path2D path = outline(character);
        path.transform(AffineTransform.getScaleInstance(pixels, pixels));
        Rectangle box = path.getBounds();
        if (box.isEmpty()) return null;
        BufferedImage image = new BufferedImage(box.width, box.height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = Canvas.brush(image);
        g.translate(-box.x, -box.y);
        g.setColor(Color.WHITE);
        g.fill(path);
        g.dispose();
        byte[] alpha = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < alpha.length; i++) alpha[i] = (byte) Math.round(255 * Math.pow((alpha[i] & 255) / 255.0, gamma));
        return new Raster(box.width, box.height, box.x, -box.y, alpha);
    }
}
