package eldertable.isolation;

/** How much a process of rules may say in one answer. It keeps to this; a program that took more could be made to run out of memory. */
final class Bounds {
    /** Of one message: of an answer, and of what the process is told when it starts. */
    static final int ANSWER_BYTES = 8 << 20, ASSIGNMENT_BYTES = 256 << 20;
    /** Where an answer is cut off, well before it is too large. */
    static final int FLOOD_BYTES = 4 << 20;
    static final int OFFERS = 100_000;
    static final int PRINTED_LINES = 1_000;
    static final int PICKS = 1_000, BOTS = 1_000, VALUES = 1_000;
    /** In characters: names of things, sentences, lines of a file. */
    static final int NAME = 1_000, SENTENCE = 10_000, LINE = 10_000;

    private Bounds() {}
}
