package eldertable.desktop.screen;

import eldertable.pack.PackDef;

/** Screens that other screens lead to without knowing how they are made. */
public interface Doors {
    Screen table(MatchOrder order);

    /** The rules of a game, as a page beside what lies below. */
    Screen rules(PackDef pack);

    Screen settings();

    /** Saved games to choose from. */
    Screen saves();
}
