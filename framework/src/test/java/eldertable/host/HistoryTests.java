package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.faces.TableLook;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What the end tells of a whole game between bots. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class HistoryTests {
    @TempDir Path data;

    private Snapshot end(PackDef pack) throws InterruptedException {
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", "random"), new MatchSetup.Seat("Ben", "random"));
        try (ScriptEngine scripts = new ScriptEngine()) {
            Opening opening = Opening.begin(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), 3, seats), Optional.empty());
            try (HostedTable table = new HostedTable(opening, new SaveFolder(data), TableTerms.usual())) {
                Inbox inbox = new Inbox(() -> { });
                table.connect(inbox, "en");
                for (Snapshot next = inbox.take(); next != null; next = inbox.take()) if (next.history().isPresent()) return next;
                throw new AssertionError(inbox.failure());
            }
        }
    }

    private static PackDef pack(String id) {
        return PackReader.read(Path.of(System.getProperty("eldertable.home", "..")).resolve("content").resolve(id)).pack().orElseThrow();
    }

    /** As it stands beside the names, move by move. */
    @Test void whatOnlyCanBeAddedUpIsTold() throws InterruptedException {
        PackDef pack = pack("seven-candles");
        Snapshot over = end(pack);
        int[][] standing = over.history().orElseThrow().standing().orElseThrow();
        Blueprint blueprint = new Blueprint(pack, 2, Map.of());
        TableLook look = new TableLook(blueprint, new Lexicon(blueprint, "en", List.of("Ada", "Ben")));
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(over.moves() + 1, standing[seat].length);
            assertEquals(0, standing[seat][0]);
            assertEquals(look.standing(over.view(), Map.of()).told(seat).getAsInt(), standing[seat][over.moves()]);
        }
    }

    @Test void whereACounterTellsItThatIsEnough() throws InterruptedException {
        History history = end(pack("tides-of-madness")).history().orElseThrow();
        assertTrue(history.standing().isEmpty() && history.moved("score"));
    }
}
