package eldertable.desktop.art;

/**
 * A picture that stretches between its corners, which keep their size.
 *
 * @param inset  the corners' size in units
 * @param spread how far the picture reaches beyond the box it is drawn for, as a glow or a shadow does
 */
public record Nine(Picture picture, float inset, float spread) {}
