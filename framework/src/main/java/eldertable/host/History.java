package eldertable.host;

import eldertable.pack.component.CounterView;
import eldertable.pack.model.Per;
import eldertable.pack.model.TableDef;
import eldertable.pack.reading.TableReader;
import eldertable.session.GameSession;
import eldertable.view.Standing;
import eldertable.view.TableView;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a game ran.
 *
 * @param counters the players': by counter, then by seat, a value for each number of moves made
 * @param standing who was ahead, by seat and number of moves, where no counter tells it but what lies open can be added up
 */
public record History(int moves, Map<String, int[][]> counters, Optional<int[][]> standing) {
    static History of(GameSession session, int viewer) {
        Map<String, int[][]> counters = new LinkedHashMap<>();
        int players = session.setup().players();
        TableDef table = TableReader.of(session.blueprint().pack);
        boolean told = Standing.isTold(table);
        int[][] standing = new int[players][session.moves() + 1];
        for (int move = 0; move <= session.moves(); move++) {
            TableView view = session.viewAfter(move, viewer);
            if (told) {
                Standing now = new Standing(session.blueprint(), table, view, session.setup().options());
                for (int seat = 0; seat < players; seat++) standing[seat][move] = now.told(seat).orElse(0);
            }
            for (CounterView counter : view.counters()) {
                if (counter.per().kind() != Per.Kind.PLAYER || counter.value().isEmpty()) continue;
                counters.computeIfAbsent(counter.id(), id -> new int[players][session.moves() + 1])[counter.instance()][move] =
                    counter.value().getAsInt();
            }
        }
        return new History(session.moves(), counters, Optional.of(standing).filter(values -> told && moved(values)));
    }

    /** Whether a counter ever changed before the last move: a line that is flat until all is counted tells nothing. */
    public boolean moved(String counter) {
        return moved(counters.getOrDefault(counter, new int[0][]));
    }

    private static boolean moved(int[][] seats) {
        for (int[] seat : seats) {
            for (int move = 0; move < seat.length - 1; move++) if (seat[move] != seat[0]) return true;
        }
        return false;
    }
}
