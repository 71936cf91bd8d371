package eldertable.desktop.art;

import com.badlogic.gdx.graphics.g2d.TextureRegion;
import eldertable.art.Painting;
import eldertable.art.Picture;

/**
 * A picture of the gallery, which may still be on its way: until then its place is flat. It holds itself in several sizes, each half the
 * one before, and is drawn with the one that fits.
 */
final class ShownPicture extends Picture {
    TextureRegion[] levels = {};
    /** The generation of the gallery that the levels were painted for. */
    int generation = -1;
    boolean asked;

    ShownPicture(String key, float width, float height, Painting painting) {
        super(key, width, height, painting);
    }

    /** The smallest level that is about as wide as that many pixels; null while the picture is not ready. */
    TextureRegion level(float pixels) {
        if (levels.length == 0) return null;
        int level = 0;
        while (level + 1 < levels.length && levels[level + 1].getRegionWidth() >= pixels * 0.87f) level++;
        return levels[level];
    }
}
