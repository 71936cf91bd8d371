package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Run;
import eldertable.art.TextBlock;
import eldertable.faces.Illustrations;
import eldertable.markdown.Markdown;
import eldertable.pack.model.RulesPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sets a text with headings, lists and tables onto parchment, from the top of a column downwards. */
final class TextColumn {
    private static final float SIZE = 17, BETWEEN = 14;

    /** Where a heading has come to stand: so far below the top. */
    record Mark(String text, int level, float depth) {}

    private final Lettering lettering;
    private final Scroll scroll;
    private final float left, width;
    private final List<Mark> marks = new ArrayList<>();
    private final Optional<Illustrations> illustrations;
    private float y;

    TextColumn(Lettering lettering, Scroll scroll) {
        this(lettering, scroll, Optional.empty());
    }

    /** @param illustrations what its pictures are drawn by; without, their words are told */
    TextColumn(Lettering lettering, Scroll scroll, Optional<Illustrations> illustrations) {
        this.illustrations = illustrations;
        this.lettering = lettering;
        this.scroll = scroll;
        left = scroll.box.x();
        width = scroll.box.w();
        y = scroll.box.top() - 4;
    }

    List<Mark> marks() {
        return marks;
    }

    void set(List<Markdown.Part> parts) {
        for (Markdown.Part part : parts) {
            if (part instanceof Markdown.Heading heading) heading(heading);
            else if (part instanceof Markdown.Paragraph paragraph) words(lettering.wrap(runs(paragraph.words()), SIZE, width, Align.LEFT), left, Ink.INK, 9);
            else if (part instanceof Markdown.Item item) item(item);
            else if (part instanceof Markdown.Quote quote) {
                float top = y;
                words(lettering.wrap(runs(quote.words()), SIZE, width - 26, Align.LEFT), left + 22, Ink.SEPIA, 9);
                float bottom = y + 9;
                scroll.add(new Controls.Drawing(new Box(left, bottom, width, top - bottom), pen -> pen.fill(left + 8, bottom, 3, top - bottom, Ink.fade(Ink.BLOOD, .5f))));
            } else if (part instanceof Markdown.Code code) words(lettering.wrap(Face.TEXT, SIZE - 1, String.join("\n", code.lines()), width - 26, Align.LEFT), left + 22, Ink.SEPIA, 9);
            else if (part instanceof Markdown.Grid grid) grid(grid);
            else if (part instanceof Markdown.Pictures pictures) pictures(pictures.all());
        }
    }

    /** A picture with its size and what stands below it. */
    private record Plate(RulesPicture picture, Box size, TextBlock words) {
        float wide() {
            return words.height == 0 ? size.w() : Math.max(size.w(), words.width);
        }
    }

    private void pictures(List<Markdown.Shown> all) {
        List<Plate> row = new ArrayList<>();
        float wide = 0;
        for (Markdown.Shown shown : all) {
            Optional<RulesPicture> picture = illustrations.flatMap(known -> known.find(shown.target()));
            if (picture.isEmpty()) continue;
            Box size = illustrations.get().size(picture.get(), width);
            Plate plate = new Plate(picture.get(), size, lettering.wrap(Face.ITALIC, 14, shown.words(), Math.max(size.w(), 110), Align.CENTRE));
            if (!row.isEmpty() && wide + plate.wide() > width) {
                row(row, wide - BETWEEN);
                row.clear();
                wide = 0;
            }
            row.add(plate);
            wide += plate.wide() + BETWEEN;
        }
        if (!row.isEmpty()) row(row, wide - BETWEEN);
    }

    private void row(List<Plate> row, float wide) {
        float x = left + (width - wide) / 2, high = 0, lowest = 0;
        for (Plate plate : row) high = Math.max(high, plate.size().h());
        y -= 6;
        for (Plate plate : row) {
            Box box = new Box(x + (plate.wide() - plate.size().w()) / 2, y - high, plate.size().w(), plate.size().h());
            scroll.add(new Controls.Drawing(box, pen -> illustrations.orElseThrow().draw(pen, plate.picture(), box)));
            scroll.add(new Controls.Words(plate.words(), x + (plate.wide() - plate.words().width) / 2, y - high - 6, Ink.SEPIA));
            lowest = Math.max(lowest, high + plate.words().height);
            x += plate.wide() + BETWEEN;
        }
        y -= lowest + 18;
    }

