package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.component.Counter;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** No two counters play one role. */
final class CounterRoles implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<Counter.Role, String> taken = new EnumMap<>(Counter.Role.class);
        for (Counter.Def counter : pack.all(Counter.Def.class)) {
            String earlier = counter.role() == Counter.Role.NONE ? null : taken.putIfAbsent(counter.role(), counter.id());
            if (earlier != null) {
                problems.error("duplicate-name", counter.span(),
                    Message.of("pack.check.role", "earlier", earlier, "role", counter.role().name().toLowerCase(Locale.ROOT)));
            }
        }
    }
}
