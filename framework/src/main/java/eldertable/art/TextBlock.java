package eldertable.art;

/**
 * Words that were set: which glyph goes where, from the upper left corner of the block, in units. It never changes.
 *
 * Glyphs are kept in arrays, since a table full of cards shows thousands of them.
 */
public final class TextBlock {
    public final float size, width, height;
    public final int lines;
    /** Whether words had to be left out to make it fit. */
    public final boolean shortened;
    public final Align align;
    public final int count;
    public final int[] glyphs;
    public final Face[] faces;
    public final float[] xs;
    /** Of the baseline, downwards from the upper edge. */
    public final float[] ys;

    TextBlock(float size, float width, float height, int lines, boolean shortened, Align align, int count, int[] glyphs, Face[] faces,
              float[] xs, float[] ys) {
        this.size = size;
        this.width = width;
        this.height = height;
        this.lines = lines;
        this.shortened = shortened;
        this.align = align;
        this.count = count;
        this.glyphs = glyphs;
        this.faces = faces;
        this.xs = xs;
        this.ys = ys;
    }
}
