package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.host.Connection;
import eldertable.host.HostedTable;
import eldertable.host.Opening;
import eldertable.host.Plea;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.host.UndoRights;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.remote.RemoteTable;
import eldertable.remote.TableLink;
import eldertable.server.tables.ServedTable;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Front ends that have the game themselves, at tables elsewhere. */
class RemoteTableTests {
    private static final String GAME = "tides-of-madness";
    private static ServedPacks served;

    @BeforeAll static void open() throws Exception {
        served = new ServedPacks();
    }

    @AfterAll static void close() {
        served.close();
    }

    private static RemoteGuest guest(String link, long seed) {
        return guest(link, seed, served.library, "en");
    }

    private static RemoteGuest guest(String link, long seed, PackLibrary library, String language) {
        return new RemoteGuest(seed, front -> new RemoteTable(TableLink.read(link).orElseThrow(), "Guest " + seed, library, front, language));
    }

    private static String why(RemoteGuest guest) throws Exception {
        return guest.failure.get(2, TimeUnit.MINUTES).problems().get(0).message();
    }

    @Test void twoPlayAWholeGameAndBothAreToldTheSame() throws Exception {
        ServedTable table = served.table("gates-of-delirium", true);
        List<RemoteGuest> guests = table.seatSecrets().values().stream().map(secret -> guest(served.server.link(table, secret), secret.hashCode())).toList();
        playAll(guests);
        for (RemoteGuest guest : guests) {
            assertEquals(served.journal.commands().size(), guest.now.moves());
            assertTrue(guest.now.chronicle().size() > 10);
            assertEquals(0, guest.now.hash(), "which hands the others hold cannot be found out");
            assertEquals(0, guest.table.setup().seed());
        }
        assertEquals(guests.get(0).now.view().result(), guests.get(1).now.view().result());
        guests.forEach(RemoteGuest::close);
        table.close();
    }

    private static void playAll(List<RemoteGuest> guests) throws Exception {
        ExecutorService people = Executors.newCachedThreadPool();
        try {
            List<CompletableFuture<Void>> playing = guests.stream().map(guest -> CompletableFuture.runAsync(() -> {
                try {
                    guest.play(Integer.MAX_VALUE);
                } catch (InterruptedException leaving) {
                    throw new AssertionError(leaving);
                }
            }, people)).toList();
            for (CompletableFuture<Void> one : playing) one.get(10, TimeUnit.MINUTES);
        } finally {
            people.shutdownNow();
        }
    }

    @Test void anAddressThatNothingCanHaveIsToldToo() throws Exception {
        for (String host : List.of("my_host:7117", "nobody.invalid:99999")) {
            try (RemoteGuest guest = guest("http://" + host + "/#abc.def", 1)) {
                assertTrue(why(guest).contains(host), why(guest));
            }
        }
    }

    @Test void whoComesFirstIsToldWhoIsWaitedFor() throws Exception {
        ServedTable table = served.table(GAME, false);
        try (RemoteGuest first = guest(served.server.link(table, table.seatSecrets().get(0)), 1)) {
            assertEquals("Waiting for others. Nobody has taken seat 2 yet.", first.waits.get(2, TimeUnit.MINUTES));
        }
    }

    @Test void aLineThatIsTakenComesBackByItself() throws Exception {
        ServedTable table = served.table(GAME, false);
        String link = served.server.link(table, table.seatSecrets().get(0));
        try (PassedOn passing = new PassedOn(served.server.port());
             RemoteGuest first = guest(link.replace(":" + served.server.port(), ":" + passing.port()), 1);
             RemoteGuest second = guest(served.server.link(table, table.seatSecrets().get(1)), 2)) {
            first.until(shown -> shown.ask().isPresent());
            second.until(shown -> shown.ask().isPresent());
            passing.cut();
            Snapshot lost = first.until(shown -> shown.ask().isEmpty());
            assertTrue(lost.notices().get(0).text().contains("lost"), lost.notices().toString());
            first.until(shown -> shown.ask().isPresent());
            playAll(List.of(first, second));
            assertEquals(first.now.view().result(), second.now.view().result());
        }
    }

    @Test void whatIsWrongWithALinkIsSaidInPlainWords() throws Exception {
        ServedTable table = served.table(GAME, false);
        String link = served.server.link(table, table.seatSecrets().get(0));
        assertEquals(Optional.empty(), TableLink.read("tides-of-madness"));
        assertEquals(Optional.empty(), TableLink.read("http://localhost:7117/"));
        assertEquals("There is no such table, or it was closed. Ask whoever sent the link for another one.", why(guest(link.replace("#", "#x"), 1)));
        assertEquals("This link does not lead to a seat at the table. Ask whoever sent it for another one.", why(guest(link + "x", 1)));
        assertEquals("Dieser Link führt zu keinem Platz an dem Tisch. Bitte um einen neuen Link.", why(guest(link + "x", 1, served.library, "de")));
        assertTrue(why(guest(link.replaceFirst(":\\d+", ":1"), 1)).startsWith("Nobody answers at localhost:1."));
        RemoteGuest second = guest(served.server.link(table, table.seatSecrets().get(1)), 2), bare = guest(link, 1, new PackLibrary(List.of()), "en");
        assertEquals("The table plays Tides of Madness, which is not on your shelf. The link also works in a browser.", why(bare));
        second.close();
    }

