package eldertable.sdk.editing;

import eldertable.diagnostic.Diagnostic;
import java.nio.file.Path;
import java.util.List;

/** What the author's commands do for an editor. */
public interface Workbench {
    /** Everything that `check` finds in a pack. */
    List<Diagnostic> examine(Path pack);

    /** Runs a scenario of a file, by its title, and tells how that went. */
    String run(Path pack, Path file, String title);
}
