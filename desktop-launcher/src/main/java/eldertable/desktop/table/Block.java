package eldertable.desktop.table;

import java.util.List;

/** A part of the table that can be made larger and smaller, and is then given its place. */
interface Block {
    /**
     * How large things are.
     *
     * @param card    the height of a card
     * @param squeeze how much of a card's width stays visible under its neighbour; above 1 they lie apart
     */
    record Scale(float card, float squeeze) {
        static final float PROPORTION = 5f / 7;
        static final float CAPTION = 15;

        float cardWidth() {
            return card * PROPORTION;
        }

        /** How large tokens are. */
        float token() {
            return Math.max(17, Math.min(34, card * 0.24f));
        }

        Scale times(float factor) {
            return new Scale(card * factor, squeeze);
        }
    }

    record Size(float w, float h) {}

    /** What it needs if it may be so wide; it never takes more width than that. */
    Size measure(Scale scale, float width);

    /** Puts its things into a box of the size that it asked for. */
    void place(Rect box, Scale scale, List<Thing> things);
}
