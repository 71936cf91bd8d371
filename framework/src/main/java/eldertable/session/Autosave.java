package eldertable.session;

import java.io.IOException;
import java.time.Clock;
import java.util.function.Consumer;

/** Keeps a match on disk after every move. When the disk fails the match goes on, and its player is told once. */
public final class Autosave implements Consumer<Journal> {
    private final SaveFolder folder;
    private final String title;
    private final Clock clock;
    private final Consumer<String> complaint;
    private boolean failing;

    public Autosave(SaveFolder folder, String title, Clock clock, Consumer<String> complaint) {
        this.folder = folder;
        this.title = title;
        this.clock = clock;
        this.complaint = complaint;
    }

    @Override
    public void accept(Journal journal) {
        try {
            folder.keep(title, journal, clock.instant());
            failing = false;
        } catch (IOException | SecurityException problem) {
            if (!failing) {
                complaint.accept("The game cannot be kept on disk (" + problem + "). It goes on, but would be lost with the program.");
            }
            failing = true;
        }
    }
}
