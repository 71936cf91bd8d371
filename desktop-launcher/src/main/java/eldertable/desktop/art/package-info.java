/**
 * Everything that is painted: letters, icons, cards, covers and surfaces, made from a pack's YAML and kept in a cache. Knows
 * libGDX and how things look, nothing of matches.
 */
package eldertable.desktop.art;
