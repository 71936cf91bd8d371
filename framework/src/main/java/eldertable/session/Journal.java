package eldertable.session;

import java.time.Instant;
import java.util.List;

/**
 * A match so far: the save, the replay and the bug report.
 *
 * @param commands as text, exact enough to be replayed
 * @param hash     of the state that they lead to
 */
public record Journal(MatchSetup setup, List<String> commands, long hash, boolean over) {
    public Journal {
        commands = List.copyOf(commands);
    }

    /** As a saved game is written. */
    public String text(String title) {
        return SaveText.write(new Save("", title, Instant.now(), false, this, 0));
    }
}
