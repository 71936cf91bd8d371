package eldertable.api;

/** A name for a type that occurs in many places, written as in TypeScript. @param meaning one sentence for people */
public record ScriptAlias(String name, String type, String meaning) {}
