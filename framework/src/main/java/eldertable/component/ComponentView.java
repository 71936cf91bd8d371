package eldertable.component;

import eldertable.pack.model.Per;

/** One instance of a component as a viewer sees it. */
public interface ComponentView {
    String id();

    Per per();

    /** The seat, the member's number or the piece; 0 for one of the table. */
    int instance();

    /** Whether there is nothing to be seen. */
    boolean isEmpty();
}
