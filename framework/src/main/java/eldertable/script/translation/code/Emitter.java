package eldertable.script.translation.code;

import eldertable.script.translation.runtime.Cell;
import eldertable.script.translation.runtime.Dynamic;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.runtime.Ops;
import eldertable.script.translation.runtime.RuleCode;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;

/** The instructions of one method: values, conversions between types, local slots. While nothing is to be written the visitor does nothing. */
class Emitter implements Opcodes {
    private static final Handle LINK = new Handle(H_INVOKESTATIC, name(Dynamic.class), "link",
        MethodType.methodType(CallSite.class, MethodHandles.Lookup.class, String.class, MethodType.class, String.class).descriptorString(), false);
    private static final MethodVisitor SILENT = new MethodVisitor(ASM9) { };

    final Inference types;
    /** The internal name of the class that is written. */
    final String self;
    MethodVisitor code;
    int nextSlot;

    Emitter(Inference types, String self) {
        this.types = types;
        this.self = self;
        code = SILENT;
    }

    static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    boolean isSilent() {
        return code == SILENT;
    }

    /** Writes nothing until the visitor is given back. */
    MethodVisitor silence() {
        MethodVisitor before = code;
        code = SILENT;
        return before;
    }

    // ------------------------------------------------------------------ slots

    int slot(Type type) {
        int slot = nextSlot;
        nextSlot += type.kind == Type.Kind.NUMBER ? 2 : 1;
        return slot;
    }

    void load(int slot, Type type) {
        code.visitVarInsn(switch (type.kind) {
            case INT, FLAG -> ILOAD;
            case NUMBER -> DLOAD;
            default -> ALOAD;
        }, slot);
    }

    void store(int slot, Type type) {
        code.visitVarInsn(switch (type.kind) {
            case INT, FLAG -> ISTORE;
            case NUMBER -> DSTORE;
            default -> ASTORE;
        }, slot);
    }

    /** Lays what is on the stack aside. */
    int keep(Type type) {
        int slot = slot(type);
        store(slot, type);
        return slot;
    }

    void pop(Type type) {
        code.visitInsn(type.kind == Type.Kind.NUMBER ? POP2 : POP);
    }

    // ------------------------------------------------------------------ constants and calls

