package eldertable.sdk.printing;

import eldertable.art.Face;
import eldertable.faces.Faces;
import eldertable.markdown.Markdown;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** Pages of half a sheet with running text and pictures, in the order in which they are read. */
final class Booklet {
    /** Of a picture on a page of rules: how finely it is painted, and how many millimetres a unit of the window is on paper. */
    private static final float PIXELS = 3, UNIT = 0.22f;
    private static final float MARGIN = 12, SIZE = 9.5f, LEADING = 1.22f, INDENT = 4, GAP = 1.8f;

    /** A word with the blank before it. */
    private record Word(Face face, String text, boolean glued) {}

    private final PDDocument document = new PDDocument();
    private final Fonts fonts = new Fonts(document);
    private final Plates plates = new Plates(document);
    private final float width, height;
    private Sheet page;
    private float y;
    private int pages;

    /** Of half the paper each. */
    Booklet(Paper paper) {
        width = paper.height / 2;
        height = paper.width;
    }

    Plates plates() {
        return plates;
    }

    private static float line(float size) {
        return size * LEADING * 25.4f / 72;
    }

    private void open() throws IOException {
        if (page != null) page.close();
        page = new Sheet(document, new PDRectangle(Paper.points(width), Paper.points(height)));
        y = MARGIN;
        pages++;
        String number = String.valueOf(pages);
        if (pages > 1) page.text(fonts.font(Face.TEXT), 8, (width - fonts.width(Face.TEXT, 8, number)) / 2, height - 6, 0.35f, 0.3f, 0.25f, number);
    }

    private void need(float room) throws IOException {
        if (page == null || y + room > height - MARGIN) open();
    }

    // ------------------------------------------------------------------ the cover

    void cover(PDImageXObject picture, String title, String summary, String facts) throws IOException {
        open();
        float high = Math.max(height, width * picture.getHeight() / picture.getWidth()), wide = high * picture.getWidth() / picture.getHeight();
        page.window(picture, (width - wide) / 2, (height - high) / 2, wide, high, 0, 0, width, height);
        float size = 30;
        while (size > 12 && fonts.width(Face.HEAVY, size, fonts.known(Face.HEAVY, title)) > width - 2 * MARGIN) size--;
        centred(Face.HEAVY, size, title, 26, 0.96f, 0.88f, 0.70f);
        float base = height - 30;
        for (List<Word> words : broken(words(Face.ITALIC, summary), 11, width - 3 * MARGIN)) {
            centred(Face.ITALIC, 11, joined(words), base, 0.93f, 0.88f, 0.78f);
            base += line(11);
        }
        centred(Face.DISPLAY, 9, facts, base + 2, 0.85f, 0.72f, 0.45f);
        y = height;
    }

    private void centred(Face face, float size, String words, float base, float red, float green, float blue) throws IOException {
        String known = fonts.known(face, words);
        page.text(fonts.font(face), size, (width - fonts.width(face, size, known)) / 2, base, red, green, blue, known);
    }

    // ------------------------------------------------------------------ text

    /** @param faces what its pictures are painted by */
    void text(List<Markdown.Part> parts, Faces faces) throws IOException {
        for (Markdown.Part part : parts) {
            if (part instanceof Markdown.Heading heading) heading(heading.level(), heading.text());
            else if (part instanceof Markdown.Paragraph paragraph) block(words(paragraph.words()), 0, "");
            else if (part instanceof Markdown.Quote quote) block(words(quote.words()), INDENT, "");
            else if (part instanceof Markdown.Item item) block(words(item.words()), INDENT * (item.depth() + 1), item.mark());
            else if (part instanceof Markdown.Code code) for (String each : code.lines()) block(words(Face.TEXT, each), INDENT, "");
            else if (part instanceof Markdown.Grid grid) grid(grid);
            else if (part instanceof Markdown.Pictures pictures) illustrations(pictures.all(), faces);
        }
    }

    /** So small may pictures of a row become before they are broken into two. */
    private static final float LEAST_SHRUNK = 0.66f;

