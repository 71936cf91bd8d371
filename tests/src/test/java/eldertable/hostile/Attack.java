package eldertable.hostile;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One pack of the corpus and what shall come of it, as the `expected.yaml` of its family tells.
 *
 * @param folder  the pack, as it is committed
 * @param deed    what is done with it: see {@link Deeds}
 * @param codes   the diagnostics that will do, one of them
 * @param says    words of the diagnostic that will do, some of them: engines differ; none if any will do
 * @param file    the file that it names, or ""; @param first the first of the lines that will do, 0 for any; @param last the last of them
 * @param nothing whether it shall come to nothing instead: no fault, and nothing gained
 * @param seconds within which it shall end on a quiet machine
 * @param notes   all that stands in expected.yaml, for what only some deeds want to know
 */
record Attack(String family, String name, String about, Path folder, String deed, List<String> codes, List<String> says, String file, int first, int last,
              boolean nothing, int seconds, MapNode notes) {
    private static final Pattern PLACE = Pattern.compile("([^:]+)(?::(\\d+)(?:-(\\d+))?)?");

    /** The families, in the order of their names. */
    static List<Path> families(Path corpus) {
        try (Stream<Path> folders = Files.list(corpus)) {
            return folders.filter(Files::isDirectory).sorted().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static List<Attack> of(Path family) {
        try {
            Path file = family.resolve("expected.yaml");
            Problems problems = new Problems();
            Node read = YamlReader.read(file.toString(), Files.readAllBytes(file), problems).orElseThrow(() -> new AssertionError(problems.list().toString()));
            MapNode all = (MapNode) read;
            List<Attack> attacks = new ArrayList<>();
            for (MapNode.Entry entry : all.map("attacks").entries()) {
                attacks.add(of(family, entry.key(), (MapNode) entry.value(), all));
            }
            return attacks;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Attack of(Path family, String name, MapNode notes, MapNode usual) {
        Matcher place = PLACE.matcher(notes.text("at", "-"));
        if (!place.matches()) throw new AssertionError(name + ": at is a file, a line and perhaps a last line");
        int first = place.group(2) == null ? 0 : Integer.parseInt(place.group(2));
        int last = place.group(3) == null ? first : Integer.parseInt(place.group(3));
        return new Attack(family.getFileName().toString(), name, notes.text("about", ""), family.resolve(name), notes.text("do", usual.text("do", "play")),
            texts(notes, "code"), texts(notes, "says"), place.group(1).equals("-") ? "" : place.group(1), first, last,
            notes.text("nothing", "false").equals("true"), Integer.parseInt(notes.text("seconds", usual.text("seconds", ""))), notes);
    }

    /** A list of texts, or a single one. */
    static List<String> texts(MapNode notes, String key) {
        Node node = notes.get(key).orElse(null);
        if (node == null) return List.of();
        return node instanceof ListNode list ? list.items().stream().map(item -> ((ScalarNode) item).text()).toList() : List.of(((ScalarNode) node).text());
    }

    /** Whether a diagnostic is the expected one. */
    boolean expects(Diagnostic told) {
        boolean place = file.isEmpty() || told.span().file().replace('\\', '/').endsWith("/" + file)
            && (first == 0 || told.span().line() >= first && told.span().line() <= last);
        return codes.contains(told.code()) && (says.isEmpty() || says.stream().anyMatch(told.message()::contains)) && place;
    }

    String expected() {
        if (nothing) return "nothing";
        String lines = first == 0 ? "" : ":" + first + (last > first ? "-" + last : "");
        return String.join(" or ", codes) + (file.isEmpty() ? "" : " at " + file + lines) + (says.isEmpty() ? "" : ", with the words '" + String.join("' or '", says) + "'");
    }

    @Override
    public String toString() {
        return family + "/" + name;
    }
}
