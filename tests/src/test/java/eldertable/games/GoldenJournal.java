package eldertable.games;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chance;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A game that was once played by chance, with the hash of the table after every move, and how it comes out when it is played again.
 *
 * @param pack  a game, or a mod with the game that it changes; @param options as "mode=solo level=easy", or ""
 * @param moves each as it could be typed, followed by the hash; the first is the beginning
 */
record GoldenJournal(String pack, int players, String options, long seed, List<String> moves) {
    /** How the rules of a match are run. */
    interface Rules {
        RuleEngine of(Blueprint blueprint) throws RuleFault;
    }

    static final Path HOME = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize();
    static final Path FOLDER = HOME.resolve("tests/src/test/resources/golden");
    private static final PackLibrary LIBRARY = new PackLibrary(List.of(HOME.resolve("content")));
    private static final String BEGINNING = "begin";
    private static final int MOST_MOVES = 60;

    // ------------------------------------------------------------------ files

    static List<GoldenJournal> all() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(GoldenJournal::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static GoldenJournal read(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            String[] head = lines.get(0).split(" ", 4);
            String options = head.length > 3 ? head[3] : "";
            return new GoldenJournal(head[0], Integer.parseInt(head[1]), options, Long.parseLong(head[2]), lines.subList(1, lines.size()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write() throws IOException {
        List<String> lines = new ArrayList<>(List.of((pack + " " + players + " " + seed + " " + options).strip()));
        lines.addAll(moves);
        Files.createDirectories(FOLDER);
        Files.write(FOLDER.resolve(name().replace(' ', '-').replace('=', '-') + ".txt"), lines);
    }

    String name() {
        return (pack + " " + players + " " + options).strip();
    }

    // ------------------------------------------------------------------ every game and mod

    /** The matches that are kept: every game and mod for every number of players, and each mode of play. */
    static List<GoldenJournal> wanted() {
        List<GoldenJournal> wanted = new ArrayList<>();
        for (PackLibrary.Entry entry : LIBRARY.entries()) {
            PackDef pack = LIBRARY.load(entry.id()).pack().orElseThrow();
            for (int players = pack.info().minPlayers(); players <= pack.info().maxPlayers(); players++) {
                for (String options : modes(pack, players, entry.isMod())) {
                    wanted.add(new GoldenJournal(entry.id(), players, options, 11 + players, List.of()));
                }
            }
        }
        return wanted;
    }

    /** As it is usually played; of a game also with each value of each option that is a word. */
    private static List<String> modes(PackDef pack, int players, boolean mod) {
        List<String> modes = new ArrayList<>(List.of(""));
        if (mod || players != Math.max(pack.info().minPlayers(), Math.min(4, pack.info().maxPlayers())) && players != 1) return modes;
        pack.info().options().forEach(option -> option.values().forEach(value -> {
            if (!value.equals(option.start()) && pack.info().complaint(option.id(), value, players).isEmpty()) modes.add(option.id() + "=" + value);
        }));
        return modes;
    }

    private Blueprint blueprint() {
        Map<String, Object> chosen = new LinkedHashMap<>();
        for (String option : options.isEmpty() ? new String[0] : options.split(" ")) chosen.put(option.split("=")[0], option.split("=")[1]);
        return new Blueprint(LIBRARY.load(pack).pack().orElseThrow(), players, chosen);
    }

    // ------------------------------------------------------------------ playing

    /** Plays it by chance. */
    GoldenJournal played(ScriptEngine scripts) throws RuleFault {
        List<String> lines = new ArrayList<>();
        try (RuleEngine engine = scripts.fastRules(blueprint())) {
            CommandText commands = new CommandText(engine);
            RandomChooser chooser = new RandomChooser();
            chooser.begin(seed);
            Chance order = new Chance().seed(seed);
            GameState state = engine.start(seed);
            lines.add(line(BEGINNING, state));
            while (!state.isOver() && state.moves() < MOST_MOVES) {
                int able = engine.mayAct(state);
                for (int skip = order.below(Integer.bitCount(able)); skip > 0; skip--) able &= able - 1;
                Move move = new Move().reset(Integer.numberOfTrailingZeros(able));
                chooser.choose(engine, state, move);
                engine.play(state, move);
                lines.add(line(commands.print(move), state));
            }
        }
        return new GoldenJournal(pack, players, options, seed, List.copyOf(lines));
    }

    /** Makes the same moves again, so many at the most. @param rebuilding whether every move gets a new script context */
    List<String> replayed(Rules rules, boolean rebuilding, int most) throws RuleFault {
        List<String> lines = new ArrayList<>();
        try (RuleEngine engine = rules.of(blueprint())) {
            CommandText commands = new CommandText(engine);
            GameState state = engine.start(seed);
            lines.add(line(BEGINNING, state));
            for (String line : moves.subList(1, 1 + Math.min(moves.size() - 1, most))) {
                if (rebuilding) engine.rebuildScripts();
                String command = line.substring(0, line.lastIndexOf(' '));
                CommandText.Reading reading = commands.read(state, command);
                boolean made = reading instanceof CommandText.Reading.Chosen chosen && chosen.complete()
                    && engine.apply(state, chosen.move()) instanceof Outcome.Accepted;
                lines.add(made ? line(command, state) : command + " is now: " + reading);
                if (!made) break;
            }
        }
        return lines;
    }

    private static String line(String command, GameState state) {
        return command + " " + String.format("%016x", state.hash());
    }
}
