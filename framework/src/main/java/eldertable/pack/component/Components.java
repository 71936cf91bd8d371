package eldertable.pack.component;

import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.Per;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** Lays out the components of a match, one behind the other. */
public final class Components {
    private Components() {}

    /** @param instances how often what exists so exists in the match */
    public static List<Component> of(PackDef pack, ToIntFunction<Per> instances) {
        List<Component> all = new ArrayList<>();
        int first = 0;
        for (ComponentDef def : pack.components()) {
            if (!(def instanceof Component.Def own)) continue; // it keeps pieces, or nothing
            Component made = own.make(new Component.Run(first, instances.applyAsInt(def.per())), pack);
            all.add(made);
            first = made.end();
        }
        return List.copyOf(all);
    }
}
