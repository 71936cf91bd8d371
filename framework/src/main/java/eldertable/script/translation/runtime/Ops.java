package eldertable.script.translation.runtime;

import eldertable.javascript.SmallLanguage;

import java.util.Set;

/** The operators of JavaScript on values of any kind. A number is an Integer wherever it can be, and else a Double. */
public final class Ops {
    private static final int MOST = 1 << 20;
    private static final Set<String> OF_TEXT = Set.of("length", "at", "charAt", "charCodeAt", "codePointAt", "concat", "endsWith", "includes", "indexOf", "lastIndexOf",
        "localeCompare", "match", "matchAll", "normalize", "padEnd", "padStart", "repeat", "replace", "replaceAll", "search", "slice", "split", "startsWith",
        "substring", "substr", "toLocaleLowerCase", "toLocaleUpperCase", "toLowerCase", "toString", "toUpperCase", "trim", "trimEnd", "trimStart", "trimLeft",
        "trimRight", "valueOf", "anchor", "big", "blink", "bold", "fixed", "fontcolor", "fontsize", "italics", "link", "small", "strike", "sub", "sup", "isWellFormed", "toWellFormed");

    private Ops() {}

    /** Keeps what rules make from growing without end. */
    static int bounded(int size) {
        if (size > MOST) throw new GiveUp("something very large");
        return size;
    }

    static boolean isIndex(String name) {
        if (name.isEmpty() || name.length() > 10) return false;
        for (int i = 0; i < name.length(); i++) if (name.charAt(i) < '0' || name.charAt(i) > '9') return false;
        return true;
    }

    // ------------------------------------------------------------------ numbers

    public static Object box(double value) {
        int whole = (int) value;
        return whole == value && (whole != 0 || 1 / value > 0) ? (Object) whole : (Object) value;
    }

    public static double number(Object value) {
        if (value instanceof Integer whole) return whole;
        if (value instanceof Double number) return number;
        if (value instanceof Boolean flag) return flag ? 1 : 0;
        throw new GiveUp("a number made of something else");
    }

    /** For places where only whole numbers will do. */
    public static int exact(double value) {
        int whole = (int) value;
        if (whole != value) throw new GiveUp("a number that is not whole");
        return whole;
    }

    public static int rem(int a, int b) {
        if (a < 0 || b <= 0) throw new GiveUp("a remainder of something negative");
        return a % b;
    }

    public static double rem(double a, double b) {
        return a % b;
    }

    public static double quotient(double a, double b) {
        if (b == 0) throw new GiveUp("a division by zero");
        return a / b;
    }

    public static double power(double base, double exponent) {
        if (base == 0 && exponent < 0) throw new GiveUp("a division by zero");
        return Math.pow(base, exponent);
    }

    /** The bits of a number, as JavaScript takes them. */
    public static int bits(double value) {
        int whole = (int) value;
        if (whole == value) return whole;
        if (Double.isNaN(value) || Double.isInfinite(value)) return 0;
        if (Math.abs(value) >= 1L << 62) throw new GiveUp("bits of a very large number");
        return (int) (long) value;
    }

    public static int bits(Object value) {
        return value instanceof Integer whole ? whole : bits(number(value));
    }

    public static int floor(double value) {
        double floor = Math.floor(value);
        int whole = (int) floor;
        if (whole != floor || whole == 0 && 1 / floor < 0) throw new GiveUp("a number that is too large");
        return whole;
    }

