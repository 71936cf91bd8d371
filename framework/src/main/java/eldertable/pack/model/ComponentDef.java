package eldertable.pack.model;

import eldertable.api.ComponentSort;
import eldertable.diagnostic.Span;

import java.util.LinkedHashMap;
import java.util.Map;

/** Something that components.yaml describes. */
public sealed interface ComponentDef permits BoardDef, CounterDef, DieDef, PoolDef, ZoneDef {
    ComponentSort sort();

    String id();

    /** How often it exists. */
    Per per();

    Span span();

    /** What there is to say of it to people, in order: of what, then what. */
    Map<String, String> facts();

    /** @param pairs of what, and what */
    static Map<String, String> facts(String... pairs) {
        Map<String, String> facts = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) facts.put(pairs[i], pairs[i + 1]);
        return facts;
    }

    /** Whether scripts find it as a property of the game, a player or a piece. */
    default boolean isProperty() {
        return true;
    }
}
