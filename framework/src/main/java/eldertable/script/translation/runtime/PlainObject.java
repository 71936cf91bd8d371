package eldertable.script.translation.runtime;

import java.util.Arrays;
import java.util.Set;

/** An object with properties and nothing else. */
public final class PlainObject {
    /** What every object has besides; asking for it is left to GraalJS. */
    static final Set<String> INHERITED = Set.of("toString", "valueOf", "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable",
        "toLocaleString", "__proto__", "__defineGetter__", "__defineSetter__", "__lookupGetter__", "__lookupSetter__");

    Shape shape;
    Object[] values;
    boolean frozen;

    public PlainObject(Shape shape, Object[] values) {
        this.shape = shape;
        this.values = values;
    }

    public PlainObject(Shape empty) {
        this(empty, new Object[4]);
    }

    public Object get(String name) {
        int at = shape.find(name);
        if (at >= 0) return values[at];
        if (INHERITED.contains(name)) throw new GiveUp("'" + name + "' of an object");
        return null;
    }

    public boolean has(String name) {
        if (shape.find(name) >= 0) return true;
        if (INHERITED.contains(name)) throw new GiveUp("'" + name + "' of an object");
        return false;
    }

    public PlainObject set(String name, Object value) {
        if (frozen) throw new GiveUp("a change of something that is frozen");
        int at = shape.find(name);
        if (at < 0) {
            Shape more = shape.with(name);
            if (more.isInherited) throw new GiveUp("'" + name + "' of an object");
            at = shape.names.length;
            if (at == values.length) values = Arrays.copyOf(values, at * 2 + 2);
            shape = more;
        }
        values[at] = value;
        return this;
    }

    /** Copies all properties of another object, as `...` does. */
    public PlainObject spread(Object from) {
        if (from == null || from == NullValue.NULL) return this;
        if (from instanceof HookArguments arguments) {
            arguments.copyInto(this);
            return this;
        }
        if (!(from instanceof PlainObject other)) throw new GiveUp("'...' of something that is no plain object");
        for (int i = 0; i < other.shape.names.length; i++) set(other.shape.names[i], other.values[i]);
        return this;
    }

    /** Whether every object has something of that name. */
    public static boolean isInherited(String name) {
        return INHERITED.contains(name);
    }

    public String[] names() {
        return shape.names;
    }

    public Object value(int index) {
        return values[index];
    }

    int size() {
        return shape.names.length;
    }
}
