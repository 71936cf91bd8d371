package eldertable.server;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.server.tables.TableRecord;
import eldertable.words.Message;
import eldertable.words.Trouble;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The games of tables that were kept: each is read once, however many tables play it. */
final class KeptGames {
    private final PackLibrary library;
    private final Map<List<String>, PackDef> read = new ConcurrentHashMap<>();

    KeptGames(PackLibrary library) {
        this.library = library;
    }

    PackDef pack(TableRecord record) throws IOException {
        List<String> names = new ArrayList<>(record.mods());
        names.add(0, record.game());
        PackDef known = read.get(names);
        if (known != null) return known;
        PackDef pack = library.load(record.game(), record.mods()).pack().orElseThrow(() -> new Trouble(Message.of("server.no-longer", "game", record.game())));
        read.put(names, pack);
        return pack;
    }
}
