package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.component.Pool;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.reading.PackTree;

import java.util.Set;
import java.util.stream.Collectors;

/** Tokens in pools are counted and not told apart, so nothing can exist once for each of them. */
final class PoolSets implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Set<String> counted = pack.all(Pool.Def.class).stream().map(Pool.Def::of).collect(Collectors.toSet());
        for (ComponentDef component : pack.components()) {
            perToken(component.per(), counted, Spots.value(tree.components(), "", component.sort().section(), component.id(), "per"), problems);
        }
    }

    private static void perToken(Per per, Set<String> counted, Span span, Problems problems) {
        if (per.kind() == Per.Kind.PIECE && counted.contains(per.name())) {
            problems.error("bad-per", span, "The " + per.name() + " lie in a pool, where tokens are only counted."
                    + " This can exist once for each piece of another set.");
        }
    }
}
