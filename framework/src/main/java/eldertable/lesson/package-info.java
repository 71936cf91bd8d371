/**
 * Guided games: a lesson of a pack is played step by step on a match, which says what it is about, points at things and waits for
 * certain moves of one player. The same means rehearse a lesson, to see whether it can be played to its end.
 */
package eldertable.lesson;
