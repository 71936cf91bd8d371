package eldertable.script.translation.code;

import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;

import java.util.List;
import java.util.Set;

/** Writes what the language itself brings along, such as Math. */
abstract class BuiltinWriter extends KnownCallWriter {
    private static final Set<String> MATH = Set.of("sqrt", "exp", "abs", "floor", "ceil", "min", "max", "log", "sin", "cos", "pow");

    BuiltinWriter(Inference types, String self, FunctionTree function) {
        super(types, self, function);
    }

    Type builtin(String object, String name, List<Tree> arguments, boolean spread) {
        String what = object + "." + name;
        if (object.equals("Math") && MATH.contains(name)) return math(name, arguments, spread);
        if (spread) return giveUp("uses '...' in a call");
        switch (what) {
            case "Array.from":
                value(arguments.get(0), Type.ANY);
                if (arguments.size() > 1) value(arguments.get(1), Type.ANY);
                else undefined();
                ops("from", ListObject.class, Object.class, Object.class);
                countMade(ListObject.class);
                return Type.list(Type.ANY);
            case "Array.isArray":
                box(value(arguments.get(0)));
                code.visitTypeInsn(INSTANCEOF, name(ListObject.class));
                return Type.FLAG;
            case "Object.keys", "Object.values", "Object.entries":
                value(arguments.get(0), Type.ANY);
                push(name.equals("keys") ? 0 : name.equals("values") ? 1 : 2);
                ops("keys", ListObject.class, Object.class, int.class);
                return Type.list(name.equals("keys") ? Type.TEXT : Type.ANY);
            default:
                return giveUp("uses " + what);
        }
    }

    /** Such as String(x). */
    Type conversion(String name, List<Tree> arguments, boolean spread) {
        if (spread || arguments.size() != 1) return giveUp("uses " + name + " with other arguments");
        switch (name) {
            case "Array":
                value(arguments.get(0), Type.INT);
                java(ListObject.class, "holes", ListObject.class, int.class);
                countMade(ListObject.class);
                return Type.list(Type.ANY);
            case "String":
                value(arguments.get(0), Type.ANY);
                ops("text", String.class, Object.class);
                return Type.TEXT;
            case "Boolean":
                value(arguments.get(0), Type.ANY);
                ops("truth", boolean.class, Object.class);
                return Type.FLAG;
            default:
                return giveUp("uses " + name);
        }
    }

    Type math(String name, List<Tree> arguments, boolean spread) {
        if (name.equals("min") || name.equals("max")) return extremeOf(name, arguments, spread);
        if (spread || arguments.size() != (name.equals("pow") ? 2 : 1)) return giveUp("uses Math." + name + " with other arguments");
        Type type = typeOf(arguments.get(0));
        if ((name.equals("floor") || name.equals("ceil")) && type.kind == Type.Kind.INT) return value(arguments.get(0));
        if (name.equals("floor")) {
            number(arguments.get(0));
            ops(name, int.class, double.class);
            return Type.INT; // or it gives up
        }
        for (Tree argument : arguments) number(argument);
        if (name.equals("pow")) ops("power", double.class, double.class, double.class);
        else if (List.of("sqrt", "exp", "abs", "ceil").contains(name)) java(Math.class, name, double.class, double.class);
        else {
            pop(Type.NUMBER);
            return giveUp("uses Math." + name);
        }
        return Type.NUMBER;
    }

    Type extremeOf(String name, List<Tree> arguments, boolean spread) {
        if (spread) {
            value(new Tree.ListOf(arguments));
            ops(name.equals("max") ? "most" : "least", double.class, ListObject.class);
            return Type.NUMBER;
        }
        if (arguments.isEmpty()) return giveUp("uses Math." + name + " of nothing");
        if (typesOf(arguments).stream().anyMatch(this::isOpen)) return Type.NONE;
        boolean whole = typesOf(arguments).stream().allMatch(type -> type.kind == Type.Kind.INT);
        Class<?> java = whole ? int.class : double.class;
        for (int i = 0; i < arguments.size(); i++) {
            if (whole) value(arguments.get(i));
            else number(arguments.get(i));
            if (i > 0) java(Math.class, name, java, java, java);
        }
        return whole ? Type.INT : Type.NUMBER;
    }
}
