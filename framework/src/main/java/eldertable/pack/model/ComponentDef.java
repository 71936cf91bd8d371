package eldertable.pack.model;

import eldertable.diagnostic.Span;

/** Something that components.yaml describes. */
public sealed interface ComponentDef permits BoardDef, CounterDef, DieDef, PoolDef, ZoneDef {
    ComponentSort sort();

    String id();

    /** How often it exists. */
    Per per();

    Span span();

    /** Whether scripts find it as a property of the game, a player or a piece. */
    default boolean isProperty() {
        return true;
    }
}
