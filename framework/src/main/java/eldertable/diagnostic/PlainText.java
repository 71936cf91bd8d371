package eldertable.diagnostic;

import java.util.OptionalInt;

/**
 * Text of strangers as it may be shown: nothing in it moves the cursor, rings, hides, or turns the direction of writing. What would
 * do so is written out, as \\u001b.
 */
public final class PlainText {
    private static final char ESCAPE = '\u001B';
    /** Joins or parts letters, and breaks words: some languages cannot be written without. */
    private static final String OF_LANGUAGES = "\u200C\u200D\u200E\u200F\u061C\u00AD";

    private PlainText() {}

    /** Whether a character shows as what it is and takes the place that one expects; line breaks and tabs do not. */
    public static boolean isPlain(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }

    /** The text with everything written out that is not plain, but for line breaks and tabs. */
    public static String shown(String text) {
        return shown(text, false);
    }

    /** @param painted whether colours as terminals know them are left as they are */
    public static String shown(String text, boolean painted) {
        int odd = 0;
        while (odd < text.length() && isKept(text.charAt(odd))) odd++;
        if (odd == text.length()) return text;
        StringBuilder shown = new StringBuilder(text.length() + 16).append(text, 0, odd);
        for (int at = odd; at < text.length(); ) {
            int character = text.codePointAt(at), length = Character.charCount(character);
            int colour = painted && character == ESCAPE ? colourEnd(text, at) : at;
            if (colour > at) {
                shown.append(text, at, colour);
                length = colour - at;
            } else if (isPlain(character) || character == '\n' || character == '\t') {
                shown.appendCodePoint(character);
            } else if (!text.startsWith("\r\n", at)) { // as lines end elsewhere
                for (int i = at; i < at + length; i++) shown.append(String.format("\\u%04x", (int) text.charAt(i)));
            }
            at += length;
        }
        return shown.toString();
    }

    /** A quick look: what is no surrogate and plain. */
    private static boolean isKept(char character) {
        return character >= ' ' && character < 0x7F || character == '\n' || character == '\t' || !Character.isSurrogate(character) && isPlain(character);
    }

    /** Where a colour ends that begins here, or here if none does. */
    private static int colourEnd(String text, int at) {
        if (!text.startsWith("[", at + 1)) return at;
        int end = at + 2;
        while (end < text.length() && (Character.isDigit(text.charAt(end)) || text.charAt(end) == ';')) end++;
        return end < text.length() && text.charAt(end) == 'm' ? end + 1 : at;
    }

    /** The first place in a text that somebody wrote for others where something stands that cannot be seen, or empty. */
    public static OptionalInt oddity(String text) {
        for (int at = 0; at < text.length(); ) {
            int character = text.codePointAt(at);
            boolean fine = isPlain(character) || character == '\n' || character == '\t' || character == '\r' || OF_LANGUAGES.indexOf(character) >= 0;
            if (!fine) return OptionalInt.of(at);
            at += Character.charCount(character);
        }
        return OptionalInt.empty();
    }
}
