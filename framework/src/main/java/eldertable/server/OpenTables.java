package eldertable.server;

import eldertable.json.Json;
import eldertable.json.JsonReader;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.ServedTable;
import eldertable.words.Message;
import eldertable.words.Sentence;
import eldertable.words.Tongue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The tables that a lobby shows, of this server and of those that share their tables with it: what they are, and the keys to their seats. */
final class OpenTables {
    private static final String LIST = "tables", SIT = "sit", WATCH = "watch", REFUSED = "refused", REASON = "reason", TABLE = "table", SECRET = "secret";
    private static final JsonReader JSON = new JsonReader(1 << 22, 12);

    private final Supplier<List<ServedTable>> here;
    private final Function<String, Optional<ServedTable>> finding;
    private final Supplier<Fellows> fellows;

    /** @param finding the table of that name, if it is at this server */
    OpenTables(Supplier<List<ServedTable>> here, Function<String, Optional<ServedTable>> finding, Supplier<Fellows> fellows) {
        this.here = here;
        this.finding = finding;
        this.fellows = fellows;
    }

    List<Object> list() {
        List<Object> all = new ArrayList<>(listHere());
        for (String answer : fellows.get().askAll(Json.line(Map.of("what", LIST)))) {
            if (read(answer).get(LIST) instanceof List<?> theirs) all.addAll(theirs);
        }
        return all;
    }

    private List<Map<String, Object>> listHere() {
        List<Map<String, Object>> tables = new ArrayList<>();
        for (ServedTable table : here.get()) {
            if (!table.order().open() || table.isOver()) continue;
            tables.add(Map.of(TABLE, table.id(), "game", table.order().pack().info().id(), "title", table.order().pack().info().title(), "players", table.order().players(),
                "names", table.names(), "free", table.freeSeats().size(), "begun", table.hasBegun()));
        }
        return tables;
    }

    /** The key to a seat that is free. */
    String seat(String table) throws Refusal {
        return key(SIT, table);
    }

    /** The key to watching. */
    String watching(String table) throws Refusal {
        return key(WATCH, table);
    }

    private String key(String what, String table) throws Refusal {
        if (finding.apply(table).isPresent()) return keyHere(what, table);
        try {
            Map<?, ?> answer = read(fellows.get().ask(table, Json.line(Map.of("what", what, TABLE, table))));
            if (answer.get(SECRET) instanceof String secret) return secret;
            if (!(answer.get(REFUSED) instanceof String code)) throw gone();
            throw new Refusal(Code.valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_')), reason(String.valueOf(answer.get(REASON))));
        } catch (IOException silent) {
            throw gone();
        }
    }

    /** What another server tells by its key; one of another version may know keys that are unknown here. */
    private static Message reason(String key) {
        return key.startsWith("server.") && Tongue.ENGLISH.knows(key) && Sentence.blanks(Tongue.ENGLISH.say(key)).isEmpty() ? Message.of(key) : Message.of("server.gone");
    }

    private String keyHere(String what, String id) throws Refusal {
        ServedTable table = finding.apply(id).filter(one -> one.order().open()).orElseThrow(OpenTables::gone);
        if (what.equals(WATCH)) return table.watchingSecret();
        return table.freeSeats().stream().findFirst().orElseThrow(() -> new Refusal(Code.FULL, Message.of("server.no-free-seat")));
    }

    private static Refusal gone() {
        return new Refusal(Code.UNKNOWN_TABLE, Message.of("server.gone"));
    }

    /** For a server that shares its tables with this one. */
    String answer(String question) {
        Map<?, ?> asked = read(question);
        if (LIST.equals(asked.get("what"))) return Json.line(Map.of(LIST, listHere()));
        try {
            return Json.line(Map.of(SECRET, keyHere(String.valueOf(asked.get("what")), String.valueOf(asked.get(TABLE)))));
        } catch (Refusal refusal) {
            return Json.line(Map.of(REFUSED, refusal.code().word(), REASON, refusal.telling().key()));
        }
    }

    private static Map<?, ?> read(String text) {
        try {
            return JSON.read(text) instanceof Map<?, ?> map ? map : Map.of();
        } catch (JsonReader.NoJson nonsense) {
            return Map.of();
        }
    }
}
