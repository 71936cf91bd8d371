package eldertable.desktop.art;

import com.badlogic.gdx.graphics.g2d.TextureRegion;

/**
 * Something painted, which may still be on its way: until it is {@link #ready} it draws nothing. It holds itself in several
 * sizes, each half the one before, and is drawn with the one that fits.
 */
public final class Picture {
    /** In units. */
    public final float width, height;
    final String key;
    final Painting painting;
    TextureRegion[] levels = {};
    /** The generation of the gallery that the levels were painted for. */
    int generation = -1;
    boolean asked;

    Picture(String key, float width, float height, Painting painting) {
        this.key = key;
        this.width = width;
        this.height = height;
        this.painting = painting;
    }

    public boolean ready() {
        return levels.length > 0;
    }

    /** The smallest level that is about as wide as that many pixels; null while the picture is not ready. */
    public TextureRegion level(float pixels) {
        if (levels.length == 0) return null;
        int level = 0;
        while (level + 1 < levels.length && levels[level + 1].getRegionWidth() >= pixels * 0.87f) level++;
        return levels[level];
    }
}
