package eldertable.view;

import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.PoolView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A piece that the viewer sees.
 *
 * @param piece    its number in the match
 * @param name     tells equal pieces apart: "crab", "crab#2"
 * @param owner    the seat it belongs to for the whole match, or -1
 * @param space    the board space it stands on, or -1
 * @param components what is on it, as far as the viewer notices
 */
public record PieceView(int piece, String kind, String set, String name, int owner, boolean faceUp, int space,
                        List<ComponentView> components) implements Entry {
    /** By id, without those hidden from the viewer. */
    public Map<String, Integer> counters() {
        if (components.isEmpty()) return Map.of();
        Map<String, Integer> counters = new LinkedHashMap<>();
        for (ComponentView view : components) {
            if (view instanceof CounterView counter && counter.value().isPresent()) counters.put(counter.id(), counter.value().getAsInt());
        }
        return counters;
    }

    /** The same with something more on it. */
    public PieceView with(List<? extends ComponentView> more) {
        if (more.isEmpty()) return this;
        List<ComponentView> all = new ArrayList<>(components);
        all.addAll(more);
        return new PieceView(piece, kind, set, name, owner, faceUp, space, List.copyOf(all));
    }

    /** The tokens on it. */
    public List<PoolView> pools() {
        return components.stream().filter(PoolView.class::isInstance).map(PoolView.class::cast).toList();
    }
}
