package eldertable.script.translation.code;

import eldertable.script.exported.ExportedChoice;
import eldertable.script.exported.Exports;
import eldertable.script.translation.runtime.Answers;
import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.GameObject;
import eldertable.script.translation.runtime.HostObject;
import eldertable.script.translation.runtime.HostWorld;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.runtime.Members;
import eldertable.script.translation.runtime.PieceObject;
import eldertable.script.translation.runtime.PlayerObject;
import eldertable.script.translation.runtime.ZoneObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;
import org.objectweb.asm.Label;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;

/** Writes calls: of functions that are known, of the API, of whatever else there is. */
abstract class CallWriter extends BuiltinWriter {
    CallWriter(Inference types, String self, FunctionTree function) {
        super(types, self, function);
    }

    @Override
    Type call(Tree.Call call) {
        boolean spread = call.arguments().stream().anyMatch(Tree.Spread.class::isInstance);
        if (call.optional()) return giveUp("uses a call that may not be made");
        if (call.callee() instanceof Tree.Member member) {
            if (member.base() instanceof Tree.Builtin builtin) return builtin(builtin.name(), member.name(), call.arguments(), spread);
            return spread ? giveUp("uses '...' in a call") : method(member, call.arguments());
        }
        if (call.callee() instanceof Tree.Builtin builtin) return conversion(builtin.name(), call.arguments(), spread);
        FunctionTree known = known(call.callee());
        if (known != null && !spread && reachable(known)) return direct(known, typesOf(call.arguments()), call.arguments());
        return spread ? giveUp("uses '...' in a call") : indirect(value(call.callee()), call.arguments());
    }

    // ------------------------------------------------------------------ methods

    Type method(Tree.Member member, List<Tree> arguments) {
        Type base = value(member.base());
        if (member.optional()) {
            base = endChain(base);
        }
        if (isOpen(base)) {
            for (Tree argument : arguments) value(argument);
            return Type.NONE;
        }
        String name = member.name();
        FunctionTree callback = arguments.isEmpty() ? null : known(arguments.get(0));
        if (callback != null && !callback.hasRest && reachable(callback) && (base.kind == Type.Kind.LIST || base.is(ZoneObject.class)) && arguments.size() == 1) {
            int kept = keep(base);
            Type looped = loop(base, kept, name, callback);
            if (looped != null) return looped;
            load(kept, base);
        }
        if (base.is(GameObject.class)) {
            Type special = ofGame(name, arguments);
            if (special != null) return special;
        }
        if (base.kind == Type.Kind.LIST && name.equals("push") && arguments.size() == 1) {
            Type item = value(arguments.get(0));
            types.escape(item);
            if (member.base() instanceof Tree.Name list) types.join(list.variable(), Type.list(item));
            box(item);
            invoke(ListObject.class, "push", int.class, Object.class);
            return Type.INT;
        }
        Members.Entry entry = base.kind == Type.Kind.OBJECT || base.kind == Type.Kind.LIST ? types.members.of(base.java, name) : null;
        if (entry != null && entry.call() != null) return api(base, entry, arguments);
        if (base.kind == Type.Kind.FUNCTION || base.isPrimitive() || base.kind == Type.Kind.UNDEFINED) return refuse(base, "a call of '" + name + "'");
        convert(base, Type.ANY);
        for (Tree argument : arguments) value(argument, Type.ANY);
        dynamic("call", name, Object.class, arguments.size() + 1);
        return Type.ANY;
    }

    /** Calls a Java method of what is on the stack. */
    Type api(Type base, Members.Entry entry, List<Tree> arguments) {
        Members.Numbered numbered = numbered(entry.call(), arguments);
        Method method = numbered == null ? entry.call() : numbered.method();
        Class<?>[] takes = method.getParameterTypes();
        Type element = base.kind == Type.Kind.LIST ? base.element : Type.object(PieceObject.class);
        boolean goesThrough = base.kind == Type.Kind.LIST || base.is(ZoneObject.class);
        for (int i = 0; i < takes.length; i++) {
            if (i == 0 && numbered != null) {
                push(numbered.number());
                continue;
            }
            Type wanted = Type.of(takes[i], Object.class);
            if (i >= arguments.size()) {
                if (wanted.isPrimitive()) {
                    pop(giveUp("gives the API too little"));
                    push(0);
                    if (wanted.kind == Type.Kind.NUMBER) convert(Type.INT, Type.NUMBER);
                } else undefined();
                continue;
            }
            if (goesThrough && typeOf(arguments.get(i)).kind == Type.Kind.FUNCTION && !method.getName().equals("reduce") && !method.getName().equals("sort")) {
                Type function = value(arguments.get(i));
                for (FunctionTree one : function.functions) callsWith(one, element, base);
                continue;
            }
            if (takes[i] == Fn.class) asFunction(escaped(value(arguments.get(i))));
            else value(arguments.get(i), wanted);
        }
        for (Tree unused : without(arguments, takes.length)) pop(value(unused));
        invoke(method);
        Type type = Type.of(method.getReturnType(), entry.of());
        if (type.kind == Type.Kind.UNDEFINED) {
            undefined();
            return type;
        }
        if (base.kind == Type.Kind.LIST) {
            if (List.of("filter", "slice", "concat", "reverse", "sort").contains(method.getName())) type = method.getName().equals("concat") ? Type.list(Type.ANY) : base;
            else if (List.of("find", "at", "pop").contains(method.getName())) type = element(base);
        }
        if (type.kind == Type.Kind.LIST) countMade(ListObject.class);
        return type;
    }

