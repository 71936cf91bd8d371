package eldertable.workshop;

import eldertable.reload.PacksInPlay;
import eldertable.rules.Printed;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * That a match is its author's: where its packs lie, and who hears what they print. Its sessions print to these prints.
 */
public record Authoring(PacksInPlay packs, Prints prints) {
    public static Authoring of(PacksInPlay packs) {
        return new Authoring(packs, new Prints());
    }

    /** Who hears what the rules of a match print: its author, or nobody. */
    public static Consumer<Printed> printer(Optional<Authoring> authoring) {
        return authoring.isPresent() ? authoring.get().prints() : Printed.SILENT;
    }

    /** @param news called on another thread when there is something to settle */
    public Workshop open(ScriptEngine scripts, GameSession session, Runnable news) {
        return new Workshop(scripts, session, prints, packs, news, true);
    }
}
