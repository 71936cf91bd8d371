package eldertable.isolation;

import java.io.IOException;

/** What came from the other process cannot be an answer of rules. */
final class Nonsense extends IOException {
    private static final long serialVersionUID = 1L;

    Nonsense(String what) {
        super(what);
    }
}
