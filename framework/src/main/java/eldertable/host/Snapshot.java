package eldertable.host;

import eldertable.diagnostic.Diagnostic;
import eldertable.view.EffectView;
import eldertable.view.TableView;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A moment of a match as one viewer may see it, with all the screen needs to show it. Never changes.
 *
 * @param number    counts up; what was asked in an older one can no longer be answered
 * @param effects   what led here from the snapshot before, to be shown as movement; empty where nothing should move
 * @param ask       what the viewer is asked now
 * @param curtain   the seat that the screen should be passed to
 * @param chronicle everything told to this viewer so far
 * @param stuck     why nobody can go on, or ""
 * @param notice    something to be told once ("Saved."), or ""
 * @param past      where the replay stands, while earlier moves are looked at
 * @param history   how the counters ran, once the game is over
 */
public record Snapshot(long number, TableView view, List<EffectView> effects, Optional<Ask> ask, OptionalInt curtain, List<Told> chronicle,
                       List<Diagnostic> problems, String stuck, String notice, boolean canUndo, boolean canRedo, int moves,
                       OptionalInt past, Optional<Hint> hint, Optional<History> history) {
    /** A line of the chronicle. @param move how many moves had been made with it; @param seat who moved, or -1 */
    public record Told(int move, int seat, boolean heading, String text) {}

    /** @param codes the things and moves it speaks of */
    public record Hint(String text, Set<Integer> codes) {}

    public int viewer() {
        return view.viewer();
    }
}
