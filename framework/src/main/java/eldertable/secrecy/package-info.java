/**
 * Whether a pack keeps secrets: games are played in two worlds that differ only in what somebody may not see, and whatever that
 * somebody is shown, offered, refused, told or advised has to be the same in both.
 */
package eldertable.secrecy;
