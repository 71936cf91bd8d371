package eldertable.sdk.site;

import eldertable.faces.Faces;
import eldertable.faces.Scenes;
import eldertable.json.Json;
import eldertable.markdown.Markdown;
import eldertable.pack.model.PieceSetDef;
import eldertable.sdk.reports.PackReference;
import eldertable.sdk.reports.PaintedRules;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes the site: a page for each page of the handbook and for each pack, one list of all of them, and what the search looks through. */
public final class DocsSite {
    private static final int CARD = 220;

    /** @param name of its file, without the ending; @param source what it was made of; a pack's has no links to lead */
    private record Page(String name, String title, String body, Optional<Path> source) {}

    private final Path folder;
    private final List<Page> pages = new ArrayList<>();
    private final PageLinks links;

    public DocsSite(Path folder) {
        this.folder = folder;
        links = new PageLinks(folder);
    }

    /** Takes in all pages of the handbook; the one that is read first comes first, how editors are set up after it. */
    public void handbook(Path handbook) throws IOException {
        try (Stream<Path> files = Files.list(handbook)) {
            List<Path> texts = files.filter(file -> file.toString().endsWith(".md"))
                .sorted(java.util.Comparator.comparing((Path file) -> !file.endsWith("README.md")).thenComparing(Path::toString)).toList();
            for (Path file : texts) {
                String name = file.getFileName().toString().replace(".md", "");
                text(file, name.equals("README") ? "index" : name);
            }
        }
        Path editors = handbook.resolveSibling("editors/README.md");
        if (Files.exists(editors)) text(editors, "editors-setup");
    }

    private void text(Path file, String name) throws IOException {
        String text = Files.readString(file);
        pages.add(new Page(name, title(text, name), links.page(file, name, Markdown.html(text)), Optional.of(file)));
    }

    /** The reference of a pack, with the faces of its cards. @param source where it lies; @param tables who draws those of its rules; @return how many pictures were painted */
    public int pack(Path source, Blueprint blueprint, Scenes tables) throws IOException {
        String id = blueprint.pack.info().id();
        Faces faces = new Faces(blueprint, new Lexicon(blueprint, "en", Collections.nCopies(blueprint.players, "")), Optional.of(tables));
        Path pictures = Files.createDirectories(folder.resolve("cards").resolve(id));
        String text = PaintedRules.painted(new PackReference(blueprint).text(), faces, folder, "rules/" + id);
        String page = "pack-" + id, html = links.page(source, page, Markdown.html(text));
        int painted = 0;
        for (PieceSetDef set : blueprint.pack.sets()) {
            StringBuilder cards = new StringBuilder();
            for (PieceSetDef.KindDef kind : set.kinds()) {
                if (!faces.isCard(kind.id())) continue;
                Files.write(pictures.resolve(kind.id() + ".png"), Faces.png(faces.card(kind.id(), CARD)));
                cards.append("<img loading=\"lazy\" width=\"").append(CARD).append("\" src=\"cards/").append(id).append('/').append(kind.id()).append(".png\" alt=\"")
                    .append(escaped(faces.look().lexicon.kind(kind.id()))).append("\" title=\"").append(kind.id()).append("\">");
                painted++;
            }
            if (!cards.isEmpty()) html = below(PackReference.heading(set), "<section class=\"cards\">" + cards + "</section>", html);
        }
        pages.add(new Page(page, faces.look().lexicon.gameTitle(), html, Optional.empty()));
        return painted;
    }

    /** Puts something right below a heading of the second rank. */
    private static String below(String heading, String what, String html) {
        int at = html.indexOf(">" + escaped(heading) + "</h2>");
        int end = at < 0 ? html.length() : html.indexOf("</h2>", at) + "</h2>".length();
        return html.substring(0, end) + what + html.substring(end);
    }

    /** @return how many pages */
    public int write() throws IOException {
        Files.createDirectories(folder);
        StringBuilder list = new StringBuilder("<nav><input id=\"seek\" placeholder=\"search\"><ul id=\"found\"></ul><ul id=\"all\"><li class=\"part\">Handbook</li>");
        boolean games = false;
        for (Page page : pages) {
            if (page.source().isEmpty() && !games) list.append("<li class=\"part\">Games</li>");
            games |= page.source().isEmpty();
            list.append("<li><a href=\"").append(page.name()).append(".html\">").append(escaped(page.title())).append("</a></li>");
        }
        list.append("</ul></nav>");
        List<Object> index = new ArrayList<>();
        for (Page page : pages) {
            String body = page.source().isEmpty() ? page.body() : links.lead(page.source().get(), page.name(), page.body());
            Files.writeString(folder.resolve(page.name() + ".html"), "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>" + escaped(page.title())
                + "</title><link rel=\"stylesheet\" href=\"site.css\"></head><body>" + list + "<main>" + body
                + "</main><script src=\"index.js\"></script><script src=\"site.js\"></script></body></html>\n");
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("page", page.name() + ".html");
            entry.put("title", page.title());
            entry.put("text", plain(body));
            index.add(entry);
        }
        Files.writeString(folder.resolve("index.js"), "const PAGES = " + Json.write(index).replace("</", "<\\/") + ";\n");
        for (String file : List.of("site.css", "site.js")) {
            try (var in = DocsSite.class.getResourceAsStream(file)) {
                Files.write(folder.resolve(file), in.readAllBytes());
            }
        }
        return pages.size();
    }

    private static String title(String text, String otherwise) {
        return text.lines().filter(line -> line.startsWith("# ")).map(line -> line.substring(2).strip()).findFirst().orElse(otherwise);
    }

    private static String plain(String html) {
        return html.replaceAll("<[^>]+>", " ").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&").replaceAll("\\s+", " ");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
