package eldertable.state;

import java.util.ArrayList;
import java.util.List;

/** The places of players at the end of a game, four bits a seat, from 1; all 0 where the rules gave no ranking. */
public final class Ranking {
    public static final long NONE = 0;
    static final int BITS = 4;

    private Ranking() {}

    public static long with(long places, int seat, int place) {
        return places | (long) place << BITS * seat;
    }

    public static int place(long places, int seat) {
        return (int) (places >>> BITS * seat) & (1 << BITS) - 1;
    }

    /** The seats from first to last, those who share a place together; empty if there is no ranking. */
    public static List<List<Integer>> of(long places, int players) {
        List<List<Integer>> ranking = new ArrayList<>();
        for (int place = 1; place <= players; place++) {
            List<Integer> seats = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) if (place(places, seat) == place) seats.add(seat);
            if (!seats.isEmpty()) ranking.add(List.copyOf(seats));
        }
        return List.copyOf(ranking);
    }
}
