package eldertable.icons;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** All icons: what each is called, who drew it, its outline, and the words that mean it. It never changes. */
public final class IconCatalogue {
    private static final String FOLDER = "/eldertable/icons/";
    /** For words that tell nothing: handsome, and without a meaning of their own. */
    private static final List<String> NEUTRAL = List.of("rune-stone", "pentacle", "star-swirl", "moon-orbit", "all-seeing-eye", "abstract-049",
        "curled-tentacle", "candle-flame", "moebius-star", "seven-pointed-star", "eclipse", "vortex", "spiral-tentacle", "star-formation");

    private final Map<String, String> paths = new LinkedHashMap<>();
    private final Map<String, String> authors = new LinkedHashMap<>();
    private final Map<String, String> words = new LinkedHashMap<>();

    public IconCatalogue() {
        for (String line : lines("icons.tsv")) {
            String[] parts = line.split("\t");
            authors.put(parts[0], parts[1]);
            paths.put(parts[0], parts[2]);
        }
        for (String line : lines("words.txt")) {
            String[] parts = line.split(":");
            for (String word : parts[1].strip().split("\\s+")) words.put(word, parts[0].strip());
        }
    }

    private static List<String> lines(String file) {
        try (var in = IconCatalogue.class.getResourceAsStream(FOLDER + file);
             BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public boolean has(String name) {
        return paths.containsKey(name);
    }

    public Set<String> names() {
        return Collections.unmodifiableSet(paths.keySet());
    }

    /** Its outline, as SVG writes it, in a square of 512 by 512. */
    public String path(String name) {
        return paths.get(name);
    }

    public String author(String name) {
        return authors.get(name);
    }

    public Set<String> authors() {
        return new TreeSet<>(authors.values());
    }

    /** The words that mean this icon, besides its name. */
    public List<String> words(String name) {
        return words.entrySet().stream().filter(word -> word.getValue().equals(name)).map(Map.Entry::getKey).toList();
    }

    /** The icons that a word finds: in their names, or among the words that mean them; those it means most come first. */
    public List<String> matching(String word) {
        String sought = String.join("-", parts(word));
        String meant = fitting(word);
        Stream<String> others = paths.keySet().stream().filter(name -> name.contains(sought) || words(name).stream().anyMatch(known -> known.contains(sought)));
        return Stream.concat(Stream.ofNullable(meant), others).distinct().toList();
    }

    /** Icons that the words mean, which are not there. */
    Set<String> missing() {
        Set<String> missing = new TreeSet<>(words.values());
        missing.removeAll(paths.keySet());
        return missing;
    }

    /**
     * The icon that fits one of the hints, the earlier before the later: a hint may be an icon's name, an id or a title. Where
     * none fits, some icon, always the same for the same hints.
     */
    public String best(String... hints) {
        for (String hint : hints) {
            String found = fitting(hint);
            if (found != null) return found;
        }
        return NEUTRAL.get(Math.floorMod(String.join(" ", hints).hashCode(), NEUTRAL.size()));
    }

    /** As {@link #best}, or null where nothing fits. */
    public String fitting(String hint) {
        if (hint == null || hint.isBlank()) return null;
        if (paths.containsKey(hint)) return hint;
        List<String> parts = parts(hint);
        String whole = String.join("-", parts);
        if (paths.containsKey(whole)) return whole;
        // Later words weigh more: the keeper of a lighthouse is a keeper, a stone altar is an altar.
        for (int from = 0; from < parts.size(); from++) {
            String tail = String.join("-", parts.subList(from, parts.size()));
            String found = word(tail);
            if (found != null) return found;
        }
        for (int i = parts.size() - 1; i >= 0; i--) {
            String found = word(parts.get(i));
            if (found != null) return found;
        }
        return null;
    }

    private String word(String word) {
        for (String form : List.of(word, word.replaceFirst("'s$", ""), word.replaceFirst("ies$", "y"), word.replaceFirst("es$", ""),
            word.replaceFirst("s$", ""))) {
            String icon = words.get(form);
            if (icon != null && paths.containsKey(icon)) return icon;
        }
        return paths.containsKey(word) && word.length() > 2 ? word : null;
    }

    /** lowerCamelCase, kebab-case, snake_case and plain words, in lower case. */
    private static List<String> parts(String hint) {
        String spaced = hint.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2").replaceAll("[^\\p{L}\\p{N}']+", " ");
        List<String> parts = new ArrayList<>(Stream.of(spaced.strip().toLowerCase(Locale.ROOT).split(" ")).toList());
        parts.removeAll(List.of("the", "of", "a", "an", "and", "in", "to"));
        return parts;
    }
}