    public static double most(ListObject list) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < list.size; i++) best = Math.max(best, number(list.items[i]));
        return best;
    }

    public static double least(ListObject list) {
        double best = Double.POSITIVE_INFINITY;
        for (int i = 0; i < list.size; i++) best = Math.min(best, number(list.items[i]));
        return best;
    }

    // ------------------------------------------------------------------ operators

    public static boolean same(Object a, Object b) {
        if (a == b) return !(a instanceof Double number) || !number.isNaN();
        if (a instanceof Integer x) return b instanceof Integer y ? x.intValue() == y.intValue() : b instanceof Double d && d.doubleValue() == x;
        if (a instanceof Double x) return b instanceof Number y && x.doubleValue() == y.doubleValue();
        return a instanceof String x && b instanceof String y && x.equals(y) || a instanceof Boolean && a.equals(b);
    }

    static boolean sameZero(Object a, Object b) {
        return same(a, b) || a instanceof Double x && b instanceof Double y && x.isNaN() && y.isNaN();
    }

    public static boolean same(String a, String b) {
        return a == b || a != null && a.equals(b);
    }

    public static boolean truth(Object value) {
        if (value == null || value == Boolean.FALSE || value == NullValue.NULL) return false;
        if (value == Boolean.TRUE) return true;
        if (value instanceof Integer whole) return whole != 0;
        if (value instanceof Double number) return number != 0 && !number.isNaN();
        return !(value instanceof String text) || !text.isEmpty();
    }

    public static boolean truth(double value) {
        return value != 0 && !Double.isNaN(value);
    }

    public static Object plus(Object a, Object b) {
        if (a instanceof Integer x && b instanceof Integer y) {
            long sum = (long) x + y;
            return sum == (int) sum ? (Object) (int) sum : (Object) (double) sum;
        }
        if (a instanceof String || b instanceof String) return joined(text(a), text(b));
        return box(number(a) + number(b));
    }

    public static boolean less(Object a, Object b) {
        if (a instanceof String || b instanceof String) throw new GiveUp("texts that are compared");
        return number(a) < number(b);
    }

    public static boolean lessOrSame(Object a, Object b) {
        if (a instanceof String || b instanceof String) throw new GiveUp("texts that are compared");
        return number(a) <= number(b);
    }

    public static String joined(String a, String b) {
        if (a.length() + b.length() > SmallLanguage.LONGEST_TEXT) throw new GiveUp("a very long text");
        return a.concat(b);
    }

    public static String text(Object value) {
        if (value instanceof String text) return text;
        if (value instanceof Integer || value instanceof Boolean) return value.toString();
        if (value == null) return "undefined";
        if (value instanceof HostObject host) return host.toString();
        if (value instanceof NullValue) return "null";
        if (value instanceof Double number) {
            if (number.isNaN() || number.isInfinite()) return number.toString();
        }
        throw new GiveUp("a text made of something else");
    }

    public static String typeOf(Object value) {
        if (value == null) return "undefined";
        if (value instanceof String) return "string";
        if (value instanceof Number) return "number";
        if (value instanceof Boolean) return "boolean";
        return value instanceof Fn ? "function" : "object";
    }

    public static boolean isNothing(Object value) {
        return value == null || value == NullValue.NULL;
    }

    static boolean isHost(Object value) {
        return value instanceof HostObject;
    }

    public static boolean has(Object name, Object in) {
        if (in instanceof PlainObject object && name instanceof String key) return object.has(key);
        if (in instanceof HookArguments arguments && name instanceof String key) return arguments.has(key);
        throw new GiveUp("'in' something that is no plain object");
    }

    // ------------------------------------------------------------------ lists and indexes

    /** What a loop, a spread or a pattern takes out of something, in order. It may be the thing itself. */
    public static ListObject list(Object value) {
        if (value instanceof ListObject list) {
            ListObject.whole(list);
            return list;
        }
        if (value instanceof ZoneObject zone) return zone.pieces();
        if (value instanceof CollectionObject collection) return collection.listed();
        if (value instanceof GroupObject group) return group.listed();
        throw new GiveUp("a list made of something else");
    }

    public static Object at(Object base, Object index) {
        if (base instanceof ListObject list && index instanceof Integer at) return list.get(at);
        if (index instanceof String name) return get(base, name);
        if (base instanceof ListObject list && index instanceof Double) return null;
        throw new GiveUp("an index of something that is no list");
    }

    public static void put(Object base, Object index, Object value) {
        if (base instanceof ListObject list && index instanceof Integer at) list.set(at, value);
        else if (index instanceof String name) set(base, name, value);
        else throw new GiveUp("an index of something that is no list");
    }

    public static Object get(Object base, String name) {
        if (base instanceof PlainObject object) return object.get(name);
        if (base instanceof HookArguments arguments) return arguments.get(name);
        if (base instanceof HostObject host) return host.get(name);
        if (base instanceof String text) return ofText(text, name);
        if (base instanceof ListObject list && name.equals("length")) return list.size;
        throw new GiveUp("'" + name + "' of " + (base == null ? "undefined" : "something unknown"));
    }

    private static Object ofText(String text, String name) {
        if (name.equals("length")) return text.length();
        if (OF_TEXT.contains(name) || PlainObject.INHERITED.contains(name) || isIndex(name)) throw new GiveUp("'" + name + "' of a text");
        return null;
    }

    public static void set(Object base, String name, Object value) {
        if (base instanceof PlainObject object) object.set(name, value);
        else if (base instanceof HostObject host) host.set(name, value);
        else throw new GiveUp("a change of '" + name + "'");
    }

    /** Arguments that are spread are put behind those that are not. */
    public static Object call(Object function, Object[] arguments) {
        if (function instanceof Fn fn) return fn.callAll(arguments);
        throw new GiveUp("a call of something that is no function");
    }

    public static Object argument(Object[] arguments, int index) {
        return index < arguments.length ? arguments[index] : null;
    }

    public static ListObject rest(Object[] arguments, int from) {
        ListObject list = new ListObject();
        for (int i = from; i < arguments.length; i++) list.add(arguments[i]);
        return list;
    }

    public static ListObject from(Object source, Object change) {
        ListObject made = new ListObject();
        if (source instanceof PlainObject object && object.size() == 1 && object.names()[0].equals("length")) {
            int length = bounded((Integer) object.value(0));
            for (int i = 0; i < length; i++) made.add(change == null ? null : ((Fn) change).call(null, i, null));
            return made;
        }
        ListObject list = list(source);
        for (int i = 0; i < list.size; i++) made.add(change == null ? list.items[i] : ((Fn) change).call(list.items[i], i, null));
        return made;
    }

    public static ListObject keys(Object of, int what) {
        if (!(of instanceof PlainObject object)) throw new GiveUp("Object.keys of something that is no plain object");
        ListObject made = new ListObject();
        for (int i = 0; i < object.size(); i++) {
            Object key = object.names()[i], value = object.value(i);
            made.add(what == 0 ? key : what == 1 ? value : new ListObject(new Object[] {key, value}));
        }
        return made;
    }

    /** Lets nothing that a module made be changed, as harden.js does. */
    public static void freeze(Object value) {
        if (value instanceof ListObject list && !list.frozen) {
            list.frozen = true;
            for (int i = 0; i < list.size; i++) freeze(list.items[i]);
        } else if (value instanceof PlainObject object && !object.frozen) {
            object.frozen = true;
            for (int i = 0; i < object.size(); i++) freeze(object.value(i));
        } else if (value instanceof CollectionObject collection && !collection.frozen) {
            collection.frozen = true;
            collection.contents().forEach(Ops::freeze);
        }
    }
}
