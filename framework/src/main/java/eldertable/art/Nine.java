package eldertable.art;

/**
 * A picture that stretches between its corners, which keep their size.
 *
 * @param inset  the corners' size in units
 * @param spread how far the picture reaches beyond the box it is drawn for, as a glow or a shadow does
 * @param hollow whether its middle is left out, since something will lie upon it
 */
public record Nine(Picture picture, float inset, float spread, boolean hollow) {
    Nine(Picture picture, float inset, float spread) {
        this(picture, inset, spread, false);
    }
}
