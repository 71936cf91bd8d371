package eldertable.isolation;

/** The calls of {@link eldertable.rules.Hooks} that a process of rules is asked for, each with one message. */
enum HookQuestion {
    RUN, DONE, OPEN_MOVES, WHEN, OFFER, CHECK, SPOT, APPLY, INVARIANTS, VALUE, WEIGH, BOT, REBUILD;

    /** Whether it is asked about a move. */
    boolean hasMove() {
        return switch (this) {
            case OPEN_MOVES, WHEN, OFFER, CHECK, SPOT, APPLY, WEIGH, BOT -> true;
            default -> false;
        };
    }

    /** Whether the answer is a list, or why there is none. */
    boolean offers() {
        return this == OPEN_MOVES || this == WHEN || this == OFFER || this == CHECK || this == SPOT;
    }

    /** Whether it is asked about a list. */
    boolean isOffered() {
        return this == WEIGH || this == BOT;
    }
}
