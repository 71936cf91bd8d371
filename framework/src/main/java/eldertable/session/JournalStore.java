package eldertable.session;

import eldertable.words.Message;
import eldertable.words.Trouble;

import java.io.IOException;
import java.time.Instant;
import java.util.Optional;

/** Where matches are kept: in a folder, say. What has been kept survives the program, however it ends. */
public interface JournalStore {
    /** Keeps nothing, for what is not worth coming back to. */
    JournalStore NOWHERE = new JournalStore() {
        @Override public void keep(String title, Journal journal, Instant now) {}

        @Override public void save(String name, String title, Journal journal, Instant now) throws IOException {
            throw new Trouble(Message.of("session.not-kept"));
        }
    };

    /** Keeps a match that is being played, in place of what was kept of it before. */
    void keep(String title, Journal journal, Instant now) throws IOException;

    /** Keeps a match under a name that its player gave it, in place of what had that name. */
    void save(String name, String title, Journal journal, Instant now) throws IOException;

    /** Does once, without keeping anything, what is slow the first time. */
    default void getReady(Journal journal) {}

    /** Lets nobody else keep a match that begins. A store that others do not know has nothing to do for that. */
    default Hold hold(String match) {
        return Hold.NONE;
    }

    /** Lets nobody else keep a match that is gone on with. */
    default Claim claim(SaveFolder.Listed save) {
        return new Claim(save, save.save().map(found -> found.journal().setup().match()).orElse(""), Optional.empty(), Hold.NONE);
    }
}
