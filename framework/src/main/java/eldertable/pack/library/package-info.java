/** The packs there are: finds them by id or path, puts a game and its mods together, and knows who set which value. */
package eldertable.pack.library;
