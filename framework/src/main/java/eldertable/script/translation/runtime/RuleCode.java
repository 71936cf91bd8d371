package eldertable.script.translation.runtime;

/** What every translated program is: its functions are methods, what its modules declare are fields. For one thread. */
public abstract class RuleCode {
    private static final int BUDGET = 2_000_000;

    /** How many turns of loops, calls, items of lists and letters of texts the running hook has left: it bounds its time and its memory. */
    public int budget;
    public final Shape shapes = new Shape();

    /** Runs the modules. */
    public abstract void load();

    /** What a module has made of one of its names. */
    public abstract Object exported(int variable);

    public final void begin() {
        budget = BUDGET;
    }

    public final void exhausted() {
        throw new GiveUp("very much to do");
    }

    /** Counts turns of a loop, before the first of them. */
    public final void countTurns(int turns) {
        if ((budget -= turns) < 0) exhausted();
    }

    /** Counts what was made. */
    public final ListObject counted(ListObject list) {
        if ((budget -= list.size) < 0) exhausted();
        return list;
    }

    /** The same of a text; anything else costs nothing. */
    public final Object counted(Object value) {
        if (value instanceof String text && (budget -= text.length()) < 0) exhausted();
        return value;
    }

    public final Object untranslated(String why) {
        throw new GiveUp(why);
    }
}
