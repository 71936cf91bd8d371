/**
 * The desktop runtime: shows a game's views in a libGDX window and hands the player's choices back.
 * It decides nothing: rules, packs and scripts belong to the framework.
 */
package eldertable.desktop;
