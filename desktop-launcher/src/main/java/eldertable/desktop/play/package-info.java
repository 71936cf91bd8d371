/** A match on a thread of its own: the screen gets snapshots that never change and posts wishes. Knows nothing of drawing. */
package eldertable.desktop.play;
