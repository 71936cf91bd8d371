package eldertable.api;

/**
 * What a pack's rules.mjs may export for the framework to call. Parts of the path in braces are names from the pack.
 *
 * @param path     such as "moves.{move}.apply"
 * @param argument the type of the one object that a function gets there; "" where there is only a value
 * @param answer   the type of what it gives back, or of the value; "void" for nothing
 * @param meaning  one sentence for people
 * @param since    the version of the api that brought it
 */
public record ScriptHook(String path, String argument, String answer, String meaning, String since) {
    static ScriptHook hook(String path, String argument, String answer, String meaning) {
        return new ScriptHook(path, argument, answer, meaning, ApiVersion.FIRST);
    }

    /** What is exported: "moves", "on". */
    public String export() {
        return path.split("\\.", 2)[0];
    }
}
