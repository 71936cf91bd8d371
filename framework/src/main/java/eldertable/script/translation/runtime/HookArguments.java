package eldertable.script.translation.runtime;

/** What a hook is given, read from the choice that is being made: used again for every call of the hook. */
public abstract class HookArguments {
    /** What stands under a name, or null. */
    public abstract Object get(String name);

    public abstract boolean has(String name);

    protected abstract void copyInto(PlainObject object);
}
