package eldertable.script.translation.tree;

/** A whole program that cannot be translated, and why. */
public final class Untranslatable extends Exception {
    private static final long serialVersionUID = 1L;

    public Untranslatable(String why) {
        super(why);
    }
}
