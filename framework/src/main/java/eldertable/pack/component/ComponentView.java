package eldertable.pack.component;

import eldertable.pack.model.Per;

import java.util.List;

/** One instance of a component as a viewer sees it. */
public interface ComponentView {
    String id();

    Per per();

    /** The seat, the member's number or the piece; 0 for one of the table. */
    int instance();

    /** Whether there is nothing to be seen. */
    boolean isEmpty();

    /** What it holds in plain text, for where there is nothing better to show it with. */
    List<String> listed();
}
