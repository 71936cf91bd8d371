package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.component.Pool;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;
import eldertable.yaml.MapNode;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Tokens in pools are counted and not told apart, so nothing can exist once for each of them; those that a pool begins with are of its set. */
final class PoolSets implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Set<String> counted = pack.all(Pool.Def.class).stream().map(Pool.Def::of).collect(Collectors.toSet());
        pack.all(Pool.Def.class).forEach(pool -> starts(pool, pack, tree, problems));
        for (ComponentDef component : pack.components()) {
            perToken(component.per(), counted, Spots.value(tree.components(), "", component.sort().section(), component.id(), "per"), problems);
        }
    }

    private static void starts(Pool.Def pool, PackDef pack, PackTree tree, Problems problems) {
        List<String> kinds = pack.sets().stream().filter(set -> set.id().equals(pool.of())).flatMap(set -> set.kinds().stream()).map(PieceSetDef.KindDef::id).toList();
        for (String kind : pool.starts().keySet()) {
            if (kinds.contains(kind) || kinds.isEmpty()) continue;
            Span span = tree.components().map("pools").map(pool.id()).map("start").entry(kind).map(MapNode.Entry::span).orElse(pool.span());
            problems.error("unknown-name", span,
                Message.of("pack.check.not-counted", "set", pool.of(), "id", pool.id(), "kind", kind).and(Spelling.guess(kind, kinds)));
        }
    }

    private static void perToken(Per per, Set<String> counted, Span span, Problems problems) {
        if (per.kind() == Per.Kind.PIECE && counted.contains(per.name())) {
            problems.error("bad-per", span, Message.of("pack.check.per-token", "set", per.name()));
        }
    }
}
