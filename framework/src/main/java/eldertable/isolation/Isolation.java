package eldertable.isolation;

/** Where the rules of a match run. */
public enum Isolation {
    /** In the program itself, in the sandbox of its script engine: fast. */
    NONE,
    /** In a process of their own, which can be ended whatever they do, and which has little memory. */
    PROCESS
}