    private Members.Numbered numbered(Method method, List<Tree> arguments) {
        boolean isName = !arguments.isEmpty() && arguments.get(0) instanceof Tree.Literal literal && literal.value() instanceof String;
        return isName ? types.members.numbered(method, (String) ((Tree.Literal) arguments.get(0)).value()) : null;
    }

    Type escaped(Type type) {
        types.escape(type);
        return type;
    }

    /** A function is called with what a list consists of and with its index. */
    void callsWith(FunctionTree called, Type element, Type base) {
        List<Type> given = List.of(element.isPrimitive() ? Type.ANY : types.used(element), Type.ANY, Type.ANY);
        for (int i = 0; i < called.parameters.size(); i++) types.join(called.parameters.get(i), called.hasRest ? Type.ANY : i < 3 ? given.get(i) : Type.UNDEFINED);
    }

    // ------------------------------------------------------------------ the game

    /** What is better done than called; null for all else. The game is on the stack. */
    Type ofGame(String name, List<Tree> arguments) {
        switch (name) {
            case "say", "scored", "because": // nobody listens, but what is said might be wrong
                code.visitInsn(POP);
                for (Tree argument : arguments) {
                    if (argument instanceof Tree.ObjectOf object && object.properties().stream().allMatch(p -> p.name() != null)) {
                        for (Tree.Property property : object.properties()) unwanted(property.value());
                    } else unwanted(argument);
                }
                undefined();
                return Type.UNDEFINED;
            case "compute":
                if (arguments.size() >= 2 && arguments.get(0) instanceof Tree.Literal question && question.value() instanceof String text
                    && (arguments.size() == 2 || isSimple(arguments.get(2)))) return compute(text, arguments);
                return null;
            case "trigger":
                if (arguments.size() == 2 && arguments.get(0) instanceof Tree.Literal event && event.value() instanceof String text && isSimple(arguments.get(1))) return trigger(text, arguments);
                return null;
            case "why":
                return why(arguments);
            case "most", "least", "ranked":
                return extreme(name, arguments);
            default:
                return null;
        }
    }

    /** What goes into a reason's blanks is only put together for somebody who reads it: most reasons are nobody's. Null if that cannot be told apart here. */
    private Type why(List<Tree> arguments) {
        boolean named = !arguments.isEmpty() && arguments.size() <= 2 && arguments.get(0) instanceof Tree.Literal literal && literal.value() instanceof String;
        if (!named) return null;
        List<Tree.Property> values = List.of();
        if (arguments.size() == 2) {
            if (!(arguments.get(1) instanceof Tree.ObjectOf object) || !object.properties().stream().allMatch(p -> p.name() != null && isPlain(p.value()))) return null;
            values = object.properties();
        }
        String key = (String) ((Tree.Literal) arguments.get(0)).value();
        Type gameType = Type.object(GameObject.class);
        int game = keep(gameType);
        Label unread = new Label(), end = new Label();
        load(game, gameType);
        code.visitFieldInsn(GETFIELD, name(HostObject.class), "world", HostWorld.class.descriptorString());
        code.visitFieldInsn(GETFIELD, name(HostWorld.class), "exports", Exports.class.descriptorString());
        code.visitFieldInsn(GETFIELD, name(Exports.class), "choice", ExportedChoice.class.descriptorString());
        invoke(ExportedChoice.class, "isExplained", boolean.class);
        code.visitJumpInsn(IFEQ, unread);
        load(game, gameType);
        code.visitLdcInsn(key);
        if (values.isEmpty()) undefined();
        else value(arguments.get(1), Type.ANY);
        invoke(GameObject.class, "why", Object.class, String.class, Object.class);
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(unread);
        for (Tree.Property property : values) unwanted(property.value());
        load(game, gameType);
        push(types.reason(key));
        code.visitLdcInsn(key);
        invoke(GameObject.class, "unread", Object.class, int.class, String.class);
        code.visitLabel(end);
        return Type.ANY;
    }

