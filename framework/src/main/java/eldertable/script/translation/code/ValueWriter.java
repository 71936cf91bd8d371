package eldertable.script.translation.code;

import eldertable.script.translation.runtime.Cell;
import eldertable.script.translation.runtime.CollectionObject;
import eldertable.script.translation.runtime.GroupObject;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.runtime.Members;
import eldertable.script.translation.runtime.NullValue;
import eldertable.script.translation.runtime.PieceObject;
import eldertable.script.translation.runtime.PlainObject;
import eldertable.script.translation.runtime.Shape;
import eldertable.script.translation.runtime.StepObject;
import eldertable.script.translation.runtime.ZoneObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;
import eldertable.script.translation.tree.Variable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Writes what has a value. Every method leaves the value on the stack and says of which type it is. */
abstract class ValueWriter extends Emitter {
    /** The function that is written, or null for what modules do when they are loaded. */
    final FunctionTree function;
    final Map<Variable, Integer> slots = new HashMap<>();
    /** Where chains end that are being written. */
    private final Deque<Label> chains = new ArrayDeque<>();

    ValueWriter(Inference types, String self, FunctionTree function) {
        super(types, self);
        this.function = function;
    }

    // ------------------------------------------------------------------ what others write

    abstract Type call(Tree.Call call);

    abstract Type unary(Tree.Unary unary);

    abstract Type binary(Tree.Binary binary);

    abstract Type logical(Tree.Logical logical);

    abstract Type conditional(Tree.Conditional test);

    abstract Type template(Tree.Template template);

    /** @param wanted whether the value is used afterwards; else nothing is left on the stack and the type is NONE */
    abstract Type assign(Tree.Assign assign, boolean wanted);

    abstract Type update(Tree.Update update, boolean wanted);

    // ------------------------------------------------------------------ any value

    /** Of which type a value will be; found out once in each round. */
    Type typeOf(Tree tree) {
        if (tree instanceof Tree.Held held) return (Type) held.type();
        Type type = types.known.get(tree);
        if (type != null) return type;
        MethodVisitor before = silence();
        int slot = nextSlot;
        type = value(tree);
        nextSlot = slot;
        code = before;
        types.known.put(tree, type);
        return type;
    }

    void value(Tree tree, Type as) {
        convert(value(tree), as);
    }

    Type value(Tree tree) {
        if (tree instanceof Tree.Literal literal) return literal(literal.value());
        if (tree instanceof Tree.Name name) return read(name.variable());
        if (tree instanceof Tree.Held held) {
            load(held.slot(), (Type) held.type());
            return (Type) held.type();
        }
        if (tree instanceof Tree.Member member) return member(member);
        if (tree instanceof Tree.Index index) return index(index);
        if (tree instanceof Tree.Call call) return call(call);
        if (tree instanceof Tree.Chain chain) return chain(chain);
        if (tree instanceof Tree.Closure closure) return closure(closure.function());
        if (tree instanceof Tree.Binary binary) return binary(binary);
        if (tree instanceof Tree.Logical logical) return logical(logical);
        if (tree instanceof Tree.Unary unary) return unary(unary);
        if (tree instanceof Tree.Conditional test) return conditional(test);
        if (tree instanceof Tree.Assign assign) return assign(assign, true);
        if (tree instanceof Tree.Update update) return update(update, true);
        if (tree instanceof Tree.ListOf list) return list(list);
        if (tree instanceof Tree.ObjectOf object) return object(object);
        if (tree instanceof Tree.Template template) return template(template);
        if (tree instanceof Tree.New made) return collection(made);
        if (tree instanceof Tree.Null) {
            code.visitFieldInsn(GETSTATIC, name(NullValue.class), "NULL", NullValue.class.descriptorString());
            return Type.ANY;
        }
        if (tree instanceof Tree.Unknown unknown) return giveUp("uses " + unknown.why());
        return giveUp("uses something that is not translated: " + tree.getClass().getSimpleName());
    }

