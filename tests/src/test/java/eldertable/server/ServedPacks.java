package eldertable.server;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.Refusal;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.server.tables.TableRecord;
import eldertable.server.tables.TableStore;
import eldertable.session.Journal;
import eldertable.session.MatchSetup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** A server for tests, with the packs that are shipped. */
final class ServedPacks implements AutoCloseable {
    /** What was kept last. */
    volatile Journal journal;
    private final TableStore memory = new TableStore() {
        @Override public void keep(String id, String record) {}

        @Override public void keep(String id, String record, List<String> moves) throws IOException {
            TableRecord kept = TableRecord.read(record);
            journal = new Journal(kept.match().orElseThrow(), moves, kept.hash(), kept.over());
        }

        @Override public void forget(String id) {}

        @Override public List<String> ids() {
            return List.of();
        }

        @Override public Optional<Kept> find(String id) {
            return Optional.empty();
        }

        @Override public void close() {}
    };
    private static final String ROUND_CAP = "maxRounds";
    private static final int MOST_ROUNDS = 12;

    final PackLibrary library = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
    final ScriptEngine scripts = new ScriptEngine();
    final TableServer server;
    final List<String> log = new CopyOnWriteArrayList<>();

    ServedPacks() throws IOException {
        server = new TableServer(ServerSettings.usual(0).limited(500, 4000, 10_000), scripts, pack -> Isolation.NONE, memory, told -> log.add(told.english()));
    }

    Stream<String> games() {
        return library.entries().stream().filter(entry -> !entry.isMod()).map(PackLibrary.Entry::id);
    }

    /** @param bot whether a third seat, where there is one, is a bot's */
    ServedTable table(String game, boolean bot) throws Refusal {
        PackDef pack = library.load(game).pack().orElseThrow();
        boolean capped = pack.info().options().stream().anyMatch(option -> option.id().equals(ROUND_CAP));
        List<MatchSetup.Seat> seats = new ArrayList<>(List.of(new MatchSetup.Seat("", ""), new MatchSetup.Seat("", "")));
        if (bot && pack.info().maxPlayers() > 2) seats.add(new MatchSetup.Seat("Bot", "random"));
        return server.open(new TableOrder(pack, capped ? Map.of(ROUND_CAP, MOST_ROUNDS) : Map.of(), seats, Optional.empty(), true));
    }

    @Override public void close() {
        server.close();
        scripts.close();
    }
}
