package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Lettering;
import eldertable.choosing.Choice;
import eldertable.faces.TableLook;
import eldertable.host.Connection;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.TableLayout;
import eldertable.tabletop.Thing;
import eldertable.view.EffectView;
import eldertable.view.TableView;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The first round of a game is scored, card by card, before anything else of it is shown. */
@Timeout(value = 3, unit = TimeUnit.MINUTES) // a snapshot that never comes fails the test
class CountingTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();
    private static Snapshot before, next;
    private static TableLook look;

    @BeforeAll static void playARound() throws InterruptedException {
        ScriptEngine scripts = new ScriptEngine();
        PackDef pack = new PackLibrary(List.of(HOME.resolve("content"))).load("tides-of-madness").pack().orElseThrow();
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Ben", "random"));
        HostedTable table = new HostedTable(Opening.begin(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), 7, seats), Optional.empty()), JournalStore.NOWHERE, TableTerms.usual());
        try {
            Inbox inbox = new Inbox(() -> { });
            Connection connection = table.connect(inbox, "en");
            connection.post(new Request.Autoplay(8));
            Snapshot now = inbox.take();
            while (now.moves() != 8 || now.ask().isEmpty()) now = inbox.take();
            Choice last = now.ask().get().choices().stream().filter(choice -> Code.tag(choice.code()) == Code.PIECE).findFirst().orElseThrow();
            connection.post(new Request.Choose(now.number(), last.path()));
            for (now = inbox.take(); now.effects().stream().noneMatch(CountingTests::isPoints); now = inbox.take()) before = now;
            next = now;
            look = new TableLook(inbox.table().blueprint(), inbox.table().lexicon());
        } finally {
            table.close();
            table.join(10_000);
            scripts.close();
        }
    }

    @AfterAll static void forget() {
        before = next = null;
        look = null;
    }

    private static boolean isPoints(EffectView effect) {
        return effect instanceof EffectView.Said said && said.scored();
    }

    private static int score(TableView view, int seat) {
        return view.counters().stream().filter(one -> one.id().equals("score") && one.instance() == seat).findFirst().orElseThrow().value().getAsInt();
    }

    private static Arrangement laid(Snapshot now) {
        return new TableLayout(look, now.view(), 1280, 800, 1).arrange(now.view());
    }

    @Test void allThatIsCountedLiesOnTheTableThatWasShownBefore() {
        assertEquals(5, before.view().zonesOf(0).stream().filter(zone -> zone.id().equals("tableau")).findFirst().orElseThrow().size(), "the last card too");
        assertEquals(0, next.view().zonesOf(0).stream().filter(zone -> zone.id().equals("tableau")).findFirst().orElseThrow().size());
        Counting counting = Counting.of(before, next, look).orElseThrow();
        Arrangement table = laid(before);
        counting.advance(0);
        assertTrue(counting.marks(table).isEmpty(), "first it is seen as it is");
        while (counting.marks(table).size() < 10) {
            counting.advance(0.05f);
            assertTrue(counting.isRunning());
        }
        List<Counting.Mark> marks = counting.marks(table);
        assertTrue(marks.stream().allMatch(mark -> table.things().stream().anyMatch(thing -> thing instanceof Thing.Piece && thing.box().equals(mark.at()))));
        assertEquals(score(next.view(), 1), marks.get(9).sum());
        counting.skip();
        assertFalse(counting.isRunning());
        assertTrue(counting.marks(table).isEmpty());
    }

    @Test void pointsAndChronicleComeWithWhatTheyAreOf() {
        Counting counting = Counting.of(before, next, look).orElseThrow();
        counting.advance(0);
        Snapshot shown = counting.shown();
        assertTrue(before.ask().isEmpty() && shown.ask().isEmpty(), "nothing is asked before it is over");
        assertEquals(0, score(shown.view(), 0));
        assertEquals(before.chronicle(), shown.chronicle());
        int points = 0, lines = shown.chronicle().size();
        while (counting.isRunning()) {
            if (!counting.advance(0.05f)) continue;
            shown = counting.shown();
            List<Counting.Mark> marks = counting.marks(laid(shown));
            points += marks.get(marks.size() - 1).points();
            assertEquals(points, score(shown.view(), 0) + score(shown.view(), 1));
            assertTrue(shown.chronicle().size() > lines, "each has its line");
            lines = shown.chronicle().size();
        }
        assertTrue(points > 0);
        assertEquals(score(next.view(), 0), score(shown.view(), 0));
        assertEquals(score(next.view(), 1), score(shown.view(), 1));
        assertTrue(next.effects().stream().anyMatch(counting::tells), "the sum is not told once more");
    }

    @Test void whatBringsNothingIsPassedOverQuickly() {
        Counting counting = Counting.of(before, next, look).orElseThrow();
        float time = 0;
        for (; counting.isRunning(); time += 0.05f) counting.advance(0.05f);
        assertTrue(time < 6, "ten cards in " + time);
        assertTrue(Counting.of(next, before, look).isEmpty());
    }
}
