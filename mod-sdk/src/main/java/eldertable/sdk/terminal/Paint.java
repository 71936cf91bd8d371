package eldertable.sdk.terminal;

import eldertable.diagnostic.PlainText;

import java.util.regex.Pattern;

/** Colours for terminals that have them, and how much room a text takes on the screen. */
final class Paint {
    /** What a text is, not how it looks. */
    enum Tone {
        TITLE("1;36"), NAME("1"), LABEL("36"), FAINT("2"), CHOICE("1;33"), GOOD("32"), BAD("31"), OWN("1;32"), PROMPT("1");

        private final String code;

        Tone(String code) {
            this.code = code;
        }
    }

    private static final char ESCAPE_CHARACTER = '\u001B';
    private static final Pattern ESCAPE = Pattern.compile("\u001B\\[[0-9;]*m");
    private final boolean colours;

    Paint(boolean colours) {
        this.colours = colours;
    }

    boolean hasColours() {
        return colours;
    }

    String as(Tone tone, String text) {
        return colours && !text.isEmpty() ? "\u001B[" + tone.code + "m" + text + "\u001B[0m" : text;
    }

    /** In a colour given as #rrggbb, as near as 256 colours come. */
    String in(String colour, String text) {
        if (!colours || text.isEmpty()) return text;
        int rgb = Integer.parseInt(colour.substring(1), 16);
        int code = 16 + 36 * step(rgb >> 16) + 6 * step(rgb >> 8) + step(rgb);
        return "\u001B[38;5;" + code + "m" + text + "\u001B[0m";
    }

    private static int step(int part) {
        return Math.round((part & 0xFF) / 51f);
    }

    /** Without its paint. */
    static String plain(String text) {
        return ESCAPE.matcher(text).replaceAll("");
    }

    /** How many columns a text takes: escape codes and combining marks none, wide letters two. */
    static int width(String text) {
        return plain(text).codePoints().map(Paint::columns).sum();
    }

    private static int columns(int c) {
        int type = Character.getType(c);
        boolean mark = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
        if (mark || type == Character.FORMAT || type == Character.CONTROL) return 0;
        boolean wide = c >= 0x1100 && (c <= 0x115F || c >= 0x2E80 && c <= 0xA4CF || c >= 0xAC00 && c <= 0xD7A3 || c >= 0xF900 && c <= 0xFAFF
            || c >= 0xFE30 && c <= 0xFE6F || c >= 0xFF00 && c <= 0xFF60 || c >= 0x1F300 && c <= 0x1FAFF || c >= 0x20000);
        return wide ? 2 : 1;
    }

    static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    /** A text, painted or not, cut to a width. */
    static String clip(String text, int width) {
        if (width(text) <= width) return text;
        StringBuilder kept = new StringBuilder();
        boolean painted = false;
        int used = 0;
        for (int at = 0; at < text.length(); ) {
            if (text.charAt(at) == ESCAPE_CHARACTER) {
                int end = text.indexOf('m', at) + 1;
                kept.append(text, at, end);
                painted = !text.startsWith("[0m", at + 1);
                at = end;
                continue;
            }
            int c = text.codePointAt(at);
            if (used + columns(c) > width - 1) break;
            used += columns(c);
            kept.appendCodePoint(c);
            at += Character.charCount(c);
        }
        return kept.toString().stripTrailing() + "…" + (painted ? "\u001B[0m" : "");
    }

    /** Pack texts and names must not move the cursor or change colours. */
    static String harmless(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (c == '\n' || PlainText.isPlain(c)) kept.appendCodePoint(c);
        });
        return kept.toString();
    }
}
