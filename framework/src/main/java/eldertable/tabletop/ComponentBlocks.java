package eldertable.tabletop;

import eldertable.faces.TableLook;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.PoolView;
import eldertable.pack.component.Tray;

import java.util.Optional;

/** Which part of the table an instance of a component is: the one place that knows a block for each sort. */
final class ComponentBlocks {
    private ComponentBlocks() {}

    /** Empty where there is nothing to be shown: counters stand with the players, in the bar, or on tracks. */
    static Optional<Block> of(TableLook look, ComponentView view, String caption) {
        if (view instanceof PoolView pool) return Optional.of(new PoolBlock(look, pool, caption));
        return view instanceof Tray.View tray ? Optional.of(new TrayBlock(look, tray, caption)) : Optional.empty();
    }
}
