package eldertable.tabletop;

import eldertable.tabletop.Block.Scale;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;

/** Where everything lies for a whole game; each view of it only fills these places. */
final class Plan {
    /** Puts what a view shows of something into its place. */
    interface Filler {
        void fill(TableView view, List<Thing> things);
    }

    private final List<Filler> fillers = new ArrayList<>();

    void add(Filler filler) {
        fillers.add(filler);
    }

    void add(Block block, Rect box, Scale scale) {
        fillers.add((view, things) -> block.fill(box, scale, view, things));
    }

    void add(Thing thing) {
        fillers.add((view, things) -> things.add(thing));
    }

    List<Thing> things(TableView view) {
        List<Thing> things = new ArrayList<>();
        for (Filler filler : fillers) filler.fill(view, things);
        return things;
    }
}
