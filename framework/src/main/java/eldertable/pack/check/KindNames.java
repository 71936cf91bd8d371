package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.HashMap;
import java.util.Map;

/** A kind is called upon by its name alone, so no other kind and no other set may be called the same. */
final class KindNames implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, PieceSetDef> sets = new HashMap<>();
        pack.sets().forEach(set -> sets.put(set.id(), set));
        Map<String, Span> kinds = new HashMap<>();
        for (PieceSetDef set : pack.sets()) {
            for (PieceSetDef.KindDef kind : set.kinds()) {
                Span earlier = kinds.putIfAbsent(kind.id(), kind.span());
                if (earlier != null) {
                    problems.error("duplicate-name", kind.span(),
                        Message.of("pack.check.described-twice", "id", kind.id(), "place", earlier));
                }
                if (sets.containsKey(kind.id()) && sets.get(kind.id()) != set) {
                    problems.error("duplicate-name", kind.span(), Message.of("pack.check.piece-and-set", "id", kind.id()));
                }
            }
        }
    }
}