    Type literal(Object value) {
        if (value == null) {
            undefined();
            return Type.UNDEFINED;
        }
        if (value instanceof Integer number) {
            push(number);
            return Type.INT;
        }
        if (value instanceof Boolean flag) {
            push(flag ? 1 : 0);
            return Type.FLAG;
        }
        code.visitLdcInsn(value);
        return value instanceof Double ? Type.NUMBER : Type.NAME;
    }

    Type collection(Tree.New made) {
        code.visitTypeInsn(NEW, name(CollectionObject.class));
        code.visitInsn(DUP);
        push(made.type().equals("Set") ? 1 : 0);
        if (made.arguments().isEmpty()) undefined();
        else value(made.arguments().get(0), Type.ANY);
        code.visitMethodInsn(INVOKESPECIAL, name(CollectionObject.class), "<init>", "(ZLjava/lang/Object;)V", false);
        return Type.object(CollectionObject.class);
    }

    // ------------------------------------------------------------------ names

    Type variableType(Variable variable) {
        return types.used(types.of(variable));
    }

    /** What it takes to hold a variable, here or in a function around. */
    Type holderType(Variable variable) {
        return variable.isShared() ? Type.object(Cell.class) : variableType(variable);
    }

    Type read(Variable variable) {
        if (variable.literal != null) return literal(variable.literal.value());
        Type type = variableType(variable);
        if (variable.owner == null) {
            code.visitVarInsn(ALOAD, 0);
            code.visitFieldInsn(GETFIELD, self, "v" + variable.number, type.descriptor());
        } else {
            hold(variable);
            if (variable.isShared()) readCell(type);
        }
        return type;
    }

    /** Loads what holds a variable of a function. */
    void hold(Variable variable) {
        load(slots.get(variable), holderType(variable));
    }

    /** Gives a variable what is on the stack. @param first whether it is new */
    void write(Variable variable, Type given, boolean first) {
        types.join(variable, given);
        Type type = variableType(variable);
        convert(given, type);
        if (variable.owner == null) {
            int kept = keep(type);
            code.visitVarInsn(ALOAD, 0);
            load(kept, type);
            code.visitFieldInsn(PUTFIELD, self, "v" + variable.number, type.descriptor());
        } else if (!variable.isShared()) {
            store(slots.get(variable), type);
        } else {
            box(type);
            int kept = keep(Type.ANY);
            if (first) newCell(variable, kept);
            else {
                hold(variable);
                load(kept, Type.ANY);
                code.visitFieldInsn(PUTFIELD, name(Cell.class), "value", "Ljava/lang/Object;");
            }
        }
    }

    /** A cell of its own for a variable, with a value that was kept. */
    void newCell(Variable variable, int kept) {
        code.visitTypeInsn(NEW, name(Cell.class));
        code.visitInsn(DUP);
        load(kept, Type.ANY);
        code.visitMethodInsn(INVOKESPECIAL, name(Cell.class), "<init>", "(Ljava/lang/Object;)V", false);
        code.visitVarInsn(ASTORE, slots.get(variable));
    }

    Type closure(FunctionTree made) {
        String type = self + "$" + made.number;
        code.visitTypeInsn(NEW, type);
        code.visitInsn(DUP);
        code.visitVarInsn(ALOAD, 0);
        StringBuilder takes = new StringBuilder("(L" + self + ";");
        for (Variable captured : made.captured) {
            hold(captured);
            takes.append(holderType(captured).descriptor());
        }
        code.visitMethodInsn(INVOKESPECIAL, type, "<init>", takes + ")V", false);
        return Type.function(made);
    }

    // ------------------------------------------------------------------ members

    Type member(Tree.Member member) {
        Type base = value(member.base());
        if (member.optional()) base = endChain(base);
        return get(base, member.name());
    }

    /** Whether it is not known yet what a value is. */
    boolean isOpen(Type type) {
        return !types.settled && (type.kind == Type.Kind.NONE || type.kind == Type.Kind.UNDEFINED);
    }

