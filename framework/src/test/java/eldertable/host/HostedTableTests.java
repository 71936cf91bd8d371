package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.choosing.Choice;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.state.Code;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostedTableTests {
    private static ScriptEngine scripts;
    private static PackDef pack;
    @TempDir Path data;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
        TreeMap<String, byte[]> files = new TreeMap<>();
        Map.of(
            "pack.yaml", "id: shells\nversion: 1.0.0\napi: 1\ntitle: Shells\nsummary: For tests.\nplayers: { min: 2, max: 2 }\nminutes: 1\nlicence: MIT\n",
            "components.yaml", "zones:\n  deck: { visible: none, start: cards }\n  hand: { visible: owner, per: player }\n  open: { visible: all }\n"
                + "counters:\n  score: { per: player }\n",
            "cards.yaml", "cards:\n  ark: { copies: 3 }\n  bell: { copies: 3 }\n",
            "flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [lay, wreck] }\n  next: { auto: true }\n",
            "rules.mjs", """
                export const steps = {
                  deal: { run: ({ game }) => { game.players.forEach(p => game.deck.deal(3, p.hand)); game.go('turn'); } },
                  turn: { done: ({ game }) => game.go('next') },
                  next: { run: ({ game }) => { game.active = game.after(game.active); if (game.players.every(p => p.hand.size === 0)) game.end({ winners: game.players }); else game.go('turn'); } },
                };
                export const moves = {
                  lay: { pick: { card: ({ me }) => me.hand }, apply: ({ game, me, card }) => { card.moveTo(game.open); me.score += 1; } },
                  wreck: { apply: () => { throw new Error('it breaks'); } },
                };
                """
        ).forEach((name, text) -> files.put(name, text.getBytes(StandardCharsets.UTF_8)));
        var load = PackReader.read(new PackFiles("shells", files));
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
            assertFalse(match.until(now -> now.hint().isPresent()).hint().orElseThrow().text().isEmpty());
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
}
