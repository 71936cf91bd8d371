package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.PackDef;
import eldertable.pack.PackTree;
import eldertable.pack.TableReader;

/** What table.yaml names is there. */
final class TableNames implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        new TableReader(pack, problems).read(pack.table());
    }
}
