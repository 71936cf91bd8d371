/** Matches as they are played: sessions, their journals, and the files that keep them. */
package eldertable.session;
