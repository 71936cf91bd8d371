package eldertable.art;

/**
 * A picture that stretches between its corners, which keep their size.
 *
 * @param inset  the corners' size in units
 * @param spread how far the picture reaches beyond the box it is drawn for, as a glow or a shadow does
 * @param hollow whether its middle is left out, since something will lie upon it
 * @param grain  whether it is laid out again and again, every other time mirrored, where it would have to be drawn out: grain must not smear
 */
public record Nine(Picture picture, float inset, float spread, boolean hollow, boolean grain) {
    static final int MOST_TIMES = 8;
    private static final float SQUEEZED = .6f;

    Nine(Picture picture, float inset, float spread) {
        this(picture, inset, spread, false, false);
    }

    static Nine hollow(Picture picture, float inset, float spread) {
        return new Nine(picture, inset, spread, true, false);
    }

    static Nine grained(Picture picture, float inset) {
        return new Nine(picture, inset, 0, false, true);
    }

    /** How often its middle lies side by side. @param natural its length as it was painted; @param length what it shall fill */
    public int times(float natural, float length) {
        if (!grain) return 1;
        return length < natural * SQUEEZED ? 2 : Math.max(1, Math.min(MOST_TIMES, Math.round(length / natural)));
    }

    /** How much of its middle is shown each time: grain that would have to be squeezed is cut off where it meets its mirror image. */
    public float share(float natural, float length) {
        return grain && length < natural * SQUEEZED ? length / 2 / natural : 1;
    }
}
