package eldertable.tabletop;

import eldertable.art.Paintings;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.faces.TableLook;
import eldertable.pack.model.TableDef.Shape;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Something with its place on the screen. */
public sealed interface Thing {
    Rect box();

    /** The codes by which it can be chosen; the first that is offered counts. */
    default List<Integer> codes() {
        return List.of();
    }

    /**
     * A piece, or several equal ones upon each other.
     *
     * @param piece null for one that the viewer cannot see; @param angle in degrees, to the left
     * @param count how many lie here; @param zone the match's number
     */
    record Piece(PieceView piece, List<Integer> codes, int zone, Shape shape, Rect box, float angle, int count, boolean hand) implements Thing {}

    /**
     * A pile of which at most the top is drawn.
     *
     * @param top may be null; @param below the kinds of the others, if everything in it is open
     * @param unseen of a pile that nobody looks into: how many of each kind it began with the viewer sees nowhere else
     */
    record Pile(int zone, PieceView top, List<String> below, Map<String, Integer> unseen, int count, List<Integer> codes, String title, Rect box) implements Thing {}

    /** Where a piece of a zone may come to lie. */
    record Slot(int zone, Rect box) implements Thing {}

    /** What has left an empty zone for a board: shown there pale. */
    record Absent(PieceView piece, Shape shape, Rect box) implements Thing {}

    record Caption(String text, Rect box, boolean centred) implements Thing {}

    /** A counter. @param value empty where it is hidden; @param mark whether it is just so or not */
    record Chip(String counter, int instance, boolean own, OptionalInt value, boolean mark, Rect box) implements Thing {}

    /** Tokens of one kind. @param instance as in the view; @param kind "" for those of a bag */
    record Token(String pool, String owner, int instance, int slot, String kind, int count, List<Integer> codes, Rect box) implements Thing {}

    /** The ring that a dial's steps lie on. @param steps where each one's number stands */
    record Dial(String pool, List<Rect> steps, Rect box) implements Thing {}

    /** A step of a dial, where its number stands. @param slot counted from 0 */
    record Step(String pool, String owner, int instance, int slot, Rect box) implements Thing {}

    /** Something that draws itself and says what it is. */
    non-sealed interface Own extends Thing {
        void draw(Pen pen, Paintings gallery, Lettering lettering);

        List<String> words(TableLook look);
    }

    /** A player with name and counters. @param roomy whether the portrait stands below the name, else beside it */
    record Plate(int seat, boolean own, boolean roomy, Rect box, List<Integer> codes) implements Thing {
        /** How large the name is designed beside a portrait, and how far it begins from the plate's side and ends before the other. */
        static final float NAME = 14, BEFORE = 8, AFTER = 4;

        /** Where name and note stand beside the portrait, which is as wide as the plate is high. */
        Rect words() {
            return new Rect(box.x() + box.h() + BEFORE, box.y(), box.w() - box.h() - BEFORE - AFTER, box.h());
        }
    }

    /** The ground that things of one player lie on. */
    record Ground(int seat, Rect box) implements Thing {}

    record Board(String id, boolean grid, Rect box) implements Thing {}

    record Space(int space, boolean grid, List<Integer> codes, Rect box) implements Thing {}

    /** A counter as a row of steps. */
    record Track(String counter, int value, int max, String title, Rect box) implements Thing {}

    /** Where a zone lies even when nothing is in it: where things come from and go to. */
    record Site(String key, Rect box) implements Thing {}

    /** What a zone is called among sites. */
    static String zoneKey(int zone) {
        return "zone:" + zone;
    }

    /** What a pool is called among sites. @param owner the kind of thing it belongs to */
    static String poolKey(String pool, int instance) {
        return "pool:" + pool + ":" + instance;
    }

    static String counterKey(String counter, int instance) {
        return "counter:" + counter + ":" + instance;
    }

    static String seatKey(int seat) {
        return "seat:" + seat;
    }

    /** Lines that tell of something, and what it means where a pack says so. */
    static List<String> explained(String meaning, String... told) {
        List<String> lines = new ArrayList<>(List.of(told));
        if (!meaning.isEmpty()) lines.add(meaning);
        return lines;
    }
}
