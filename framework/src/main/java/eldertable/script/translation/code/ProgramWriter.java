package eldertable.script.translation.code;

import eldertable.pack.model.FlowDef;
import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.Members;
import eldertable.script.translation.runtime.RuleCode;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.ModuleTree;
import eldertable.script.translation.tree.ProgramReader.Program;
import eldertable.script.translation.tree.Untranslatable;
import eldertable.script.translation.tree.Variable;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes a program as classes: one for all functions, and a small one for each function that is used as a value. */
public final class ProgramWriter implements Opcodes {
    private static final String SELF = "eldertable/script/translation/code/Translated";
    private static final int MOST_ROUNDS = 30;

    private final Program program;
    private final Inference types;
    private final Map<String, byte[]> classes = new LinkedHashMap<>();

    private ProgramWriter(Program program, Members members, FlowDef flow, boolean counted) {
        this.program = program;
        types = new Inference(members, flow, counted);
    }

    /** The class of which each engine of a match makes an instance of its own. @param counted whether it counts what it does */
    public static Class<? extends RuleCode> write(Program program, Members members, FlowDef flow, boolean counted) throws Untranslatable {
        ProgramWriter writer = new ProgramWriter(program, members, flow, counted);
        writer.infer();
        writer.writeFunctions();
        for (FunctionTree function : program.functions()) writer.writeValue(function);
        return new Loader(writer.classes).rules();
    }

    /** Classes are defined when they are first needed, and go when nobody uses the match any more. */
    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> bytes = new HashMap<>();

        Loader(Map<String, byte[]> classes) {
            super(ProgramWriter.class.getClassLoader());
            classes.forEach((name, code) -> bytes.put(name.replace('/', '.'), code));
        }

