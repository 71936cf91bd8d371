package eldertable.script.translation.code;

import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.runtime.PieceObject;
import eldertable.script.translation.runtime.ZoneObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;
import eldertable.script.translation.tree.Variable;
import org.objectweb.asm.Label;

import java.util.ArrayList;
import java.util.List;

/** Writes calls of functions of the rules: those that are known become methods, and going through a list with one becomes a loop. */
abstract class KnownCallWriter extends AssignmentWriter {
    KnownCallWriter(Inference types, String self, FunctionTree function) {
        super(types, self, function);
    }

    List<Type> typesOf(List<Tree> trees) {
        List<Type> all = new ArrayList<>();
        for (Tree tree : trees) all.add(typeOf(tree));
        return all;
    }

    /** The function that is certainly called, or null. */
    FunctionTree known(Tree callee) {
        if (callee instanceof Tree.Closure closure) return closure.function();
        return callee instanceof Tree.Name name ? name.variable().function : null;
    }

    /** Whether all that a function uses of others is at hand here. */
    boolean reachable(FunctionTree called) {
        return slots.keySet().containsAll(called.captured);
    }

    // ------------------------------------------------------------------ functions of the rules

    /** Calls a function as a method, with arguments of known types. */
    Type direct(FunctionTree called, List<Type> given, List<Tree> arguments) {
        beginCall(called);
        List<Variable> takes = called.parameters;
        int plain = called.hasRest ? takes.size() - 1 : takes.size();
        for (int i = 0; i < plain; i++) {
            types.join(takes.get(i), i < given.size() ? given.get(i) : Type.UNDEFINED);
            if (i < arguments.size()) value(arguments.get(i), parameterType(takes.get(i)));
            else {
                undefined();
                convert(Type.UNDEFINED, parameterType(takes.get(i)));
            }
        }
        if (called.hasRest) {
            Type list = value(new Tree.ListOf(without(arguments, plain)));
            types.join(takes.get(plain), list);
        } else {
            for (Tree unused : without(arguments, plain)) pop(value(unused));
        }
        return endCall(called);
    }

    void beginCall(FunctionTree called) {
        code.visitVarInsn(ALOAD, 0);
        for (Variable captured : called.captured) hold(captured);
    }

    Type endCall(FunctionTree called) {
        Type returns = returnType(called);
        code.visitMethodInsn(INVOKEVIRTUAL, self, methodName(called), descriptor(called), false);
        return types.returned(called).kind == Type.Kind.UNDEFINED ? Type.UNDEFINED : returns;
    }

    Type parameterType(Variable parameter) {
        return variableType(parameter);
    }

    Type returnType(FunctionTree called) {
        return types.used(types.returned(called));
    }

    static String methodName(FunctionTree called) {
        return "f" + called.number + "_" + called.name.replaceAll("[^A-Za-z0-9_]", "");
    }

    String descriptor(FunctionTree called) {
        StringBuilder text = new StringBuilder("(");
        for (Variable captured : called.captured) text.append(holderType(captured).descriptor());
        for (Variable parameter : called.parameters) text.append(parameterType(parameter).descriptor());
        return text.append(")").append(returnType(called).descriptor()).toString();
    }

    /** Calls whatever function is on the stack. */
    Type indirect(Type callee, List<Tree> arguments) {
        asFunction(callee);
        boolean isKnown = callee.kind == Type.Kind.FUNCTION && callee.functions.stream().noneMatch(f -> f.hasRest);
        if (arguments.size() <= 3) {
            for (int i = 0; i < 3; i++) {
                if (i < arguments.size()) argument(arguments.get(i), callee, i, isKnown);
                else undefined();
            }
            invoke(Fn.class, "call", Object.class, Object.class, Object.class, Object.class);
        } else {
            push(arguments.size());
            code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
            for (int i = 0; i < arguments.size(); i++) {
                code.visitInsn(DUP);
                push(i);
                argument(arguments.get(i), callee, i, isKnown);
                code.visitInsn(AASTORE);
            }
            invoke(Fn.class, "callAll", Object.class, Object[].class);
        }
        if (isOpen(callee)) return Type.NONE;
        if (!isKnown) return Type.ANY;
        Type returns = Type.NONE;
        for (FunctionTree one : callee.functions) {
            for (int i = arguments.size(); i < one.parameters.size(); i++) types.join(one.parameters.get(i), Type.UNDEFINED);
            returns = returns.join(types.returned(one));
        }
        if (isOpen(returns)) return returns;
        if (types.used(returns).kind == Type.Kind.ANY) return Type.ANY;
        convert(Type.ANY, returns);
        return returns;
    }

    void argument(Tree tree, Type callee, int index, boolean isKnown) {
        Type type = value(tree);
        if (isKnown) for (FunctionTree one : callee.functions) {
            if (index < one.parameters.size()) types.join(one.parameters.get(index), type);
        }
        else if (!isOpen(callee)) types.escape(type);
        box(type);
    }

    // ------------------------------------------------------------------ loops over lists and zones

