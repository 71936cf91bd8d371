package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.choosing.Choice;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.Journal;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.Shells;
import eldertable.view.EffectView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 4, unit = TimeUnit.MINUTES) // a snapshot that never comes fails the test
class HostedTableTests {
    private static ScriptEngine scripts;
    private static PackDef pack;
    @TempDir Path data;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
        PackLoad load = Shells.with(Map.of());
        pack = load.pack().orElseThrow(() -> new AssertionError(load.problems()));
    }

    @AfterAll static void close() {
        scripts.close();
    }

    /** A table with a front end for all people who play at it. */
    private record Sitting(HostedTable table, Inbox inbox, Connection connection) implements AutoCloseable {
        long post(Request request) {
            return connection.post(request);
        }

        Snapshot until(Predicate<Snapshot> wanted) throws InterruptedException {
            for (Snapshot next = inbox.take(); next != null; next = inbox.take()) if (wanted.test(next)) return next;
            throw new AssertionError(inbox.failure());
        }

        @Override public void close() {
            table.close();
        }
    }

    private static Opening opening(String... bots) {
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", bots[0]), new MatchSetup.Seat("Ben", bots[1]));
        return Opening.begin(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), 3, seats), Optional.empty());
    }

    private Sitting sit(String... bots) {
        HostedTable table = new HostedTable(opening(bots), new SaveFolder(data), TableTerms.usual());
        Inbox inbox = new Inbox(() -> { });
        return new Sitting(table, inbox, table.connect(inbox, "en"));
    }

    private static Choice card(Snapshot now) {
        return now.ask().orElseThrow().choices().stream().filter(choice -> Code.tag(choice.code()) == Code.PIECE).findFirst().orElseThrow();
    }

    @Test void aPersonPlaysABotUndoesAndSeesTheEnd() throws InterruptedException {
        try (Sitting match = sit("", "random")) {
            Snapshot first = match.until(now -> now.ask().isPresent());
            Choice card = card(first);
            assertTrue(card.isShortcut(), "a card can be clicked before its move is named");
            match.post(new Request.Choose(first.number(), card.path()));
            Snapshot second = match.until(now -> now.ask().isPresent() && now.moves() == 2);
            assertEquals(0, second.viewer());
            assertFalse(second.chronicle().isEmpty());
            match.post(new Request.Undo(1));
            Snapshot undone = match.until(now -> now.moves() == 0 && now.ask().isPresent());
            assertTrue(undone.canRedo());
            match.post(new Request.Choose(second.number(), card.path())); // asked in an older moment: not done
            match.post(new Request.Autoplay(100));
            Snapshot over = match.until(now -> now.view().isOver());
            assertEquals(3, over.history().orElseThrow().counters().get("score")[0][over.moves()]);
            match.post(new Request.Jump(1));
            Snapshot past = match.until(now -> now.past().isPresent());
            assertEquals(1, past.past().getAsInt());
            assertFalse(past.view().isOver());
        }
    }

    @Test void pointsAreCountedOnTheTableAsItWasAndOnlyThenItGoesOn() throws InterruptedException {
        String rules = Shells.FILES.get("rules.mjs").replace("me.score += 1;", "game.scored(me, card, 2); me.score += 2; card.moveTo(game.deck);");
        PackDef scoring = Shells.with(Map.of("rules.mjs", rules)).pack().orElseThrow();
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Ben", "random"));
        Opening opening = Opening.begin(scripts, scoring, MatchSetup.of("m", scoring, 2, Map.of(), 3, seats), Optional.empty());
        HostedTable table = new HostedTable(opening, new SaveFolder(data), TableTerms.usual());
        Inbox inbox = new Inbox(() -> { });
        try (Sitting match = new Sitting(table, inbox, table.connect(inbox, "en"))) {
            Snapshot first = match.until(now -> now.ask().isPresent());
            match.post(new Request.Choose(first.number(), card(first).path()));
            Snapshot counted = inbox.take(), after = inbox.take();
            assertEquals(List.of(1, 0), List.of(open(counted), open(after)));
            assertTrue(counted.ask().isEmpty() && !counted.settled() && counted.effects().stream().allMatch(effect -> effect instanceof EffectView.Moved));
            assertTrue(after.effects().get(0) instanceof EffectView.Said said && said.points() == 2);
            assertEquals(counted.chronicle(), after.chronicle().subList(0, after.chronicle().size() - 1), "points are told with what comes of them");
            match.until(now -> now.moves() == 2);
            match.post(new Request.Jump(0));
            match.post(new Request.Jump(1));
            Snapshot again = match.until(now -> now.past().equals(OptionalInt.of(1)));
            assertEquals(1, open(again), "also when it is looked back upon");
        }
    }

    @Test void aMoveWithAnEmptyLogIsPassedOverInSilence() throws InterruptedException {
        PackDef silent = Shells.with(Map.of("text/en.yaml", "moves: { lay: { log: '' } }\n")).pack().orElseThrow();
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Ben", "random"));
        Opening opening = Opening.begin(scripts, silent, MatchSetup.of("m", silent, 2, Map.of(), 3, seats), Optional.empty());
        HostedTable table = new HostedTable(opening, new SaveFolder(data), TableTerms.usual());
        Inbox inbox = new Inbox(() -> { });
        try (Sitting match = new Sitting(table, inbox, table.connect(inbox, "en"))) {
            Snapshot first = match.until(now -> now.ask().isPresent());
            match.post(new Request.Choose(first.number(), card(first).path()));
            assertEquals(first.chronicle(), match.until(now -> now.moves() == 1).chronicle());
        }
    }

    private static int open(Snapshot now) {
        return now.view().zonesOf(-1).stream().filter(zone -> zone.id().equals("open")).findFirst().orElseThrow().size();
    }

    @Test void theSeatIsPassedBehindACurtain() throws InterruptedException {
        try (Sitting match = sit("", "")) {
            Snapshot covered = match.until(now -> now.curtain().isPresent());
            assertEquals(0, covered.curtain().getAsInt());
            assertTrue(covered.view().zonesOf(0).stream().allMatch(zone -> zone.seen().isEmpty()), "nothing is seen before somebody sits down");
            match.post(new Request.TakeSeat(0));
            Snapshot mine = match.until(now -> now.ask().isPresent());
            match.post(new Request.Choose(mine.number(), card(mine).path()));
            assertEquals(1, match.until(now -> now.curtain().isPresent()).curtain().getAsInt());
        }
    }

    @Test void aBrokenHookIsToldAndTheGameGoesOn() throws InterruptedException {
        try (Sitting match = sit("", "random")) {
            Snapshot first = match.until(now -> now.ask().isPresent());
            Choice wreck = first.ask().orElseThrow().choices().stream().filter(choice -> choice.label().equals("Wreck")).findFirst().orElseThrow();
            match.post(new Request.Choose(first.number(), wreck.path()));
            Snapshot told = match.until(now -> !now.problems().isEmpty());
            assertTrue(told.problems().get(0).message().contains("it breaks"));
            match.post(new Request.Dismiss());
            Snapshot on = match.until(now -> now.problems().isEmpty() && now.ask().isPresent());
            assertEquals(0, on.moves());
        }
    }

    @Test void aHintNamesAMoveAndASaveIsKept() throws InterruptedException {
        try (Sitting match = sit("", "random")) {
            Snapshot first = match.until(now -> now.ask().isPresent());
            match.post(new Request.Hint());
            String hint = match.until(now -> now.hint().isPresent()).hint().orElseThrow().text();
            assertTrue(hint.matches("(?s).+\\. (On average .* compared with .*|In games .*|It is hardly better .*|A guess .*|Nothing else .*)"), hint); // and why
            match.post(new Request.Save("evening"));
            assertTrue(match.until(now -> !now.notices().isEmpty()).notices().get(0).text().contains("evening"));
            assertTrue(new SaveFolder(data).find("evening").save().isPresent());
            assertEquals(0, first.moves());
        }
    }

    @Test void aThinkingBotStopsAtOnce() throws InterruptedException {
        Sitting match = sit("hard", "hard");
        match.until(now -> true);
        match.close();
        match.table().join(20_000);
        assertTrue(match.inbox().thought() == null);
    }

    // ------------------------------------------------------------------ several front ends

    private Sitting join(HostedTable table, Integer... seats) {
        Inbox inbox = new Inbox(() -> { });
        return new Sitting(table, inbox, table.join(inbox, "en", Set.of(seats)));
    }

    private HostedTable table(TableTerms terms, String... bots) {
        return new HostedTable(opening(bots), new SaveFolder(data), terms);
    }

    private static void lay(Sitting who) throws InterruptedException {
        Snapshot mine = who.until(now -> now.ask().isPresent());
        who.post(new Request.Choose(mine.number(), card(mine).path()));
    }

    private static boolean sees(Snapshot now, int seat) {
        return now.view().zonesOf(seat).stream().anyMatch(zone -> zone.id().equals("hand") && !zone.seen().isEmpty());
    }

    @Test void eachSeatHasItsOwnViewAndWatchersSeeWhatEverybodyMay() throws InterruptedException {
        try (HostedTable table = table(TableTerms.usual().withRemote(Set.of(1)), "", "")) {
            Inbox here = new Inbox(() -> { });
            Sitting ada = new Sitting(table, here, table.connect(here, "en")), ben = join(table, 1), watcher = join(table);
            Snapshot hers = ada.until(now -> now.ask().isPresent() && now.away().isEmpty()), his = ben.until(now -> true), theirs = watcher.until(now -> true);
            assertEquals(List.of(0, 1, GameState.SPECTATOR), List.of(hers.viewer(), his.viewer(), theirs.viewer()));
            assertTrue(sees(hers, 0) && !sees(hers, 1));
            assertTrue(sees(his, 1) && !sees(his, 0));
            assertTrue(!sees(theirs, 0) && !sees(theirs, 1));
            assertTrue(his.ask().isEmpty(), "it is not his turn");
            ada.post(new Request.Choose(hers.number(), card(hers).path()));
            assertEquals(1, ben.until(now -> now.ask().isPresent()).moves());
            assertEquals(1, watcher.until(now -> now.moves() == 1).moves());
            assertTrue(ada.until(now -> now.moves() == 1).curtain().isEmpty(), "a seat of one's own needs no curtain");
        }
    }

    @Test void nobodyActsForAnother() throws InterruptedException {
        try (HostedTable table = table(TableTerms.usual().withRemote(Set.of(0, 1)), "", "")) {
            Sitting ada = join(table, 0), ben = join(table, 1), watcher = join(table);
            ada.until(now -> now.ask().isPresent());
            for (Sitting other : List.of(ben, watcher)) {
                long asked = other.post(new Request.Typed("A lay ark"));
                assertFalse(other.until(now -> now.answered() == asked).refusal().isEmpty());
                long played = other.post(new Request.Autoplay(3));
                Snapshot refused = other.until(now -> now.answered() == played);
                assertEquals(0, refused.moves());
                assertFalse(refused.refusal().isEmpty());
                assertEquals(0, refused.hash(), "a hash of everything would tell what is hidden");
            }
            lay(join(table, 0)); // she has lost her line and comes again
            assertEquals(1, ben.until(now -> now.ask().isPresent()).moves());
            assertEquals(GameState.SPECTATOR, ada.until(now -> now.moves() == 1).viewer(), "only the newest line has the seat");
            long undo = watcher.post(new Request.Undo(1));
            assertEquals(1, watcher.until(now -> now.answered() == undo).moves());
        }
    }

    @Test void aRemoteSeatComesAndGoes() throws InterruptedException {
        try (HostedTable table = table(TableTerms.usual().withRemote(Set.of(1)), "", "")) {
            Inbox here = new Inbox(() -> { });
            Sitting ada = new Sitting(table, here, table.connect(here, "en"));
            assertEquals(Set.of(1), ada.until(now -> true).away());
            Sitting ben = join(table, 1);
            ada.until(now -> now.away().isEmpty());
            ben.connection().close();
            Snapshot alone = ada.until(now -> now.away().equals(Set.of(1)));
            ada.post(new Request.Choose(alone.number(), card(alone).path()));
            Snapshot waits = ada.until(now -> now.moves() == 1);
            assertTrue(waits.settled() && waits.ask().isEmpty() && waits.stuck().isEmpty(), "the game waits for whoever is away");
            lay(join(table, 1));
            assertTrue(ada.until(now -> now.ask().isPresent() && now.moves() == 2).away().isEmpty());
        }
    }

    @Test void aClickIsNotLateBecauseSomebodyCame() throws InterruptedException {
        try (Sitting ada = sit("", "random")) {
            Snapshot asked = ada.until(now -> now.ask().isPresent());
            join(ada.table());
            ada.until(now -> now.number() > asked.number());
            ada.post(new Request.Choose(asked.number(), card(asked).path()));
            assertEquals(2, ada.until(now -> now.moves() == 2).moves());
        }
    }

    @Test void movesAreTakenBackAsTheTermsAllow() throws InterruptedException {
        for (UndoRights rights : List.of(UndoRights.EVERYTHING, UndoRights.CAREFUL, UndoRights.OWN_MOVES, UndoRights.NOTHING)) {
            try (HostedTable table = table(TableTerms.usual().with(rights).withRemote(Set.of(0, 1)), "", "")) {
                Sitting ada = join(table, 0), ben = join(table, 1);
                lay(ada);
                Snapshot his = ben.until(now -> now.moves() == 1);
                boolean everybody = rights == UndoRights.EVERYTHING || rights == UndoRights.CAREFUL;
                assertEquals(everybody, his.canUndo());
                long byBen = ben.post(new Request.Undo(1));
                assertEquals(everybody ? 0 : 1, ben.until(now -> now.answered() == byBen).moves());
                long byAda = ada.post(new Request.Undo(1));
                assertEquals(rights == UndoRights.NOTHING ? 1 : 0, ada.until(now -> now.answered() == byAda).moves());
                long again = ben.post(new Request.Redo(1));
                assertEquals(rights == UndoRights.OWN_MOVES ? 0 : 1, ben.until(now -> now.answered() == again).moves());
            }
        }
    }

    /** Whoever lays a card draws another, and has seen it. */
    private static final String DRAWING = """
        export const steps = {
          deal: { run: ({ game }) => { game.players.forEach(p => game.deck.deal(2, p.hand)); game.go('turn'); } },
          turn: { done: ({ game }) => game.go('next') },
          next: { run: ({ game }) => { game.active = game.after(game.active); game.go('turn'); } },
        };
        export const moves = {
          lay: { pick: { card: ({ me }) => me.hand }, apply: ({ game, me, card }) => { card.moveTo(game.open); game.deck.deal(1, me.hand); } },
          wreck: { apply: () => { throw new Error('it breaks'); } },
        };
        """;

    @Test void whatWasSeenIsTakenBackWhereAllAtTheScreenAgree() throws InterruptedException {
        PackDef drawing = Shells.with(Map.of("rules.mjs", DRAWING)).pack().orElseThrow();
        List<MatchSetup.Seat> people = List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Ben", ""));
        Opening opening = Opening.begin(scripts, drawing, MatchSetup.of("m", drawing, 2, Map.of(), 3, people), Optional.empty());
        try (HostedTable table = new HostedTable(opening, new SaveFolder(data), TableTerms.usual().with(UndoRights.CAREFUL))) {
            Inbox inbox = new Inbox(() -> { });
            Sitting both = new Sitting(table, inbox, table.connect(inbox, "en"));
            both.post(new Request.TakeSeat(0));
            lay(both);
            both.until(now -> now.moves() == 1);
            long asked = both.post(new Request.Undo(1));
            Snapshot refused = both.until(now -> now.answered() == asked);
            assertEquals(1, refused.moves());
            assertEquals(Snapshot.Notice.Kind.UNAGREED, refused.notices().get(0).kind());
            long agreed = both.post(new Request.Undo(1, true));
            assertEquals(0, both.until(now -> now.answered() == agreed).moves());
        }
    }

    // ------------------------------------------------------------------ time and safety

    @Test void aBotMovesForWhoeverHasNoTimeLeft() throws InterruptedException {
        AtomicReference<Instant> time = new AtomicReference<>(Instant.EPOCH);
        TableTerms terms = TableTerms.usual().with(new TimeControl(TimeControl.Per.MOVE, Duration.ofMinutes(1), Optional.of("random")));
        try (HostedTable table = new HostedTable(opening("", ""), new SaveFolder(data), terms.withRemote(Set.of(1)), time::get)) {
            Inbox here = new Inbox(() -> { });
            Sitting ada = new Sitting(table, here, table.connect(here, "en"));
            ClockFace face = ada.until(now -> now.ask().isPresent()).clock().orElseThrow();
            assertEquals(Duration.ofMinutes(1), face.left().get(0));
            assertEquals(1, face.running());
            time.set(time.get().plusSeconds(59));
            long look = ada.post(new Request.Present());
            assertEquals(Duration.ofSeconds(1), ada.until(now -> now.answered() == look).clock().orElseThrow().left().get(0));
            time.set(time.get().plusSeconds(2));
            Snapshot moved = ada.until(now -> now.moves() == 1);
            assertTrue(moved.notices().get(0).text().contains("Ada"), moved.notices().toString());
            assertEquals(2, moved.clock().orElseThrow().running());
        }
    }

    @Test void nothingIsShownThatIsNotKept() throws InterruptedException {
        Semaphore disk = new Semaphore(0);
        List<Integer> kept = new CopyOnWriteArrayList<>();
        JournalStore slow = new JournalStore() {
            @Override public void keep(String title, Journal journal, Instant now) {
                disk.acquireUninterruptibly();
                kept.add(journal.commands().size());
            }

            @Override public void save(String name, String title, Journal journal, Instant now) {}
        };
        try (HostedTable table = new HostedTable(opening("", "random"), slow, TableTerms.usual())) {
            List<Integer> shownBeforeKept = new CopyOnWriteArrayList<>();
            Inbox inbox = new Inbox(() -> { });
            FrontEnd strict = new FrontEnd() {
                @Override public void opened(TableInfo info) {
                    inbox.opened(info);
                }

                @Override public void show(Snapshot snapshot) {
                    if (snapshot.moves() > 0 && !kept.contains(snapshot.moves())) shownBeforeKept.add(snapshot.moves());
                    inbox.show(snapshot);
                }

                @Override public void failed(TableFailure failure) {
                    inbox.failed(failure);
                }
            };
            Sitting ada = new Sitting(table, inbox, table.connect(strict, "en"));
            lay(ada);
            Thread.sleep(100);
            assertEquals(0, inbox.waiting(), "it waits for the disk");
            disk.release(100);
            ada.until(now -> now.ask().isPresent() && now.moves() == 2);
            ada.post(new Request.Undo(1));
            ada.until(now -> now.moves() == 0);
            ada.post(new Request.Redo(1));
            ada.until(now -> now.moves() == 2);
            assertEquals(List.of(), shownBeforeKept);
        }
    }

    @Test void aFailingDiskIsToldAndTheGameGoesOn() throws Exception {
        Files.writeString(data.resolve("autosaves"), "in the way");
        try (Sitting ada = sit("", "random")) {
            lay(ada);
            assertTrue(ada.until(now -> !now.notices().isEmpty()).notices().get(0).text().contains("cannot be kept"));
            lay(ada);
            assertEquals(4, ada.until(now -> now.moves() == 4).moves());
        }
    }

    @Test void aFolderThatVanishesIsMadeAgainWithAllThatWasPlayed() throws Exception {
        try (Sitting ada = sit("", "random")) {
            lay(ada);
            Snapshot second = ada.until(now -> now.moves() == 2 && now.ask().isPresent());
            for (String gone : List.of("autosaves/m.yaml", "autosaves/.m.earlier.yaml", "autosaves")) Files.deleteIfExists(data.resolve(gone));
            ada.post(new Request.Choose(second.number(), card(second).path()));
            ada.until(now -> now.moves() == 4);
            assertEquals(4, new SaveFolder(data).latest("shells").orElseThrow().save().orElseThrow().journal().commands().size());
        }
    }

    @Test void aDiskThatWorksAgainHasAllThatWasPlayedMeanwhile() throws Exception {
        Files.writeString(data.resolve("autosaves"), "in the way");
        try (Sitting ada = sit("", "random")) {
            lay(ada);
            Snapshot second = ada.until(now -> now.moves() == 2 && now.ask().isPresent());
            Files.delete(data.resolve("autosaves"));
            ada.post(new Request.Choose(second.number(), card(second).path()));
            ada.until(now -> now.moves() == 4);
            assertEquals(4, new SaveFolder(data).latest("shells").orElseThrow().save().orElseThrow().journal().commands().size());
        }
    }

    @Test void aTableThatCannotBeLaidSaysWhyToWhoeverComes() throws InterruptedException {
        Opening broken = Opening.resume(scripts, pack, new SaveFolder(data).find("nothing"), false, Optional.empty());
        try (HostedTable table = new HostedTable(broken, new SaveFolder(data), TableTerms.usual())) {
            for (int i = 0; i < 2; i++) {
                Inbox inbox = new Inbox(() -> { });
                table.connect(inbox, "en");
                assertTrue(inbox.take() == null);
                assertEquals("unknown-save", inbox.failure().problems().get(0).code());
            }
        }
    }
}
