package eldertable.sdk.printing;

import eldertable.art.Face;
import eldertable.pack.component.Counter;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;

/** What the program counts for players they write down at a table of paper: a line for each counter, a column for each player. */
final class RecordSheet {
    private static final float LINE = 13, MOST_LABEL = 62, TITLE = 14;

    private final PDDocument document;
    private final Paper paper;
    private final Fonts fonts;
    private final Lexicon words;

    RecordSheet(PDDocument document, Paper paper, Fonts fonts, Lexicon words) {
        this.document = document;
        this.paper = paper;
        this.fonts = fonts;
        this.words = words;
    }

    /** Nothing for a game that counts nothing. @return how many sheets */
    int add(Blueprint blueprint) throws IOException {
        List<Counter.Def> counted = blueprint.pack.all(Counter.Def.class).stream().filter(counter -> !counter.hidden()).toList();
        List<Counter.Def> own = counted.stream().filter(counter -> counter.per().kind() == Per.Kind.PLAYER).toList();
        List<Counter.Def> common = counted.stream().filter(counter -> counter.per().kind() == Per.Kind.ONCE).toList();
        if (own.isEmpty() && common.isEmpty()) return 0;
        try (Sheet sheet = new Sheet(document, paper.sheet())) {
            float y = Paper.MARGIN + TITLE;
            sheet.text(fonts.font(Face.DISPLAY), 18, left(), y, 0.35f, 0.16f, 0.08f, fonts.known(Face.DISPLAY, words.gameTitle()));
            y = table(sheet, own, blueprint.players, y + 8);
            table(sheet, common, 1, y + 10);
        }
        return 1;
    }

    private float left() {
        return Paper.MARGIN + 6;
    }

    /** @return where it ends */
    private float table(Sheet sheet, List<Counter.Def> counters, int columns, float top) throws IOException {
        if (counters.isEmpty()) return top;
        int lines = Math.min(counters.size(), (int) ((paper.height - Paper.MARGIN - 6 - top) / LINE) - (columns > 1 ? 1 : 0));
        float right = paper.width - left(), cells = left() + MOST_LABEL, y = top;
        if (columns > 1) { // room for their names
            y += LINE;
            sheet.line(left(), y, right, y, 0);
        }
        for (Counter.Def counter : counters.subList(0, Math.max(0, lines))) {
            String name = fonts.known(Face.TEXT, words.counter(counter.id()));
            float size = Math.min(11, 11 * (MOST_LABEL - 3) / fonts.width(Face.TEXT, 11, name));
            sheet.text(fonts.font(Face.TEXT), size, left(), y + LINE / 2 + 0.5f, 0, 0, 0, name);
            if (counter.start() != 0) sheet.text(fonts.font(Face.ITALIC), 8, left(), y + LINE / 2 + 4, 0.3f, 0.3f, 0.3f, "from " + counter.start());
            y += LINE;
            sheet.line(left(), y, right, y, 0.6f);
        }
        for (int column = 0; column <= columns; column++) {
            float x = cells + column * (right - cells) / columns;
            sheet.line(x, top, x, y, 0.6f);
        }
        return y;
    }
}
