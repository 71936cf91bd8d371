package eldertable.art;

/**
 * Draws pictures and words, in units, y upwards: on the screen, or on paper. What it is told is moved, turned, scaled and faded by all
 * that was said since the last {@link #push}.
 */
public interface Pen {
    /** How many pixels a unit is before anything is scaled. */
    float pixels();

    // ------------------------------------------------------------------ placing

    Pen push();

    Pen pop();

    Pen move(float x, float y);

    /** Counter-clockwise. */
    Pen turn(float degrees);

    Pen scale(float wide, float high);

    default Pen scale(float times) {
        return scale(times, times);
    }

    /** All that follows, until the next pop, is seen only so much. */
    Pen fade(float alpha);

    // ------------------------------------------------------------------ pictures

    void picture(Picture picture, float x, float y, float w, float h, int tint);

    default void picture(Picture picture, float x, float y, float w, float h) {
        picture(picture, x, y, w, h, Ink.WHITE);
    }

    /** So much of a picture as fills the box, its middle kept. */
    void cover(Picture picture, float x, float y, float w, float h, int tint);

    /** Fills the whole world. */
    void background(Picture picture);

    /** Draws what fills the whole world and seldom changes; a pen may keep it until its owner has another version. */
    default void still(Object owner, int version, Runnable drawing) {
        drawing.run();
    }

    void nine(Nine nine, float x, float y, float w, float h, int tint);

    default void nine(Nine nine, float x, float y, float w, float h) {
        nine(nine, x, y, w, h, Ink.WHITE);
    }

    // ------------------------------------------------------------------ words

    /** From the upper left corner of the block. */
    void text(TextBlock block, float x, float top, int colour);

    /** In the middle of a box from top to bottom, and from left to right as it was aligned. */
    default void textIn(TextBlock block, float x, float y, float w, float h, int colour) {
        text(block, x + (w - block.width) * block.align.share, y + (h + block.height) / 2, colour);
    }

    /** In the very middle of a box, however it was aligned. */
    default void textMid(TextBlock block, float x, float y, float w, float h, int colour) {
        text(block, x + (w - block.width) / 2, y + (h + block.height) / 2, colour);
    }

    // ------------------------------------------------------------------ plain shapes

    void fill(float x, float y, float w, float h, int colour);

    void disc(float x, float y, float radius, int colour);

    default void line(float x1, float y1, float x2, float y2, float thickness, int colour) {
        float length = (float) Math.hypot(x2 - x1, y2 - y1);
        push().move(x1, y1).turn((float) Math.toDegrees(Math.atan2(y2 - y1, x2 - x1)));
        fill(0, -thickness / 2, length, thickness, colour);
        pop();
    }

    default void frame(float x, float y, float w, float h, float thickness, int colour) {
        fill(x, y, w, thickness, colour);
        fill(x, y + h - thickness, w, thickness, colour);
        fill(x, y + thickness, thickness, h - 2 * thickness, colour);
        fill(x + w - thickness, y + thickness, thickness, h - 2 * thickness, colour);
    }

    default void ring(float x, float y, float radius, float thickness, int colour) {
        int sides = Math.max(16, (int) (radius * 0.9f));
        for (int i = 0; i < sides; i++) {
            double a = Math.PI * 2 * i / sides, b = Math.PI * 2 * (i + 1.05) / sides;
            line(x + (float) Math.cos(a) * radius, y + (float) Math.sin(a) * radius, x + (float) Math.cos(b) * radius, y + (float) Math.sin(b) * radius,
                thickness, colour);
        }
    }

    /** The ornament between parts of a page. */
    default void rule(float x, float y, float w, int colour) {
        fill(x, y - 0.6f, w, 1.2f, Ink.fade(colour, 0.6f));
        push().move(x + w / 2, y).turn(45);
        fill(-3, -3, 6, 6, colour);
        pop();
    }

    // ------------------------------------------------------------------ clipping

    /** Until {@link #unclip}, nothing is drawn outside of this box (which must not be turned), nor outside of an earlier one. */
    void clip(float x, float y, float w, float h);

    void unclip();
}
