package eldertable.session;

import eldertable.api.PackYaml;
import eldertable.api.Sort;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.rules.TableNames;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;
import eldertable.yaml.YamlWriter;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * Saves as text that people can read: YAML, its commands one a line just as they can be typed. What is read may be damaged
 * or made up; then there are problems and no save.
 */
final class SaveText {
    private static final String FORMAT = "save 1", CHECK = "check";
    private static final int MOST_LETTERS = 200;
    private static final Instant EARLIEST = Instant.parse("1970-01-01T00:00:00Z"), LATEST = Instant.parse("9000-01-01T00:00:00Z");

    private final String file;
    private final Problems problems;
    private final MapNode root;

    private SaveText(String file, Problems problems, MapNode root) {
        this.file = file;
        this.problems = problems;
        this.root = root;
    }

    static String write(Save save) {
        MatchSetup setup = save.journal().setup();
        Map<String, Object> head = new LinkedHashMap<>();
        head.put("name", save.name());
        head.put("saved", save.saved().toString());
        head.put("automatic", save.automatic());
        head.put("game", setup.game());
        head.put("title", save.title());
        head.put("version", setup.version());
        head.put("rules", setup.rules());
        Map<String, Object> mods = new LinkedHashMap<>();
        setup.mods().forEach(mod -> mods.put(mod.id(), mod.version() + " " + mod.rules()));
        head.put("mods", mods);
        head.put("match", setup.match());
        head.put("options", new TreeMap<>(setup.options()));
        head.put("seed", Long.toString(setup.seed()));
        Map<String, Object> seats = new LinkedHashMap<>();
        for (int i = 0; i < setup.players(); i++) {
            MatchSetup.Seat seat = setup.seats().get(i);
            Map<String, Object> lines = new LinkedHashMap<>();
            lines.put("name", seat.name());
            lines.put("plays", seat.isPerson() ? "person" : "bot " + seat.bot());
            seats.put(TableNames.player(i), lines);
        }
        head.put("seats", seats);
        head.put("moves", save.journal().commands().size());
        head.put("over", save.journal().over());
        head.put("hash", hash(save.journal().hash()));
        head.put("commands", save.journal().commands().stream().map(command -> command + "\n").collect(Collectors.joining()));
        String rest = YamlWriter.write(head);
        return "eldertable: " + FORMAT + "\n" + CHECK + ": " + sum(rest) + "\n" + rest;
    }