    private void illustrations(List<Markdown.Shown> all, Faces faces) throws IOException {
        float gap = 2, room = width - 2 * MARGIN, x = MARGIN, high = 0;
        List<PDImageXObject> shownHere = new ArrayList<>();
        for (Markdown.Shown shown : all) {
            Optional<BufferedImage> painted = faces.illustration(shown.target(), PIXELS);
            if (painted.isEmpty()) continue;
            // The shadows of boards and tables are meant for dark ground; on white paper they would be grey.
            String key = "rules " + shown.target();
            shownHere.add(shown.target().matches("(board|table):.*") ? plates.solid(key, Color.BLACK, painted::get) : plates.clear(key, painted::get));
        }
        float together = 0, free = room - gap * (shownHere.size() - 1);
        for (PDImageXObject plate : shownHere) together += Math.min(room, plate.getWidth() / PIXELS * UNIT);
        float ofRow = 1, shrunk = together > free && together * LEAST_SHRUNK <= free ? free / together : 1; // rather a little smaller than one alone in a row
        for (PDImageXObject plate : shownHere) {
            float wide = Math.min(room, plate.getWidth() / PIXELS * UNIT) * shrunk;
            if (x > MARGIN && x + wide > width - MARGIN + 0.01f) {
                y += high + gap;
                x = MARGIN;
                high = 0;
            }
            if (x == MARGIN) {
                float tall = wide * plate.getHeight() / plate.getWidth() + gap, left = height - MARGIN - y;
                ofRow = tall > left && tall * LEAST_SHRUNK <= left ? left / tall : 1; // or most of a page would stay empty
                need(tall * ofRow - 0.01f);
            }
            wide *= ofRow;
            float tall = wide * plate.getHeight() / plate.getWidth();
            page.picture(plate, x, y, wide, tall);
            x += wide + gap;
            high = Math.max(high, tall);
        }
        y += high == 0 ? 0 : high + gap + GAP;
    }

    void heading(int level, String words) throws IOException {
        float size = level <= 1 ? 18 : level == 2 ? 13.5f : 11;
        need(line(size) + 3 * line(SIZE));
        y += y > MARGIN ? line(size) * 0.4f : 0;
        for (List<Word> each : broken(words(Face.DISPLAY, words), size, width - 2 * MARGIN)) {
            y += line(size);
            page.text(fonts.font(Face.DISPLAY), size, MARGIN, y - line(size) * 0.25f, 0.32f, 0.16f, 0.08f, joined(each));
        }
        y += GAP;
    }

    private void block(List<Word> words, float indent, String mark) throws IOException {
        List<List<Word>> lines = broken(words, SIZE, width - 2 * MARGIN - indent);
        for (int i = 0; i < lines.size(); i++) {
            // Neither the first nor the last line stands alone on a page.
            need(line(SIZE) * (lines.size() > 1 && (i == 0 || i == lines.size() - 2) ? 2 : 1));
            y += line(SIZE);
            if (i == 0 && !mark.isEmpty()) page.text(fonts.font(Face.TEXT), SIZE, MARGIN + indent - INDENT, y - 1, 0.45f, 0.25f, 0.1f, fonts.known(Face.TEXT, mark));
            set(lines.get(i), MARGIN + indent, y - 1);
        }
        y += mark.isEmpty() ? GAP : GAP / 2;
    }

    private void grid(Markdown.Grid grid) throws IOException {
        int columns = grid.columns();
        float room = width - 2 * MARGIN;
        float[] wanted = new float[columns];
        List<List<List<Word>>> rows = new ArrayList<>();
        if (grid.header().stream().anyMatch(head -> !head.isBlank())) {
            List<List<Word>> head = new ArrayList<>();
            for (String each : grid.header()) head.add(words(Face.BOLD, each));
            rows.add(head);
        }
        for (List<List<Markdown.Words>> row : grid.rows()) {
            List<List<Word>> cells = new ArrayList<>();
            for (List<Markdown.Words> cell : row) cells.add(words(cell));
            rows.add(cells);
        }
        for (List<List<Word>> row : rows) for (int i = 0; i < row.size(); i++) wanted[i] = Math.max(wanted[i], measure(row.get(i), SIZE) + 3);
        float[] widths = Markdown.Grid.widths(wanted, room);
        for (List<List<Word>> row : rows) {
            List<List<List<Word>>> cells = new ArrayList<>();
            int lines = 1;
            for (int i = 0; i < row.size(); i++) {
                cells.add(broken(row.get(i), SIZE, Math.max(8, widths[i] - 2)));
                lines = Math.max(lines, cells.get(i).size());
            }
            need(Math.min(lines, 20) * line(SIZE) + 1);
            float x = MARGIN;
            for (int i = 0; i < cells.size(); i++) {
                for (int l = 0; l < cells.get(i).size(); l++) set(cells.get(i).get(l), x, y + (l + 1) * line(SIZE) - 1);
                x += widths[i];
            }
            y += lines * line(SIZE) + 0.8f;
            page.line(MARGIN, y - 0.3f, width - MARGIN, y - 0.3f, 0.75f);
        }
        y += GAP;
    }

