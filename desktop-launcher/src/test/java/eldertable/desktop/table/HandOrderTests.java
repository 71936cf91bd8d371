package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.faces.TableLook;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandOrderTests {
    private static final Path POOL = Path.of(System.getProperty("eldertable.home", "..")).resolve("mod-sdk/handbook/tide-pool");

    @Test void aHandIsSortedPutAndLeftAsItCame() throws Exception {
        PackDef pack = PackReader.read(POOL).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine();
             GameSession session = new GameSession(scripts, pack, MatchSetup.of("hand", pack, 2, Map.of(), 5, MatchSetup.people(2)))) {
            TableLook look = new TableLook(session.blueprint(), new Lexicon(session.blueprint(), "en", List.of("Ada", "Ben")));
            TableView view = session.view(0);
            HandOrder order = new HandOrder(look);
            List<Integer> came = hand(look, view);
            assertEquals(came, hand(look, order.applied(view)));
            order.put(view, came.get(came.size() - 1), 0);
            List<Integer> put = new ArrayList<>(came.subList(0, came.size() - 1));
            put.add(0, came.get(came.size() - 1));
            assertEquals(put, hand(look, order.applied(view)));
            order.sort();
            List<Integer> sorted = came.stream().sorted(Comparator.comparingInt(piece -> session.blueprint().kindOfPiece(piece).index())).toList();
            assertEquals(sorted, hand(look, order.applied(view)));
            order.sort();
            assertEquals(came, hand(look, order.applied(view)));
        }
    }

    private static List<Integer> hand(TableLook look, TableView view) {
        return view.zonesOf(0).stream().filter(zone -> look.isHand(zone.id())).flatMap(zone -> zone.seen().stream()).map(PieceView::piece).toList();
    }
}
