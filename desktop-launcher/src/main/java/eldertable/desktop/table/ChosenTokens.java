package eldertable.desktop.table;

import eldertable.state.Code;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Of which heaps the kinds in a move were chosen. Where the move does not know the pool, it is remembered where they were offered. */
final class ChosenTokens {
    private record Heap(String pool, int instance, String kind) {
        static Heap of(Thing.Token token) {
            return new Heap(token.pool(), token.instance(), token.kind());
        }
    }

    /** @param pool as {@link eldertable.choosing.Choice#pool} has it; @param heaps where it was offered; none for what is no token */
    private record Chosen(int code, int pool, Set<Heap> heaps) {}

    private final ToIntFunction<Thing.Token> poolOf;
    private final List<Chosen> chosen = new ArrayList<>();
    private List<Thing.Token> offered = List.of();

    /** @param poolOf the pool that a token lies in */
    ChosenTokens(ToIntFunction<Thing.Token> poolOf) {
        this.poolOf = poolOf;
    }

    /**
     * @param now  what is in the move, in the order in which it was chosen; @param pools where each of that was taken from, as far as it is known
     * @param next the things that are offered from now on
     */
    void arrange(List<Integer> now, List<Integer> pools, Collection<Thing> next) {
        int same = 0;
        while (same < Math.min(chosen.size(), now.size()) && chosen.get(same).code() == now.get(same) && chosen.get(same).pool() == pools.get(same)) same++;
        chosen.subList(same, chosen.size()).clear();
        for (int i = same; i < now.size(); i++) {
            int code = now.get(i);
            Set<Heap> heaps = new HashSet<>();
            for (Thing.Token token : offered) if (Code.tag(code) == Code.KIND && token.codes().contains(code)) heaps.add(Heap.of(token));
            chosen.add(new Chosen(code, pools.get(i), heaps));
        }
        offered = next.stream().filter(Thing.Token.class::isInstance).map(Thing.Token.class::cast).toList();
    }

    /** How many of a heap's tokens are in the move. */
    int count(Thing.Token token) {
        if (token.kind().isEmpty()) return 0;
        return (int) chosen.stream().filter(one -> one.pool() == Code.NOTHING ? one.heaps().contains(Heap.of(token))
            : Code.tag(one.code()) == Code.KIND && token.codes().contains(one.code()) && one.pool() == poolOf.applyAsInt(token)).count();
    }
}
