package eldertable.api;

import java.util.Optional;

/**
 * A name for a type that occurs in many places, written as in TypeScript.
 *
 * @param names   of what sort the thing is that a text of this type names, if it is the name of something in the pack
 * @param meaning one sentence for people
 */
public record ScriptAlias(String name, String type, Optional<Sort> names, String meaning) {
    static ScriptAlias alias(String name, String type, String meaning) {
        return new ScriptAlias(name, type, Optional.empty(), meaning);
    }

    /** The names of things of one sort. */
    static ScriptAlias nameOf(Sort sort, String name, String meaning) {
        return new ScriptAlias(name, "string", Optional.of(sort), meaning);
    }
}
