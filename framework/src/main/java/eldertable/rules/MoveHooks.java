package eldertable.rules;

/** What a move asks of whoever makes it: its picks in order, and when it has to be checked. */
public interface MoveHooks {
    int picks();

    String pickName(int pick);

    /** Whether a pick takes several things. */
    boolean isMany(int pick);

    /** Whether a pick says where its numbers and words lie, or what stands on their buttons. */
    boolean hasSpots(int pick);

    /** Whether the move is open only at times. */
    boolean isConditional();

    /** Whether the whole choice is checked only once it is complete: without picks, or when the last pick is of several things. */
    boolean isCheckedAtEnd();
}