    private static String sum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8)); // mail and other systems change the ends of lines
        return String.format("x%08x", sum.getValue());
    }

    static String hash(long hash) {
        return String.format("%016x", hash);
    }

    /** Empty when the problems hold an error. */
    static Optional<Save> read(String file, byte[] bytes, Problems problems) {
        Optional<Node> node = YamlReader.read(file, bytes, problems);
        if (node.isEmpty()) return Optional.empty();
        if (!(node.get() instanceof MapNode map) || !map.text("eldertable", "").startsWith("save ")) {
            problems.error("not-a-save", Span.file(file), Message.of("session.no-save"));
            return Optional.empty();
        }
        if (!map.text("eldertable", "").equals(FORMAT)) {
            problems.error("newer-save", Span.file(file), Message.of("session.newer-save", "format", map.text("eldertable", "")));
            return Optional.empty();
        }
        SaveText text = new SaveText(file, problems, map);
        text.compare(new String(bytes, StandardCharsets.UTF_8));
        Save save = text.save();
        return problems.hasErrors() ? Optional.empty() : Optional.of(save);
    }

    /** A letter that a disk or a person has changed could make another match of it. Whoever means to takes the line away. */
    private void compare(String all) {
        MapNode.Entry check = root.entry(CHECK).orElse(null);
        if (check == null) return;
        int line = all.indexOf("\n" + CHECK + ":"), rest = line < 0 ? -1 : all.indexOf('\n', line + 1);
        if (rest >= 0 && sum(all.substring(rest + 1)).equals(check.value().toString())) return;
        damaged(check.span(), Message.of("session.damaged.changed"));
    }

    private Save save() {
        List<MatchSetup.Seat> seats = seats();
        MatchSetup setup = new MatchSetup(match(), game(), text("version"), text("rules"), mods(), seats.size(),
            options(), number("seed", 10), seats);
        List<String> commands = commands();
        long moves = number("moves", 10);
        if (moves != commands.size()) {
            damaged(spanOf("commands"), Message.of("session.damaged.moves", "moves", moves, "found", commands.size()));
        }
        return new Save(shown(root.text("name", "")), shown(root.text("title", setup.game())), time(), flag("automatic"),
            new Journal(setup, commands, number("hash", 16), flag("over")), spanOf("commands").line() + 1);
    }

    /** It names the file that the match is kept in. */
    private String match() {
        String match = text("match");
        if (!match.isEmpty() && !MatchId.isSound(match)) damaged(spanOf("match"), Message.of("session.damaged.match"));
        return match;
    }

    /** It says which pack is looked for: only by its id, never at a place of the file's choice. */
    private String game() {
        String game = text("game");
        if (!game.isEmpty() && !game.matches(Sort.ID)) damaged(spanOf("game"), Message.of("session.damaged.game"));
        return game;
    }

    /** Each as "version hash"; the order matters. */
    private List<MatchSetup.UsedMod> mods() {
        List<MatchSetup.UsedMod> mods = new ArrayList<>();
        for (MapNode.Entry entry : root.map("mods").entries()) {
            String[] words = entry.value().toString().split(" ", 2);
            if (!entry.key().matches(Sort.ID)) damaged(entry.span(), Message.of("session.damaged.mod"));
            else if (words.length < 2) damaged(entry.span(), Message.of("session.damaged.mod-version", "mod", entry.key()));
            else mods.add(new MatchSetup.UsedMod(entry.key(), words[0], words[1]));
        }
        return mods;
    }

    private List<MatchSetup.Seat> seats() {
        List<MatchSetup.Seat> seats = new ArrayList<>();
        for (MapNode.Entry entry : root.map("seats").entries()) {
            if (!(entry.value() instanceof MapNode seat) || seats.size() >= PackYaml.MOST_PLAYERS) {
                damaged(entry.span(), Message.of("session.damaged.seat"));
                continue;
            }
            String plays = seat.text("plays", "");
            if (!plays.equals("person") && !plays.startsWith("bot ")) {
                damaged(entry.span(), Message.of("session.damaged.plays", "plays", plays));
            }
            seats.add(new MatchSetup.Seat(shown(seat.text("name", entry.key())), plays.startsWith("bot ") ? plays.substring(4) : ""));
        }
        if (seats.isEmpty()) damaged(spanOf("seats"), Message.of("session.damaged.no-seats"));
        return seats;
    }

    private Map<String, Object> options() {
        Map<String, Object> options = new LinkedHashMap<>();
        root.map("options").plain().forEach((id, value) -> {
            if (value instanceof Integer || value instanceof String) options.put(id, value);
            else damaged(spanOf("options"), Message.of("session.damaged.option", "option", id));
        });
        return options;
    }

    private List<String> commands() {
        String text = root.text("commands", "");
        return text.isEmpty() ? List.of() : text.strip().lines().toList();
    }

    private String text(String key) {
        String text = root.text(key, "");
        if (text.isEmpty()) damaged(spanOf(key), Message.of("session.damaged.missing", "key", key));
        return text;
    }

    private long number(String key, int radix) {
        String text = text(key);
        try {
            return text.isEmpty() ? 0 : radix == 16 ? Long.parseUnsignedLong(text, radix) : Long.parseLong(text, radix);
        } catch (NumberFormatException bad) {
            damaged(spanOf(key), Message.of("session.damaged.number", "value", text, "key", key));
            return 0;
        }
    }

    private boolean flag(String key) {
        Optional<Boolean> flag = root.get(key).orElse(null) instanceof ScalarNode scalar ? scalar.asFlag() : Optional.empty();
        if (flag.isEmpty()) damaged(spanOf(key), Message.of("session.damaged.flag", "key", key));
        return flag.orElse(false);
    }

    /** What people called something; whatever a terminal would take for an order is left out. */
    private static String shown(String words) {
        return words.substring(0, Math.min(words.length(), MOST_LETTERS)).replaceAll("\\p{Cntrl}", "");
    }

    private Instant time() {
        try {
            Instant time = Instant.parse(text("saved"));
            if (!time.isBefore(EARLIEST) && time.isBefore(LATEST)) return time;
            damaged(spanOf("saved"), Message.of("session.damaged.year"));
            return Instant.EPOCH;
        } catch (DateTimeException bad) {
            damaged(spanOf("saved"), Message.of("session.damaged.time", "value", root.text("saved", "")));
            return Instant.EPOCH;
        }
    }

    private Span spanOf(String key) {
        return root.entry(key).map(MapNode.Entry::span).orElse(Span.file(file));
    }

    private void damaged(Span span, Message what) {
        problems.add(Diagnostic.error("damaged-save", span, Message.of("session.damaged").and(what)));
    }
}
