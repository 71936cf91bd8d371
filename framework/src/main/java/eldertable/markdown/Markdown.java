package eldertable.markdown;

import java.util.List;
import java.util.stream.Collectors;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** A text as its parts, one below the other. Whatever it holds, it is read in a moment: no pack can make a front end hang. */
public final class Markdown {
    public enum Style { PLAIN, BOLD, ITALIC, CODE }

    /** Words that look alike. */
    public record Words(Style style, String text) {}

    public sealed interface Part {}

    public record Heading(int level, String text) implements Part {}

    public record Paragraph(List<Words> words) implements Part {}

    /** @param mark "•", "1.", or "" for what goes on below an item; @param depth how far it is moved in */
    public record Item(String mark, int depth, List<Words> words) implements Part {}

    public record Quote(List<Words> words) implements Part {}

    /** Lines that stay as they are. */
    public record Code(List<String> lines) implements Part {}

    /** @param target what stands in brackets behind it; @param words what is said of it, or "" */
    public record Shown(String target, String words) {}

    /** A paragraph of nothing but pictures; one among words is told by its words. */
    public record Pictures(List<Shown> all) implements Part {}

    /** @param header empty for a table without one */
    public record Grid(List<String> header, List<List<List<Words>>> rows) implements Part {
        public int columns() {
            return Math.max(header.size(), rows.stream().mapToInt(List::size).max().orElse(1));
        }

        /** Short columns get what they want, the rest share what is left by how much they say; the last takes what is over. */
        public static float[] widths(float[] wanted, float room) {
            float[] widths = wanted.clone();
            float sum = 0, small = 0, large = 0, fair = room / widths.length;
            for (float each : widths) {
                sum += each;
                if (each <= fair) small += each;
                else large += each;
            }
            if (sum <= room) widths[widths.length - 1] += room - sum;
            else for (int i = 0; i < widths.length; i++) if (widths[i] > fair) widths[i] = (room - small) * widths[i] / large;
            return widths;
        }
    }

    /** The longest rules of our games have a fifth of that. */
    private static final int LONGEST = 100_000;
    /** Of one line: the library gives each row of a table as many cells as its head has. */
    private static final int MOST_CELLS = 30;
    /** One line can open a list within a list for every two of its characters. */
    private static final int LONGEST_LINE = 10_000;
    /** In one text: for each of these the library may look through all that follows. */
    private static final int MOST_OPENERS = 1_000;
    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private Markdown() {}

    public static List<Part> read(String text) {
        return new PartsReader().read(PARSER.parse(tamed(text)));
    }

    /** The same as HTML, for a page of one's own: tags in the text stay words, and links lead to pages only. */
    public static String html(String text) {
        return HtmlRenderer.builder().extensions(List.of(TablesExtension.create())).escapeHtml(true).sanitizeUrls(true).build().render(PARSER.parse(tamed(text)));
    }

    private static String tamed(String text) {
        String tame = text.length() > LONGEST ? text.substring(0, LONGEST) + " …" : text;
        for (char opener : new char[] {'<', '`'}) if (count(tame, opener) > MOST_OPENERS) tame = tame.replace(opener, ' ');
        return tame.lines().map(Markdown::tameLine).collect(Collectors.joining("\n"));
    }

    private static String tameLine(String line) {
        String cells = count(line, '|') > MOST_CELLS ? line.replace('|', ' ') : line;
        return cells.length() > LONGEST_LINE ? cells.substring(0, LONGEST_LINE) + " …" : cells;
    }

    private static long count(String text, char wanted) {
        return text.chars().filter(c -> c == wanted).count();
    }

    public static String plain(List<Words> words) {
        return words.stream().map(Words::text).collect(Collectors.joining());
    }
}
