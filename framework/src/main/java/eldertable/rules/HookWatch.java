package eldertable.rules;

/** Is told of every call of a hook. */
public interface HookWatch {
    /** @param hook such as "Move 'keep' (apply)" */
    void called(String hook, long nanos);
}
