package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.choosing.Ask;
import eldertable.choosing.Choice;
import eldertable.host.Chair;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableTerms;
import eldertable.json.Json;
import eldertable.json.JsonReader;
import eldertable.pack.model.PackDef;
import eldertable.server.protocol.SnapshotReader;
import eldertable.server.protocol.SnapshotWriter;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;
import eldertable.state.Blueprint;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** A window elsewhere is shown what one at the table is shown: what goes over the line becomes the very snapshot again, in every game. */
class ReadSnapshotsTests {
    private static final JsonReader JSON = new JsonReader(1 << 24, 40);
    private static final int SNAPSHOTS = 160;
    private static ServedPacks served;

    @BeforeAll static void open() throws Exception {
        served = new ServedPacks();
    }

    @AfterAll static void close() {
        served.close();
    }

    @TestFactory Stream<DynamicTest> whatIsWrittenIsReadAgain() {
        return served.games().map(game -> DynamicTest.dynamicTest(game, () -> play(served.library.load(game).pack().orElseThrow())));
    }

    private static void play(PackDef pack) throws Exception {
        MatchSetup setup = MatchSetup.of("read", pack, 2, Map.of(), 11, List.of(new MatchSetup.Seat("Ada", ""), new MatchSetup.Seat("Bot", "random")));
        Inbox inbox = new Inbox(() -> { });
        Random random = new Random(4);
        int moved = 0;
        try (HostedTable table = new HostedTable(Opening.begin(served.scripts, pack, setup, Optional.empty()), JournalStore.NOWHERE, TableTerms.usual().withRemote(Set.of(0)))) {
            Chair chair = table.join(inbox, "en", Set.of(0));
            SnapshotWriter writer = null;
            SnapshotReader reader = null;
            for (int i = 0; i < SNAPSHOTS; i++) {
                Snapshot shown = inbox.take();
                if (writer == null) {
                    writer = new SnapshotWriter(inbox.table().lexicon());
                    reader = new SnapshotReader(inbox.table().blueprint());
                }
                Map<?, ?> message = (Map<?, ?>) JSON.read(Json.line(writer.write(shown, List.of())));
                Snapshot read = reader.read(message, shown.number(), shown.answered());
                compare(shown, read);
                if (message.get("whole") == Boolean.TRUE) lie(inbox.table().blueprint(), message);
                moved += shown.effects().size();
                if (shown.view().isOver()) break;
                if (inbox.waiting() == 0 && shown.settled()) chair.post(wish(shown, random));
            }
        }
        assertTrue(moved > 10, "much was seen to happen");
    }

    /** A server that is not to be trusted: whichever number of its message is another, it is refused in the one way that is expected, or harmless. */
    private static void lie(Blueprint blueprint, Map<?, ?> message) {
        int refused = 0;
        for (long number : new long[] {-7, 9_999, Integer.MAX_VALUE, Long.MIN_VALUE}) {
            int at = 0;
            for (boolean[] changed = {true}; changed[0]; at++) {
                changed[0] = false;
                Map<?, ?> lie = (Map<?, ?>) changed(message, new int[] {at}, number, changed);
                try {
                    new SnapshotReader(blueprint).read(lie, 1, 0);
                } catch (IllegalArgumentException refusal) {
                    refused++;
                }
            }
        }
        assertTrue(refused > 30, refused + " lies refused");
        for (String seat : List.of("seat", "active")) {
            Map<Object, Object> lie = new LinkedHashMap<>(message);
            lie.put(seat, 9L);
            assertThrows(IllegalArgumentException.class, () -> new SnapshotReader(blueprint).read(lie, 1, 0), seat);
        }
    }

    /** The same with another number in the place of the one that comes so many numbers later. */
    private static Object changed(Object value, int[] left, long number, boolean[] done) {
        if (value instanceof Long && left[0]-- == 0) {
            done[0] = true;
            return number;
        }
        if (value instanceof List<?> list) return list.stream().map(one -> changed(one, left, number, done)).toList();
        if (!(value instanceof Map<?, ?> map)) return value;
        Map<Object, Object> all = new LinkedHashMap<>();
        map.forEach((key, one) -> all.put(key, changed(one, left, number, done)));
        return all;
    }

    private static void compare(Snapshot shown, Snapshot read) {
        assertEquals(shown.view().zones(), read.view().zones());
        assertEquals(shown.view().components(), read.view().components());
        assertEquals(shown.view(), read.view());
        assertEquals(shown.effects(), read.effects());
        assertEquals(shown.ask(), read.ask());
        assertEquals(shown.chronicle(), read.chronicle());
        assertEquals(plain(shown), plain(read));
    }


    /** Lines of counters that never moved are not sent, and arrays are compared by who they are. */
    private static Snapshot plain(Snapshot of) {
        return new Snapshot(of.number(), of.answered(), of.settled(), of.view(), of.effects(), of.ask(), OptionalInt.empty(), of.chronicle(), List.of(), of.stuck(), of.notices(),
            of.canUndo(), of.canRedo(), of.moves(), 0, of.past(), of.hint(), Optional.empty(), of.away(), of.clock(), Optional.empty(), Optional.empty(), of.plea());
    }

    private static Request wish(Snapshot shown, Random random) {
        int what = random.nextInt(20);
        if (what == 0 && shown.moves() > 0) return new Request.Jump(random.nextInt(shown.moves()));
        if (what == 1) return new Request.Back();
        if (shown.past().isPresent() || shown.ask().isEmpty()) return new Request.Present();
        Ask ask = shown.ask().get();
        if (ask.many() && ask.canFinish() && (ask.choices().isEmpty() || random.nextInt(3) == 0)) return new Request.Finish(shown.number());
        if (ask.choices().isEmpty()) return new Request.Back();
        Choice choice = ask.choices().get(random.nextInt(ask.choices().size()));
        return new Request.Choose(shown.number(), choice.path());
    }
}