    private static List<Run> runs(List<Markdown.Words> words) {
        return words.stream().map(each -> new Run(switch (each.style()) {
            case BOLD -> Face.BOLD;
            case ITALIC -> Face.ITALIC;
            case PLAIN, CODE -> Face.TEXT;
        }, each.text())).toList();
    }

    void heading(Markdown.Heading heading) {
        y -= heading.level() == 1 ? 2 : heading.level() == 2 ? 12 : 6;
        marks.add(new Mark(heading.text(), heading.level(), scroll.box.top() - y));
        Face face = heading.level() == 1 ? Face.HEAVY : Face.DISPLAY;
        float size = heading.level() == 1 ? 28 : heading.level() == 2 ? 20 : 16.5f;
        words(lettering.wrap(face, size, heading.text(), width, heading.level() == 1 ? Align.CENTRE : Align.LEFT), left, heading.level() == 3 ? Ink.SEPIA : Ink.UMBER, 4);
        if (heading.level() < 3) {
            float line = y - 2;
            scroll.add(new Controls.Drawing(new Box(left, line - 6, width, 12), pen -> pen.rule(left, line, width, Ink.BRONZE)));
            y -= 14;
        }
    }

    private void item(Markdown.Item item) {
        float in = left + 8 + item.depth() * 20;
        TextBlock mark = lettering.line(Face.BOLD, SIZE, item.mark());
        scroll.add(new Controls.Words(mark, in, y, Ink.BLOOD));
        words(lettering.wrap(runs(item.words()), SIZE, width - (in - left) - 24, Align.LEFT), in + 24, Ink.INK, 5);
    }

    private void grid(Markdown.Grid grid) {
        int columns = grid.columns();
        float[] widths = widths(grid, columns);
        if (!grid.header().isEmpty()) {
            float x = left, lowest = y;
            for (int c = 0; c < grid.header().size(); c++) {
                TextBlock cell = lettering.wrap(Face.DISPLAY, 13.5f, grid.header().get(c), widths[c] - 14, Align.LEFT);
                scroll.add(new Controls.Words(cell, x + 6, y - 3, Ink.SEPIA));
                lowest = Math.min(lowest, y - cell.height - 6);
                x += widths[c];
            }
            y = lowest;
        }
        line();
        for (List<List<Markdown.Words>> row : grid.rows()) {
            float x = left, lowest = y - 10;
            for (int c = 0; c < row.size() && c < columns; c++) {
                TextBlock cell = lettering.wrap(runs(row.get(c)), 16, widths[c] - 14, Align.LEFT);
                scroll.add(new Controls.Words(cell, x + 6, y - 4, Ink.INK));
                lowest = Math.min(lowest, y - cell.height - 8);
                x += widths[c];
            }
            y = lowest;
            line();
        }
        y -= 12;
    }

    private void line() {
        float at = y;
        scroll.add(new Controls.Drawing(new Box(left, at, width, 1), pen -> pen.fill(left, at, width, 1, 0x4a301250)));
    }

    private float[] widths(Markdown.Grid grid, int columns) {
        float[] wanted = new float[columns];
        for (int c = 0; c < columns; c++) {
            if (c < grid.header().size()) wanted[c] = lettering.line(Face.DISPLAY, 13.5f, grid.header().get(c)).width + 16;
            for (List<List<Markdown.Words>> row : grid.rows()) {
                if (c < row.size()) wanted[c] = Math.max(wanted[c], lettering.wrap(runs(row.get(c)), 16, Float.MAX_VALUE, Align.LEFT).width + 16);
            }
        }
        return Markdown.Grid.widths(wanted, width);
    }

    void words(TextBlock block, float x, int colour, float below) {
        scroll.add(new Controls.Words(block, x, y, colour));
        y -= block.height + below;
    }

    void gap(float units) {
        y -= units;
    }
}
