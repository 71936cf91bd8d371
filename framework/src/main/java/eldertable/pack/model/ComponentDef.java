package eldertable.pack.model;

import eldertable.api.Sort;
import eldertable.diagnostic.Span;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Something that components.yaml describes. */
public interface ComponentDef {
    Sort sort();

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

    /** Names of other things that it is made of, which are in use with it. */
    default List<String> uses() {
        return List.of();
    }

    /** Whether scripts find it as a property of the game, a player or a piece. */
    default boolean isProperty() {
        return true;
    }
}
