package eldertable.session;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;
import eldertable.words.Trouble;
import eldertable.yaml.OrdinaryFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The saves of one user: a file each. Files that cannot be read are told about and left alone. */
public final class SaveFolder implements JournalStore {
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{N} ._'-]{0,62}[\\p{L}\\p{N}'])?");
    private static final String ENDING = ".yaml", EARLIER = ".earlier.yaml";
    /** How many matches are kept by themselves. */
    private static final int AUTOMATIC_KEPT = 20;

    /** A file with what could be read from it. */
    public record Listed(Path path, Optional<Save> save, List<Diagnostic> problems) {
        /** How to call it when loading. */
        public String name() {
            String file = path.getFileName().toString();
            return file.substring(0, file.length() - ENDING.length());
        }
    }

    private final Path named;
    private final Path automatic;
    private final FileLocks locks;

    public SaveFolder(Path data) {
        named = data.resolve("saves");
        automatic = data.resolve("autosaves");
        locks = new FileLocks(data.resolve(".locks"));
    }

    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    public Path pathOf(String name) {
        if (!isName(name)) throw new IllegalArgumentException("not a name: " + name);
        return named.resolve(name + ENDING);
    }

    /** Where a match that is being played is kept. */
    public Path autosaveOf(String match) {
        if (!MatchId.isSound(match)) throw new IllegalArgumentException("not the id of a match: " + match);
        return automatic.resolve(match + ENDING);
    }

    @Override
    public void save(String name, String title, Journal journal, Instant now) throws IOException {
        Path file = pathOf(name);
        Hold hold = take(file).orElseThrow(() -> new Trouble(Message.of("session.saving")));
        try {
            SafeFile.write(file, SaveText.write(new Save(name, title, now, false, journal, 0)));
        } finally {
            hold.close();
        }
    }

    /** One file for each match, and beside it the one before. */
    @Override
    public void keep(String title, Journal journal, Instant now) throws IOException {
        String name = journal.setup().match();
        Path file = autosaveOf(name);
        SafeFile.link(file, earlierOf(file));
        SafeFile.write(file, SaveText.write(new Save(name, title, now, true, journal, 0)));
    }

    /** Writing the first save loads the classes that write YAML: longer than all that a click sets going. */
    @Override
    public void getReady(Journal journal) {
        SaveText.write(new Save("", "", Instant.EPOCH, true, journal, 0));
    }

    /** What was kept before the last move: of use when a disk has damaged the newest. */
    private static Path earlierOf(Path autosave) {
        return autosave.resolveSibling("." + autosave.getFileName().toString().replaceAll("\\.yaml$", "") + EARLIER);
    }

    // ------------------------------------------------------------------ who keeps what

    @Override
    public Hold hold(String match) {
        return take(autosaveOf(match)).orElse(Hold.NONE);
    }

    /** What the program kept by itself goes on in its file; whatever else is loaded, or played elsewhere, becomes a match of its own. */
    @Override
    public Claim claim(Listed save) {
        if (save.save().isEmpty()) return new Claim(save, "", Optional.empty(), Hold.NONE);
        MatchSetup setup = save.save().get().journal().setup();
        if (!autosaveOf(setup.match()).toAbsolutePath().normalize().equals(save.path().toAbsolutePath().normalize())) {
            return copied(save, setup.game(), Optional.empty());
        }
        Optional<Hold> hold = take(save.path());
        // Since it was listed another program may have gone on with it, or deleted it.
        Listed now = Files.exists(save.path()) ? read(save.path()) : save;
        if (hold.isPresent()) return new Claim(now, setup.match(), Optional.empty(), hold.get());
        return copied(now, setup.game(), Optional.of(Diagnostic.warning("played-elsewhere", Span.file(save.path().toString()), Message.of("session.elsewhere"))));
    }

    private Claim copied(Listed save, String game, Optional<Diagnostic> warning) {
        String match = MatchId.fresh(game);
        return new Claim(save, match, warning, hold(match));
    }

    /** Where there can be no locks everybody has what they want: the player is told when the file cannot be written. */
    private Optional<Hold> take(Path file) {
        try {
            return locks.take(keyOf(file), FileLocks.PATIENCE);
        } catch (IOException none) {
            return Optional.of(Hold.NONE);
        }
    }

    private static String keyOf(Path file) {
        return file.toAbsolutePath().getParent().getFileName() + "/" + file.getFileName();
    }

    // ------------------------------------------------------------------ finding

    /** All saves, the newest first, those kept automatically behind the others. */
    public List<Listed> list() {
        List<Listed> all = new ArrayList<>(list(named));
        all.addAll(list(automatic));
        return List.copyOf(all);
    }

    /** The newest match of a game (of any, for "") that was kept automatically and is not over. */
    public Optional<Listed> latest(String game) {
        return list(automatic).stream().filter(listed -> listed.save().map(save -> !save.journal().over()
            && (game.isEmpty() || save.journal().setup().game().equals(game))).orElse(false)).findFirst();
    }

    /** The matches kept automatically that cannot be read and were written after the one that would be gone on with. */
    public List<Listed> damagedAfter(Optional<Listed> latest) {
        Instant since = latest.flatMap(Listed::save).map(Save::saved).orElse(Instant.MIN);
        return list(automatic).stream().filter(listed -> listed.save().isEmpty()
            && Instant.ofEpochMilli(listed.path().toFile().lastModified()).isAfter(since)).toList();
    }

    /** Removes a save with all that belongs to it. */
    public void delete(Listed save) throws IOException {
        Files.deleteIfExists(save.path());
        Files.deleteIfExists(save.path().resolveSibling(save.name() + ".png"));
        Files.deleteIfExists(earlierOf(save.path()));
    }

    /**
     * Forgets the oldest of the matches that were kept automatically, and what killed programs have left half-written; damaged
     * files stay, for somebody to look at. What another program is at is left alone.
     */
    public void tidy() {
        List<Listed> kept = list(automatic).stream().filter(listed -> listed.save().isPresent()).toList();
        for (Listed old : kept.subList(Math.min(AUTOMATIC_KEPT, kept.size()), kept.size())) clear(old.path(), () -> delete(old));
        for (Path folder : List.of(named, automatic)) {
            for (Path draft : SafeFile.drafts(folder)) clear(SafeFile.targetOf(draft), () -> Files.deleteIfExists(draft));
        }
    }

    private interface Clearing {
        void run() throws IOException;
    }

    private void clear(Path file, Clearing clearing) {
        try (Hold hold = locks.take(keyOf(file), Duration.ZERO).orElse(null)) {
            if (hold != null) clearing.run();
        } catch (IOException cannotBe) {
            // what cannot be removed stays, as in a folder that may only be read
        }
    }

    /** Finds a save by its name, or by the path of its file. */
    public Listed find(String nameOrPath) {
        List<Path> places = new ArrayList<>();
        if (isName(nameOrPath)) {
            places.add(pathOf(nameOrPath));
            places.add(automatic.resolve(nameOrPath + ENDING));
        }
        if (nameOrPath.endsWith(ENDING) && nameOrPath.indexOf('\0') < 0) places.add(Path.of(nameOrPath));
        for (Path place : places) if (Files.exists(place)) return read(place);
        List<String> names = list().stream().map(Listed::name).toList();
        return new Listed(pathOf("missing"), Optional.empty(), List.of(Diagnostic.error("unknown-save", Span.file(nameOrPath), Message.of("session.unknown-save", "name", nameOrPath).and(Spelling.guess(nameOrPath, names)))));
    }

    public static Listed read(Path path) {
        Problems problems = new Problems();
        Optional<Save> save = OrdinaryFile.read(path, problems).flatMap(bytes -> SaveText.read(path.toString(), bytes, problems));
        return new Listed(path, save, problems.list());
    }

    private static List<Listed> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            Comparator<Listed> newest = Comparator.comparing(listed -> listed.save().map(Save::saved).orElse(Instant.MIN));
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING) && !file.getFileName().toString().startsWith("."))
                .flatMap(SaveFolder::withEarlier).sorted(newest.reversed().thenComparing(Listed::name)).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    /** Beside one that is damaged, what was kept before it. */
    private static Stream<Listed> withEarlier(Path file) {
        Listed listed = read(file);
        if (listed.save().isPresent() || !Files.exists(earlierOf(file))) return Stream.of(listed);
        Listed earlier = read(earlierOf(file));
        return earlier.save().isPresent() ? Stream.of(listed, earlier) : Stream.of(listed);
    }
}
