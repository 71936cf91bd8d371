package eldertable.pack.library;

import eldertable.diagnostic.Span;

/**
 * Who did what to one value or hook of a game.
 *
 * @param path   what it is about, as people write it: cards.crab.points
 * @param pack   the id of the game or mod
 * @param before what was there before, "" if nothing
 * @param after  what is there since, "" if nothing
 */
public record Change(String path, String pack, Kind kind, Span span, String before, String after) {
    public enum Kind {
        /** By the game itself. */
        SET,
        /** By a mod, where there was nothing. */
        ADDED, CHANGED, REMOVED,
        /** A mod says what was so already. */
        REPEATED,
        /** A hook: its maker has the one before at hand. */
        WRAPPED
    }
}
