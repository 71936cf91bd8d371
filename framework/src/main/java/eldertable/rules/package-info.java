/**
 * Decides: what may be done, what a move does, how a move is written as text. Asks a pack's hooks through interfaces and does
 * not know what they run in. A rule engine belongs to one thread at a time;
 * whoever asks it many things does so on a {@code RuleThread}, which can be left.
 */
package eldertable.rules;