    /** Pictures side by side, three in a row, below a heading. @param proportion height by width */
    void pictures(String heading, List<PDImageXObject> pictures, float proportion) throws IOException {
        float gap = 3, wide = (width - 2 * MARGIN - 2 * gap) / 3, high = wide * proportion;
        need(high + 12); // the heading does not stand alone
        heading(2, heading);
        for (int i = 0; i < pictures.size(); i++) {
            if (i % 3 == 0) need(high + gap);
            page.picture(pictures.get(i), MARGIN + i % 3 * (wide + gap), y, wide, high);
            if (i % 3 == 2 || i == pictures.size() - 1) y += high + gap;
        }
    }

    // ------------------------------------------------------------------ words

    private List<Word> words(List<Markdown.Words> runs) throws IOException {
        List<Word> all = new ArrayList<>();
        boolean glued = true;
        for (Markdown.Words run : runs) {
            Face face = switch (run.style()) {
                case BOLD, CODE -> Face.BOLD;
                case ITALIC -> Face.ITALIC;
                case PLAIN -> Face.TEXT;
            };
            List<Word> some = words(face, run.text());
            if (!some.isEmpty() && glued && !run.text().startsWith(" ")) some.set(0, new Word(face, some.get(0).text(), true));
            all.addAll(some);
            glued = !run.text().endsWith(" ");
        }
        return all;
    }

    private List<Word> words(Face face, String text) throws IOException {
        List<Word> all = new ArrayList<>();
        for (String each : fonts.known(face, text).strip().split(" +")) if (!each.isEmpty()) all.add(new Word(face, each, false));
        return all;
    }

    private static String joined(List<Word> words) {
        return String.join(" ", words.stream().map(Word::text).toList());
    }

    private float measure(List<Word> words, float size) throws IOException {
        float sum = 0;
        for (Word word : words) sum += fonts.width(word.face(), size, (word.glued() ? "" : " ") + word.text());
        return sum;
    }

    private List<List<Word>> broken(List<Word> words, float size, float room) throws IOException {
        List<List<Word>> lines = new ArrayList<>();
        List<Word> line = new ArrayList<>();
        float x = 0;
        for (Word word : words) {
            float wide = fonts.width(word.face(), size, (word.glued() || line.isEmpty() ? "" : " ") + word.text());
            if (x + wide > room && !line.isEmpty()) {
                lines.add(line);
                line = new ArrayList<>();
                x = 0;
                wide = fonts.width(word.face(), size, word.text());
            }
            line.add(word);
            x += wide;
        }
        if (!line.isEmpty()) lines.add(line);
        return lines;
    }

    private void set(List<Word> line, float x, float base) throws IOException {
        for (int i = 0; i < line.size(); i++) {
            Word word = line.get(i);
            String text = (word.glued() || i == 0 ? "" : " ") + word.text();
            page.text(fonts.font(word.face()), SIZE, x, base, 0.1f, 0.07f, 0.05f, text);
            x += fonts.width(word.face(), SIZE, text);
        }
    }

    /** All pages, in the order of reading, filled up to a multiple of four. */
    byte[] finish() throws IOException {
        while (pages % 4 != 0) open();
        page.close();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        document.save(bytes);
        document.close();
        return bytes.toByteArray();
    }
}
