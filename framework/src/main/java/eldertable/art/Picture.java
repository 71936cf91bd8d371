package eldertable.art;

import java.awt.image.BufferedImage;
import java.util.List;

/** Something that can be painted, in any size. Equal keys are equal pictures. */
public class Picture {
    /** In units. */
    public final float width, height;
    public final String key;
    private final Painting painting;
    private int flat;
    private List<Patch> patches = List.of();

    /** A plain part of a picture that is not painted yet. @param box in units, y upwards */
    public record Patch(Box box, int colour) {}

    public Picture(String key, float width, float height, Painting painting) {
        this.key = key;
        this.width = width;
        this.height = height;
        this.painting = painting;
    }

    /** What fills its place until it is painted: a colour that the words upon it can be read on. */
    public Picture flat(int colour) {
        flat = colour;
        return this;
    }

    /** What lies upon the flat colour until it is painted: where words of another brightness stand. */
    public Picture flat(int colour, List<Patch> upon) {
        patches = List.copyOf(upon);
        return flat(colour);
    }

    public List<Patch> patches() {
        return patches;
    }

    /** 0 for nothing. */
    public int flat() {
        return flat;
    }

    /** So many pixels a unit; on any thread, and the same each time. */
    public BufferedImage paint(double pixels, IconSet icons) {
        Canvas canvas = new Canvas(width, height, pixels, icons);
        painting.paint(canvas);
        canvas.g.dispose();
        return canvas.image();
    }
}
