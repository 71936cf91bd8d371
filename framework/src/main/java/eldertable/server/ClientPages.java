package eldertable.server;

import eldertable.json.Json;
import eldertable.server.web.Pages;
import eldertable.words.Languages;
import eldertable.words.Words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The browser's part of the program: pages, modules, typefaces and words as they lie in this program's own jars. */
final class ClientPages implements Pages {
    private static final String CLIENT = "/eldertable/server/client/", FONTS = "/eldertable/art/fonts/";
    private static final Pattern NAME = Pattern.compile("/([a-z-]+/)?([A-Za-z0-9_-]+)\\.([a-z0-9]+)");
    private static final Map<String, String> TYPES = Map.of("html", "text/html;charset=utf-8", "mjs", "text/javascript;charset=utf-8",
        "css", "text/css;charset=utf-8", "svg", "image/svg+xml", "png", "image/png", "ttf", "font/ttf", "webmanifest", "application/manifest+json");

    private static final Pattern WORDS = Pattern.compile("/words/([A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,3})\\.json");

    private final Map<String, Optional<Page>> known = new ConcurrentHashMap<>();

    @Override
    public Optional<Page> find(String path) {
        var words = WORDS.matcher(path);
        if (words.matches()) return known.computeIfAbsent("/words/" + spoken(words.group(1)), key -> Optional.of(words(spoken(words.group(1)))));
        String named = path.equals("/") ? "/index.html" : path;
        var parts = NAME.matcher(named);
        if (!parts.matches() || !TYPES.containsKey(parts.group(3))) return Optional.empty();
        boolean font = "fonts/".equals(parts.group(1)) && parts.group(3).equals("ttf");
        String file = parts.group(2) + "." + parts.group(3);
        if (parts.group(1) != null && !font && !parts.group(1).equals("client/")) return Optional.empty();
        return known.computeIfAbsent(named, key -> read((font ? FONTS : CLIENT) + file, TYPES.get(parts.group(3)), font));
    }

    /** The nearest language that the program has words in. */
    private static String spoken(String language) {
        return Languages.wanted(language).stream().filter(one -> ClientPages.class.getResource("/eldertable/words/browser." + one + ".properties") != null)
            .findFirst().orElse(Languages.ENGLISH);
    }

    /** What every table says, and what only the browser's does. */
    private static Page words(String language) {
        Map<String, String> sentences = new TreeMap<>();
        for (String room : List.of("table", "browser")) {
            Words words = Words.of(ClientPages.class, room, language);
            for (String key : words.keys()) sentences.put(key, words.say(key));
        }
        String text = Json.line(Map.of("language", language, "sentences", sentences));
        return new Page("application/json", text.getBytes(StandardCharsets.UTF_8), false);
    }

    private static Optional<Page> read(String resource, String type, boolean lasting) {
        try (InputStream in = ClientPages.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(new Page(type, in.readAllBytes(), lasting));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
