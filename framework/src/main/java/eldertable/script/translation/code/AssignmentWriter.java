package eldertable.script.translation.code;

import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.runtime.Members;
import eldertable.script.translation.runtime.PlainObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;

import java.util.ArrayList;
import java.util.List;

/** Writes how names, members and patterns are given values. */
abstract class AssignmentWriter extends OperatorWriter {
    AssignmentWriter(Inference types, String self, FunctionTree function) {
        super(types, self, function);
    }

    // ------------------------------------------------------------------ giving values

    @Override
    Type assign(Tree.Assign assign, boolean wanted) {
        if (assign.target() instanceof Tree.Name name) {
            Tree given = assign.operator().isEmpty() ? assign.value() : new Tree.Binary(assign.operator(), assign.target(), assign.value());
            write(name.variable(), value(given), assign.first());
            return wanted ? read(name.variable()) : Type.NONE;
        }
        if (assign.target() instanceof Tree.ObjectOf || assign.target() instanceof Tree.ListOf) {
            Type type = value(assign.value());
            Tree.Held held = new Tree.Held(keep(type), type);
            takeApart(assign.target(), held, assign.first());
            return wanted ? value(held) : Type.NONE;
        }
        Tree target = heldTarget(assign.target());
        if (target == null) return unassignable(wanted);
        Type type = value(assign.operator().isEmpty() ? assign.value() : new Tree.Binary(assign.operator(), target, assign.value()));
        Tree.Held held = new Tree.Held(keep(type), type);
        put(target, held);
        return wanted ? value(held) : Type.NONE;
    }

    Type unassignable(boolean wanted) {
        Type type = giveUp("changes something in a way that is not translated");
        if (wanted) return type;
        pop(type);
        return Type.NONE;
    }

    @Override
    Type update(Tree.Update update, boolean wanted) {
        Tree target = update.target() instanceof Tree.Name ? update.target() : heldTarget(update.target());
        if (target == null) return unassignable(wanted);
        Tree.Held before = null;
        if (wanted && !update.prefix()) {
            Type type = value(target);
            if (!type.isNumeric()) {
                box(type);
                ops("number", double.class, Object.class);
                type = Type.NUMBER;
            }
            before = new Tree.Held(keep(type), type);
        }
        Tree changed = new Tree.Binary(typeOf(target).isNumeric() ? "+" : "-", target, new Tree.Literal(typeOf(target).isNumeric() ? update.by() : -update.by()));
        if (target instanceof Tree.Name name) write(name.variable(), value(changed), false);
        else {
            Type type = value(changed);
            put(target, new Tree.Held(keep(type), type));
        }
        if (!wanted) return Type.NONE;
        return before == null ? value(target) : value(before);
    }

    /** The same target with all that it takes to find it laid aside, so that it is found once; or null. */
    Tree heldTarget(Tree target) {
        if (target instanceof Tree.Member member && !member.optional()) {
            Type type = value(member.base());
            return new Tree.Member(new Tree.Held(keep(type), type), member.name(), false);
        }
        if (target instanceof Tree.Index index && !index.optional()) {
            Type base = value(index.base());
            int kept = keep(base);
            Type at = value(index.index());
            return new Tree.Index(new Tree.Held(kept, base), new Tree.Held(keep(at), at), false);
        }
        return null;
    }

    void put(Tree target, Tree.Held given) {
        if (target instanceof Tree.Index index) {
            Type base = value(index.base());
            if (base.kind == Type.Kind.LIST && typeOf(index.index()).isNumeric()) {
                value(index.index(), Type.INT);
                value(given, Type.ANY);
                invoke(ListObject.class, "set", void.class, int.class, Object.class);
                return;
            }
            convert(base, Type.ANY);
            value(index.index(), Type.ANY);
            value(given, Type.ANY);
            ops("put", void.class, Object.class, Object.class, Object.class);
            return;
        }
        Tree.Member member = (Tree.Member) target;
        Type base = value(member.base());
        Members.Entry entry = base.kind == Type.Kind.OBJECT && !base.is(PlainObject.class) ? types.members.of(base.java, member.name()) : null;
        if (entry != null && entry.write() != null) {
            constants(entry);
            Class<?>[] takes = entry.write().getParameterTypes();
            value(given, Type.of(takes[takes.length - 1], Object.class));
            invoke(entry.write());
            return;
        }
        convert(base, Type.ANY);
        value(given, Type.ANY);
        dynamic("set", member.name(), void.class, 2);
    }

    // ------------------------------------------------------------------ patterns

    /** Gives the names of a pattern what they find in a value. */
    void takeApart(Tree pattern, Tree.Held from, boolean first) {
        if (pattern instanceof Tree.ObjectOf object) {
            if (object.properties().isEmpty()) {
                return;
            }
            for (Tree.Property property : object.properties()) give(property.value(), new Tree.Member(from, property.name(), false), first);
            return;
        }
        Type element = asList(from);
        Type listType = Type.list(element);
        Tree.Held list = new Tree.Held(keep(listType), listType);
        List<Tree> targets = ((Tree.ListOf) pattern).elements();
        for (int i = 0; i < targets.size(); i++) {
            if (targets.get(i) == null) continue;
            if (targets.get(i) instanceof Tree.Spread rest) {
                value(list);
                push(i);
                box(Type.INT);
                undefined();
                invoke(ListObject.class, "slice", ListObject.class, Object.class, Object.class);
                Tree.Held kept = new Tree.Held(keep(listType), listType);
                give(rest.of(), kept, first);
            } else {
                give(targets.get(i), new Tree.Index(list, new Tree.Literal(i), false), first);
            }
        }
    }

    void give(Tree target, Tree value, boolean first) {
        if (target instanceof Tree.Assign withDefault) {
            Type type = value(value);
            Tree.Held held = new Tree.Held(keep(type), type);
            give(withDefault.target(), type.isPrimitive() ? held : new Tree.Conditional(new Tree.Binary("===", held, new Tree.Literal(null)), withDefault.value(), held), first);
        } else if (target instanceof Tree.Name name) {
            write(name.variable(), value(value), first);
        } else if (target instanceof Tree.ObjectOf || target instanceof Tree.ListOf) {
            Type type = value(value);
            takeApart(target, new Tree.Held(keep(type), type), first);
        } else {
            Tree found = heldTarget(target);
            Type type = value(value);
            if (found == null) {
                pop(type);
                pop(giveUp("a pattern that is not translated"));
            } else put(found, new Tree.Held(keep(type), type));
        }
    }

    /** A function value on the stack, whatever it was known as. */
    void asFunction(Type type) {
        if (type.kind != Type.Kind.FUNCTION) {
            box(type);
            code.visitTypeInsn(CHECKCAST, name(Fn.class));
        }
    }

    static List<Tree> without(List<Tree> all, int first) {
        return all.size() <= first ? List.of() : new ArrayList<>(all.subList(first, all.size()));
    }
}
