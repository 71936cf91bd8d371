package eldertable.component;

import eldertable.component.Component.Run;
import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.CounterDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;
import eldertable.pack.model.PoolDef;
import eldertable.pack.model.TrayDef;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** Makes the components of a match: the one place that knows which class stands for which sort. */
public final class Components {
    private Components() {}

    /** @param instances how often what exists so exists in the match */
    public static List<Component> of(PackDef pack, ToIntFunction<Per> instances) {
        List<Component> all = new ArrayList<>();
        int first = 0;
        for (ComponentDef def : pack.components()) {
            Optional<Component> made = of(def, pack, first, instances);
            made.ifPresent(all::add);
            first = made.map(Component::end).orElse(first);
        }
        return List.copyOf(all);
    }

    private static Optional<Component> of(ComponentDef def, PackDef pack, int first, ToIntFunction<Per> instances) {
        return Optional.ofNullable(switch (def.sort()) {
            case COUNTER -> new Counter((CounterDef) def, new Run(first, instances.applyAsInt(def.per())));
            case POOL -> new Pool((PoolDef) def, new Run(first, instances.applyAsInt(def.per())), pack);
            case TRAY -> new Tray((TrayDef) def, new Run(first, instances.applyAsInt(def.per())), pack);
            default -> null; // keeps pieces, or nothing
        });
    }
}
