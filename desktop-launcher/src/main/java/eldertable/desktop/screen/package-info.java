/**
 * The screens around the table (title, new game, saves, mods, settings, rules) and the widgets they are made of. All on the
 * drawing thread; work that takes long goes through {@link eldertable.desktop.screen.ScreenContext}.
 */
package eldertable.desktop.screen;
