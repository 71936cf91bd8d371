package eldertable.bench;

import eldertable.reload.PacksInPlay;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;

/**
 * That a match is its author's: where its packs lie, and who hears what they print. Its sessions print to these prints.
 */
public record Authoring(PacksInPlay packs, Prints prints) {
    public static Authoring of(PacksInPlay packs) {
        return new Authoring(packs, new Prints());
    }

    /** @param news called on another thread when there is something to settle */
    public AuthorBench open(ScriptEngine scripts, GameSession session, Runnable news) {
        return new AuthorBench(scripts, session, prints, packs, news, true);
    }
}
