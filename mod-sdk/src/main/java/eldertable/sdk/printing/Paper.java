package eldertable.sdk.printing;

import org.apache.pdfbox.pdmodel.common.PDRectangle;

/** What a printer takes, upright; in millimetres. */
public enum Paper {
    A4(210, 297), LETTER(215.9f, 279.4f);

    /** What most printers cannot reach. */
    static final float MARGIN = 5;
    private static final float POINTS = 72 / 25.4f;

    final float width, height;

    Paper(float width, float height) {
        this.width = width;
        this.height = height;
    }

    static float points(float millimetres) {
        return millimetres * POINTS;
    }

    /** At 300 dots an inch. */
    static int pixels(float millimetres) {
        return Math.round(millimetres * 300 / 25.4f);
    }

    PDRectangle sheet() {
        return new PDRectangle(points(width), points(height));
    }

    PDRectangle turned() {
        return new PDRectangle(points(height), points(width));
    }
}
