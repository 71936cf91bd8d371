package eldertable.server;

import eldertable.faces.Faces;
import eldertable.faces.Scenes;
import eldertable.icons.IconCatalogue;
import eldertable.json.Json;
import eldertable.markdown.Markdown;
import eldertable.words.Languages;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.RulesPicture;
import eldertable.server.web.Pages;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What pages show of games: icons as outlines, the rules, and faces of cards and coins as the window paints them. None of it is secret. */
final class GamePages implements Pages {
    private static final Pattern ICON = Pattern.compile("/icons/([a-z0-9-]+)\\.svg"), RULES = Pattern.compile("/rules/([A-Za-z0-9_-]+)\\.([A-Za-z0-9-]+)\\.json"),
        COVER = Pattern.compile("/cover/([A-Za-z0-9_-]+)\\.png"), ART = Pattern.compile("/art/([A-Za-z0-9_-]+)/([a-z]+)/([A-Za-z0-9_-]+)(?:\\.([0-9]))?\\.png");
    private static final int CARD = 420, TOKEN = 160, BOARD = 1200, TABLE_WIDTH = 1600, TABLE_HEIGHT = 900, COVER_WIDTH = 400, MOST_PAINTED = 4000;
    private static final float SCENE = 1.5f;

    /** A game as it is laid at a table, in the words of one language. Its painters are made when the first picture is asked for. */
    private static final class Laid {
        final Blueprint blueprint;
        private final String language;
        private final Scenes scenes;
        private Faces faces;

        Laid(Blueprint blueprint, String language, Scenes scenes) {
            this.blueprint = blueprint;
            this.language = language;
            this.scenes = scenes;
        }

        synchronized Faces faces() {
            if (faces == null) faces = new Faces(blueprint, new Lexicon(blueprint, language, Collections.nCopies(blueprint.players, "")), Optional.of(scenes));
            return faces;
        }
    }