        Class<? extends RuleCode> rules() {
            try {
                return loadClass(SELF.replace('/', '.')).asSubclass(RuleCode.class);
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] code = bytes.remove(name);
            if (code == null) throw new ClassNotFoundException(name);
            return defineClass(name, code, 0, code.length);
        }
    }

    /** Goes through everything until no type changes any more. */
    private void infer() throws Untranslatable {
        for (int round = 0; round < MOST_ROUNDS; round++) {
            types.changed = false;
            types.known.clear();
            for (String entry : program.entries()) program.module(entry).exports.values().forEach(export -> types.escape(types.of(export)));
            for (ModuleTree module : program.modules()) new FunctionWriter(types, SELF, null).writeModule(module, null);
            for (FunctionTree function : program.functions()) new FunctionWriter(types, SELF, function).writeFunction(null);
            if (!types.changed && types.settled) return;
            types.settled |= !types.changed;
        }
        throw new Untranslatable("types that do not settle");
    }

    private static ClassWriter newClass(String name, Class<?> parent) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String one, String other) {
                return "java/lang/Object";
            }
        };
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, name, null, Emitter.name(parent), null);
        return writer;
    }

    private void constructor(ClassWriter writer, Class<?> parent) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, Emitter.name(parent), "<init>", "()V", false);
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private Set<Variable> moduleVariables() {
        Set<Variable> all = new LinkedHashSet<>();
        for (ModuleTree module : program.modules()) all.addAll(module.variables());
        return all;
    }

    private void writeFunctions() throws Untranslatable {
        types.known.clear();
        ClassWriter writer = newClass(SELF, RuleCode.class);
        constructor(writer, RuleCode.class);
        FunctionWriter typed = new FunctionWriter(types, SELF, null);
        for (Variable variable : moduleVariables()) writer.visitField(ACC_PUBLIC, "v" + variable.number, typed.variableType(variable).descriptor(), null, null).visitEnd();
        for (int i = 0; i < program.modules().size(); i++) {
            MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "load" + i, "()V", null, null);
            code.visitCode();
            new FunctionWriter(types, SELF, null).writeModule(program.modules().get(i), code);
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
        load(writer);
        exported(writer, typed);
        for (FunctionTree function : program.functions()) {
            FunctionWriter body = new FunctionWriter(types, SELF, function);
            MethodVisitor code = writer.visitMethod(ACC_PUBLIC, KnownCallWriter.methodName(function), body.descriptor(function), null, null);
            code.visitCode();
            body.writeFunction(code);
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
        if (types.changed) throw new Untranslatable("types that change to the last");
        try {
            classes.put(SELF, writer.toByteArray());
        } catch (RuntimeException e) {
            throw new Untranslatable("code that is too large: " + e);
        }
    }

    private void load(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "load", "()V", null, null);
        code.visitCode();
        for (int i = 0; i < program.modules().size(); i++) {
            code.visitVarInsn(ALOAD, 0);
            code.visitMethodInsn(INVOKEVIRTUAL, SELF, "load" + i, "()V", false);
        }
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** What modules export can be asked for by the variable's number. */
    private void exported(ClassWriter writer, FunctionWriter typed) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "exported", "(I)Ljava/lang/Object;", null, null);
        code.visitCode();
        typed.code = code;
        for (Variable variable : moduleVariables()) {
            org.objectweb.asm.Label next = new org.objectweb.asm.Label();
            code.visitVarInsn(ILOAD, 1);
            typed.push(variable.number);
            code.visitJumpInsn(IF_ICMPNE, next);
            typed.box(typed.read(variable));
            code.visitInsn(ARETURN);
            code.visitLabel(next);
        }
        code.visitInsn(ACONST_NULL);
        code.visitInsn(ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** A function as a value: it holds what the function uses of those around it. */
    private void writeValue(FunctionTree function) {
        String name = SELF + "$" + function.number;
        ClassWriter writer = newClass(name, Fn.class);
        FunctionWriter typed = new FunctionWriter(types, SELF, function);
        StringBuilder takes = new StringBuilder("(L" + SELF + ";");
        writer.visitField(ACC_FINAL, "rules", "L" + SELF + ";", null, null).visitEnd();
        List<Variable> captured = List.copyOf(function.captured);
        for (int i = 0; i < captured.size(); i++) {
            String type = typed.holderType(captured.get(i)).descriptor();
            writer.visitField(ACC_FINAL, "c" + i, type, null, null).visitEnd();
            takes.append(type);
        }
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "<init>", takes + ")V", null, null);
        code.visitCode();
        code.visitVarInsn(ALOAD, 0);
        code.visitMethodInsn(INVOKESPECIAL, Emitter.name(Fn.class), "<init>", "()V", false);
        code.visitVarInsn(ALOAD, 0);
        code.visitVarInsn(ALOAD, 1);
        code.visitFieldInsn(PUTFIELD, name, "rules", "L" + SELF + ";");
        typed.code = code;
        typed.nextSlot = 2;
        for (int i = 0; i < captured.size(); i++) {
            Type type = typed.holderType(captured.get(i));
            code.visitVarInsn(ALOAD, 0);
            typed.load(typed.slot(type), type);
            code.visitFieldInsn(PUTFIELD, name, "c" + i, type.descriptor());
        }
        code.visitInsn(RETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
        boolean few = function.parameters.size() <= 3 && !function.hasRest;
        writeCall(writer, name, function, captured, typed, few);
        if (!few) writeFewer(writer, name, function.hasRest);
        classes.put(name, writer.toByteArray());
    }

    private void writeCall(ClassWriter writer, String name, FunctionTree function, List<Variable> captured, FunctionWriter typed, boolean few) {
        String three = "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", all = "([Ljava/lang/Object;)Ljava/lang/Object;";
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, few ? "call" : "callAll", few ? three : all, null, null);
        code.visitCode();
        typed.code = code;
        code.visitVarInsn(ALOAD, 0);
        code.visitFieldInsn(GETFIELD, name, "rules", "L" + SELF + ";");
        if (function.isBrief && types.counted) {
            code.visitInsn(DUP);
            code.visitInsn(ICONST_1);
            typed.invoke(RuleCode.class, "countTurns", void.class, int.class);
        }
        for (int i = 0; i < captured.size(); i++) {
            code.visitVarInsn(ALOAD, 0);
            code.visitFieldInsn(GETFIELD, name, "c" + i, typed.holderType(captured.get(i)).descriptor());
        }
        for (int i = 0; i < function.parameters.size(); i++) {
            boolean rest = function.hasRest && i == function.parameters.size() - 1;
            if (few) code.visitVarInsn(ALOAD, 1 + i);
            else {
                code.visitVarInsn(ALOAD, 1);
                typed.push(i);
                code.visitMethodInsn(INVOKESTATIC, "eldertable/script/translation/runtime/Ops", rest ? "rest" : "argument",
                    "([Ljava/lang/Object;I)" + (rest ? "Leldertable/script/translation/runtime/ListObject;" : "Ljava/lang/Object;"), false);
            }
            if (!rest) typed.convert(Type.ANY, typed.parameterType(function.parameters.get(i)));
        }
        code.visitMethodInsn(INVOKEVIRTUAL, SELF, KnownCallWriter.methodName(function), typed.descriptor(function), false);
        typed.box(typed.returnType(function));
        code.visitInsn(ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** With a rest it counts how many arguments there were, which this call does not tell. */
    private void writeFewer(ClassWriter writer, String name, boolean hasRest) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, "call", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", null, null);
        code.visitCode();
        if (hasRest) {
            code.visitVarInsn(ALOAD, 0);
            code.visitFieldInsn(GETFIELD, name, "rules", "L" + SELF + ";");
            code.visitLdcInsn("a call with a rest");
            code.visitMethodInsn(INVOKEVIRTUAL, Emitter.name(RuleCode.class), "untranslated", "(Ljava/lang/String;)Ljava/lang/Object;", false);
            code.visitInsn(POP);
        }
        code.visitVarInsn(ALOAD, 0);
        code.visitInsn(ICONST_3);
        code.visitTypeInsn(ANEWARRAY, "java/lang/Object");
        for (int i = 0; i < 3; i++) {
            code.visitInsn(DUP);
            code.visitInsn(ICONST_0 + i);
            code.visitVarInsn(ALOAD, 1 + i);
            code.visitInsn(AASTORE);
        }
        code.visitMethodInsn(INVOKEVIRTUAL, name, "callAll", "([Ljava/lang/Object;)Ljava/lang/Object;", false);
        code.visitInsn(ARETURN);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
