package eldertable.server;

import eldertable.server.web.Pages;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** The browser's part of the program: pages, modules and typefaces as they lie in this program's own jars. */
final class ClientPages implements Pages {
    private static final String CLIENT = "/eldertable/server/client/", FONTS = "/eldertable/art/fonts/";
    private static final Pattern NAME = Pattern.compile("/([a-z-]+/)?([A-Za-z0-9_-]+)\\.([a-z0-9]+)");
    private static final Map<String, String> TYPES = Map.of("html", "text/html;charset=utf-8", "mjs", "text/javascript;charset=utf-8",
        "css", "text/css;charset=utf-8", "svg", "image/svg+xml", "png", "image/png", "ttf", "font/ttf", "webmanifest", "application/manifest+json");

    private final Map<String, Optional<Page>> known = new ConcurrentHashMap<>();

    @Override
    public Optional<Page> find(String path) {
        String named = path.equals("/") ? "/index.html" : path;
        var parts = NAME.matcher(named);
        if (!parts.matches() || !TYPES.containsKey(parts.group(3))) return Optional.empty();
        boolean font = "fonts/".equals(parts.group(1)) && parts.group(3).equals("ttf");
        String file = parts.group(2) + "." + parts.group(3);
        if (parts.group(1) != null && !font && !parts.group(1).equals("client/")) return Optional.empty();
        return known.computeIfAbsent(named, key -> read((font ? FONTS : CLIENT) + file, TYPES.get(parts.group(3)), font));
    }

    private static Optional<Page> read(String resource, String type, boolean lasting) {
        try (InputStream in = ClientPages.class.getResourceAsStream(resource)) {
            return in == null ? Optional.empty() : Optional.of(new Page(type, in.readAllBytes(), lasting));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
