package eldertable.script.translation.runtime;

/** Translated rules came to something that only GraalJS can decide: a fault of the rules, or something that is not translated. */
public final class GiveUp extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public GiveUp(String why) {
        super(why, null, false, false);
    }
}
