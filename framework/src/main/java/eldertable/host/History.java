package eldertable.host;

import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.session.GameSession;
import eldertable.view.TableView;

import java.util.LinkedHashMap;
import java.util.Map;

/** How the players' counters ran: by counter, then by seat, a value for each number of moves made. */
public record History(int moves, Map<String, int[][]> counters) {
    static History of(GameSession session, int viewer) {
        Map<String, int[][]> counters = new LinkedHashMap<>();
        int players = session.setup().players();
        for (int move = 0; move <= session.moves(); move++) {
            TableView view = session.viewAfter(move, viewer);
            for (CounterView counter : view.counters()) {
                if (counter.per().kind() != Per.Kind.PLAYER || counter.value().isEmpty()) continue;
                counters.computeIfAbsent(counter.id(), id -> new int[players][session.moves() + 1])[counter.instance()][move] =
                    counter.value().getAsInt();
            }
        }
        return new History(session.moves(), counters);
    }

    /** Whether a counter ever changed before the last move: a line that is flat until all is counted tells nothing. */
    public boolean moved(String counter) {
        for (int[] seat : counters.getOrDefault(counter, new int[0][])) {
            for (int move = 0; move < seat.length - 1; move++) if (seat[move] != seat[0]) return true;
        }
        return false;
    }
}
