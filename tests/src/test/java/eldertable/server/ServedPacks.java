package eldertable.server;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.server.protocol.Refusal;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.session.Journal;
import eldertable.session.JournalStore;
import eldertable.session.MatchSetup;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/** A server for tests, with the packs that are shipped. */
final class ServedPacks implements AutoCloseable {
    /** Keeps nothing. */
    static final JournalStore FORGETFUL = new JournalStore() {
        @Override public void keep(String title, Journal journal, Instant now) {}

        @Override public void save(String name, String title, Journal journal, Instant now) {}
    };
    private static final String ROUND_CAP = "maxRounds";
    private static final int MOST_ROUNDS = 12;

    final PackLibrary library = new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content")));
    final ScriptEngine scripts = new ScriptEngine();
    final TableServer server;
    final List<String> log = new CopyOnWriteArrayList<>();

    ServedPacks() throws IOException {
        server = new TableServer(Settings.usual(0).limited(500, 4000, 10_000), scripts, pack -> Isolation.NONE, FORGETFUL, log::add);
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
