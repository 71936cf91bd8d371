package eldertable.desktop.table;

import eldertable.faces.TableLook;
import eldertable.view.Entry;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The order in which people hold their cards: as they came, sorted by kind, or as they were put. Any thread. */
final class HandOrder {
    private final TableLook look;
    private volatile List<Integer> put = List.of();
    private volatile boolean sorted;

    HandOrder(TableLook look) {
        this.look = look;
    }

    /** The same view with the viewer's hand in this order; cards that came later lie behind the others. */
    TableView applied(TableView view) {
        List<Integer> order = put;
        boolean byKind = sorted;
        if (!byKind && order.isEmpty()) return view;
        List<ZoneView> zones = view.zones().stream().map(zone -> isHand(view, zone) ? ordered(zone, order, byKind) : zone).toList();
        return new TableView(view.viewer(), zones, view.components(), view.boards(), view.players(), view.active(), view.step(), view.result(), view.moves());
    }

    private boolean isHand(TableView view, ZoneView zone) {
        return view.viewer() >= 0 && zone.owner() == view.viewer() && look.isHand(zone.id());
    }

    private ZoneView ordered(ZoneView hand, List<Integer> order, boolean byKind) {
        if (hand.seen().size() < hand.size()) return hand; // a place is known by its number only
        Comparator<PieceView> first = byKind ? Comparator.comparingInt(piece -> look.blueprint.kind(piece.kind()).index())
            : Comparator.comparingInt(piece -> order.contains(piece.piece()) ? order.indexOf(piece.piece()) : order.size());
        List<Entry> entries = new ArrayList<>(hand.seen().stream().sorted(first).toList());
        return new ZoneView(hand.number(), hand.id(), hand.owner(), hand.member(), hand.visible(), List.copyOf(entries));
    }

    /** Sorts the hand from now on, or leaves it again as it came. */
    void sort() {
        sorted = !sorted;
        put = List.of();
    }

    /** Puts a card of the hand among the others. @param before how many of them lie before it */
    void put(TableView view, int piece, int before) {
        for (ZoneView zone : applied(view).zones()) {
            if (!isHand(view, zone)) continue;
            List<Integer> order = new ArrayList<>(zone.seen().stream().map(PieceView::piece).filter(one -> one != piece).toList());
            order.add(Math.max(0, Math.min(before, order.size())), piece);
            put = List.copyOf(order);
            sorted = false;
        }
    }
}
