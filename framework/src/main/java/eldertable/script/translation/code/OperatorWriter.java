package eldertable.script.translation.code;

import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;
import org.objectweb.asm.Label;

import java.util.List;

/** Writes operators and conditions. */
abstract class OperatorWriter extends ValueWriter {
    OperatorWriter(Inference types, String self, FunctionTree function) {
        super(types, self, function);
    }

    // ------------------------------------------------------------------ operators

    @Override
    Type unary(Tree.Unary unary) {
        switch (unary.operator()) {
            case "!", "typeof":
                if (unary.operator().equals("!")) return asFlag(unary);
                value(unary.operand(), Type.ANY);
                ops("typeOf", String.class, Object.class);
                return Type.TEXT;
            case "-":
                number(unary.operand());
                code.visitInsn(DNEG);
                return Type.NUMBER;
            case "+":
                number(unary.operand());
                return Type.NUMBER;
            case "~":
                bits(unary.operand());
                code.visitInsn(ICONST_M1);
                code.visitInsn(IXOR);
                return Type.INT;
            default:
                pop(value(unary.operand()));
                undefined();
                return Type.UNDEFINED;
        }
    }

    /** A value as a number, of whatever kind it is. */
    void number(Tree tree) {
        Type type = value(tree);
        if (type.isNumeric()) {
            convert(type, Type.NUMBER);
        } else {
            box(type);
            ops("number", double.class, Object.class);
        }
    }

    void bits(Tree tree) {
        Type type = value(tree);
        if (type.kind == Type.Kind.INT) return;
        if (type.kind == Type.Kind.NUMBER) {
            ops("bits", int.class, double.class);
        } else {
            box(type);
            ops("bits", int.class, Object.class);
        }
    }

    @Override
    Type binary(Tree.Binary binary) {
        Type left = typeOf(binary.left()), right = typeOf(binary.right());
        boolean whole = left.kind == Type.Kind.INT && right.kind == Type.Kind.INT, numeric = left.isNumeric() && right.isNumeric();
        if ((isOpen(left) || isOpen(right)) && List.of("+", "-", "*", "%").contains(binary.operator())) {
            pop(value(binary.left()));
            value(binary.right());
            return Type.NONE;
        }
        switch (binary.operator()) {
            case "+":
                if (whole) return exact(binary, "addExact");
                if (numeric) return arithmetic(binary, DADD);
                if (left.kind == Type.Kind.TEXT || right.kind == Type.Kind.TEXT) {
                    text(binary.left());
                    text(binary.right());
                    ops("joined", String.class, String.class, String.class);
                    countMade(String.class);
                    return Type.TEXT;
                }
                value(binary.left(), Type.ANY);
                value(binary.right(), Type.ANY);
                ops("plus", Object.class, Object.class, Object.class);
                countMade(Object.class);
                return Type.ANY;
            case "-":
                return whole ? exact(binary, "subtractExact") : arithmetic(binary, DSUB);
            case "*":
                return whole ? exact(binary, "multiplyExact") : arithmetic(binary, DMUL);
            case "/":
                return quotient(binary);
            case "%":
                if (whole) {
                    value(binary.left());
                    value(binary.right());
                    ops("rem", int.class, int.class, int.class);
                    return Type.INT;
                }
                return arithmetic(binary, DREM);
            case "**":
                number(binary.left());
                number(binary.right());
                ops("power", double.class, double.class, double.class);
                return Type.NUMBER;
            case "&":
                return bitwise(binary, IAND);
            case "|":
                return bitwise(binary, IOR);
            case "^":
                return bitwise(binary, IXOR);
            case "<<":
                return bitwise(binary, ISHL);
            case ">>":
                return bitwise(binary, ISHR);
            case "in":
                value(binary.left(), Type.ANY);
                value(binary.right(), Type.ANY);
                ops("has", boolean.class, Object.class, Object.class);
                return Type.FLAG;
            default:
                return asFlag(binary);
        }
    }

