package eldertable.diagnostic;

/** The text of one file, kept so that a diagnostic can show the line it speaks of. */
public record Source(String file, String text) {
    /** The line counted from 1, without its line break; "" past the end. */
    public String line(int number) {
        return line(number, Integer.MAX_VALUE);
    }

    /** Its first so many characters. */
    String line(int number, int most) {
        int start = 0;
        for (int line = 1; line < number; line++) {
            int end = lineEnd(start);
            if (end == text.length()) {
                return "";
            }
            start = end + (text.startsWith("\r\n", end) ? 2 : 1);
        }
        return text.substring(start, lineEnd(start, (int) Math.min(text.length(), (long) start + most)));
    }

    /** The place of a character of the text, with the column counted in code points as editors do. */
    public Span spanAt(int offset) {
        int line = 1;
        int start = 0;
        for (int end = lineEnd(start); end < offset && end < text.length(); end = lineEnd(start)) {
            start = end + (text.startsWith("\r\n", end) ? 2 : 1);
            line++;
        }
        int inside = Math.min(Math.max(offset, start), text.length());
        return new Span(file, line, text.codePointCount(start, inside) + 1);
    }

    private int lineEnd(int from) {
        return lineEnd(from, text.length());
    }

    private int lineEnd(int from, int until) {
        int end = from;
        while (end < until && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    @Override
    public String toString() {
        return file;
    }
}
