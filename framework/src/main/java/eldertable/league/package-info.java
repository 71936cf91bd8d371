/** Bots play each other, to learn how strong they are. */
package eldertable.league;
