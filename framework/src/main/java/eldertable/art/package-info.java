/**
 * How everything looks: letters, icons, cards, coins, covers and surfaces, painted by Java alone from a pack's YAML. It needs neither
 * window nor graphics card: the window shows these pictures, paper and browsers get the same ones. {@code Pen} is what they are
 * drawn with; knows nothing of matches.
 */
package eldertable.art;
