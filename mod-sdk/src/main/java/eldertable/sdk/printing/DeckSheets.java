package eldertable.sdk.printing;

import eldertable.art.CardArt;
import eldertable.faces.Faces;
import eldertable.json.Json;
import eldertable.view.Lexicon;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * Picture sheets and the file of saved objects that Tabletop Simulator reads: a deck for each set of cards with one back, a board, a bag of
 * tokens each, dials. The file names its pictures by where they lie; the simulator's cloud takes them over from there.
 */
public final class DeckSheets {
    /** The simulator's own limits: so many cards on one picture, of which it keeps the last place for itself. */
    private static final int COLUMNS = 10, ROWS = 7, MOST = COLUMNS * ROWS - 1;
    private static final int CARD = 400, TOKEN = 400, BOARD = 2000;
    private static final Color EDGE = new Color(0x16, 0x12, 0x0e);

    /** What was written. */
    public record Written(Path file, int cards, int decks, int pictures) {}

    private final PaperGame game;
    private final Faces faces;
    private final Lexicon words;
    private final List<Object> objects = new ArrayList<>();
    private Path folder;
    private int pictures, cards, decks;

    public DeckSheets(PaperGame game) {
        this.game = game;
        faces = game.faces();
        words = faces.look().lexicon;
    }

    public Written write(Path into, String id) throws IOException {
        folder = into.toAbsolutePath().normalize();
        Files.createDirectories(folder);
        Map<String, List<Things.Piece>> sets = new LinkedHashMap<>();
        for (Things.Piece card : game.things().cards) sets.computeIfAbsent(card.set() + "-" + Integer.toHexString(faces.backTint(card.kind())), key -> new ArrayList<>()).add(card);
        for (var set : sets.entrySet()) {
            List<Things.Piece> kinds = set.getValue();
            for (int from = 0, part = 1; from < kinds.size(); from += MOST, part++) {
                deck(id + "-" + set.getKey() + "-" + part, kinds.subList(from, Math.min(kinds.size(), from + MOST)));
            }
        }
        for (String board : game.things().boards) board(id + "-" + board, board);
        for (Things.Piece token : game.things().tokens) token(id, token);
        for (Things.Dial dial : game.things().dials) dial(id + "-" + dial.pool(), dial);
        Path file = folder.resolve(id + ".json");
        Map<String, Object> save = new LinkedHashMap<>();
        save.put("SaveName", words.gameTitle());
        save.put("ObjectStates", objects);
        Files.writeString(file, Json.write(save));
        return new Written(into.resolve(id + ".json"), cards, decks, pictures);
    }

    private void deck(String name, List<Things.Piece> kinds) throws IOException {
        int rows = Math.max(2, (kinds.size() + COLUMNS) / COLUMNS), high = Math.round(CARD * CardArt.HEIGHT / CardArt.WIDTH);
        BufferedImage sheet = new BufferedImage(CARD * COLUMNS, high * rows, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = sheet.createGraphics();
        List<Integer> ids = new ArrayList<>();
        List<Object> contained = new ArrayList<>();
        int number = decks + 1;
        for (int i = 0; i < kinds.size(); i++) {
            Things.Piece kind = kinds.get(i);
            g.drawImage(Plates.on(EDGE, faces.card(kind.kind(), CARD)), i % COLUMNS * CARD, i / COLUMNS * high, null);
            for (int copy = 0; copy < kind.count(); copy++) {
                ids.add(number * 100 + i);
                contained.add(card(kind.kind(), number * 100 + i));
            }
        }
        g.dispose();
        String face = picture(name + ".jpg", sheet), back = picture(name + "-back.jpg", Plates.on(EDGE, faces.backOf(kinds.get(0).kind(), CARD)));
        Map<String, Object> pictures = new LinkedHashMap<>();
        pictures.put("FaceURL", face);
        pictures.put("BackURL", back);
        pictures.put("NumWidth", COLUMNS);
        pictures.put("NumHeight", rows);
        pictures.put("BackIsHidden", true);
        pictures.put("UniqueBack", false);
        Map<String, Object> custom = Map.of(String.valueOf(number), pictures);
        cards += ids.size();
        decks++;
        if (ids.size() == 1) { // a deck has two cards at least
            @SuppressWarnings("unchecked") Map<String, Object> only = (Map<String, Object>) contained.get(0);
            only.put("CustomDeck", custom);
            objects.add(only);
            return;
        }
        Map<String, Object> deck = object("DeckCustom", words.gameTitle() + ": " + name);
        deck.put("DeckIDs", ids);
        deck.put("CustomDeck", custom);
        deck.put("ContainedObjects", contained);
        objects.add(deck);
    }

    private Map<String, Object> card(String kind, int id) {
        Map<String, Object> card = new LinkedHashMap<>();
        card.put("Name", "Card");
        card.put("Nickname", words.kind(kind));
        card.put("Description", words.kindText(kind));
        card.put("CardID", id);
        card.put("Transform", place());
        return card;
    }

    private void board(String name, String id) throws IOException {
        BufferedImage picture = Plates.on(Color.BLACK, faces.board(id, BOARD));
        Map<String, Object> board = object("Custom_Board", words.zone(id));
        board.put("CustomImage", image(picture(name + ".jpg", picture), picture.getWidth() / (float) picture.getHeight()));
        objects.add(board);
    }

    private void token(String name, Things.Piece token) throws IOException {
        String owner = token.owner() < 0 ? "" : "-" + (token.owner() + 1);
        String picture = picture(name + "-" + token.kind() + owner + ".png", faces.token(token.kind(), token.owner(), TOKEN));
        Map<String, Object> bag = object("Bag", words.kind(token.kind()) + owner.replace("-", " "));
        List<Object> contained = new ArrayList<>();
        for (int i = 0; i < token.count(); i++) {
            Map<String, Object> each = object("Custom_Token", words.kind(token.kind()));
            Map<String, Object> image = image(picture, 1);
            image.put("CustomToken", Map.of("Thickness", 0.2, "MergeDistancePixels", 15, "Stackable", true));
            each.put("CustomImage", image);
            contained.add(each);
        }
        bag.put("ContainedObjects", contained);
        objects.add(bag);
    }

    private void dial(String name, Things.Dial dial) throws IOException {
        String picture = picture(name + ".png", faces.dial(dial.steps(), TOKEN * 2));
        for (int i = 0; i < dial.count(); i++) {
            Map<String, Object> object = object("Custom_Token", words.pool(dial.pool()));
            object.put("CustomImage", image(picture, 1));
            objects.add(object);
        }
    }

    private static Map<String, Object> image(String url, float proportion) {
        Map<String, Object> image = new LinkedHashMap<>();
        image.put("ImageURL", url);
        image.put("WidthScale", proportion);
        return image;
    }

    private Map<String, Object> object(String sort, String title) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("Name", sort);
        object.put("Nickname", title);
        object.put("Transform", place());
        return object;
    }

    /** In rows before the player. */
    private Map<String, Object> place() {
        Map<String, Object> place = new LinkedHashMap<>();
        place.put("posX", objects.size() % 8 * 3 - 10);
        place.put("posY", 1);
        place.put("posZ", objects.size() / 8 * -4);
        place.put("rotY", 180);
        place.put("rotZ", 0);
        place.put("scaleX", 1);
        place.put("scaleY", 1);
        place.put("scaleZ", 1);
        return place;
    }

    private String picture(String name, BufferedImage image) throws IOException {
        Path file = folder.resolve(name);
        ImageIO.write(image, name.endsWith(".png") ? "png" : "jpg", file.toFile());
        pictures++;
        return file.toUri().toString();
    }
}
