package eldertable.script.translation.runtime;

/** Why not, from the pack's texts. What goes into its blanks is looked at only when somebody reads it. @param values a plain object, or null */
public record ReasonObject(String key, PlainObject values) {
    @Override
    public String toString() {
        return key;
    }
}
