package eldertable.sdk.endurance;

import eldertable.host.Opening;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.reload.PacksInPlay;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.WorkFolder;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.workshop.Authoring;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Plays matches of all packs and mods for hours in one program: against bots and among people, broken off and gone on with, edited
 * in mid-game, and with rules that never end. Everything it writes lies in one folder.
 */
public final class Soak {
    private static final int MOST_REQUESTS = 400, MOST_OF_A_RUNAWAY = 8, MOST_FAILURES = 20, MOST_MODS = 3;
    private static final List<String> BOTS = List.of("random", "hinted", "easy", "40");
    private static final Duration SAMPLE = Duration.ofSeconds(10);

    private final Path folder;
    private final PackLibrary library;
    private final SaveFolder saves;
    private final Random random;
    private final Map<String, Long> done = new TreeMap<>();
    private final List<Vitals> samples = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();

    /**
     * @param content where the packs lie; they are copied
     * @param folder  an empty one, for the copies and the saves
     */
    public Soak(Path content, Path folder, long seed) throws IOException {
        this.folder = folder;
        random = new Random(seed);
        WorkFolder.copy(content, folder.resolve("content"));
        library = new PackLibrary(List.of(folder.resolve("content")));
        saves = new SaveFolder(folder.resolve("data"));
    }

    /** @param progress told after each match */
    public SoakResult run(Duration time, Consumer<SoakResult> progress) throws InterruptedException, IOException {
        long start = System.nanoTime(), lastSample = start;
        List<PackLibrary.Entry> games = library.entries().stream().filter(entry -> !entry.isMod()).toList();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (int match = 0; System.nanoTime() - start < time.toNanos() && failures.size() < MOST_FAILURES; match++) {
                play(scripts, games.get(match % games.size()).id(), "s" + match);
                if (System.nanoTime() - lastSample > SAMPLE.toNanos()) {
                    samples.add(Vitals.of(scripts));
                    lastSample = System.nanoTime();
                }
                progress.accept(result(start));
            }
        }
        return result(start);
    }

    private SoakResult result(long start) {
        return new SoakResult(Duration.ofNanos(System.nanoTime() - start), Map.copyOf(done), List.copyOf(samples), List.copyOf(failures));
    }

    private void count(String what) {
        done.merge(what, 1L, Long::sum);
    }

    // ------------------------------------------------------------------ one match

    private void play(ScriptEngine scripts, String game, String match) throws InterruptedException, IOException {
        List<String> mods = someMods(game);
        String what = game + (mods.isEmpty() ? "" : " with " + String.join(", ", mods)) + ", match " + match;
        boolean runaway = random.nextInt(25) == 0;
        PackDef pack = load(what, game, mods);
        if (runaway && pack != null) {
            mods = List.of(Runaway.write(folder, pack).toString());
            pack = load(what, game, mods);
        }
        if (pack == null) return;
        int players = pack.info().minPlayers() + random.nextInt(pack.info().maxPlayers() - pack.info().minPlayers() + 1);
        MatchSetup setup = MatchSetup.of(match, pack, players, Map.of(), random.nextLong(), seats(players));
        boolean edited = !runaway && random.nextInt(4) == 0;
        Optional<Authoring> authoring = edited ? Optional.of(Authoring.of(new PacksInPlay(library, game, mods))) : Optional.empty();
        SoakedMatch sitting = new SoakedMatch(random, this::count, edited ? () -> edit(game) : () -> { });
        int most = runaway ? MOST_OF_A_RUNAWAY : 1 + random.nextInt(MOST_REQUESTS);
        count("matches");
        SoakedMatch.End end = sitting.play(Opening.begin(scripts, pack, setup, authoring), saves, most);
        if (runaway) {
            count("runaways");
            if (end.problems() == 0 && end.failure().isEmpty() && end.moves() > 0) failures.add(what + ": rules without end made " + end.moves() + " moves.");
            return;
        }
        tell(what, end);
        if (!end.over() && end.moves() > 0 && end.failure().isEmpty()) goOn(scripts, pack, what, match, end.moves(), sitting);
        if (!mods.isEmpty()) count("with mods");
    }

    /** A match that was broken off is there again, at its last move. */
    private void goOn(ScriptEngine scripts, PackDef pack, String what, String match, int moves, SoakedMatch sitting) throws InterruptedException {
        SaveFolder.Listed kept = SaveFolder.read(saves.autosaveOf(match));
        if (kept.save().isEmpty()) {
            failures.add(what + " was not kept: " + kept.problems());
            return;
        }
        int back = kept.save().get().journal().commands().size();
        if (back != moves) failures.add(what + " had " + moves + " moves and came back with " + back + ".");
        count("gone on with");
        tell(what, sitting.play(Opening.resume(scripts, pack, kept, true, Optional.empty()), saves, 1 + random.nextInt(MOST_REQUESTS / 4)));
    }

    private void tell(String what, SoakedMatch.End end) {
        done.merge("moves", (long) end.moves(), Long::sum);
        if (end.over()) count("finished");
        if (!end.failure().isEmpty()) failures.add(what + ": " + end.failure());
    }

    private PackDef load(String what, String game, List<String> mods) {
        var load = library.load(game, mods);
        if (load.pack().isEmpty()) failures.add(what + " cannot be loaded: " + load.problems());
        return load.pack().orElse(null);
    }

    private List<String> someMods(String game) {
        List<String> mods = new ArrayList<>();
        for (PackLibrary.InstalledMod mod : library.modsFor(game)) {
            if (mods.size() < MOST_MODS && mod.isCompatible() && random.nextInt(3) == 0) mods.add(mod.entry().id());
        }
        return mods;
    }

    /** Somebody sits at the first seat. */
    private List<MatchSetup.Seat> seats(int players) {
        List<MatchSetup.Seat> seats = new ArrayList<>(List.of(new MatchSetup.Seat("A", "")));
        while (seats.size() < players) {
            String bot = random.nextInt(3) == 0 ? "" : BOTS.get(random.nextInt(BOTS.size()));
            seats.add(new MatchSetup.Seat(String.valueOf((char) ('A' + seats.size())), bot));
        }
        return seats;
    }

    // ------------------------------------------------------------------ files

    /** Saves a file of the game now and then, as its author would, with a line more. */
    private void edit(String game) {
        if (random.nextInt(40) != 0) return;
        count("edits");
        try {
            Path rules = library.find(game).path().orElseThrow().resolve("rules.mjs");
            String text = Files.readString(rules).replaceAll("\n// edit \\d+\n$", "\n");
            Files.writeString(rules, text + "// edit " + done.get("edits") + "\n", StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
