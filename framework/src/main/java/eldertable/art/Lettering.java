package eldertable.art;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sets words: one line, wrapped, or made to fit a box. Any thread may ask. What it has set it
 * keeps for a while, so that a screen may ask for the same words each time it is drawn.
 *
 * {@code {icon:name}} within words stands for that icon.
 */
public final class Lettering {
    /** Of the size that was designed, the least that words are shrunk to before any of them are left out, however large the user wants them. */
    private static final float LEAST_PART = 0.58f;
    private static final float LEADING = 1.0f;
    /** By which a line may be higher than its room: above and below most letters it is empty. */
    private static final float SLACK = 1.28f;
    private static final int KEPT = 6_000;
    static final int FIRST_ICON = 0xE000;

    private record Wish(List<Run> runs, float size, float width, float height, Align align) {}

    private final Map<Face, Typeface> typefaces = new EnumMap<>(Face.class);
    private final List<String> inlineIcons = new ArrayList<>();
    private final Map<Wish, TextBlock> kept = new LinkedHashMap<>(256, 0.75f, true) {
        @Override protected boolean removeEldestEntry(Map.Entry<Wish, TextBlock> eldest) {
            return size() > KEPT;
        }
    };
    private float textScale = 1;

    public Lettering() {
        for (Face face : Face.values()) typefaces.put(face, new Typeface(face));
    }

    /** What the user wants all words to be larger or smaller by; those made to fit a box stay in it. */
    public synchronized void textScale(float scale) {
        if (scale == textScale) return;
        textScale = scale;
        kept.clear();
    }

    /** Whether a character can be shown: headings borrow what they lack from the running text, and what that lacks becomes a question mark. */
    public boolean has(int character) {
        return typefaces.get(Face.TEXT).has(character);
    }

    public float textScale() {
        return textScale;
    }

    public TextBlock line(Face face, float size, String text) {
        return set(new Wish(one(face, text), size * textScale, Float.MAX_VALUE, Float.MAX_VALUE, Align.LEFT));
    }

    /** One line, shrunk until it is no wider than that. */
    public TextBlock fitLine(Face face, float size, String text, float width) {
        return fitLine(face, size, text, width, Align.CENTRE);
    }

    public TextBlock fitLine(Face face, float size, String text, float width, Align align) {
        return fit(one(face, text), size, width, lineHeight(face, size * textScale) * 1.02f, align);
    }

    /** One line, shrunk until it is no wider and no higher than that. */
    public TextBlock lineIn(Face face, float size, String text, float width, float height, Align align) {
        return fit(one(face, text), size, width, Math.min(lineHeight(face, size * textScale) * 1.02f, Math.max(height * SLACK, lineHeight(face, size))), align);
    }

    public TextBlock wrap(Face face, float size, String text, float width, Align align) {
        return wrap(one(face, text), size, width, align);
    }

    public TextBlock wrap(List<Run> runs, float size, float width, Align align) {
        return set(new Wish(runs, size * textScale, width, Float.MAX_VALUE, align));
    }

    /** Wrapped, and shrunk until it fits; at a little over half the size the last words give way to an ellipsis. */
    public TextBlock fit(Face face, float size, String text, float width, float height, Align align) {
        return fit(one(face, text), size, width, height, align);
    }

    public TextBlock fit(List<Run> runs, float size, float width, float height, Align align) {
        return set(new Wish(runs, size * textScale, width, height, align));
    }

    public float lineHeight(Face face, float size) {
        Typeface typeface = typefaces.get(face);
        return (typeface.ascent() + typeface.descent()) * LEADING * size;
    }

    public Typeface typeface(Face face) {
        return typefaces.get(face);
    }

    /** The icon that a character of the private use area stands for. */
    public synchronized String inlineIcon(int character) {
        return inlineIcons.get(character - FIRST_ICON);
    }

    private static List<Run> one(Face face, String text) {
        return List.of(new Run(face, text));
    }

    private synchronized TextBlock set(Wish wish) {
        TextBlock block = kept.get(wish);
        if (block == null) {
            block = compose(wish);
            kept.put(wish, block);
        }
        return block;
    }

    private TextBlock compose(Wish wish) {
        List<Run> runs = wish.runs().stream().map(run -> new Run(run.face(), withIcons(run.text()))).toList();
        Setter setter = new Setter(this, runs, wish.width(), wish.align());
        float designed = wish.size() / Math.max(1, textScale), least = Math.max(designed * LEAST_PART, Math.min(designed, 7.5f));
        for (float size = wish.size(); size > least; size -= Math.max(0.25f, size * 0.03f)) {
            TextBlock block = setter.set(size, Float.MAX_VALUE, false);
            if (block.height <= wish.height() && block.width <= wish.width() + 0.01f && !block.shortened) return block;
        }
        return setter.set(least, wish.height(), true);
    }

    /** Icons become characters of the private use area. */
    private String withIcons(String text) {
        int start = text.indexOf("{icon:");
        if (start < 0) return text;
        int end = text.indexOf('}', start);
        if (end < 0) return text;
        String name = text.substring(start + 6, end);
        int index = inlineIcons.indexOf(name);
        if (index < 0) {
            index = inlineIcons.size();
            inlineIcons.add(name);
        }
        return withIcons(text.substring(0, start) + (char) (FIRST_ICON + index) + text.substring(end + 1));
    }

    public static boolean isIcon(int character) {
        return character >= FIRST_ICON && character < 0xF8FF;
    }
}
