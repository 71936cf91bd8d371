package eldertable.desktop.art;

/**
 * How the world lies in the window. The world is measured in units and never smaller than 1280 by 720 of them, whatever the
 * window's size: what fits there fits everywhere.
 *
 * @param width in units, as the height
 * @param pixels how many pixels a unit is
 */
public record Scale(float width, float height, float pixels) {
    public static final float LEAST_WIDTH = 1280, LEAST_HEIGHT = 720;

    public static Scale of(int pixelWidth, int pixelHeight) {
        float pixels = Math.max(0.25f, Math.min(pixelWidth / LEAST_WIDTH, pixelHeight / LEAST_HEIGHT));
        return new Scale(pixelWidth / pixels, pixelHeight / pixels, pixels);
    }

    /** The scale that pictures are painted for: few steps, so that dragging a window's edge does not paint all of them anew. */
    public float painted() {
        for (float step : new float[] {1, 1.25f, 1.5f, 2}) if (pixels <= step * 1.02f) return step;
        return 2.5f;
    }
}
