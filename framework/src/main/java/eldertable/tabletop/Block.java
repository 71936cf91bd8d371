package eldertable.tabletop;

import eldertable.view.TableView;

import java.util.List;
import java.util.Optional;

/**
 * A part of the table that can be made larger and smaller, and is then given its place for the whole game. How large it is depends on
 * what it may hold, never on what lies in it now.
 */
public interface Block {
    /** How large things are. @param card the height of a card; @param words by which words are larger than designed */
    record Scale(float card, float words) {
        public static final float PROPORTION = 5f / 7;
        /** Of the width that a caption wants: with less it could not be read. */
        static final float TIGHTEST = 0.62f;

        /** How high a caption is; larger words have less air above and below them. */
        float caption() {
            return 15 * (1 + (words - 1) * 0.65f);
        }

        float cardWidth() {
            return card * PROPORTION;
        }

        /** How large tokens are. */
        float token() {
            return Math.max(17, Math.min(38, card * 0.26f));
        }

        Scale times(float factor) {
            return new Scale(card * factor, words);
        }

        /** How wide a caption has to be for its words. */
        float captionWidth(String caption) {
            return caption.isEmpty() ? 0 : Math.min(6.2f * words * caption.length() + 8, 118 * words);
        }
    }

    record Size(float w, float h) {}

    /** What it needs if it may be so wide; it never takes more width than that. */
    Size measure(Scale scale, float width);

    /** Puts what a view shows of it into a box of the size that it asked for. */
    void fill(Rect box, Scale scale, TableView view, List<Thing> things);

    /** What stands above it, or "". */
    default String caption() {
        return "";
    }

    /** Whether it fills a larger box than it asked for, of the same proportion, with larger things. */
    default boolean growsAlong() {
        return false;
    }

    /** Whether more than usual may come to lie in it, side by side: then it takes what is left of a line that it ends. */
    default boolean growsOn() {
        return false;
    }

    /** Where things go to and come from if that is its place. */
    default Optional<Thing.Site> site(Rect box, Scale scale) {
        return Optional.empty();
    }

    /** Whether nothing lies in it now. */
    boolean isEmpty(TableView view);
}
