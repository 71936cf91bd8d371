package eldertable.pack.component;

import eldertable.pack.model.Per;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Tokens counted by kind.
 *
 * @param instance the seat, the member's number or the piece; 0 for a pool of the table
 * @param slots    for each slot how many there are of each kind, without zeros; empty when nobody may see more than the total
 */
public record PoolView(String id, Per per, int instance, int total, List<Map<String, Integer>> slots) implements ComponentView {
    @Override
    public boolean isEmpty() {
        return total == 0;
    }

    @Override
    public List<String> listed() {
        List<String> all = new ArrayList<>();
        slots.forEach(slot -> slot.forEach((kind, count) -> all.add(kind + " " + count)));
        return isHidden() ? List.of(String.valueOf(total)) : all;
    }

    public boolean isHidden() {
        return slots.isEmpty();
    }
}
