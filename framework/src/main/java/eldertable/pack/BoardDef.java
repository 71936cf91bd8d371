package eldertable.pack;

import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

/**
 * A graph of spaces on which pieces stand. Grids are turned into spaces and links while reading.
 *
 * @param spaces in reading order; neighbours keep the order in which the links are listed
 * @param ways   the named ways to move: which terrains and which kinds of links each may use
 */
public record BoardDef(String id, List<SpaceDef> spaces, List<LinkDef> links, Map<String, WayDef> ways, Span span) {
    /** @param column,row where it lies on a grid, -1 elsewhere */
    public record SpaceDef(String id, String terrain, int column, int row, Map<String, Object> data) {}

    /** Both directions; `kind` is "step" for ordinary neighbours. */
    public record LinkDef(String from, String to, String kind) {}

    /**
     * @param over  terrains that may be walked through
     * @param ends  terrains that may only be the first or last space of a way
     * @param links kinds of links that may be used besides "step"
     */
    public record WayDef(String id, List<String> over, List<String> ends, List<String> links) {}
}
