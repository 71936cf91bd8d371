package eldertable.desktop.table;

import eldertable.state.Code;
import eldertable.tabletop.Thing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Of which heaps the kinds in a move were chosen. The move knows the kinds alone, so it is remembered where they were offered. */
final class ChosenTokens {
    private record Heap(String pool, int instance, String kind) {
        static Heap of(Thing.Token token) {
            return new Heap(token.pool(), token.instance(), token.kind());
        }
    }

    /** @param heaps where it was offered; none for what is no token */
    private record Chosen(int code, Set<Heap> heaps) {}

    private final List<Chosen> chosen = new ArrayList<>();
    private List<Thing.Token> offered = List.of();

    /** @param now what is in the move, in the order in which it was chosen; @param next the tokens that are offered from now on */
    void arrange(List<Integer> now, Collection<Thing> next) {
        int same = 0;
        while (same < Math.min(chosen.size(), now.size()) && chosen.get(same).code() == now.get(same)) same++;
        chosen.subList(same, chosen.size()).clear();
        for (int code : now.subList(same, now.size())) {
            Set<Heap> heaps = new HashSet<>();
            for (Thing.Token token : offered) if (Code.tag(code) == Code.KIND && token.codes().contains(code)) heaps.add(Heap.of(token));
            chosen.add(new Chosen(code, heaps));
        }
        offered = next.stream().filter(Thing.Token.class::isInstance).map(Thing.Token.class::cast).toList();
    }

    /** How many of a heap's tokens are in the move. */
    int count(Thing.Token token) {
        Optional<Heap> heap = Optional.of(token).filter(any -> !any.kind().isEmpty()).map(Heap::of);
        return (int) chosen.stream().filter(one -> heap.isPresent() && one.heaps().contains(heap.get())).count();
    }
}