    void push(int value) {
        if (value >= -1 && value <= 5) code.visitInsn(ICONST_0 + value);
        else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) code.visitIntInsn(SIPUSH, value);
        else code.visitLdcInsn(value);
    }

    void undefined() {
        code.visitInsn(ACONST_NULL);
    }

    void invoke(Method method) {
        code.visitMethodInsn(INVOKEVIRTUAL, name(method.getDeclaringClass()), method.getName(), MethodType.methodType(method.getReturnType(), method.getParameterTypes()).descriptorString(), false);
    }

    void invoke(Class<?> owner, String method, Class<?> returns, Class<?>... takes) {
        code.visitMethodInsn(INVOKEVIRTUAL, name(owner), method, MethodType.methodType(returns, takes).descriptorString(), false);
    }

    void ops(String method, Class<?> returns, Class<?>... takes) {
        code.visitMethodInsn(INVOKESTATIC, name(Ops.class), method, MethodType.methodType(returns, takes).descriptorString(), false);
    }

    void java(Class<?> owner, String method, Class<?> returns, Class<?>... takes) {
        code.visitMethodInsn(INVOKESTATIC, name(owner), method, MethodType.methodType(returns, takes).descriptorString(), false);
    }

    /** A member of something whose kind is not known: what stands on the stack are objects. */
    void dynamic(String what, String member, Class<?> returns, int objects) {
        Class<?>[] takes = new Class<?>[objects];
        Arrays.fill(takes, Object.class);
        code.visitInvokeDynamicInsn(what, MethodType.methodType(returns, takes).descriptorString(), LINK, member);
    }

    /** Gives up here; the stack then holds undefined. */
    Type giveUp(String why) {
        code.visitVarInsn(ALOAD, 0);
        code.visitLdcInsn(why);
        invoke(RuleCode.class, "untranslated", Object.class, String.class);
        return Type.ANY;
    }

    /** Counts one of the things that a hook may not do without end. */
    void count() {
        if (!types.counted) return;
        Label left = new Label();
        code.visitVarInsn(ALOAD, 0);
        code.visitInsn(DUP);
        code.visitFieldInsn(GETFIELD, self, "budget", "I");
        code.visitInsn(ICONST_1);
        code.visitInsn(ISUB);
        code.visitInsn(DUP_X1);
        code.visitFieldInsn(PUTFIELD, self, "budget", "I");
        code.visitJumpInsn(IFGE, left);
        code.visitVarInsn(ALOAD, 0);
        invoke(RuleCode.class, "exhausted", void.class);
        code.visitLabel(left);
    }

    /** Counts all turns of a loop at once. @param slot where their number is */
    void countTurns(int slot) {
        if (!types.counted) return;
        code.visitVarInsn(ALOAD, 0);
        load(slot, Type.INT);
        invoke(RuleCode.class, "countTurns", void.class, int.class);
    }

    /** Counts the text or the list on the stack, so that a hook cannot fill the memory. */
    void countMade(Class<?> type) {
        if (!types.counted) return;
        code.visitVarInsn(ALOAD, 0);
        code.visitInsn(SWAP);
        Class<?> taken = type == ListObject.class ? type : Object.class;
        invoke(RuleCode.class, "counted", taken, taken);
        if (type == String.class) code.visitTypeInsn(CHECKCAST, name(type));
    }

    // ------------------------------------------------------------------ conversions

    /** Makes what stands on the stack a value of another type, or gives up when it is none. */
    void convert(Type from, Type to) {
        if (to.kind == Type.Kind.ANY || to.kind == Type.Kind.NONE || to.kind == Type.Kind.UNDEFINED) {
            if (to.kind == Type.Kind.ANY) types.escape(from);
            box(from);
        } else if (from.kind == to.kind && from.java == to.java) {
            return;
        } else if (from.kind == Type.Kind.UNDEFINED && !to.isPrimitive()) {
            code.visitTypeInsn(CHECKCAST, name(to.java));
        } else if (from.kind == Type.Kind.INT && to.kind == Type.Kind.NUMBER) {
            code.visitInsn(I2D);
        } else if (from.kind == Type.Kind.NUMBER && to.kind == Type.Kind.INT) {
            ops("exact", int.class, double.class);
        } else {
            box(from);
            unbox(to);
        }
    }

    void box(Type from) {
        switch (from.kind) {
            case INT -> java(Integer.class, "valueOf", Integer.class, int.class);
            case FLAG -> java(Boolean.class, "valueOf", Boolean.class, boolean.class);
            case NUMBER -> ops("box", Object.class, double.class);
            default -> { }
        }
    }

    private void unbox(Type to) {
        switch (to.kind) {
            case INT -> {
                code.visitTypeInsn(CHECKCAST, name(Integer.class));
                invoke(Integer.class, "intValue", int.class);
            }
            case FLAG -> {
                code.visitTypeInsn(CHECKCAST, name(Boolean.class));
                invoke(Boolean.class, "booleanValue", boolean.class);
            }
            case NUMBER -> {
                code.visitTypeInsn(CHECKCAST, name(Number.class));
                invoke(Number.class, "doubleValue", double.class);
            }
            default -> code.visitTypeInsn(CHECKCAST, name(to.java));
        }
    }

    /** The value of a shared variable is on the stack in its cell. */
    void readCell(Type type) {
        code.visitFieldInsn(GETFIELD, name(Cell.class), "value", "Ljava/lang/Object;");
        if (type.kind != Type.Kind.ANY && type.kind != Type.Kind.NONE && type.kind != Type.Kind.UNDEFINED) unbox(type);
    }
}
