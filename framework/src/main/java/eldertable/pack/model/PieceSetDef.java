package eldertable.pack.model;

import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

/** A set of piece kinds: the cards, the portals, the crystals. */
public record PieceSetDef(String id, List<KindDef> kinds, Span span) {
    /**
     * @param copies     how many pieces of it there are (each player's, when `perPlayer`)
     * @param perPlayer  whether every player owns that many
     * @param attributes by attribute id: Integer, Boolean, String, or an immutable List or Map of those
     */
    public record KindDef(String id, int copies, boolean perPlayer, Map<String, Object> attributes, Span span) {}
}
