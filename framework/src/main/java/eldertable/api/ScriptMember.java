package eldertable.api;

import java.util.Arrays;
import java.util.List;

/**
 * What rules find on an object: `zone.size`, `zone.deal(n, to)`. Types are written as in TypeScript.
 *
 * @param access     how it is used
 * @param type       of its value, or of what a method gives back; "void" for nothing
 * @param parameters of a method, in order
 * @param meaning    one sentence for people
 * @param since      the version of the api that brought it
 */
public record ScriptMember(String name, Access access, String type, List<Parameter> parameters, String meaning, String since) {
    /** The name of what makes an object walkable by `for (… of …)`. */
    public static final String ITERATOR = "[Symbol.iterator]";

    public enum Access {
        /** Can be asked for. */ READ,
        /** Can be asked for and set. */ WRITE,
        /** Is called. */ METHOD
    }

    /** @param otherwise what holds if it is left out; "" if it has to be there, "undefined" if nothing does */
    public record Parameter(String name, String type, String otherwise) {
        public boolean isOptional() {
            return !otherwise.isEmpty();
        }
    }

    public ScriptMember {
        parameters = List.copyOf(parameters);
    }

    static ScriptMember read(String name, String type, String meaning) {
        return new ScriptMember(name, Access.READ, type, List.of(), meaning, ApiVersion.FIRST);
    }

    static ScriptMember write(String name, String type, String meaning) {
        return new ScriptMember(name, Access.WRITE, type, List.of(), meaning, ApiVersion.FIRST);
    }

    static ScriptMember method(String name, String type, String meaning, Parameter... parameters) {
        return new ScriptMember(name, Access.METHOD, type, Arrays.asList(parameters), meaning, ApiVersion.FIRST);
    }

    static Parameter given(String name, String type) {
        return new Parameter(name, type, "");
    }

    static Parameter optional(String name, String type) {
        return new Parameter(name, type, "undefined");
    }

    static Parameter optional(String name, String type, String otherwise) {
        return new Parameter(name, type, otherwise);
    }
}
