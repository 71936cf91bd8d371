package eldertable.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

class MatchTests {
    private static final long PATIENCE = 240_000_000_000L;
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

    private Match match(String... bots) {
        List<MatchSetup.Seat> seats = List.of(new MatchSetup.Seat("Ada", bots[0]), new MatchSetup.Seat("Ben", bots[1]));
        return Match.start(scripts, pack, MatchSetup.of("m", pack, 2, Map.of(), 3, seats), new SaveFolder(data), "en", Optional.empty());
    }

    private static Snapshot until(Match match, Predicate<Snapshot> wanted) throws InterruptedException {
        long end = System.nanoTime() + PATIENCE;
        while (System.nanoTime() < end) {
            Snapshot next = match.poll();
            if (next != null && wanted.test(next)) return next;
            if (next == null) Thread.sleep(2);
        }
        throw new AssertionError("not shown in time");
    }

    private static Choice card(Snapshot now) {
        return now.ask().orElseThrow().choices().stream().filter(choice -> Code.tag(choice.code()) == Code.PIECE).findFirst().orElseThrow();
    }

    @Test void aPersonPlaysABotUndoesAndSeesTheEnd() throws InterruptedException {
        try (Match match = match("", "random")) {
            Snapshot first = until(match, now -> now.ask().isPresent());
            Choice card = card(first);
            assertTrue(card.isShortcut(), "a card can be clicked before its move is named");
            match.post(new Request.Choose(first.number(), card.path()));
            Snapshot second = until(match, now -> now.ask().isPresent() && now.moves() == 2);
            assertEquals(0, second.viewer());
            assertFalse(second.chronicle().isEmpty());
            match.post(new Request.Undo());
            Snapshot undone = until(match, now -> now.moves() == 0 && now.ask().isPresent());
            assertTrue(undone.canRedo());
            match.post(new Request.Choose(second.number(), card.path())); // asked in an older moment: not done
            match.post(new Request.Autoplay(100));
            Snapshot over = until(match, now -> now.view().isOver());
            assertEquals(3, over.history().orElseThrow().counters().get("score")[0][over.moves()]);
            match.post(new Request.Jump(1));
            Snapshot past = until(match, now -> now.past().isPresent());
            assertEquals(1, past.past().getAsInt());
            assertFalse(past.view().isOver());
        }
    }

    @Test void theSeatIsPassedBehindACurtain() throws InterruptedException {
        try (Match match = match("", "")) {
            Snapshot covered = until(match, now -> now.curtain().isPresent());
            assertEquals(0, covered.curtain().getAsInt());
            assertTrue(covered.view().zonesOf(0).stream().allMatch(zone -> zone.seen().isEmpty()), "nothing is seen before somebody sits down");
            match.post(new Request.TakeSeat(0));
            Snapshot mine = until(match, now -> now.ask().isPresent());
            match.post(new Request.Choose(mine.number(), card(mine).path()));
            assertEquals(1, until(match, now -> now.curtain().isPresent()).curtain().getAsInt());
        }
    }

    @Test void aBrokenHookIsToldAndTheGameGoesOn() throws InterruptedException {
        try (Match match = match("", "random")) {
            Snapshot first = until(match, now -> now.ask().isPresent());
            Choice wreck = first.ask().orElseThrow().choices().stream().filter(choice -> choice.label().equals("Wreck")).findFirst().orElseThrow();
            match.post(new Request.Choose(first.number(), wreck.path()));
            Snapshot told = until(match, now -> !now.problems().isEmpty());
            assertTrue(told.problems().get(0).message().contains("it breaks"));
            match.post(new Request.Dismiss());
            Snapshot on = until(match, now -> now.problems().isEmpty() && now.ask().isPresent());
            assertEquals(0, on.moves());
        }
    }

    @Test void aHintNamesAMoveAndASaveIsKept() throws InterruptedException {
        try (Match match = match("", "random")) {
            Snapshot first = until(match, now -> now.ask().isPresent());
            match.post(new Request.Hint());
            assertFalse(until(match, now -> now.hint().isPresent()).hint().orElseThrow().text().isEmpty());
            match.post(new Request.Save("evening"));
            assertTrue(until(match, now -> !now.notice().isEmpty()).notice().contains("evening"));
            assertTrue(new SaveFolder(data).find("evening").save().isPresent());
            assertEquals(0, first.moves());
        }
    }

    @Test void aThinkingBotStopsAtOnce() throws InterruptedException {
        Match match = match("hard", "hard");
        until(match, now -> true);
        match.close();
        match.join(20_000);
        assertTrue(match.thought() == null);
    }
}