    /** Goes through a list or zone with a function that is known, without making a value of it; null if that is not done. */
    Type loop(Type base, int kept, String name, FunctionTree callback) {
        boolean zone = base.is(ZoneObject.class);
        boolean fits = switch (name) {
            case "some", "every", "find", "filter", "map", "forEach" -> true;
            case "count", "sum" -> zone;
            case "findIndex" -> !zone;
            default -> false;
        };
        if (!fits) return null;
        Type element = zone ? Type.object(PieceObject.class) : base.element;
        int result = -1;
        Type sum = Type.INT;
        if (name.equals("sum")) {
            Type returned = types.returned(callback);
            sum = isOpen(returned) ? Type.NONE : returned.isNumeric() ? returned : Type.ANY;
            push(0);
            convert(Type.INT, sum);
            result = keep(sum);
        } else if (name.equals("count")) {
            push(0);
            result = keep(Type.INT);
        } else if (name.equals("filter")) {
            code.visitTypeInsn(NEW, name(ListObject.class));
            code.visitInsn(DUP);
            code.visitMethodInsn(INVOKESPECIAL, name(ListObject.class), "<init>", "()V", false);
            result = keep(Type.list(Type.ANY));
        }
        size(base, kept, zone);
        int size = keep(Type.INT);
        if (name.equals("map")) {
            load(size, Type.INT);
            code.visitMethodInsn(INVOKESTATIC, name(ListObject.class), "room", "(I)" + Type.list(Type.ANY).descriptor(), false);
            result = keep(Type.list(Type.ANY));
        }
        boolean mayGrow = zone && name.equals("forEach");
        if (!mayGrow) countTurns(size);
        push(0);
        int at = keep(Type.INT);
        Label top = new Label(), end = new Label(), next = new Label(), found = new Label(), done = new Label();
        code.visitLabel(top);
        load(at, Type.INT);
        if (mayGrow) size(base, kept, true);
        else load(size, Type.INT);
        code.visitJumpInsn(IF_ICMPGE, end);
        if (mayGrow) count();
        load(kept, base);
        load(at, Type.INT);
        Type item;
        if (zone) {
            invoke(ZoneObject.class, "piece", element.java, int.class);
            item = element;
        } else {
            invoke(ListObject.class, "get", Object.class, int.class);
            item = element(base);
        }
        int piece = keep(item);
        Type answer = direct(callback, List.of(item, Type.INT), List.of(new Tree.Held(piece, item), new Tree.Held(at, Type.INT)));
        int said = keep(answer);
        Tree.Held answered = new Tree.Held(said, answer);
        switch (name) {
            case "some", "find", "findIndex" -> jump(answered, found, true);
            case "every" -> jump(answered, found, false);
            case "filter" -> {
                jump(answered, next, false);
                load(result, Type.list(Type.ANY));
                load(piece, item);
                types.escape(item);
                box(item);
                invoke(ListObject.class, "add", ListObject.class, Object.class);
                code.visitInsn(POP);
            }
            case "map" -> {
                load(result, Type.list(Type.ANY));
                load(said, answer);
                types.escape(answer);
                box(answer);
                invoke(ListObject.class, "add", ListObject.class, Object.class);
                code.visitInsn(POP);
            }
            case "count" -> {
                jump(answered, next, false);
                code.visitIincInsn(result, 1);
            }
            case "sum" -> {
                if (sum.kind != Type.Kind.NONE) convert(value(new Tree.Binary("+", new Tree.Held(result, sum), answered)), sum);
                store(result, sum);
            }
            default -> { }
        }
        code.visitLabel(next);
        code.visitIincInsn(at, 1);
        code.visitJumpInsn(GOTO, top);
        code.visitLabel(found);
        Type type = switch (name) {
            case "some" -> ending(Type.FLAG, 1);
            case "every" -> ending(Type.FLAG, 0);
            case "findIndex" -> {
                load(at, Type.INT);
                yield Type.INT;
            }
            case "find" -> {
                load(piece, item);
                Type found2 = item.join(Type.UNDEFINED);
                convert(item, found2);
                yield found2;
            }
            default -> null;
        };
        if (type != null) code.visitJumpInsn(GOTO, done);
        code.visitLabel(end);
        if (type == null) {
            if (result < 0) {
                undefined();
                return Type.UNDEFINED;
            }
            if (name.equals("count") || name.equals("sum")) {
                load(result, sum);
                return sum;
            }
            Type made = Type.list(name.equals("map") ? types.used(answer) : base.kind == Type.Kind.LIST ? base.element : element);
            load(result, made);
            return made;
        }
        switch (name) {
            case "some" -> push(0);
            case "every" -> push(1);
            case "findIndex" -> push(-1);
            default -> {
                undefined();
                convert(Type.UNDEFINED, type);
            }
        }
        code.visitLabel(done);
        return type;
    }

    Type ending(Type type, int value) {
        push(value);
        return type;
    }

    void size(Type base, int kept, boolean zone) {
        load(kept, base);
        if (zone) invoke(ZoneObject.class, "size", int.class);
        else {
            code.visitFieldInsn(GETFIELD, name(ListObject.class), "size", "I");
        }
    }
}