    private final IconCatalogue icons = new IconCatalogue();
    private final Function<String, Optional<PackDef>> tables;
    private final Function<String, Optional<PackDef>> shelf;
    private final BiFunction<PackDef, String, Scenes> scenes;
    private final Map<String, Laid> games = new ConcurrentHashMap<>();
    private final Map<String, Optional<Page>> painted = new ConcurrentHashMap<>();
    /** Painting is work: it must not take every thread that serves. */
    private final Semaphore painting = new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));

    /**
     * @param tables the game that is played at a table; @param shelf the game of that id, where covers of it are shown
     * @param scenes who draws the tables of a game's rules, in a language
     */
    GamePages(Function<String, Optional<PackDef>> tables, Function<String, Optional<PackDef>> shelf, BiFunction<PackDef, String, Scenes> scenes) {
        this.tables = tables;
        this.shelf = shelf;
        this.scenes = scenes;
    }

    /** Where clients find the pictures of a game: what has this name never changes. @param language wished for; another one, if the pack lacks it */
    String name(Blueprint blueprint, String language) {
        Set<String> spoken = blueprint.pack.text().keySet();
        String taken = Languages.wanted(language).stream().filter(spoken::contains).findFirst().orElse(Languages.ENGLISH);
        StringBuilder all = new StringBuilder(blueprint.pack.hash());
        blueprint.pack.mods().forEach(mod -> all.append(mod.hash()));
        blueprint.pack.art().values().forEach(art -> all.append(art.key()));
        all.append(blueprint.pack.table()).append(blueprint.pack.text()).append(blueprint.players);
        String name = UUID.nameUUIDFromBytes(all.toString().getBytes(StandardCharsets.UTF_8)) + "-" + taken;
        games.computeIfAbsent(name, same -> new Laid(blueprint, taken, scenes.apply(blueprint.pack, taken)));
        return name;
    }

    @Override
    public Optional<Page> find(String path) {
        Matcher icon = ICON.matcher(path), rules = RULES.matcher(path), art = ART.matcher(path), cover = COVER.matcher(path);
        if (icon.matches()) return Optional.ofNullable(icons.path(icon.group(1))).map(GamePages::outline);
        if (rules.matches()) return tables.apply(rules.group(1)).map(pack -> rules(pack.rulesPages().in(rules.group(2))));
        if (cover.matches()) return cover(path, cover.group(1));
        if (!art.matches() || !games.containsKey(art.group(1))) return Optional.empty();
        Optional<Page> known = painted.get(path);
        if (known != null) return known;
        Optional<Page> made = paint(games.get(art.group(1)), art.group(2), art.group(3), art.group(4));
        if (painted.size() > MOST_PAINTED) painted.clear();
        painted.put(path, made);
        return made;
    }

    /** The lid of a game's box: painted once, and looked at again by those who have seen it. */
    private Optional<Page> cover(String path, String game) {
        Optional<Page> known = painted.get(path);
        if (known != null) return known;
        Optional<PackDef> pack = shelf.apply(game);
        if (pack.isEmpty()) return Optional.empty();
        painting.acquireUninterruptibly();
        try {
            BufferedImage lid = Faces.of(pack.get(), pack.get().info().minPlayers(), Languages.ENGLISH).cover(COVER_WIDTH);
            return painted.computeIfAbsent(path, same -> Optional.of(new Page("image/png", Faces.png(lid), false)));
        } finally {
            painting.release();
        }
    }

    private static Page outline(String path) {
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\"><path d=\"" + path + "\"/></svg>";
        return new Page("image/svg+xml", svg.getBytes(StandardCharsets.UTF_8), true);
    }

    // ------------------------------------------------------------------ pictures

    private Optional<Page> paint(Laid game, String what, String id, String seat) {
        painting.acquireUninterruptibly();
        try {
            return picture(game, what, id, seat == null ? -1 : Integer.parseInt(seat)).map(image -> new Page("image/png", Faces.png(image), true));
        } finally {
            painting.release();
        }
    }

    private static Optional<BufferedImage> picture(Laid game, String what, String id, int seat) {
        Blueprint blueprint = game.blueprint;
        Faces faces = game.faces();
        boolean kind = blueprint.kinds.stream().anyMatch(one -> one.id().equals(id));
        boolean number = id.matches("\\d{1,4}") && Integer.parseInt(id) < blueprint.zones.size();
        return switch (what) {
            case "card" -> kind ? Optional.of(faces.card(id, CARD)) : Optional.empty();
            case "back" -> number ? Optional.of(faces.back(Integer.parseInt(id), CARD / 2)) : Optional.empty();
            case "board" -> blueprint.boards.stream().anyMatch(one -> one.def.id().equals(id)) ? Optional.of(faces.board(id, BOARD)) : Optional.empty();
            case "counter" -> blueprint.components.stream().anyMatch(one -> one.id().equals(id)) ? Optional.of(faces.counter(id, TOKEN / 2)) : Optional.empty();
            case "candle" -> List.of("lit", "smoking", "out").contains(id) ? Optional.of(faces.candle(id.equals("lit"), id.equals("smoking"), TOKEN)) : Optional.empty();
            case "scene" -> faces.illustration("table:" + id, SCENE);
            case "table" -> Optional.of(faces.table(TABLE_WIDTH, TABLE_HEIGHT));
            case "cover" -> Optional.of(faces.cover(COVER_WIDTH));
            case "disc", "portal", "token", "grave", "gem", "ring", "pawn" -> kind && seat < blueprint.players ? Optional.of(faces.token(id, seat, TOKEN)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    // ------------------------------------------------------------------ rules

    private static Page rules(String text) {
        List<Object> parts = new ArrayList<>();
        for (Markdown.Part part : Markdown.read(text)) parts.add(part(part));
        return new Page("application/json", Json.line(parts).getBytes(StandardCharsets.UTF_8), false);
    }

    private static Object part(Markdown.Part part) {
        if (part instanceof Markdown.Heading heading) return Map.of("heading", heading.level(), "text", heading.text());
        if (part instanceof Markdown.Item item) return Map.of("item", item.mark(), "depth", item.depth(), "words", words(item.words()));
        if (part instanceof Markdown.Quote quote) return Map.of("quote", words(quote.words()));
        if (part instanceof Markdown.Code code) return Map.of("code", code.lines());
        if (part instanceof Markdown.Grid grid) {
            return Map.of("header", grid.header(), "rows", grid.rows().stream().map(row -> row.stream().map(GamePages::words).toList()).toList());
        }
        if (part instanceof Markdown.Pictures pictures) return Map.of("pictures", pictures.all().stream().map(GamePages::shown).flatMap(Optional::stream).toList());
        return Map.of("words", words(((Markdown.Paragraph) part).words()));
    }

    /** What clients find below their art, and the words for it. */
    private static Optional<Map<String, String>> shown(Markdown.Shown shown) {
        return RulesPicture.of(shown.target()).map(picture -> Map.of("art", art(picture.subject()) + "/" + picture.id(), "words", shown.words()));
    }

    private static String art(RulesPicture.Subject subject) {
        return switch (subject) {
            case PIECE -> "token";
            case TABLE -> "scene"; // its top alone is called table
            case CARD, COUNTER, BOARD -> subject.word();
        };
    }

    private static List<List<String>> words(List<Markdown.Words> words) {
        return words.stream().map(word -> List.of(word.style().name().toLowerCase(Locale.ROOT), word.text())).toList();
    }
}
