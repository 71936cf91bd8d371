package eldertable.rules;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MoveTests {
    /** @param picks each closed, but for the last one */
    private static Move move(int number, int[]... picks) {
        Move move = new Move().reset(0);
        if (number >= 0) move.chooseMove(number);
        for (int pick = 0; pick < picks.length; pick++) {
            if (pick > 0) move.finish();
            for (int value : picks[pick]) move.add(value);
        }
        return move;
    }

    private static int[] of(int... values) {
        return values;
    }

    @Test void goesOnFromWhatWasBegunIfNothingOfItHasToBeTakenBack() {
        Move whole = move(2, of(7), of(4, 5, 5), of());
        for (Move begun : new Move[] {move(-1), move(2), move(2, of(7)), move(2, of(7), of()), move(2, of(7), of(5)), move(2, of(7), of(5, 5)), whole.copy()}) {
            assertTrue(whole.continues(begun));
        }
        for (Move begun : new Move[] {move(1), move(2, of(8)), move(2, of(7), of(6)), move(2, of(7), of(4, 4)), move(2, of(7), of(4, 5), of())}) {
            assertFalse(whole.continues(begun));
        }
    }
}
