package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

/**
 * A graph of spaces on which pieces stand. Grids are turned into spaces and links while reading.
 *
 * @param spaces in reading order
 * @param links  directed, and always there in both directions. A grid's own links come first: space by space, each one's
 *               neighbours in the order up, right, down, left (then up-right, down-right, down-left, up-left). Links that
 *               the pack lists follow in its order, each with its way back right behind it. A space's neighbours are its
 *               links in this order.
 * @param ways   the named ways to move: which terrains and which kinds of links each may use
 * @param occupants sets whose pieces occupy the space they stand on; empty: all of them do
 */
public record BoardDef(String id, List<SpaceDef> spaces, List<LinkDef> links, Map<String, WayDef> ways, List<String> occupants, Span span)
    implements ComponentDef {
    @Override
    public Sort sort() {
        return Sort.BOARD;
    }

    @Override
    public Map<String, String> facts() {
        return ComponentDef.facts("spaces", "" + spaces.size());
    }

    @Override
    public Per per() {
        return Per.ONCE;
    }

    /**
     * @param terrain "" if the pack gives none
     * @param column  where it lies on a grid, counted from 0; -1 elsewhere
     * @param row     as column; the first row is on top
     * @param data    whatever else the pack says about it: Integer, Boolean, String, or immutable lists and maps of those
     */
    public record SpaceDef(String id, String terrain, int column, int row, Map<String, Object> data) {}

    /** One direction; `kind` is "step" for ordinary neighbours. */
    public record LinkDef(String from, String to, String kind) {}

    /**
     * @param over  terrains that may be walked through (all of the board's, where the pack says `all`)
     * @param ends  terrains that may only be the first or last space of a way
     * @param links kinds of links that may be used besides "step"
     */
    public record WayDef(String id, List<String> over, List<String> ends, List<String> links) {}
}
