package eldertable.desktop.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import eldertable.pack.model.ArtDef;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The icons that come with the program, by name, and which of them fits which words: packs may name icons, but need not.
 * Any thread may ask; no GL is needed.
 */
public final class IconSet {
    /** For names that are not there. */
    public static final String FALLBACK = "pentacle";
    private static final String FOLDER = "/eldertable/desktop/icons/";
    /** For words that tell nothing: handsome, and without a meaning of their own. */
    private static final List<String> NEUTRAL = List.of("rune-stone", "pentacle", "star-swirl", "moon-orbit", "all-seeing-eye", "abstract-049",
        "curled-tentacle", "candle-flame", "moebius-star", "seven-pointed-star", "eclipse", "vortex", "spiral-tentacle", "star-formation");

    private final Map<String, String> paths = new LinkedHashMap<>();
    private final Map<String, String> authors = new LinkedHashMap<>();
    private final Map<String, String> words = new LinkedHashMap<>();
    private final Map<String, SVGDocument> documents = new ConcurrentHashMap<>();
    private final PackArt art = new PackArt();

    public IconSet() {
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
        try (var in = IconSet.class.getResourceAsStream(FOLDER + file);
             BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Takes in what a pack brings along; from then on it is an icon under its key. */
    public void add(Collection<ArtDef> pictures) {
        pictures.forEach(art::add);
    }

    public boolean has(String name) {
        return paths.containsKey(name) || art.has(name);
    }

    /** A picture in its own colours, as packs may bring along. */
    Optional<BufferedImage> picture(String name) {
        return art.picture(name);
    }

    public Set<String> names() {
        return Collections.unmodifiableSet(paths.keySet());
    }

    public Set<String> authors() {
        return new TreeSet<>(authors.values());
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

    /** The icon in white. */
    BufferedImage image(String name, int pixels) {
        BufferedImage image = Canvas.blank(pixels, pixels);
        Graphics2D g = Canvas.brush(image);
        BufferedImage picture = art.picture(name).orElse(null);
        if (picture != null) {
            double fitting = pixels / (double) Math.max(picture.getWidth(), picture.getHeight()), w = picture.getWidth() * fitting, h = picture.getHeight() * fitting;
            g.drawImage(picture, (int) (pixels - w) / 2, (int) (pixels - h) / 2, (int) w, (int) h, null);
            g.dispose();
            return image;
        }
        SVGDocument document = art.drawing(name).orElseGet(() -> documents.computeIfAbsent(paths.containsKey(name) ? name : FALLBACK, this::read));
        // A document holds what it draws with; two threads must not do so at once.
        synchronized (document) {
            document.render((java.awt.Component) null, g, new ViewBox(0, 0, pixels, pixels));
        }
        g.dispose();
        return image;
    }

    private SVGDocument read(String name) {
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\"><path fill=\"#fff\" d=\"" + paths.get(name) + "\"/></svg>";
        return new SVGLoader().load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null, LoaderContext.createDefault());
    }
}
