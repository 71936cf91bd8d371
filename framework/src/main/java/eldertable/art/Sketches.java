package eldertable.art;

/** Pictures for whoever paints them at once, without a gallery that keeps and shows them. Any thread. */
public final class Sketches extends Paintings {
    public Sketches(IconSet icons) {
        super(icons);
    }

    @Override public Picture paint(String key, float width, float height, Painting painting) {
        return new Picture(key, width, height, painting);
    }
}
