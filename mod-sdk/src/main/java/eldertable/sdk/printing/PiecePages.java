package eldertable.sdk.printing;

import eldertable.art.Face;
import eldertable.faces.Faces;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** What lies and stands beside the cards: coins, pawns and gems, dials, and boards over as many sheets as they need. */
final class PiecePages {
    private static final float TOKEN = 22, GAP = 3, DIAL = 92, CELL = 25, MAP = 370, LABEL = 8;

    private final PDDocument document;
    private final Paper paper;
    private final Faces faces;
    private final Plates plates;
    private final Fonts fonts;

    PiecePages(PDDocument document, Paper paper, Faces faces, Plates plates, Fonts fonts) {
        this.document = document;
        this.paper = paper;
        this.faces = faces;
        this.plates = plates;
        this.fonts = fonts;
    }

    /** Something square in its size. */
    private record Piece(String key, java.util.function.Supplier<BufferedImage> painting) {}

    /** @return how many */
    int tokens(List<Things.Piece> tokens) throws IOException {
        List<Piece> all = new ArrayList<>();
        for (Things.Piece token : tokens) {
            Piece piece = new Piece("token " + token.kind() + " " + token.owner(), () -> faces.token(token.kind(), token.owner(), Paper.pixels(TOKEN)));
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
        float width = columns > 1 ? columns * CELL : MAP;
        PDImageXObject picture = plates.solid("board " + id, Color.BLACK, () -> faces.board(id, Paper.pixels(width)));
        float height = width * picture.getHeight() / picture.getWidth();
        boolean turned = parts(width, height, true) < parts(width, height, false);
        float sheetWidth = turned ? paper.height : paper.width, sheetHeight = turned ? paper.width : paper.height;
        int across = parts(width, sheetWidth), down = parts(height, sheetHeight - LABEL);
        float partWidth = width / across, partHeight = height / down, left = (sheetWidth - partWidth) / 2, top = Paper.MARGIN + 5;
        for (int row = 0; row < down; row++) {
            for (int column = 0; column < across; column++) {
                try (Sheet sheet = new Sheet(document, turned ? paper.turned() : paper.sheet())) {
                    sheet.window(picture, left - column * partWidth, top - row * partHeight, width, height, left, top, partWidth, partHeight);
                    sheet.cropMarks(left, top, partWidth, partHeight, 1, 1);
                    String words = fonts.known(Face.ITALIC, faces.look().lexicon.zone(id) + ": row " + (row + 1) + " of " + down + ", column " + (column + 1) + " of " + across);
                    sheet.text(fonts.font(Face.ITALIC), 10, left, sheetHeight - Paper.MARGIN - 1, 0, 0, 0, words);
                }
            }
        }
        return across * down;
    }

    /** How many sheets a board takes, upright or turned. */
    private int parts(float width, float height, boolean turned) {
        return parts(width, turned ? paper.height : paper.width) * parts(height, (turned ? paper.width : paper.height) - LABEL);
    }

    private static int parts(float length, float sheet) {
        return (int) Math.ceil(length / (sheet - 2 * (Paper.MARGIN + 5)) - 0.001);
    }
}
