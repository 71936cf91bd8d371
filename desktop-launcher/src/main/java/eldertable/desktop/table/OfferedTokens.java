package eldertable.desktop.table;

import eldertable.state.Code;
import eldertable.tabletop.Arrangement;
import eldertable.tabletop.Thing;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The tokens that kinds on offer mean. Rules ask for a kind, not for a token of some pool: it is meant where just these kinds lie, or else
 * where the viewer or everybody has all of them.
 */
final class OfferedTokens {
    private record Heap(String pool, int instance) {}

    private OfferedTokens() {}

    /** @param me the key of the viewer's seat */
    static Set<Thing> of(Arrangement table, Set<Integer> offered, String me) {
        Set<Integer> kinds = offered.stream().filter(code -> Code.tag(code) == Code.KIND).collect(Collectors.toSet());
        if (kinds.isEmpty()) return Set.of();
        Map<Heap, List<Thing.Token>> heaps = table.things().stream()
            .filter(thing -> thing instanceof Thing.Token token && token.count() > 0 && !token.codes().isEmpty()).map(Thing.Token.class::cast)
            .collect(Collectors.groupingBy(token -> new Heap(token.pool(), token.instance()), LinkedHashMap::new, Collectors.toList()));
        List<List<Thing.Token>> just = heaps.values().stream().filter(tokens -> kindsOf(tokens).equals(kinds)).toList();
        List<List<Thing.Token>> meant = !just.isEmpty() ? just : heaps.values().stream()
            .filter(tokens -> kindsOf(tokens).containsAll(kinds) && (tokens.get(0).owner().isEmpty() || tokens.get(0).owner().equals(me))).toList();
        Set<Thing> found = new HashSet<>();
        meant.forEach(tokens -> tokens.stream().filter(token -> kinds.contains(token.codes().get(0))).forEach(found::add));
        return found;
    }

    private static Set<Integer> kindsOf(List<Thing.Token> tokens) {
        return tokens.stream().map(token -> token.codes().get(0)).collect(Collectors.toSet());
    }
}
