package eldertable.script.translation.runtime;

/** A function of the rules as a value. What is not given is null, which is undefined. */
public abstract class Fn {
    public abstract Object call(Object a, Object b, Object c);

    /** With any number of arguments. */
    public Object callAll(Object[] arguments) {
        int n = arguments.length;
        return call(n > 0 ? arguments[0] : null, n > 1 ? arguments[1] : null, n > 2 ? arguments[2] : null);
    }

    public final Object call(Object a) {
        return call(a, null, null);
    }
}
