package eldertable.session;

import java.io.IOException;
import java.time.Instant;

/** Where matches are kept: in a folder, say. What has been kept survives the program, however it ends. */
public interface JournalStore {
    /** Keeps a match that is being played, in place of what was kept of it before. */
    void keep(String title, Journal journal, Instant now) throws IOException;

    /** Keeps a match under a name that its player gave it, in place of what had that name. */
    void save(String name, String title, Journal journal, Instant now) throws IOException;
}
