package eldertable.host;

import eldertable.session.GameSession;
import eldertable.view.Chronicle;
import eldertable.view.Lexicon;
import eldertable.view.MoveRecord;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The chronicle of a match for each viewer, put into words once. */
final class Telling {
    private final GameSession session;
    private final Chronicle chronicle;
    /** By viewer: for each deed its lines. */
    private final Map<Integer, List<List<Snapshot.Told>>> told = new HashMap<>();

    Telling(GameSession session, Lexicon lexicon) {
        this.session = session;
        chronicle = new Chronicle(session.blueprint(), lexicon);
    }

    /** Moves were taken back or made again. */
    void forget() {
        told.clear();
    }

    List<Snapshot.Told> upTo(int moves, int viewer) {
        List<List<Snapshot.Told>> known = told.computeIfAbsent(viewer, seat -> new ArrayList<>());
        List<MoveRecord> deeds = session.deeds();
        while (known.size() > deeds.size()) known.remove(known.size() - 1);
        for (int i = known.size(); i < deeds.size(); i++) known.add(lines(deeds.get(i), i, viewer));
        List<Snapshot.Told> lines = new ArrayList<>();
        known.subList(0, Math.min(moves + 1, known.size())).forEach(lines::addAll);
        return List.copyOf(lines);
    }

    /** The same, but of the last of these moves no more than what was told before its first points. */
    List<Snapshot.Told> untilPoints(int moves, int viewer) {
        List<Snapshot.Told> lines = upTo(moves, viewer);
        int before = chronicle.linesBeforePoints(session.deeds().get(moves), viewer), last = told.get(viewer).get(moves).size();
        return lines.subList(0, lines.size() - last + before);
    }

    private List<Snapshot.Told> lines(MoveRecord deed, int move, int viewer) {
        return chronicle.lines(deed, viewer).stream()
            .map(line -> new Snapshot.Told(move, deed.player(), line.weight(), line.text())).toList();
    }
}
