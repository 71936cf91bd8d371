package eldertable.lab;

import eldertable.pack.component.Counter;
import eldertable.pack.component.Counter.Role;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.state.Code;

import java.util.List;

/** Where each number stands in a {@link Ledger}'s row of sums. The same for everybody who plays the same rules with as many players. */
final class Columns {
    /** What a winner is given: each of several an equal part of it, in whole numbers. */
    static final int WIN = 27_720;
    /** At so many moments, from the beginning of a game to its end, its course is looked at. */
    static final int MOMENTS = 21;

    static final int FINISHED = 0, UNFINISHED = 1, FAILED = 2, NOBODY = 3, MOVES = 4, DECISIONS = 5, ROUNDS = 6, OPTIONS = 7, CHOICES = 8, FORCED = 9,
        FIRST_GAMES = 10, FIRST_CREDIT = 11, LEAD_CHANGES = 12, SOLE = 13, BEHIND_AT_HALF = 14, BEHIND_LATE = 15, SETTLED = 16, MARGIN = 17, SHARED = 18;
    private static final int FIXED = 19;

    /** What is counted of everything that can be chosen. */
    static final int OFFERED = 0, TAKEN = 1, WITH = 2, WITH_CREDIT = 3, WITHOUT = 4, WITHOUT_CREDIT = 5, HOLDERS = 6, MOVED = 7;
    static final int PER_CHOICE = 8;

    final Blueprint blueprint;
    final int players, kinds, moves, words, spaces, steps;
    final int atCredit, atCounter, atLeader, atWinnerScore, atOthersScore, atOptions, atChoices, atStep, atReason, atChoice, size;
    /** The counters that each player has. */
    final List<Counter> counters;
    /** The first cell of the score, or -1. */
    final int score;
    /** The cell of the round, or -1. */
    final int round;

    Columns(Blueprint blueprint) {
        this.blueprint = blueprint;
        players = blueprint.players;
        moves = blueprint.moves.size();
        kinds = blueprint.kinds.size();
        words = blueprint.pack.words().size();
        spaces = blueprint.spaces;
        steps = blueprint.steps.size();
        score = first(blueprint.counter(Role.SCORE));
        round = first(blueprint.counter(Role.ROUND));
        atCredit = FIXED;
        counters = blueprint.all(Counter.class).stream().filter(counter -> counter.def().per().kind() == Per.Kind.PLAYER).toList();
        atCounter = atCredit + players;
        atLeader = atCounter + counters.size() * players;
        atWinnerScore = atLeader + MOMENTS;
        atOthersScore = atWinnerScore + MOMENTS;
        atOptions = atOthersScore + MOMENTS;
        atChoices = atOptions + MOMENTS;
        atStep = atChoices + MOMENTS;
        atReason = atStep + steps;
        atChoice = atReason + words + 1;
        size = atChoice + choices() * PER_CHOICE;
    }

    private static int first(Counter counter) {
        return counter == null ? -1 : counter.first();
    }

    /** How many things can be chosen, or not: moves, then kinds, then words, then spaces. */
    int choices() {
        return moves + kinds + words + spaces;
    }

    int kind(int kind) {
        return moves + kind;
    }

    int word(int word) {
        return moves + kinds + word;
    }

    int space(int space) {
        return moves + kinds + words + space;
    }

    /** Which choice a code stands for, or -1. */
    int choice(int code) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.MOVE -> value;
            case Code.PIECE -> kind(blueprint.kindOf[value]);
            case Code.KIND -> kind(value);
            case Code.WORD -> word(value);
            case Code.SPACE -> space(value);
            default -> -1;
        };
    }

    int of(int choice, int what) {
        return atChoice + choice * PER_CHOICE + what;
    }

    /** Where games are counted that ended for a reason, by its code. */
    int reason(int code) {
        return atReason + (Code.tag(code) == Code.WORD ? Code.value(code) : words);
    }
}
