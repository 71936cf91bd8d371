package eldertable.view;

import eldertable.pack.model.ZoneDef.Visibility;

import java.util.List;

/**
 * A zone with what lies in it, the topmost first.
 *
 * @param owner  the seat it belongs to, or -1
 * @param member the member of the group it belongs to, or ""
 */
public record ZoneView(int number, String id, int owner, String member, Visibility visible, List<Entry> entries) {
    public int size() {
        return entries.size();
    }

    /** The pieces that the viewer sees. */
    public List<PieceView> seen() {
        return entries.stream().filter(PieceView.class::isInstance).map(PieceView.class::cast).toList();
    }
}
