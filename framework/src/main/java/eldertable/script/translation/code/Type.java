package eldertable.script.translation.code;

import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.tree.FunctionTree;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/**
 * What is known of a value before the rules run. It need not be right: a value that comes from somewhere unknown is cast when it is used, and
 * where that fails GraalJS takes over.
 */
final class Type {
    enum Kind { NONE, UNDEFINED, INT, NUMBER, FLAG, TEXT, LIST, FUNCTION, OBJECT, ANY }

    static final Type NONE = new Type(Kind.NONE, Object.class, null, Set.of());
    static final Type UNDEFINED = new Type(Kind.UNDEFINED, Object.class, null, Set.of());
    static final Type INT = new Type(Kind.INT, int.class, null, Set.of());
    static final Type NUMBER = new Type(Kind.NUMBER, double.class, null, Set.of());
    static final Type FLAG = new Type(Kind.FLAG, boolean.class, null, Set.of());
    static final Type TEXT = new Type(Kind.TEXT, String.class, null, Set.of());
    /** A text of which there is only one: a literal, or what a pack calls its things. Two of them are equal only if they are the same. */
    static final Type NAME = new Type(Kind.TEXT, String.class, null, Set.of());
    static final Type ANY = new Type(Kind.ANY, Object.class, null, Set.of());

    final Kind kind;
    final Class<?> java;
    /** Of a list, or of what a group's members have. */
    final Type element;
    /** Of a function value: what it may be. */
    final Set<FunctionTree> functions;

    private Type(Kind kind, Class<?> java, Type element, Set<FunctionTree> functions) {
        this.kind = kind;
        this.java = java;
        this.element = element;
        this.functions = functions;
    }

    static Type list(Type element) {
        boolean deep = element.kind == Kind.LIST && element.element.kind == Kind.LIST;
        Type kept = element.kind == Kind.TEXT ? TEXT : element; // others may put any text in
        return new Type(Kind.LIST, ListObject.class, deep ? ANY : kept, Set.of());
    }

    static Type function(FunctionTree function) {
        return new Type(Kind.FUNCTION, Fn.class, null, Set.of(function));
    }

    static Type object(Class<?> java) {
        return new Type(Kind.OBJECT, java, null, Set.of());
    }

    /** What a Java method returns. @param of what its list or group consists of */
    static Type of(Class<?> java, Class<?> of) {
        if (java == int.class || java == Integer.class) return INT;
        if (java == double.class) return NUMBER;
        if (java == boolean.class) return FLAG;
        if (java == String.class) return TEXT;
        if (java == ListObject.class) return list(of(of, Object.class));
        if (java == Object.class) return ANY;
        if (java == void.class) return UNDEFINED;
        return new Type(Kind.OBJECT, java, of == Object.class ? null : of(of, Object.class), Set.of());
    }

    Type join(Type other) {
        if (equals(other) || other.kind == Kind.NONE) return this;
        if (kind == Kind.NONE) return other;
        if (kind == Kind.UNDEFINED) return other.isPrimitive() ? ANY : other;
        if (other.kind == Kind.UNDEFINED) return isPrimitive() ? ANY : this;
        if (isNumeric() && other.isNumeric()) return NUMBER;
        if (kind == Kind.TEXT && other.kind == Kind.TEXT) return TEXT;
        if (kind == Kind.LIST && other.kind == Kind.LIST) return list(element.join(other.element));
        if (kind == Kind.FUNCTION && other.kind == Kind.FUNCTION) {
            Set<FunctionTree> all = new HashSet<>(functions);
            all.addAll(other.functions);
            return new Type(Kind.FUNCTION, Fn.class, null, all);
        }
        return ANY;
    }

    boolean isPrimitive() {
        return java.isPrimitive();
    }

    boolean isNumeric() {
        return kind == Kind.INT || kind == Kind.NUMBER;
    }

    /** Whether values of it are the same only if they are one thing. */
    boolean isThing() {
        return kind == Kind.OBJECT || kind == Kind.LIST || kind == Kind.FUNCTION;
    }

    /** Whether equal values of it are always one and the same. */
    boolean isName() {
        return this == NAME;
    }

    boolean is(Class<?> type) {
        return java == type;
    }

    String descriptor() {
        return java.descriptorString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Type type && kind == type.kind && (this == NAME) == (other == NAME) && java == type.java && Objects.equals(element, type.element) && functions.equals(type.functions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, java, element);
    }

    @Override
    public String toString() {
        return kind == Kind.OBJECT ? java.getSimpleName() : kind == Kind.LIST ? "list of " + element : kind.toString();
    }
}
