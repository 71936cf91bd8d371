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

    /** @param name of its file, without the ending */
    private record Page(String name, String title, String body) {}

    private final Path folder;
    private final List<Page> pages = new ArrayList<>();

    public DocsSite(Path folder) {
        this.folder = folder;
    }

    /** Takes in all pages of the handbook; the one that is read first comes first. */
    public void handbook(Path handbook) throws IOException {
        try (Stream<Path> files = Files.list(handbook)) {
            List<Path> texts = files.filter(file -> file.toString().endsWith(".md"))
                .sorted(java.util.Comparator.comparing((Path file) -> !file.endsWith("README.md")).thenComparing(Path::toString)).toList();
            for (Path file : texts) {
                String text = Files.readString(file), name = file.getFileName().toString().replace(".md", "");
                pages.add(new Page(name.equals("README") ? "index" : name, title(text, name), linked(Markdown.html(text))));
            }
        }
    }

    /** The reference of a pack, with the faces of its cards. @param tables who draws those of its rules; @return how many pictures were painted */
    public int pack(Blueprint blueprint, Scenes tables) throws IOException {
        String id = blueprint.pack.info().id();
        Faces faces = new Faces(blueprint, new Lexicon(blueprint, "en", Collections.nCopies(blueprint.players, "")), Optional.of(tables));
        StringBuilder cards = new StringBuilder("<section class=\"cards\">");
        Path pictures = Files.createDirectories(folder.resolve("cards").resolve(id));
        int painted = 0;
        for (PieceSetDef set : blueprint.pack.sets()) {
            for (PieceSetDef.KindDef kind : set.kinds()) {
                if (!faces.isCard(kind.id())) continue;
                Files.write(pictures.resolve(kind.id() + ".png"), Faces.png(faces.card(kind.id(), CARD)));
                cards.append("<img loading=\"lazy\" width=\"").append(CARD).append("\" src=\"cards/").append(id).append('/').append(kind.id()).append(".png\" alt=\"")
                    .append(escaped(faces.look().lexicon.kind(kind.id()))).append("\" title=\"").append(kind.id()).append("\">");
                painted++;
            }
        }
        String text = PaintedRules.painted(new PackReference(blueprint).text(), faces, folder, "rules/" + id);
        pages.add(new Page("pack-" + id, faces.look().lexicon.gameTitle(), Markdown.html(text) + cards + "</section>"));
        return painted;
    }

    /** @return how many pages */
    public int write() throws IOException {
        Files.createDirectories(folder);
        StringBuilder list = new StringBuilder("<nav><input id=\"seek\" placeholder=\"search\"><ul id=\"found\"></ul><ul id=\"all\">");
        for (Page page : pages) list.append("<li><a href=\"").append(page.name()).append(".html\">").append(escaped(page.title())).append("</a></li>");
        list.append("</ul></nav>");
        List<Object> index = new ArrayList<>();
        for (Page page : pages) {
            Files.writeString(folder.resolve(page.name() + ".html"), "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>" + escaped(page.title())
                + "</title><link rel=\"stylesheet\" href=\"site.css\"></head><body>" + list + "<main>" + page.body()
                + "</main><script src=\"index.js\"></script><script src=\"site.js\"></script></body></html>\n");
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("page", page.name() + ".html");
            entry.put("title", page.title());
            entry.put("text", page.body().replaceAll("<[^>]+>", " ").replaceAll("\\s+", " "));
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

    /** Links between pages of the handbook lead to their HTML. */
    private static String linked(String html) {
        return html.replace("href=\"README.md", "href=\"index.html").replaceAll("href=\"([a-z-]+)\\.md(#[^\"]*)?\"", "href=\"$1.html$2\"");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
