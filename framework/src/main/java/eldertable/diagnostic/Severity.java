package eldertable.diagnostic;

import java.util.Locale;

/** How bad a problem is: a pack with an error is not played, one with warnings is. */
public enum Severity {
    ERROR, WARNING;

    /** As people read it: "error", "warning". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
