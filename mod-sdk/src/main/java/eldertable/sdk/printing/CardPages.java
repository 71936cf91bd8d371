package eldertable.sdk.printing;

import eldertable.faces.Faces;
import java.awt.Color;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** Cards edge to edge, nine on a sheet, each sheet followed by its backs, mirrored for printers that turn it over at its long edge. */
final class CardPages {
    /** A poker card: two and a half by three and a half inches. */
    static final float WIDTH = 63.5f, HEIGHT = 88.9f;
    private static final int COLUMNS = 3, ROWS = 3, A_SHEET = COLUMNS * ROWS;
    private static final Color EDGE = new Color(0x16, 0x12, 0x0e);

    private final PDDocument document;
    private final Paper paper;
    private final Faces faces;
    private final Plates plates;

    CardPages(PDDocument document, Paper paper, Faces faces, Plates plates) {
        this.document = document;
        this.paper = paper;
        this.faces = faces;
        this.plates = plates;
    }

    /** Every card, as often as it is in the game. @return how many */
    int add(List<Things.Piece> cards) throws IOException {
        List<Things.Piece> all = new ArrayList<>();
        for (Things.Piece card : cards) for (int i = 0; i < card.count(); i++) all.add(card);
        for (int from = 0; from < all.size(); from += A_SHEET) {
            List<Things.Piece> sheet = all.subList(from, Math.min(all.size(), from + A_SHEET));
            side(sheet, false);
            side(sheet, true);
        }
        return all.size();
    }

    private void side(List<Things.Piece> cards, boolean backs) throws IOException {
        float left = (paper.width - COLUMNS * WIDTH) / 2, top = (paper.height - ROWS * HEIGHT) / 2;
        try (Sheet sheet = new Sheet(document, paper.sheet())) {
            for (int i = 0; i < cards.size(); i++) {
                int column = backs ? COLUMNS - 1 - i % COLUMNS : i % COLUMNS;
                PDImageXObject picture = backs ? back(cards.get(i).kind()) : face(cards.get(i).kind());
                sheet.picture(picture, left + column * WIDTH, top + i / COLUMNS * HEIGHT, WIDTH, HEIGHT);
            }
            if (!backs) sheet.cropMarks(left, top, WIDTH, HEIGHT, Math.min(COLUMNS, cards.size()), (cards.size() + COLUMNS - 1) / COLUMNS);
        }
    }

    PDImageXObject face(String kind) throws IOException {
        return plates.solid("card " + kind, EDGE, () -> faces.card(kind, Paper.pixels(WIDTH)));
    }

    private PDImageXObject back(String kind) throws IOException {
        return plates.solid("back " + faces.backTint(kind), EDGE, () -> faces.backOf(kind, Paper.pixels(WIDTH)));
    }
}
