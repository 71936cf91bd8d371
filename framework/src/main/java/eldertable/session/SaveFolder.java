package eldertable.session;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.yaml.YamlFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private static final String ENDING = ".yaml";
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

    public SaveFolder(Path data) {
        named = data.resolve("saves");
        automatic = data.resolve("autosaves");
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
        SafeFile.write(pathOf(name), SaveText.write(new Save(name, title, now, false, journal, 0)));
    }

    /** One file for each match. */
    @Override
    public void keep(String title, Journal journal, Instant now) throws IOException {
        String name = journal.setup().match();
        SafeFile.write(autosaveOf(name), SaveText.write(new Save(name, title, now, true, journal, 0)));
    }

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

    /** Forgets the oldest of the matches that were kept automatically; damaged files stay, for somebody to look at. */
    public void tidy() throws IOException {
        List<Listed> kept = list(automatic).stream().filter(listed -> listed.save().isPresent()).toList();
        for (Listed old : kept.subList(Math.min(AUTOMATIC_KEPT, kept.size()), kept.size())) {
            Files.deleteIfExists(old.path());
            Files.deleteIfExists(old.path().resolveSibling(old.name() + ".png"));
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
        return new Listed(pathOf("missing"), Optional.empty(), List.of(Diagnostic.error("unknown-save", Span.file(nameOrPath),
            "There is no saved game called '" + nameOrPath + "'." + Spelling.hint(nameOrPath, names))));
    }

    public static Listed read(Path path) {
        Problems problems = new Problems();
        Optional<Save> save = YamlFile.read(path, problems).flatMap(bytes -> SaveText.read(path.toString(), bytes, problems));
        return new Listed(path, save, problems.list());
    }

    private static List<Listed> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            Comparator<Listed> newest = Comparator.comparing(listed -> listed.save().map(Save::saved).orElse(Instant.MIN));
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING) && !file.getFileName().toString().startsWith("."))
                .map(SaveFolder::read).sorted(newest.reversed().thenComparing(Listed::name)).toList();
        } catch (IOException none) {
            return List.of();
        }
    }
}
