package eldertable.sdk.terminal;

import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.PoolView;
import eldertable.state.Code;
import eldertable.view.Entry;
import eldertable.view.Lexicon;
import eldertable.view.PieceView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What pieces and tokens are called in lists: with what is on them, equal ones together. */
final class PieceNames {
    private final Lexicon lexicon;
    private final CardFaces faces;
    private final Paint paint;
    /** Whose things are being listed: their own pieces need no owner. */
    private int among = -1;

    PieceNames(Lexicon lexicon, CardFaces faces, Paint paint) {
        this.lexicon = lexicon;
        this.faces = faces;
        this.paint = paint;
    }

    /** The same for things that lie before a player. */
    PieceNames before(int seat) {
        PieceNames names = new PieceNames(lexicon, faces, paint);
        names.among = seat;
        return names;
    }

    /** The piece's title, and in brackets its signs and the counters and tokens on it. */
    String name(PieceView piece) {
        return name(piece, true);
    }

    private String name(Entry entry) {
        return entry instanceof PieceView piece ? name(piece) : paint.as(Paint.Tone.FAINT, "?");
    }

    String name(PieceView piece, boolean withSigns) {
        List<String> marks = new ArrayList<>();
        if (withSigns && !faces.signs(piece.kind()).isEmpty()) marks.add(faces.signs(piece.kind()));
        piece.counters().forEach((id, count) -> {
            if (count != 0) marks.add(lexicon.counter(id) + (count == 1 ? "" : " " + count));
        });
        for (ComponentView component : piece.components()) {
            if (!(component instanceof CounterView) && !component.isEmpty()) marks.add(String.join(" ", contents(component)));
        }
        String words = piece.owner() >= 0 && piece.owner() == among ? lexicon.kind(piece.kind()) : lexicon.thing(Code.piece(piece.piece()));
        String title = faces.title(piece.kind(), Paint.harmless(words));
        return marks.isEmpty() ? title : title + " " + paint.as(Paint.Tone.FAINT, "[" + Paint.harmless(String.join(", ", marks)) + "]");
    }

    /** In their order; equal neighbours are counted, and unseen ones are only that. */
    List<String> inOrder(List<? extends Entry> entries) {
        List<String> names = new ArrayList<>();
        String last = null;
        int run = 0;
        for (Entry entry : entries) {
            String name = name(entry);
            if (name.equals(last)) {
                run++;
                names.set(names.size() - 1, times(name, run));
            } else {
                names.add(name);
                last = name;
                run = 1;
            }
        }
        return names;
    }

    /** Each sort once, with how many there are. */
    List<String> counted(List<? extends Entry> entries) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        entries.forEach(entry -> counts.merge(name(entry), 1, Integer::sum));
        List<String> names = new ArrayList<>();
        counts.forEach((name, count) -> names.add(times(name, count)));
        return names;
    }

    /** What a component holds. */
    List<String> contents(ComponentView component) {
        return component instanceof PoolView pool ? tokens(pool) : component.listed();
    }

    /** Slot by slot. */
    private List<String> tokens(PoolView pool) {
        if (pool.isHidden()) return List.of(String.valueOf(pool.total()));
        List<String> parts = new ArrayList<>();
        for (int slot = 0; slot < pool.slots().size(); slot++) {
            List<String> kinds = new ArrayList<>();
            pool.slots().get(slot).forEach((kind, count) -> kinds.add(times(faces.title(kind, Paint.harmless(lexicon.kind(kind))), count)));
            if (kinds.isEmpty()) continue;
            String place = pool.slots().size() == 1 ? "" : paint.as(Paint.Tone.LABEL, (slot + 1) + ":") + " ";
            parts.add(place + String.join(", ", kinds));
        }
        return parts;
    }

    private String times(String name, int count) {
        return count == 1 ? name : name + " ×" + count;
    }
}
