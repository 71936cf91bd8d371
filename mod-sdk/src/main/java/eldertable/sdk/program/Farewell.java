package eldertable.sdk.program;

/** What is still said and done when somebody stops the program, by Ctrl-C or the like, before its work is over. */
public final class Farewell {
    private final Thread words;

    /** Stands ready from now on until it is needless. */
    public Farewell(Runnable words) {
        this.words = new Thread(words, "farewell");
        Runtime.getRuntime().addShutdownHook(this.words);
    }

    /** The work is over. */
    public void needless() {
        try {
            Runtime.getRuntime().removeShutdownHook(words);
        } catch (IllegalStateException goingDown) {
            // it is being said
        }
    }
}