    /** A member of what is on the stack. */
    Type get(Type base, String name) {
        if (isOpen(base)) return Type.NONE;
        if (base.kind == Type.Kind.LIST) {
            if (!name.equals("length")) return refuse(base, "'" + name + "' of a list");
            code.visitFieldInsn(GETFIELD, name(ListObject.class), "size", "I");
            return Type.INT;
        }
        if (base.kind == Type.Kind.TEXT && name.equals("length")) {
            invoke(String.class, "length", int.class);
            return Type.INT;
        }
        if (base.is(PlainObject.class)) {
            code.visitLdcInsn(name);
            invoke(PlainObject.class, "get", Object.class, String.class);
            return guessed(name);
        }
        if (base.is(GroupObject.class)) {
            code.visitLdcInsn(name);
            return named(base);
        }
        if (base.kind == Type.Kind.OBJECT) {
            Members.Entry entry = types.members.of(base.java, name);
            if (entry.read() == null) {
                if (entry.call() != null) return refuse(base, "a function of the API as a value");
                invokeGetter(base, name);
                return Type.ANY;
            }
            constants(entry);
            invoke(entry.read());
            Type type = Type.of(entry.read().getReturnType(), entry.of());
            if (type.kind == Type.Kind.TEXT) return Type.NAME;
            if (!base.is(StepObject.class) || type.kind != Type.Kind.ANY) return type;
            Type data = types.ofStep(name);
            convert(Type.ANY, data);
            return data;
        }
        if (base.kind == Type.Kind.ANY || base.kind == Type.Kind.TEXT) {
            dynamic("get", name, Object.class, 1);
            return guessed(name);
        }
        return refuse(base, "'" + name + "' of " + base);
    }

    void invokeGetter(Type base, String name) {
        dynamic("get", name, Object.class, 1);
    }

    Type guessed(String name) {
        Type guess = types.guess(name);
        if (guess.kind != Type.Kind.ANY) convert(Type.ANY, guess);
        return guess;
    }

    void constants(Members.Entry entry) {
        for (Object constant : entry.constants()) {
            if (constant instanceof Integer number) push(number);
            else code.visitLdcInsn(constant);
        }
    }

    Type named(Type group) {
        invoke(GroupObject.class, "named", Object.class, Object.class);
        Type of = group.element == null ? Type.ANY : group.element;
        if (of.kind != Type.Kind.ANY) convert(Type.ANY, of);
        return of;
    }

    /** Gives up with something on the stack. */
    Type refuse(Type onStack, String why) {
        pop(onStack);
        return giveUp("uses " + why);
    }

    Type index(Tree.Index index) {
        Type base = value(index.base());
        if (index.optional()) base = endChain(base);
        if (base.kind == Type.Kind.LIST && typeOf(index.index()).isNumeric()) {
            value(index.index(), Type.INT);
            invoke(ListObject.class, "get", Object.class, int.class);
            return element(base);
        }
        if (base.is(GroupObject.class)) {
            value(index.index(), Type.ANY);
            return named(base);
        }
        convert(base, Type.ANY);
        value(index.index(), Type.ANY);
        ops("at", Object.class, Object.class, Object.class);
        return isOpen(base) || base.kind == Type.Kind.LIST && isOpen(typeOf(index.index())) ? Type.NONE : Type.ANY;
    }

    /** Makes an object on the stack what a list consists of. A number may be missing where one looks. */
    Type element(Type list) {
        Type element = list.element;
        if (isOpen(element)) return Type.NONE;
        if (element.kind == Type.Kind.NONE || element.kind == Type.Kind.UNDEFINED || element.isPrimitive()) return Type.ANY;
        convert(Type.ANY, element);
        return element;
    }

    // ------------------------------------------------------------------ chains

    Type chain(Tree.Chain chain) {
        Label end = new Label(), cut = new Label();
        chains.push(cut);
        Type whole = value(chain.whole());
        Type type = whole.join(Type.UNDEFINED);
        convert(whole, type);
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(cut);
        undefined();
        convert(Type.UNDEFINED, type);
        code.visitLabel(end);
        chains.pop();
        return type;
    }