    /** Dividing by zero is the only way to tell the two zeros apart, of which whole numbers have one. */
    private Type quotient(Tree.Binary binary) {
        number(binary.left());
        number(binary.right());
        ops("quotient", double.class, double.class, double.class);
        return Type.NUMBER;
    }

    Type exact(Tree.Binary binary, String method) {
        value(binary.left());
        value(binary.right());
        java(Math.class, method, int.class, int.class, int.class);
        return Type.INT;
    }

    Type arithmetic(Tree.Binary binary, int instruction) {
        number(binary.left());
        number(binary.right());
        code.visitInsn(instruction);
        return Type.NUMBER;
    }

    Type bitwise(Tree.Binary binary, int instruction) {
        bits(binary.left());
        bits(binary.right());
        code.visitInsn(instruction);
        return Type.INT;
    }

    void text(Tree tree) {
        Type type = value(tree);
        if (type.kind == Type.Kind.TEXT && tree instanceof Tree.Literal) return;
        box(type);
        ops("text", String.class, Object.class);
    }

    @Override
    Type template(Tree.Template template) {
        code.visitLdcInsn("");
        for (Tree part : template.parts()) {
            text(part);
            ops("joined", String.class, String.class, String.class);
            countMade(String.class);
        }
        return Type.TEXT;
    }

    /** A condition as a value. */
    Type asFlag(Tree tree) {
        Label yes = new Label(), end = new Label();
        jump(tree, yes, true);
        code.visitInsn(ICONST_0);
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(yes);
        code.visitInsn(ICONST_1);
        code.visitLabel(end);
        return Type.FLAG;
    }

    @Override
    Type conditional(Tree.Conditional test) {
        Type type = joined(typeOf(test.yes()), typeOf(test.no()));
        Label no = new Label(), end = new Label();
        jump(test.test(), no, false);
        value(test.yes(), type);
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(no);
        value(test.no(), type);
        code.visitLabel(end);
        return type;
    }

    static Type joined(Type a, Type b) {
        return a.join(b);
    }

    @Override
    Type logical(Tree.Logical logical) {
        Type left = typeOf(logical.left()), right = typeOf(logical.right());
        if (left.kind == Type.Kind.FLAG && right.kind == Type.Kind.FLAG && !logical.operator().equals("??")) return asFlag(logical);
        Type type = joined(left, right);
        Label end = new Label();
        Type is = value(logical.left());
        int kept = keep(is);
        load(kept, is);
        convert(is, type);
        if (logical.operator().equals("??")) {
            if (is.isPrimitive()) return type;
            load(kept, is);
            ops("isNothing", boolean.class, Object.class);
            code.visitJumpInsn(IFEQ, end);
        } else {
            load(kept, is);
            jumpIf(is, end, logical.operator().equals("||"));
        }
        pop(type);
        value(logical.right(), type);
        code.visitLabel(end);
        return type;
    }

    // ------------------------------------------------------------------ conditions

    /** Jumps if a condition holds, or if it does not. */
    void jump(Tree tree, Label to, boolean when) {
        if (tree instanceof Tree.Unary unary && unary.operator().equals("!")) {
            jump(unary.operand(), to, !when);
        } else if (tree instanceof Tree.Logical logical && !logical.operator().equals("??")) {
            if (logical.operator().equals("||") == when) {
                jump(logical.left(), to, when);
                jump(logical.right(), to, when);
            } else {
                Label after = new Label();
                jump(logical.left(), after, !when);
                jump(logical.right(), to, when);
                code.visitLabel(after);
            }
        } else if (tree instanceof Tree.Binary binary && isComparison(binary.operator())) {
            compare(binary, to, when);
        } else {
            jumpIf(value(tree), to, when);
        }
    }

    static boolean isComparison(String operator) {
        return List.of("===", "!==", "<", "<=", ">", ">=").contains(operator);
    }

