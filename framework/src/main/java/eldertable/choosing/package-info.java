/**
 * The border between the rules, which know codes, and people, who know what they see: a move while a player puts it together,
 * what can be chosen for it, what cannot and why, and words for all that. Pieces that a player cannot see are named by their place.
 */
package eldertable.choosing;
