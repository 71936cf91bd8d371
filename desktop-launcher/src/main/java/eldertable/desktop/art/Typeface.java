package eldertable.desktop.art;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.g2d.freetype.FreeType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/** One cut of a typeface: its measures, in parts of its size, and its glyphs as pictures. Needs no GL; locks itself. */
final class Typeface {
    private static final int MEASURED = 512;

    /** A glyph's picture, white with alpha, and where it lies from the pen: left of its edge, up to its upper edge. */
    record Raster(Pixmap pixmap, int left, int top) {}

    private final FreeType.Face font;
    private final float gamma;
    private final float ascent, descent;
    private final boolean kerned;
    private final Map<Integer, Float> advances = new HashMap<>();
    private final Map<Long, Float> kernings = new HashMap<>();

    Typeface(FreeType.Library library, Face face) {
        byte[] bytes = read("/eldertable/desktop/fonts/" + face.file + ".ttf");
        font = library.newMemoryFace(bytes, bytes.length, 0);
        gamma = face.gamma;
        font.setPixelSizes(0, MEASURED);
        ascent = font.getSize().getMetrics().getAscender() / 64f / MEASURED;
        descent = -font.getSize().getMetrics().getDescender() / 64f / MEASURED;
        kerned = font.hasKerning();
    }

    private static byte[] read(String resource) {
        try (InputStream in = Typeface.class.getResourceAsStream(resource)) {
            return in.readAllBytes();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    float ascent() {
        return ascent;
    }

    float descent() {
        return descent;
    }

    boolean has(int character) {
        return font.getCharIndex(character) != 0;
    }

    synchronized float advance(int character) {
        return advances.computeIfAbsent(character, c -> {
            font.setPixelSizes(0, MEASURED);
            return font.loadChar(c, FreeType.FT_LOAD_NO_HINTING | FreeType.FT_LOAD_NO_BITMAP)
                ? font.getGlyph().getMetrics().getHoriAdvance() / 64f / MEASURED : 0;
        });
    }

    synchronized float kerning(int left, int right) {
        if (!kerned) return 0;
        return kernings.computeIfAbsent((long) left << 32 | right, pair -> {
            font.setPixelSizes(0, MEASURED);
            return font.getKerning(font.getCharIndex(left), font.getCharIndex(right), FreeType.FT_KERNING_UNFITTED) / 64f / MEASURED;
        });
    }

    /** Null for a glyph without ink, such as a blank. */
    synchronized Raster raster(int character, int pixels) {
        font.setPixelSizes(0, pixels);
        if (!font.loadChar(character, FreeType.FT_LOAD_NO_HINTING | FreeType.FT_LOAD_NO_BITMAP)) return null;
        FreeType.GlyphSlot slot = font.getGlyph();
        if (!slot.renderGlyph(FreeType.FT_RENDER_MODE_NORMAL)) return null;
        FreeType.Bitmap bitmap = slot.getBitmap();
        if (bitmap.getWidth() == 0 || bitmap.getRows() == 0) return null;
        return new Raster(bitmap.getPixmap(Pixmap.Format.RGBA8888, Color.WHITE, gamma), slot.getBitmapLeft(), slot.getBitmapTop());
    }
}
