package eldertable.sdk.terminal;

import eldertable.sdk.terminal.Paint.Tone;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Long texts, a screenful at a time where somebody can turn the pages. */
final class Pager {
    private static final Pattern ITEM = Pattern.compile("\\s*([-*]|\\d+\\.) ");
    private static final Pattern EMPHASIS = Pattern.compile("\\*\\*|__|`|(?<![\\w*])\\*(?=\\S)|(?<=\\S)\\*(?![\\w*])");
    private static final Pattern LINK = Pattern.compile("!?\\[([^]]*)]\\([^)]*\\)");
    private final Console console;

    Pager(Console console) {
        this.console = console;
    }

    void show(List<String> lines) {
        int room = console.height() - 2;
        for (int at = 0; at < lines.size(); at += room) {
            lines.subList(at, Math.min(lines.size(), at + room)).forEach(console::print);
            boolean more = at + room < lines.size();
            if (!more || !console.isInteractive()) continue;
            String question = "-- " + (lines.size() - at - room) + " more lines: Enter, or q to stop -- ";
            String answer = console.readLine(console.paint().as(Tone.FAINT, question));
            if (answer == null || answer.strip().equalsIgnoreCase("q")) return;
        }
    }

    /** Markdown as far as rules use it: headings, lists, tables, emphasis. */
    static List<String> markdown(String text, int width, Paint paint) {
        List<String> lines = new ArrayList<>();
        StringBuilder paragraph = new StringBuilder();
        boolean code = false;
        for (String line : text.lines().map(Paint::harmless).toList()) {
            boolean fence = line.startsWith("```");
            boolean own = code || fence || line.isBlank() || line.matches("[#|].*") || ITEM.matcher(line).lookingAt();
            if (own) endParagraph(paragraph, lines, width);
            if (fence) code = !code;
            else if (code) lines.add("    " + line);
            else if (line.startsWith("#")) lines.add(paint.as(Tone.TITLE, plain(line.replaceFirst("^#+ *", ""))));
            else if (line.startsWith("|")) lines.addAll(row(line, width));
            else if (line.isBlank()) lines.add("");
            else if (own) paragraph.append(line);
            else paragraph.append(paragraph.length() == 0 ? "" : " ").append(line.strip());
        }
        endParagraph(paragraph, lines, width);
        return lines;
    }

    private static List<String> row(String line, int width) {
        if (line.matches("[|\\s:-]+")) return List.of(); // between head and body
        String cells = line.replaceAll("^\\||\\|$", "").replaceAll("\\s*\\|\\s*", "  ·  ").strip();
        return List.of(Paint.clip(plain(cells), width));
    }

    private static void endParagraph(StringBuilder paragraph, List<String> lines, int width) {
        if (paragraph.length() == 0) return;
        String text = plain(paragraph.toString());
        String indent = ITEM.matcher(text).lookingAt() ? " ".repeat(text.length() - text.stripLeading().length() + 2) : "";
        String first = text.substring(0, text.length() - text.stripLeading().length());
        List<String> wrapped = Layout.wrap(text.strip().replaceFirst("^[-*] ", "• "), width - indent.length());
        for (int i = 0; i < wrapped.size(); i++) lines.add((i == 0 ? first : indent) + wrapped.get(i));
        paragraph.setLength(0);
    }

    private static String plain(String text) {
        return LINK.matcher(EMPHASIS.matcher(text).replaceAll("")).replaceAll("$1");
    }
}
