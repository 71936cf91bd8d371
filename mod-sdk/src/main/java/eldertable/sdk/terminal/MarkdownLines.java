package eldertable.sdk.terminal;

import eldertable.markdown.Markdown.Words;
import eldertable.markdown.Markdown;
import eldertable.sdk.terminal.Paint.Tone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Markdown in lines of a terminal. */
final class MarkdownLines {
    private static final String BETWEEN_COLUMNS = "  ";

    private final int width;
    private final Paint paint;
    private final List<String> lines = new ArrayList<>();

    private MarkdownLines(int width, Paint paint) {
        this.width = width;
        this.paint = paint;
    }

    static List<String> of(String text, int width, Paint paint) {
        MarkdownLines lines = new MarkdownLines(width, paint);
        Markdown.Part before = null;
        for (Markdown.Part part : Markdown.read(Paint.harmless(text))) {
            boolean sameList = before instanceof Markdown.Item && part instanceof Markdown.Item;
            if (before != null && !sameList) lines.lines.add("");
            lines.add(part);
            before = part;
        }
        return lines.lines;
    }

    private void add(Markdown.Part part) {
        if (part instanceof Markdown.Heading heading) lines.addAll(Layout.wrap(paint.as(Tone.TITLE, heading.text()), width));
        else if (part instanceof Markdown.Paragraph paragraph) indented("", "", painted(paragraph.words()));
        else if (part instanceof Markdown.Quote quote) indented("  ", "  ", painted(quote.words()));
        else if (part instanceof Markdown.Item item) {
            String indent = "  ".repeat(Math.min(item.depth(), 8)), mark = item.mark().isEmpty() ? "  " : item.mark() + " ";
            indented(indent + mark, indent + " ".repeat(mark.length()), painted(item.words()));
        } else if (part instanceof Markdown.Code code) code.lines().forEach(line -> lines.add("    " + line));
        else if (part instanceof Markdown.Grid grid) grid(grid);
        else if (part instanceof Markdown.Pictures pictures) {
            String told = pictures.all().stream().map(Markdown.Shown::words).filter(words -> !words.isEmpty()).collect(Collectors.joining(" · "));
            if (!told.isEmpty()) indented("  ", "  ", paint.as(Tone.FAINT, told));
        }
    }

    private void indented(String first, String others, String text) {
        List<String> wrapped = Layout.wrap(text, width - others.length());
        for (int i = 0; i < wrapped.size(); i++) lines.add((i == 0 ? first : others) + wrapped.get(i));
    }

    private void grid(Markdown.Grid grid) {
        List<List<String>> rows = new ArrayList<>();
        if (!grid.header().isEmpty()) rows.add(grid.header().stream().map(title -> paint.as(Tone.LABEL, title)).toList());
        grid.rows().forEach(row -> rows.add(row.stream().map(this::painted).toList()));
        float[] wanted = new float[grid.columns()];
        for (List<String> row : rows) for (int c = 0; c < row.size(); c++) wanted[c] = Math.max(wanted[c], Paint.width(row.get(c)));
        float[] widths = Markdown.Grid.widths(wanted, Math.max(wanted.length, width - BETWEEN_COLUMNS.length() * (wanted.length - 1)));
        for (List<String> row : rows) {
            List<List<String>> cells = new ArrayList<>();
            for (int c = 0; c < row.size(); c++) cells.add(Layout.wrap(row.get(c), Math.max(1, (int) widths[c])));
            int high = cells.stream().mapToInt(List::size).max().orElse(0);
            for (int i = 0; i < high; i++) {
                StringBuilder line = new StringBuilder();
                for (int c = 0; c < cells.size(); c++) {
                    String cell = i < cells.get(c).size() ? cells.get(c).get(i) : "";
                    line.append(c == 0 ? "" : BETWEEN_COLUMNS).append(Paint.pad(cell, (int) widths[c]));
                }
                lines.add(line.toString().stripTrailing());
            }
        }
    }

    /** Word by word, since lines break between them. */
    private String painted(List<Words> words) {
        return words.stream().map(each -> each.style() != Markdown.Style.BOLD ? each.text()
            : Arrays.stream(each.text().split(" ", -1)).map(word -> paint.as(Tone.NAME, word)).collect(Collectors.joining(" "))).collect(Collectors.joining());
    }
}
