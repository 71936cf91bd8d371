package eldertable.desktop.art;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.utils.BufferUtils;
import eldertable.art.Face;
import eldertable.art.Lettering;
import eldertable.art.Typeface;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The glyphs that were drawn so far, in the atlas. Small ones are kept at twice their size: they stay sharp wherever they fall. */
final class Glyphs {
    private static final float OVERSAMPLED_BELOW = 34;
    private static final int[] SIZES = {10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 44, 48, 54, 60, 66, 74, 82, 92, 104, 120, 140, 160, 190, 220};
    private static final Glyph NONE = new Glyph(null, 0, 0, 1), COMING = new Glyph(null, 0, 0, 1);

    /** @param size the pixel size that it was drawn at, which its offsets are measured by */
    record Glyph(TextureRegion region, float left, float top, float size) {}

    private record Key(Face face, int character, int pixels) {}

    private final Lettering lettering;
    private final Atlas atlas;
    private final Map<Key, Glyph> glyphs = new HashMap<>();
    /** Of each character what was drawn last, whatever its size; told by a size of 0. */
    private final Map<Key, Glyph> any = new HashMap<>();
    /**
     * Seen for the first time in the frame before: handing one over while things are drawn makes the card wait for each, which only characters are
     * worth that were not drawn in any size yet.
     */
    private final List<Key> coming = new ArrayList<>();

    Glyphs(Lettering lettering, Atlas atlas) {
        this.lettering = lettering;
        this.atlas = atlas;
    }

    /**
     * Until one comes, with the next frame, that of another size: a little blurred, but words have no holes.
     *
     * @param pixels how large the words are on the screen
     * @return null for a glyph without ink
     */
    Glyph glyph(Face face, int character, int pixels) {
        Key key = new Key(face, character, pixels);
        Glyph glyph = glyphs.get(key);
        if (glyph == null || glyph == COMING) {
            Glyph other = any.get(new Key(face, character, 0));
            if (other == null) glyph = keep(key);
            else {
                if (glyph == null) coming.add(key);
                glyphs.put(key, COMING);
                return other;
            }
        }
        return glyph == NONE ? null : glyph;
    }

    /** Whether words were drawn with some of their glyphs in another size. */
    boolean isComing() {
        return !coming.isEmpty();
    }

    /** To be called between frames. */
    void receive() {
        coming.forEach(this::keep);
        coming.clear();
    }

    /** The size to draw glyphs at for words that are so large on the screen. */
    static int size(float pixels) {
        float wanted = pixels < OVERSAMPLED_BELOW ? pixels * 2 : pixels;
        for (int size : SIZES) if (size >= wanted * 0.96f) return size;
        return SIZES[SIZES.length - 1];
    }

    private Glyph keep(Key key) {
        Glyph made = make(key);
        glyphs.put(key, made);
        if (made != NONE) any.put(new Key(key.face(), key.character(), 0), made);
        return made;
    }

    private Glyph make(Key key) {
        Typeface.Raster raster = lettering.typeface(key.face()).raster(key.character(), key.pixels());
        if (raster == null) return NONE;
        int w = raster.width(), h = raster.height();
        ByteBuffer to = BufferUtils.newByteBuffer(w * h * 4);
        for (int i = 0; i < w * h; i++) for (int channel = 0; channel < 4; channel++) to.put(i * 4 + channel, raster.alpha()[i]);
        return new Glyph(atlas.add(w, h, to), raster.left(), raster.top(), key.pixels());
    }
}
