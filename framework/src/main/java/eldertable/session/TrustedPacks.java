package eldertable.session;

import eldertable.isolation.Isolation;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The packs whose rules may run in the program itself: those that came with it, and those that the user vouches for, which
 * stand in a file of the data folder with the hash that they had then. A pack that has changed since has to be vouched for again.
 */
public final class TrustedPacks {
    private static final String FILE = "trusted-packs.txt";
    private static final String HEADING = "# Packs whose rules may run in the program itself, one a line: hash, id, version. Others run in a process of their own.";
    private static final long MOST_BYTES = 1 << 20;

    private final Path file;
    private final List<Path> ours;

    /** @param ours folders with what came with the program */
    TrustedPacks(Path data, List<Path> ours) {
        file = data.resolve(FILE);
        this.ours = ours.stream().map(folder -> folder.toAbsolutePath().normalize()).toList();
    }

    /** Those of this program's user. */
    public static TrustedPacks in(Path data) {
        Path home = Path.of(System.getProperty("eldertable.home", ""));
        return new TrustedPacks(data, List.of(home.resolve("content"), home.resolve("mod-sdk/handbook")));
    }

    /** Where the rules of a game run, with the mods that lie over it, unless somebody wants it otherwise. */
    public Isolation isolationOf(PackDef pack) {
        return untrusted(pack).isEmpty() ? Isolation.NONE : Isolation.PROCESS;
    }

    /** The titles of those among a game and its mods that nobody has vouched for. */
    public List<String> untrusted(PackDef pack) {
        return parts(pack).stream().filter(part -> !isOurs(part)).filter(part -> !hashes().contains(part.hash)).map(Part::title).toList();
    }

    /** Vouches for a game and the mods that lie over it, as they are now. */
    public void trust(PackDef pack) throws IOException {
        Set<String> lines = new LinkedHashSet<>(lines());
        lines.add(HEADING);
        parts(pack).stream().filter(part -> !isOurs(part)).forEach(part -> lines.add(part.hash + " " + part.id + " " + part.version));
        SafeFile.write(file, String.join("\n", lines) + "\n");
    }

    private record Part(String id, String version, String title, String folder, String hash) {}

    private static List<Part> parts(PackDef pack) {
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(pack.info().id(), pack.info().version(), pack.info().title(), pack.info().span().file(), pack.hash()));
        for (ModDef mod : pack.mods()) {
            parts.add(new Part(mod.info().id(), mod.info().version(), mod.info().title(), mod.folder(), mod.hash()));
        }
        return parts;
    }

    private boolean isOurs(Part part) {
        return ours.stream().anyMatch(Path.of(part.folder).toAbsolutePath().normalize()::startsWith);
    }

    private Set<String> hashes() {
        return lines().stream().map(line -> line.split(" ", 2)[0]).collect(Collectors.toSet());
    }

    /** None where there is no file, or none that can be read: then all are strangers. */
    private List<String> lines() {
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > MOST_BYTES) return List.of();
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
