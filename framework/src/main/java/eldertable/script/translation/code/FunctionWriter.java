package eldertable.script.translation.code;

import eldertable.script.translation.runtime.Cell;
import eldertable.script.translation.runtime.ListObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.ModuleTree;
import eldertable.script.translation.tree.Tree;
import eldertable.script.translation.tree.Variable;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes what functions and modules do, statement by statement. */
final class FunctionWriter extends CallWriter {
    private final Deque<Label> breaks = new ArrayDeque<>();
    private final Deque<Label> continues = new ArrayDeque<>();

    FunctionWriter(Inference types, String self, FunctionTree function) {
        super(types, self, function);
        nextSlot = 1;
    }

    /** What a module does when it is loaded. */
    void writeModule(ModuleTree module, MethodVisitor into) {
        if (into != null) code = into;
        for (Tree statement : module.statements) statement(statement);
        code.visitInsn(RETURN);
    }

    void writeFunction(MethodVisitor into) {
        if (into != null) code = into;
        for (Variable captured : function.captured) slots.put(captured, slot(holderType(captured)));
        for (Variable parameter : function.parameters) slots.put(parameter, slot(parameterType(parameter)));
        for (Variable variable : function.variables) {
            if (slots.containsKey(variable)) continue;
            slots.put(variable, nextSlot);
            nextSlot += 2;
        }
        String problem = function.problem == null && types.settled && types.isDead(function) ? "is called by nobody" : function.problem;
        if (problem != null) {
            giveUp(function + " " + problem);
            types.joinReturn(function, Type.ANY);
            result(Type.ANY);
            return;
        }
        if (!function.isBrief) count(); // else whoever calls it does, unless it is called as a value
        for (Variable parameter : function.parameters) if (parameter.isShared()) {
            Type type = parameterType(parameter);
            load(slots.get(parameter), type);
            box(type);
            int kept = keep(Type.ANY);
            slots.put(parameter, slot(Type.object(Cell.class)));
            newCell(parameter, kept);
        }
        statement(function.body);
        if (Completion.isPossible(function.body)) {
            types.joinReturn(function, Type.UNDEFINED);
            undefined();
            result(Type.UNDEFINED);
        } else {
            code.visitInsn(ACONST_NULL);
            code.visitInsn(ATHROW);
        }
    }

    /** Returns what is on the stack. */
    private void result(Type given) {
        Type type = returnType(function);
        convert(given, type);
        code.visitInsn(switch (type.kind) {
            case INT, FLAG -> IRETURN;
            case NUMBER -> DRETURN;
            default -> ARETURN;
        });
    }

    // ------------------------------------------------------------------ statements

    private void statement(Tree tree) {
        if (tree instanceof Tree.Block block) block.statements().forEach(this::statement);
        else if (tree instanceof Tree.Evaluate evaluate) evaluate(evaluate.value());
        else if (tree instanceof Tree.Declare declare) declare(declare);
        else if (tree instanceof Tree.If test) choose(test);
        else if (tree instanceof Tree.Loop loop) loop(loop);
        else if (tree instanceof Tree.ForOf loop) loop(loop);
        else if (tree instanceof Tree.Switch choice) choose(choice);
        else if (tree instanceof Tree.Return returned) {
            Type type = value(returned.value());
            types.joinReturn(function, type);
            result(type);
        } else if (tree instanceof Tree.Break) code.visitJumpInsn(GOTO, breaks.peek());
        else if (tree instanceof Tree.Continue) code.visitJumpInsn(GOTO, continues.peek());
        else if (tree instanceof Tree.Throw) pop(giveUp("throws an error"));
        else throw new IllegalStateException("no statement: " + tree);
    }

    private void evaluate(Tree tree) {
        if (tree instanceof Tree.Assign assign) assign(assign, false);
        else if (tree instanceof Tree.Update update) update(update, false);
        else pop(value(tree));
    }

    private void declare(Tree.Declare declare) {
        Variable variable = declare.variable();
        if (variable.literal != null && variable.owner != null) return;
        if (declare.value() == null) {
            undefined();
            write(variable, Type.UNDEFINED, true);
        } else {
            write(variable, value(declare.value()), true);
        }
    }

    private void choose(Tree.If test) {
        Label no = new Label(), end = new Label();
        jump(test.test(), no, false);
        statement(test.yes());
        if (test.no() == null) {
            code.visitLabel(no);
            return;
        }
        code.visitJumpInsn(GOTO, end);
        code.visitLabel(no);
        statement(test.no());
        code.visitLabel(end);
    }

    private void loop(Tree.Loop loop) {
        Label top = new Label(), next = new Label(), end = new Label();
        code.visitLabel(top);
        if (loop.test() != null && !loop.testsLast()) jump(loop.test(), end, false);
        count();
        breaks.push(end);
        continues.push(next);
        statement(loop.body());
        breaks.pop();
        continues.pop();
        code.visitLabel(next);
        for (Variable variable : loop.ofLoop()) if (variable.isShared()) { // each turn has its own
            hold(variable);
            code.visitFieldInsn(GETFIELD, name(Cell.class), "value", "Ljava/lang/Object;");
            newCell(variable, keep(Type.ANY));
        }
        if (loop.update() != null) evaluate(loop.update());
        if (loop.testsLast()) jump(loop.test(), top, true);
        else code.visitJumpInsn(GOTO, top);
        code.visitLabel(end);
    }

    private void loop(Tree.ForOf loop) {
        Type element = asList(loop.list());
        Type type = Type.list(element);
        Tree.Held list = new Tree.Held(keep(type), type);
        push(0);
        Tree.Held at = new Tree.Held(keep(Type.INT), Type.INT);
        Label top = new Label(), next = new Label(), end = new Label();
        code.visitLabel(top);
        load(at.slot(), Type.INT);
        load(list.slot(), type);
        code.visitFieldInsn(GETFIELD, name(ListObject.class), "size", "I");
        code.visitJumpInsn(IF_ICMPGE, end);
        count();
        Tree item = new Tree.Index(list, at, false);
        evaluate(new Tree.Assign("", loop.target(), item, true));
        breaks.push(end);
        continues.push(next);
        statement(loop.body());
        breaks.pop();
        continues.pop();
        code.visitLabel(next);
        code.visitIincInsn(at.slot(), 1);
        code.visitJumpInsn(GOTO, top);
        code.visitLabel(end);
    }

    private void choose(Tree.Switch choice) {
        Type type = value(choice.value());
        Tree.Held held = new Tree.Held(keep(type), type);
        Label end = new Label(), usual = end;
        List<Label> labels = choice.cases().stream().map(one -> new Label()).toList();
        for (int i = 0; i < labels.size(); i++) {
            if (choice.cases().get(i).test() == null) usual = labels.get(i);
            else same(held, choice.cases().get(i).test(), labels.get(i), true);
        }
        code.visitJumpInsn(GOTO, usual);
        breaks.push(end);
        for (int i = 0; i < labels.size(); i++) {
            code.visitLabel(labels.get(i));
            choice.cases().get(i).statements().forEach(this::statement);
        }
        breaks.pop();
        code.visitLabel(end);
    }
}
