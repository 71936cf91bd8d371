package eldertable.desktop.screen;

import eldertable.desktop.art.Face;
import eldertable.desktop.art.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the little of Markdown that rules are written in: headings, paragraphs, lists, tables, quotes, emphasis. */
final class Markdown {
    sealed interface Part {}

    record Heading(int level, String text) implements Part {}

    record Paragraph(List<Run> runs) implements Part {}

    /** @param mark "•" or "1."; @param depth how far it is moved in */
    record Item(String mark, int depth, List<Run> runs) implements Part {}

    record Quote(List<Run> runs) implements Part {}

    /** @param header empty for a table without one */
    record Grid(List<String> header, List<List<List<Run>>> rows) implements Part {}

    private static final Pattern EMPHASIS = Pattern.compile("\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|(?<!\\w)_(.+?)_(?!\\w)|`(.+?)`|\\[(.+?)\\]\\(.*?\\)");
    private static final Pattern ITEM = Pattern.compile("(\\s*)([-*]|\\d+\\.)\\s+(.*)");

    private final List<Part> parts = new ArrayList<>();
    private final StringBuilder open = new StringBuilder();
    private Item item;
    private boolean quote;
    private final List<String> table = new ArrayList<>();

    static List<Part> read(String text) {
        Markdown markdown = new Markdown();
        text.lines().forEach(markdown::line);
        markdown.close();
        return List.copyOf(markdown.parts);
    }

    private void line(String line) {
        Matcher listed = ITEM.matcher(line);
        if (line.isBlank()) close();
        else if (line.matches("#{1,6}\\s.*")) {
            close();
            int level = line.indexOf(' ');
            parts.add(new Heading(level, plain(line.substring(level).strip())));
        } else if (line.startsWith("|")) {
            if (table.isEmpty()) close();
            table.add(line);
        } else if (line.startsWith(">")) {
            if (!quote) close();
            quote = true;
            append(line.substring(1));
        } else if (listed.matches()) {
            close();
            String mark = listed.group(2).matches("[-*]") ? "•" : listed.group(2);
            item = new Item(mark, listed.group(1).length() / 2, List.of());
            append(listed.group(3));
        } else {
            if (!table.isEmpty()) close();
            append(line);
        }
    }

    private void append(String words) {
        if (open.length() > 0) open.append(' ');
        open.append(words.strip());
    }

    private void close() {
        if (!table.isEmpty()) {
            parts.add(grid());
            table.clear();
        }
        if (open.length() > 0) {
            List<Run> runs = runs(open.toString());
            parts.add(item != null ? new Item(item.mark(), item.depth(), runs) : quote ? new Quote(runs) : new Paragraph(runs));
        }
        open.setLength(0);
        item = null;
        quote = false;
    }

    private Grid grid() {
        List<List<String>> cells = table.stream().map(Markdown::cells).toList();
        boolean headed = cells.size() > 1 && cells.get(1).stream().allMatch(cell -> cell.matches(":?-+:?"));
        List<String> header = headed && cells.get(0).stream().anyMatch(cell -> !cell.isEmpty()) ? cells.get(0).stream().map(Markdown::plain).toList() : List.of();
        List<List<List<Run>>> rows = new ArrayList<>();
        for (List<String> row : cells.subList(headed ? 2 : 0, cells.size())) rows.add(row.stream().map(Markdown::runs).toList());
        return new Grid(header, rows);
    }

    private static List<String> cells(String line) {
        String inner = line.strip().replaceFirst("^\\|", "").replaceFirst("\\|$", "");
        return List.of(inner.split("(?<!\\\\)\\|", -1)).stream().map(cell -> cell.strip().replace("\\|", "|")).toList();
    }

    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        runs(text).forEach(run -> plain.append(run.text()));
        return plain.toString();
    }

    static List<Run> runs(String text) {
        List<Run> runs = new ArrayList<>();
        Matcher emphasis = EMPHASIS.matcher(text);
        int end = 0;
        while (emphasis.find()) {
            if (emphasis.start() > end) runs.add(new Run(Face.TEXT, text.substring(end, emphasis.start())));
            if (emphasis.group(1) != null) runs.add(new Run(Face.BOLD, emphasis.group(1)));
            else if (emphasis.group(2) != null) runs.add(new Run(Face.ITALIC, emphasis.group(2)));
            else if (emphasis.group(3) != null) runs.add(new Run(Face.ITALIC, emphasis.group(3)));
            else runs.add(new Run(Face.TEXT, emphasis.group(4) != null ? emphasis.group(4) : emphasis.group(5)));
            end = emphasis.end();
        }
        if (end < text.length()) runs.add(new Run(Face.TEXT, text.substring(end)));
        return runs;
    }
}
