/**
 * The pictures of {@code eldertable.art} on the screen: painted in the background, kept in a cache and in textures, drawn by the graphics
 * card. Knows libGDX, nothing of matches.
 */
package eldertable.desktop.art;
