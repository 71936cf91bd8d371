package eldertable.bot;

import eldertable.rules.Move;

/**
 * One of the moves that a bot weighed.
 *
 * @param choice as {@link Thinking#answer} makes it
 * @param visits how often the bot tried it in its mind
 * @param value  what came of it on average, from 0 (lost) to 1 (won)
 */
public record Consideration(Move choice, int visits, double value) {}