    Type endChain(Type base) {
        if (base.isPrimitive()) return base;
        int kept = keep(base);
        load(kept, base);
        ops("isNothing", boolean.class, Object.class);
        code.visitJumpInsn(IFNE, chains.peek());
        load(kept, base);
        return base;
    }

    // ------------------------------------------------------------------ lists and objects

    Type list(Tree.ListOf list) {
        Type element = Type.NONE;
        if (list.elements().stream().noneMatch(Tree.Spread.class::isInstance)) {
            code.visitTypeInsn(NEW, name(ListObject.class));
            code.visitInsn(DUP);
            push(list.elements().size());
            code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
            for (int i = 0; i < list.elements().size(); i++) {
                code.visitInsn(DUP);
                push(i);
                element = element.join(item(list.elements().get(i)));
                code.visitInsn(AASTORE);
            }
            code.visitMethodInsn(INVOKESPECIAL, name(ListObject.class), "<init>", "([Ljava/lang/Object;)V", false);
            return Type.list(element);
        }
        code.visitTypeInsn(NEW, name(ListObject.class));
        code.visitInsn(DUP);
        code.visitMethodInsn(INVOKESPECIAL, name(ListObject.class), "<init>", "()V", false);
        for (Tree item : list.elements()) {
            if (item instanceof Tree.Spread spread) {
                element = element.join(asList(spread.of()));
                invoke(ListObject.class, "addAll", ListObject.class, ListObject.class);
            } else {
                element = element.join(item(item));
                invoke(ListObject.class, "add", ListObject.class, Object.class);
            }
        }
        countMade(ListObject.class);
        return Type.list(element);
    }

    /** An item of a list; functions stay known as long as the list is. */
    Type item(Tree tree) {
        Type type = value(tree);
        types.escape(type);
        box(type);
        return type;
    }

    /** What can be gone through, as a list on the stack; says of what it consists. */
    Type asList(Tree tree) {
        Type type = value(tree);
        if (isOpen(type)) return Type.NONE;
        if (type.kind == Type.Kind.LIST) return type.element;
        if (type.is(ZoneObject.class)) {
            invoke(ZoneObject.class, "pieces", ListObject.class);
            return Type.object(PieceObject.class);
        }
        Type element = type.is(GroupObject.class) && type.element != null ? type.element : Type.ANY;
        box(type);
        ops("list", ListObject.class, Object.class);
        return element;
    }

    Type object(Tree.ObjectOf object) {
        boolean plain = object.properties().stream().allMatch(property -> property.name() != null)
            && object.properties().stream().map(Tree.Property::name).distinct().count() == object.properties().size();
        code.visitTypeInsn(NEW, name(PlainObject.class));
        code.visitInsn(DUP);
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, self, "shapes", Shape.class.descriptorString());
        if (!plain) code.visitMethodInsn(INVOKESPECIAL, name(PlainObject.class), "<init>", "(" + Shape.class.descriptorString() + ")V", false);
        if (plain) {
            for (Tree.Property property : object.properties()) {
                code.visitLdcInsn(property.name());
                invoke(Shape.class, "with", Shape.class, String.class);
            }
            push(object.properties().size() + 4); // events and questions add something
            code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
            for (int i = 0; i < object.properties().size(); i++) {
                code.visitInsn(DUP);
                push(i);
                value(object.properties().get(i).value(), Type.ANY);
                code.visitInsn(AASTORE);
            }
            code.visitMethodInsn(INVOKESPECIAL, name(PlainObject.class), "<init>", "(" + Shape.class.descriptorString() + "[Ljava/lang/Object;)V", false);
            return Type.object(PlainObject.class);
        }
        for (Tree.Property property : object.properties()) {
            if (property.name() == null && property.key() == null) {
                value(property.value(), Type.ANY);
                invoke(PlainObject.class, "spread", PlainObject.class, Object.class);
                continue;
            }
            if (property.name() != null) code.visitLdcInsn(property.name());
            else value(property.key(), Type.TEXT);
            value(property.value(), Type.ANY);
            invoke(PlainObject.class, "set", PlainObject.class, String.class, Object.class);
        }
        return Type.object(PlainObject.class);
    }
}
