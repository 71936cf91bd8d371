package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.pack.reading.TableReader;

/** What table.yaml names is there. */
final class TableReferences implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        new TableReader(pack, problems).read(pack.table());
    }
}