    /** Jumps on what is on the stack. */
    void jumpIf(Type type, Label to, boolean when) {
        switch (type.kind) {
            case INT, FLAG -> code.visitJumpInsn(when ? IFNE : IFEQ, to);
            case NUMBER -> {
                ops("truth", boolean.class, double.class);
                code.visitJumpInsn(when ? IFNE : IFEQ, to);
            }
            case LIST, FUNCTION, OBJECT -> code.visitJumpInsn(when ? IFNONNULL : IFNULL, to);
            default -> {
                ops("truth", boolean.class, Object.class);
                code.visitJumpInsn(when ? IFNE : IFEQ, to);
            }
        }
    }

    void compare(Tree.Binary binary, Label to, boolean when) {
        String operator = binary.operator();
        if (operator.equals("===") || operator.equals("!==")) {
            same(binary.left(), binary.right(), to, operator.equals("===") == when);
            return;
        }
        Type left = typeOf(binary.left()), right = typeOf(binary.right());
        if (left.kind == Type.Kind.INT && right.kind == Type.Kind.INT) {
            value(binary.left());
            value(binary.right());
            int yes = switch (operator) {
                case "<" -> IF_ICMPLT;
                case "<=" -> IF_ICMPLE;
                case ">" -> IF_ICMPGT;
                default -> IF_ICMPGE;
            };
            int no = switch (operator) {
                case "<" -> IF_ICMPGE;
                case "<=" -> IF_ICMPGT;
                case ">" -> IF_ICMPLE;
                default -> IF_ICMPLT;
            };
            code.visitJumpInsn(when ? yes : no, to);
            return;
        }
        if (left.isNumeric() && right.isNumeric()) {
            number(binary.left());
            number(binary.right());
            boolean less = operator.startsWith("<"), orSame = operator.endsWith("=");
            code.visitInsn(less ? DCMPG : DCMPL); // with NaN nothing holds
            int yes = less ? orSame ? IFLE : IFLT : orSame ? IFGE : IFGT, no = less ? orSame ? IFGT : IFGE : orSame ? IFLT : IFLE;
            code.visitJumpInsn(when ? yes : no, to);
            return;
        }
        value(binary.left(), Type.ANY);
        value(binary.right(), Type.ANY);
        if (operator.startsWith(">")) code.visitInsn(SWAP);
        ops(operator.endsWith("=") ? "lessOrSame" : "less", boolean.class, Object.class, Object.class);
        code.visitJumpInsn(when ? IFNE : IFEQ, to);
    }

    /** Jumps if two values are the same, or if they are not. */
    void same(Tree one, Tree other, Label to, boolean when) {
        Type left = typeOf(one), right = typeOf(other);
        if (left.kind == Type.Kind.UNDEFINED && right.kind != Type.Kind.UNDEFINED) {
            same(other, one, to, when);
        } else if (right.kind == Type.Kind.UNDEFINED) {
            value(one);
            pop(value(other));
            if (left.isPrimitive()) {
                pop(left);
                if (!when) code.visitJumpInsn(GOTO, to);
            } else {
                code.visitJumpInsn(when ? IFNULL : IFNONNULL, to);
            }
        } else if (left.kind == Type.Kind.INT && right.kind == Type.Kind.INT || left.kind == Type.Kind.FLAG && right.kind == Type.Kind.FLAG) {
            value(one);
            value(other);
            code.visitJumpInsn(when ? IF_ICMPEQ : IF_ICMPNE, to);
        } else if (left.isNumeric() && right.isNumeric()) {
            number(one);
            number(other);
            code.visitInsn(DCMPL);
            code.visitJumpInsn(when ? IFEQ : IFNE, to);
        } else if (left.isThing() || right.isThing() || left.isName() && right.isName()) {
            box(value(one));
            box(value(other));
            code.visitJumpInsn(when ? IF_ACMPEQ : IF_ACMPNE, to);
        } else if (left.kind == Type.Kind.TEXT && right.kind == Type.Kind.TEXT) {
            value(one);
            value(other);
            ops("same", boolean.class, String.class, String.class);
            code.visitJumpInsn(when ? IFNE : IFEQ, to);
        } else {
            box(value(one));
            box(value(other));
            ops("same", boolean.class, Object.class, Object.class);
            code.visitJumpInsn(when ? IFNE : IFEQ, to);
        }
    }
}
