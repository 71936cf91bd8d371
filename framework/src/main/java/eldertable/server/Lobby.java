package eldertable.server;

import eldertable.bot.Bots;
import eldertable.host.TimeControl;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.session.MatchSetup;
import eldertable.words.Languages;
import eldertable.words.Message;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Where people find games and tables without a link: they make a table, sit down at one that waits, or watch. Packs come from the shelf alone. */
final class Lobby {
    private static final Duration FRESH = Duration.ofSeconds(3);
    private static final long SHORTEST_SECONDS = 5, LONGEST_SECONDS = 86_400;
    private static final String CLOCK_BOT = "easy";

    private final TableServer server;
    private final OpenTables open;
    private final PackLibrary library;
    private final String password;
    /** By names of game and mods. */
    private final Map<List<String>, Shelved> packs = new ConcurrentHashMap<>();

    /** @param read when its files were last looked at, by the clock of nanoTime */
    private record Shelved(PackDef pack, long read) {}

    /** @param password "" if everybody may come in */
    Lobby(TableServer server, OpenTables open, PackLibrary library, String password) {
        this.server = server;
        this.open = open;
        this.library = library;
        this.password = password;
    }

    Map<String, Object> answer(ClientMessage.Lobby asked) throws Refusal {
        boolean known = MessageDigest.isEqual(password.getBytes(StandardCharsets.UTF_8), asked.password().getBytes(StandardCharsets.UTF_8));
        if (!known) throw new Refusal(Code.PASSWORD, Message.of(asked.password().isEmpty() ? "server.password" : "server.wrong-password"));
        return switch (asked.what()) {
            case "games" -> Protocol.message("lobby", "id", asked.id(), "games", games(asked.order().get("language") instanceof String language ? language : Languages.ENGLISH), "tables", open.list());
            case "open" -> opened(asked.id(), server.open(order(asked.order())));
            case "sit" -> placed(asked, open.seat(text(asked.order(), "table")));
            case "watch" -> placed(asked, open.watching(text(asked.order(), "table")));
            default -> throw new Refusal(Code.MALFORMED, Message.of("server.lobby-knows"));
        };
    }

    // ------------------------------------------------------------------ what there is

    private List<Map<String, Object>> games(String language) {
        List<Map<String, Object>> games = new ArrayList<>();
        for (PackLibrary.Entry entry : library.entries()) {
            if (entry.isMod() || games.stream().anyMatch(game -> game.get("id").equals(entry.id()))) continue;
            PackInfo info = entry.info();
            List<Map<String, String>> mods = library.modsFor(entry.id()).stream().filter(PackLibrary.InstalledMod::isCompatible)
                .map(mod -> Map.of("id", mod.entry().id(), "title", library.title(mod.entry(), language), "summary", library.summary(mod.entry(), language))).toList();
            Map<String, Object> game = new LinkedHashMap<>();
            game.put("id", entry.id());
            game.put("title", library.title(entry, language));
            game.put("summary", library.summary(entry, language));
            game.put("min", info.minPlayers());
            game.put("max", info.maxPlayers());
            game.put("minutes", info.minutes());
            game.put("mods", mods);
            games.add(game);
        }
        return games;
    }

    /** One that people can choose, as it is without mods. */
    Optional<PackDef> game(String id) {
        return library.entries().stream().filter(entry -> entry.id().equals(id) && !entry.isMod()).findFirst().flatMap(entry -> library.load(id).pack());
    }

    // ------------------------------------------------------------------ what is wanted

    private TableOrder order(Map<String, Object> wanted) throws Refusal {
        String game = text(wanted, "game");
        List<String> mods = words(wanted, "mods"), bots = words(wanted, "bots");
        List<String> shelf = library.entries().stream().map(PackLibrary.Entry::id).toList();
        for (String id : mods) if (!shelf.contains(id)) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.no-mod"));
        if (!shelf.contains(game)) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.no-game"));
        PackDef pack = shared(game, mods);
        if (!(wanted.get("players") instanceof Long players) || players > 16) throw new Refusal(Code.MALFORMED, Message.of("server.number", "key", "players"));
        Message complaint = pack.info().complaint(players.intValue());
        if (!complaint.isEmpty()) throw new Refusal(Code.NOT_ALLOWED, complaint);
        if (bots.size() >= players) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.no-seat-left"));
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            int bot = seat - (players.intValue() - bots.size());
            if (bot >= 0 && !Bots.isForAnyPack(bots.get(bot))) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.no-bot"));
            seats.add(bot < 0 ? new MatchSetup.Seat("", "") : new MatchSetup.Seat("Bot " + (bot + 1), bots.get(bot)));
        }
        return new TableOrder(pack, Map.of(), seats, clock(wanted), !Boolean.FALSE.equals(wanted.get("open")));
    }

    /** How long people may think, if that is limited: for each move, or for all of theirs together. */
    private static Optional<TimeControl> clock(Map<String, Object> wanted) throws Refusal {
        if (wanted.get("clock") == null) return Optional.empty();
        if (!(wanted.get("clock") instanceof Map<?, ?> clock) || !(clock.get("seconds") instanceof Long seconds) || !(clock.get("per") instanceof String per)) {
            throw new Refusal(Code.MALFORMED, Message.of("server.clock"));
        }
        if (seconds < SHORTEST_SECONDS || seconds > LONGEST_SECONDS) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.clock-span"));
        TimeControl.Per counted = switch (per) {
            case "move" -> TimeControl.Per.MOVE;
            case "game" -> TimeControl.Per.GAME;
            default -> throw new Refusal(Code.MALFORMED, Message.of("server.clock-per"));
        };
        return Optional.of(new TimeControl(counted, Duration.ofSeconds(seconds), Optional.of(CLOCK_BOT)));
    }

    /**
     * The pack as the tables before had it, unless a file has changed since: hundreds of tables share one. Reading all its files takes as long as
     * dozens of moves, so they are not looked at again for a while.
     */
    private PackDef shared(String game, List<String> mods) throws Refusal {
        List<String> names = new ArrayList<>(mods);
        names.add(0, game);
        Shelved known = packs.get(names);
        if (known != null && System.nanoTime() - known.read < FRESH.toNanos()) return known.pack;
        PackDef loaded = library.load(game, mods).pack().orElseThrow(() -> new Refusal(Code.NOT_ALLOWED, Message.of("server.not-together")));
        PackDef kept = known != null && known.pack.equals(loaded) ? known.pack : loaded;
        packs.put(names, new Shelved(kept, System.nanoTime()));
        return kept;
    }

    private static String text(Map<String, Object> wanted, String key) throws Refusal {
        if (wanted.get(key) instanceof String word) return word;
        throw new Refusal(Code.MALFORMED, Message.of("server.text", "key", key));
    }

    private static List<String> words(Map<String, Object> wanted, String key) throws Refusal {
        List<String> words = new ArrayList<>();
        if (wanted.get(key) instanceof List<?> list) {
            for (Object item : list) {
                if (!(item instanceof String word)) throw new Refusal(Code.MALFORMED, Message.of("server.words", "key", key));
                words.add(word);
            }
        }
        return words;
    }

    /** For whoever made it: the keys to all seats, to be sent to friends. */
    private Map<String, Object> opened(String id, ServedTable table) {
        return Protocol.message("lobby", "id", id, "table", table.id(), "seats", List.copyOf(table.seatSecrets().values()), "watching", table.watchingSecret());
    }

    private static Map<String, Object> placed(ClientMessage.Lobby asked, String secret) {
        return Protocol.message("lobby", "id", asked.id(), "table", asked.order().get("table"), "seats", List.of(secret));
    }
}
