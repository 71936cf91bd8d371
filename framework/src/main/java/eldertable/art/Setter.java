package eldertable.art;

import eldertable.diagnostic.PlainText;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Breaks one text into lines at one width, at any size that is tried. */
final class Setter {
    private static final char ELLIPSIS = '…';
    private static final float ICON_ADVANCE = 1.05f;

    private final Lettering lettering;
    private final float width;
    private final Align align;
    private final int count;
    private final int[] characters;
    private final Face[] faces;
    /** Of each character, at size 1. */
    private final float[] advances;

    Setter(Lettering lettering, List<Run> runs, float width, Align align) {
        this.lettering = lettering;
        this.width = width;
        this.align = align;
        int[] text = new int[runs.stream().mapToInt(run -> run.text().length()).sum()];
        Face[] cuts = new Face[text.length];
        int n = 0;
        for (Run run : runs) {
            for (int c : run.text().codePoints().toArray()) {
                if (!PlainText.isPlain(c) && c != '\n' && c != '\t') continue; // nobody sees it, but it could take room or turn words round
                text[n] = c == '\t' || c == 0xa0 ? ' ' : c;
                cuts[n++] = run.face();
            }
        }
        count = n;
        characters = text;
        faces = cuts;
        advances = new float[n];
        for (int i = 0; i < n; i++) advances[i] = advance(i);
    }

    private float advance(int i) {
        int c = characters[i];
        if (c == '\n') return 0;
        if (Lettering.isIcon(c)) return ICON_ADVANCE;
        Typeface typeface = lettering.typeface(faces[i]);
        if (!typeface.has(c)) {
            // Cinzel has no letters beyond Latin; Garamond has many more.
            Face other = lettering.typeface(Face.TEXT).has(c) ? Face.TEXT : faces[i];
            faces[i] = other;
            typeface = lettering.typeface(other);
            if (!typeface.has(c)) characters[i] = c = '?';
        }
        return typeface.advance(c);
    }

    /** @param cut whether lines beyond the height are left out, and words wider than the width cut off */
    TextBlock set(float size, float height, boolean cut) {
        List<int[]> lines = lines(size);
        float lineHeight = 0, ascent = 0;
        for (int i = 0; i < Math.max(1, count); i++) {
            Face face = count == 0 ? Face.TEXT : faces[i];
            lineHeight = Math.max(lineHeight, lettering.lineHeight(face, size));
            ascent = Math.max(ascent, lettering.typeface(face).ascent() * size);
        }
        int fitting = Math.max(1, (int) (height / lineHeight + 0.02f));
        boolean shortened = cut && lines.size() > fitting;
        if (shortened) lines = new ArrayList<>(lines.subList(0, fitting));
        float widest = 0;
        for (int[] line : lines) widest = Math.max(widest, measure(line) * size);
        boolean overflows = widest > width + 0.01f;
        float box = width == Float.MAX_VALUE ? widest : align == Align.LEFT ? Math.min(width, widest) : width;

        int room = count + lines.size();
        int[] glyphs = new int[room];
        Face[] cuts = new Face[room];
        float[] xs = new float[room], ys = new float[room];
        int n = 0;
        for (int l = 0; l < lines.size(); l++) {
            int[] line = lines.get(l);
            boolean dotted = shortened && l == lines.size() - 1 || cut && measure(line) * size > width + 0.01f;
            if (dotted) line = withRoomForDots(line, size);
            float free = box - measure(line) * size - (dotted ? dots(line) * size : 0);
            float x = Math.max(0, free * align.share), y = ascent + l * lineHeight;
            for (int i = line[0]; i < line[1]; i++) {
                float advance = advances[i] * size;
                if (characters[i] != ' ') {
                    glyphs[n] = characters[i];
                    cuts[n] = faces[i];
                    xs[n] = x;
                    ys[n++] = y;
                }
                x += advance;
            }
            if (dotted) {
                glyphs[n] = ELLIPSIS;
                cuts[n] = Face.TEXT;
                xs[n] = x;
                ys[n++] = y;
                shortened = true;
            }
        }
        return new TextBlock(size, box, lines.size() * lineHeight, lines.size(), shortened || overflows, align, n, Arrays.copyOf(glyphs, n),
            Arrays.copyOf(cuts, n), Arrays.copyOf(xs, n), Arrays.copyOf(ys, n));
    }

    private float dots(int[] line) {
        return lettering.typeface(Face.TEXT).advance(ELLIPSIS);
    }

    private int[] withRoomForDots(int[] line, float size) {
        int end = line[1];
        while (end > line[0] && (measure(new int[] {line[0], end}) + dots(line)) * size > width) end--;
        while (end > line[0] && characters[end - 1] == ' ') end--;
        return new int[] {line[0], end};
    }

    /** From and to of each line, without the blanks at its end. */
    private List<int[]> lines(float size) {
        List<int[]> lines = new ArrayList<>();
        int start = 0, lastBreak = -1;
        float x = 0;
        for (int i = 0; i < count; i++) {
            if (characters[i] == '\n') {
                lines.add(trimmed(start, i));
                start = i + 1;
                lastBreak = -1;
                x = 0;
                continue;
            }
            x += advances[i] * size;
            if (characters[i] == ' ') lastBreak = i;
            else if (x > width + 0.01f && lastBreak > start) {
                lines.add(trimmed(start, lastBreak));
                start = lastBreak + 1;
                lastBreak = -1;
                x = measure(new int[] {start, i + 1}) * size;
            } else if (isHyphen(characters[i]) && i + 1 < count && characters[i + 1] != ' ' && x + nextWord(i + 1) * size > width) {
                lines.add(trimmed(start, i + 1)); // a long compound may break behind its hyphen
                start = i + 1;
                lastBreak = -1;
                x = 0;
            }
        }
        lines.add(trimmed(start, count));
        return lines;
    }

    private static boolean isHyphen(int c) {
        return c == '-' || c == '–' || c == '—' || c == '/';
    }

    private float nextWord(int from) {
        float sum = 0;
        for (int i = from; i < count && characters[i] != ' ' && characters[i] != '\n'; i++) sum += advances[i];
        return sum;
    }

    private int[] trimmed(int from, int to) {
        int end = to;
        while (end > from && characters[end - 1] == ' ') end--;
        return new int[] {from, end};
    }

    private float measure(int[] line) {
        float sum = 0;
        for (int i = line[0]; i < line[1]; i++) sum += advances[i];
        return sum;
    }
}
