/** Notices that an author has changed the packs in play, and makes new rules of them while the game goes on. */
package eldertable.reload;
