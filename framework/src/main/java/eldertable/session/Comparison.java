package eldertable.session;

import eldertable.state.Blueprint;
import eldertable.state.Differences;
import eldertable.state.GameState;
import eldertable.state.Translation;
import eldertable.words.Message;

import java.util.Optional;

/** Looks for the first table that is another one under new rules than it was under the old. */
final class Comparison {
    private static final int MOST = 4;

    private final Translation translation;
    private Message first;

    Comparison(Blueprint old, Blueprint now) {
        translation = old.players == now.players ? new Translation(old, now) : null;
    }

    void look(Message where, GameState before, GameState after) {
        if (first != null || translation == null || before == null) return;
        GameState translated = translation.translate(before).state();
        if (!translated.sameAs(after)) first = Message.of("session.replayed.differs", "where", where, "differences", Replayed.row(Differences.between(translated, after, MOST)));
    }

    Optional<Message> first() {
        return Optional.ofNullable(first);
    }
}
