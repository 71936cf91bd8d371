package eldertable.pack.component;

import eldertable.pack.model.Per;

/** That something in a component has changed, as those may know who notice it. */
public interface CellChange {
    String id();

    Per per();

    /** The seat, the member's number or the piece; 0 for one of the table. */
    int instance();
}
