package eldertable.sdk.printing;

import eldertable.art.Face;
import eldertable.faces.Faces;
import eldertable.words.Tongue;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** What lies and stands beside the cards: coins, pawns and gems, dials, and boards over as many sheets as they need. */
final class PiecePages {
    private static final float TOKEN = 22, GAP = 3, DIAL = 92, CELL = 25, MAP = 370, LABEL = 8, EDGE = Paper.MARGIN + 5;

    private final PDDocument document;
    private final Paper paper;
    private final Faces faces;
    private final Plates plates;
    private final Fonts fonts;
    private final Tongue tongue;

    PiecePages(PDDocument document, Paper paper, Faces faces, Plates plates, Fonts fonts, Tongue tongue) {
        this.document = document;
        this.paper = paper;
        this.faces = faces;
        this.plates = plates;
        this.fonts = fonts;
        this.tongue = tongue;
    }

    /** Something square in its size. */
    private record Piece(String key, java.util.function.Supplier<BufferedImage> painting) {}

    /** @return how many */
    int tokens(List<Things.Piece> tokens) throws IOException {
        List<Piece> all = new ArrayList<>();
        for (Things.Piece token : tokens) {
            Piece piece = new Piece("token " + token.kind() + " " + token.owner(), () -> faces.cutToken(token.kind(), token.owner(), Paper.pixels(TOKEN)));
            for (int i = 0; i < token.count(); i++) all.add(piece);
        }
        grid(all, TOKEN);
        return all.size();
    }

    int dials(List<Things.Dial> dials) throws IOException {
        List<Piece> all = new ArrayList<>();
        for (Things.Dial dial : dials) {
            Piece piece = new Piece("dial " + dial.steps(), () -> faces.dial(dial.steps(), Paper.pixels(DIAL)));
            for (int i = 0; i < dial.count(); i++) all.add(piece);
        }
        grid(all, DIAL);
        return all.size();
    }

    private void grid(List<Piece> pieces, float size) throws IOException {
        float room = Paper.MARGIN + 3;
        int columns = (int) ((paper.width - 2 * room + GAP) / (size + GAP)), rows = (int) ((paper.height - 2 * room + GAP) / (size + GAP));
        for (int from = 0; from < pieces.size(); from += columns * rows) {
            List<Piece> some = pieces.subList(from, Math.min(pieces.size(), from + columns * rows));
            try (Sheet sheet = new Sheet(document, paper.sheet())) {
                for (int i = 0; i < some.size(); i++) {
                    Piece piece = some.get(i);
                    float x = room + i % columns * (size + GAP), y = room + i / columns * (size + GAP);
                    sheet.picture(plates.clear(piece.key(), piece.painting()), x, y, size, size);
                }
            }
        }
    }

    // ------------------------------------------------------------------ boards

    /** In parts that are cut out and laid side by side. @return how many sheets */
    int board(String id) throws IOException {
        int columns = faces.columns(id);
        float meant = columns > 0 ? columns * CELL : MAP;
        PDImageXObject picture = plates.solid("board " + id, Color.BLACK, () -> faces.board(id, Paper.pixels(meant)));
        BoardParts parts = BoardParts.of(paper, meant, picture.getHeight() / (float) picture.getWidth(), faces.spaces(id), EDGE, LABEL);
        int rows = parts.down().size() - 1, across = parts.across().size() - 1;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < across; column++) {
                try (Sheet sheet = new Sheet(document, parts.turned() ? paper.turned() : paper.sheet())) {
                    float x = parts.across().get(column), y = parts.down().get(row), wide = parts.across().get(column + 1) - x, high = parts.down().get(row + 1) - y;
                    float left = ((parts.turned() ? paper.height : paper.width) - wide) / 2;
                    sheet.window(picture, left - x, EDGE - y, parts.width(), parts.height(), left, EDGE, wide, high);
                    sheet.cropMarks(left, EDGE, wide, high, 1, 1);
                    String words = fonts.known(Face.ITALIC, tongue.say("commands.print.part", "board", faces.look().lexicon.zone(id),
                        "row", row + 1, "rows", rows, "column", column + 1, "columns", across));
                    sheet.text(fonts.font(Face.ITALIC), 10, left, (parts.turned() ? paper.width : paper.height) - Paper.MARGIN - 1, 0, 0, 0, words);
                }
            }
        }
        return parts.sheets();
    }
}
