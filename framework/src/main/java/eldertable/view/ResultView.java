package eldertable.view;

import java.util.List;

/**
 * How a game ended.
 *
 * @param ranking the seats from first to last, those who share a place together; empty if the rules told only who won
 * @param reason  a word of the pack, or ""
 */
public record ResultView(List<Integer> winners, List<List<Integer>> ranking, String reason) {
    /** The place of a seat, from 1, counting all who are before it; 0 without a ranking. */
    public int place(int seat) {
        int before = 0;
        for (List<Integer> seats : ranking) {
            if (seats.contains(seat)) return before + 1;
            before += seats.size();
        }
        return 0;
    }
}