    /** Whether it can be written twice: it makes no function, and changes nothing of its own. */
    private static boolean isPlain(Tree tree) {
        if (tree instanceof Tree.Member member) return !member.optional() && isPlain(member.base());
        if (tree instanceof Tree.Binary binary) return isPlain(binary.left()) && isPlain(binary.right());
        return tree instanceof Tree.Name || tree instanceof Tree.Literal;
    }

    /** Does what a value that nobody wants could do: fail. */
    private void unwanted(Tree tree) {
        if (tree instanceof Tree.Literal || tree instanceof Tree.Name) return;
        if (!(tree instanceof Tree.Member member) || member.optional() || !types.members.isSafe(typeOf(member.base()).java, member.name())) {
            pop(value(tree));
        } else if (member.base() instanceof Tree.Member owner && types.members.isThere(typeOf(owner.base()).java, owner.name())) {
            unwanted(owner);
        } else {
            value(member.base());
            java(Objects.class, "requireNonNull", Object.class, Object.class);
            code.visitInsn(POP);
        }
    }

    /** Whether making it changes nothing, cannot fail and is not worth anything if nobody looks at it. */
    static boolean isSimple(Tree tree) {
        return tree instanceof Tree.ObjectOf object && object.properties().stream().allMatch(p -> p.name() != null
            && (p.value() instanceof Tree.Name || p.value() instanceof Tree.Literal));
    }

    void isHeard(int game, boolean asks, String name, Label unheard) {
        load(game, Type.object(GameObject.class));
        code.visitFieldInsn(GETFIELD, name(HostObject.class), "world", HostWorld.class.descriptorString());
        code.visitFieldInsn(GETFIELD, name(HostWorld.class), "answers", Answers.class.descriptorString());
        push(asks ? 1 : 0);
        int declared = types.members.declared(asks, name);
        if (declared < 0) code.visitLdcInsn(name);
        else push(declared);
        invoke(Answers.class, "isHeard", boolean.class, boolean.class, declared < 0 ? String.class : int.class);
        code.visitJumpInsn(IFEQ, unheard);
    }

    Type compute(String question, List<Tree> arguments) {
        Type gameType = Type.object(GameObject.class);
        int game = keep(gameType);
        Type given = value(arguments.get(1));
        if (isOpen(given)) return Type.NONE;
        Type type = given.kind == Type.Kind.TEXT ? Type.TEXT : given.isNumeric() || given.kind == Type.Kind.LIST ? given : Type.ANY;
        convert(given, type);
        int value = keep(type);
        Label unheard = new Label(), end = new Label();
        isHeard(game, true, question, unheard);
        load(game, gameType);
        code.visitLdcInsn(question);
        load(value, type);
        types.escape(type);
        box(type);
        if (arguments.size() > 2) value(arguments.get(2), Type.ANY);
        else undefined();
        invoke(GameObject.class, "compute", Object.class, String.class, Object.class, Object.class);
        convert(Type.ANY, type);
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(unheard);
        load(value, type);
        code.visitLabel(end);
        return type;
    }

    Type trigger(String event, List<Tree> arguments) {
        Type gameType = Type.object(GameObject.class);
        int game = keep(gameType);
        Label unheard = new Label();
        isHeard(game, false, event, unheard);
        load(game, gameType);
        code.visitLdcInsn(event);
        value(arguments.get(1), Type.ANY);
        invoke(GameObject.class, "trigger", void.class, String.class, Object.class);
        code.visitLabel(unheard);
        undefined();
        return Type.UNDEFINED;
    }

    Type extreme(String name, List<Tree> arguments) {
        if (arguments.isEmpty()) return null;
        Type among = arguments.size() > 1 ? typeOf(arguments.get(1)) : Type.list(Type.object(PlayerObject.class));
        Type element = among.kind == Type.Kind.LIST ? among.element : Type.ANY;
        Type what = value(arguments.get(0));
        if (what.kind == Type.Kind.FUNCTION) for (FunctionTree one : what.functions) callsWith(one, element, among);
        box(what);
        if (arguments.size() > 1) value(arguments.get(1), Type.ANY);
        else undefined();
        invoke(GameObject.class, name, ListObject.class, Object.class, Object.class);
        return name.equals("ranked") ? Type.list(Type.list(element)) : Type.list(element);
    }
}