    @Test void aTableThatRunsIsOpenedToOthersAndTakenBack() throws Exception {
        PackDef pack = served.library.load(GAME).pack().orElseThrow();
        MatchSetup setup = MatchSetup.of("shared", pack, 2, Map.of(), 5, List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Ben", "")));
        try (HostedTable running = new HostedTable(Opening.begin(served.scripts, pack, setup, Optional.empty()), JournalStore.NOWHERE, TableTerms.usual().with(UndoRights.CAREFUL))) {
            RemoteGuest host = new RemoteGuest(1, front -> running.connect(front, "en"));
            host.until(shown -> shown.curtain().isPresent());
            host.wish(new Request.OpenSeats(Set.of(1)));
            Snapshot alone = host.until(shown -> shown.ask().isPresent());
            assertEquals(0, alone.viewer());
            assertEquals(Set.of(1), alone.away());
            ServedTable table = served.server.share(running, host.table, Set.of(1));
            assertEquals(Set.of(1), table.seatSecrets().keySet(), "only what was opened has a link");
            RemoteGuest guest = guest(served.server.link(table, table.seatSecrets().get(1)), 2);
            guest.until(shown -> shown.ask().isPresent());
            assertEquals(1, guest.now.viewer());
            assertEquals(Set.of(1), table.present());
            host.until(shown -> shown.away().isEmpty());
            assertEquals("That is for those who run the table.", guest.wish(new Request.OpenSeats(Set.of())).refusal());
            Snapshot typed = guest.wish(new Request.Typed("A keep eel"));
            assertEquals("That is not for you to decide.", typed.refusal());
            table.close();
            assertTrue(why(guest).contains("The table was closed."), why(guest));
            host.wish(new Request.OpenSeats(Set.of()));
            assertEquals(Set.of(), host.now.away());
            host.close();
        }
    }

    @Test void aSharedGameIsPlayedToItsEnd() throws Exception {
        PackDef pack = served.library.load("shards-of-madness").pack().orElseThrow();
        MatchSetup setup = MatchSetup.of("shared", pack, 3, Map.of(), 6, List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Bot", "random"), new MatchSetup.Seat("Cora", "")));
        try (HostedTable running = new HostedTable(Opening.begin(served.scripts, pack, setup, Optional.empty()), JournalStore.NOWHERE, TableTerms.usual())) {
            RemoteGuest host = new RemoteGuest(1, front -> {
                Connection here = running.connect(front, "en");
                here.post(new Request.OpenSeats(Set.of(2)));
                return here;
            });
            host.until(shown -> shown.away().contains(2));
            ServedTable table = served.server.share(running, host.table, Set.of(2));
            RemoteGuest guest = guest(served.server.link(table, table.seatSecrets().get(2)), 2), watcher = guest(served.server.link(table, table.watchingSecret()), 3);
            playAll(List.of(host, guest, watcher));
            assertEquals(host.now.view().result(), guest.now.view().result());
            assertEquals(watcher.now.moves(), guest.now.moves());
            List.of(host, guest, watcher).forEach(RemoteGuest::close);
            table.close();
        }
    }

    @Test void whatOthersHaveSeenOrAnsweredIsTakenBackIfTheyAgree() throws Exception {
        ServedTable table = served.table("waking-void", false);
        List<RemoteGuest> guests = table.seatSecrets().values().stream().map(secret -> guest(served.server.link(table, secret), secret.hashCode())).toList();
        for (RemoteGuest guest : guests) guest.until(shown -> true);
        RemoteGuest mover = guests.get(0).now.ask().isPresent() ? guests.get(0) : guests.get(1), other = mover == guests.get(0) ? guests.get(1) : guests.get(0);
        int seat = mover.now.viewer();
        while (other.now.ask().isEmpty()) { // the first has moved, and it is the other's turn
            if (mover.now.ask().isPresent()) mover.play(mover.now.moves() + 1);
            int moves = mover.now.moves();
            other.until(shown -> shown.moves() >= moves);
        }
        other.play(other.now.moves() + 1);
        int moved = other.now.moves();
        mover.until(shown -> shown.moves() == moved);
        assertTrue(mover.wish(new Request.Undo(1)).notices().stream().anyMatch(notice -> notice.text().contains("are asked")), mover.now.notices().toString());
        assertEquals(moved, mover.now.moves(), "nothing is taken back before they agree");
        assertEquals(Optional.of(new Plea(seat, true)), other.until(shown -> shown.plea().isPresent()).plea());
        other.wish(new Request.Answer(false));
        assertTrue(mover.until(shown -> shown.plea().isEmpty()).notices().get(0).text().contains("would rather leave it"));
        assertEquals(moved, mover.now.moves());
        mover.wish(new Request.Answer(true));
        assertEquals(moved, mover.now.moves(), "nobody answers for others");
        mover.wish(new Request.Undo(1));
        other.until(shown -> shown.plea().isPresent());
        other.wish(new Request.Answer(true));
        assertTrue(other.until(shown -> shown.moves() < moved - 1).plea().isEmpty());
        mover.until(shown -> shown.moves() < moved - 1 && shown.ask().isPresent());
        guests.forEach(RemoteGuest::close);
    }
}
