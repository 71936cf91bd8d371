package eldertable.sdk.printing;

import eldertable.art.Face;
import eldertable.pack.component.Counter;
import eldertable.pack.model.DieDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Tongue;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * What the program counts for players they write down at a table of paper: a line for each counter, a column for each player. And what
 * its own dice show, to be read off usual ones.
 */
final class RecordSheet {
    private static final float LINE = 13, LEAST_LINE = 10.5f, LOW = 9, MOST_LABEL = 62, TITLE = 14, BELOW_TITLE = 8, GAP = 10;

    private final PDDocument document;
    private final Paper paper;
    private final Fonts fonts;
    private final Lexicon words;
    private final Tongue tongue;
    private Sheet sheet;
    private float y, line = LINE;

    RecordSheet(PDDocument document, Paper paper, Fonts fonts, Lexicon words, Tongue tongue) {
        this.document = document;
        this.paper = paper;
        this.fonts = fonts;
        this.words = words;
        this.tongue = tongue;
    }

    /** Nothing for a game that counts nothing and has no dice of its own. */
    void add(Blueprint blueprint) throws IOException {
        List<Counter.Def> counted = blueprint.pack.all(Counter.Def.class).stream().filter(counter -> !counter.hidden()).toList();
        List<Counter.Def> own = counted.stream().filter(counter -> counter.per().kind() == Per.Kind.PLAYER).toList();
        List<Counter.Def> common = counted.stream().filter(counter -> counter.per().kind() == Per.Kind.ONCE).toList();
        Map<Integer, List<DieDef>> dice = new TreeMap<>();
        for (DieDef die : blueprint.pack.dice()) {
            if (!die.faces().equals(usual(die.faces().size()))) dice.computeIfAbsent(die.faces().size(), faces -> new ArrayList<>()).add(die);
        }
        line = lineThatFits(own, common, blueprint.players, dice);
        counters(own, blueprint.players);
        counters(common, 1);
        for (var alike : dice.entrySet()) dice(alike.getKey(), alike.getValue());
        if (sheet != null) sheet.close();
    }

    /** A little lower, if all of it then stands on one sheet. */
    private float lineThatFits(List<Counter.Def> own, List<Counter.Def> common, int players, Map<Integer, List<DieDef>> dice) {
        int lines = own.size() + common.size() + (own.isEmpty() || players == 1 ? 0 : 1), tables = (own.isEmpty() ? 0 : 1) + (common.isEmpty() ? 0 : 1) + dice.size();
        float rest = TITLE + BELOW_TITLE + GAP * Math.max(0, tables - 1);
        for (List<DieDef> alike : dice.values()) rest += LOW * (1 + alike.size());
        float fits = (bottom() - Paper.MARGIN - rest) / Math.max(1, lines);
        return fits < LEAST_LINE ? LINE : Math.min(LINE, fits);
    }

    private float bottom() {
        return paper.height - Paper.MARGIN - 6;
    }

    private float left() {
        return Paper.MARGIN + 6;
    }

    private void counters(List<Counter.Def> counters, int columns) throws IOException {
        List<String> empty = Collections.nCopies(columns, "");
        for (int i = 0; i < counters.size(); i++) {
            Counter.Def counter = counters.get(i);
            if (need(line * (i == 0 && columns > 1 ? 2 : 1), i == 0) && columns > 1) row(line, "", "", empty, 0); // room for their names
            row(line, words.counter(counter.id()), counter.start() == 0 ? "" : tongue.say("commands.print.from", "start", counter.start()), empty, 0.6f);
        }
    }

    private static List<Integer> usual(int faces) {
        return IntStream.rangeClosed(1, faces).boxed().toList();
    }

    private void dice(int faces, List<DieDef> dice) throws IOException {
        need(LOW * (1 + Math.min(dice.size(), 20)), true);
        row(tongue.say("commands.print.dice"), usual(faces), 0);
        for (DieDef die : dice) {
            need(LOW, false);
            row(words.die(die.id()), die.faces(), 0.6f);
        }
    }

    private void row(String name, List<Integer> faces, float grey) throws IOException {
        row(LOW, name, "", faces.stream().map(String::valueOf).toList(), grey);
    }

    /** @param apart from what stands above it; @return whether a table begins here, on this sheet or a new one */
    private boolean need(float room, boolean apart) throws IOException {
        if (sheet != null && y + (apart ? GAP : 0) + room <= bottom() + 0.01f) {
            y += apart ? GAP : 0;
            return apart;
        }
        if (sheet != null) sheet.close();
        sheet = new Sheet(document, paper.sheet());
        y = Paper.MARGIN + TITLE;
        sheet.text(fonts.font(Face.DISPLAY), 18, left(), y, 0.35f, 0.16f, 0.08f, fonts.known(Face.DISPLAY, words.gameTitle()));
        y += BELOW_TITLE;
        return true;
    }

    private void row(float high, String name, String note, List<String> cells, float grey) throws IOException {
        float right = paper.width - left(), first = left() + MOST_LABEL, wide = (right - first) / cells.size();
        String label = fonts.known(Face.TEXT, name), small = fonts.known(Face.ITALIC, note);
        float size = label.isEmpty() ? 11 : Math.min(11, 11 * (MOST_LABEL - 3) / fonts.width(Face.TEXT, 11, label));
        sheet.text(fonts.font(Face.TEXT), size, left(), y + high / 2 + 0.5f, 0, 0, 0, label);
        sheet.text(fonts.font(Face.ITALIC), 8, left(), y + high / 2 + 4, 0.3f, 0.3f, 0.3f, small);
        for (int i = 0; i <= cells.size(); i++) {
            sheet.line(first + i * wide, y, first + i * wide, y + high, 0.6f);
            if (i == cells.size()) continue;
            String cell = fonts.known(Face.TEXT, cells.get(i));
            sheet.text(fonts.font(Face.TEXT), 11, first + (i + 0.5f) * wide - fonts.width(Face.TEXT, 11, cell) / 2, y + high / 2 + 1.5f, 0, 0, 0, cell);
        }
        y += high;
        sheet.line(left(), y, right, y, grey);
    }
}
