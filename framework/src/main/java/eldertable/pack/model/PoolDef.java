package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.List;
import java.util.Map;

/**
 * Interchangeable tokens counted by kind: a bag of crystals, the gems on a card, the beads on the steps of a dial.
 *
 * @param of     the set whose kinds are counted
 * @param slots  how many separate steps the pool has (1 unless it is a dial or track)
 * @param start  how many of each kind begin the game here
 * @param hidden whether nobody may see more than the total (a bag)
 */
public record PoolDef(String id, Per per, String of, int slots, int start, boolean hidden, Span span) implements ComponentDef {
    @Override
    public Sort sort() {
        return Sort.POOL;
    }

    @Override
    public List<String> uses() {
        return List.of(of);
    }

    @Override
    public Map<String, String> facts() {
        return ComponentDef.facts("of", per.whose(), "holds", of, "slots", "" + slots);
    }
}
