package eldertable.script.translation.runtime;

/** JavaScript's null. Undefined is Java's. */
public enum NullValue {
    NULL
}
