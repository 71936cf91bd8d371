package eldertable.hostile;

import eldertable.yaml.MapNode;
import eldertable.yaml.ScalarNode;

import org.junit.jupiter.api.Assumptions;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A hostile pack as it is attacked with. What nobody wants to have in a repository is made when it is needed, as expected.yaml tells:
 * `grow` repeats a piece of a file very often, `zip` makes an archive that no honest program would, `link` makes links.
 */
final class Staged {
    private Staged() {}

    /** The folder itself, or a copy with what is made, or a zip. */
    static Path of(Attack attack, Path temp) throws IOException {
        MapNode notes = attack.notes();
        if (!notes.has("grow") && !notes.has("zip") && !notes.has("link")) return attack.folder();
        Path copy = temp.resolve(attack.family()).resolve(attack.name());
        copy(attack.folder(), copy);
        for (MapNode.Entry file : notes.map("grow").entries()) grow(copy.resolve(file.key()), (MapNode) file.value());
        for (MapNode.Entry link : notes.map("link").entries()) link(copy.resolve(link.key()), Path.of(((ScalarNode) link.value()).text()));
        return notes.has("zip") ? ForgedZip.of(copy, notes.map("zip")) : copy;
    }

    private static void link(Path from, Path to) throws IOException {
        try {
            Files.createSymbolicLink(from, to);
        } catch (UnsupportedOperationException | FileSystemException noLinks) {
            Assumptions.abort("this system has no links");
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        Files.createDirectories(to);
        for (Path file : files) {
            Path target = to.resolve(from.relativize(file).toString());
            Files.createDirectories(target.getParent());
            Files.copy(file, target);
        }
    }

    /** Puts begin × times, middle, end × times where a word stands, or into a file of its own. */
    private static void grow(Path file, MapNode how) throws IOException {
        int times = Integer.parseInt(how.text("times", "1"));
        String grown = how.text("begin", "").repeat(times) + how.text("middle", "") + how.text("end", "").repeat(times);
        String find = how.text("find", "");
        Files.createDirectories(file.getParent());
        Files.write(file, (find.isEmpty() ? grown : Files.readString(file).replace(find, grown)).getBytes(StandardCharsets.UTF_8));
    }
}
