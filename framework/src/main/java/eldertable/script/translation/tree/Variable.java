package eldertable.script.translation.tree;

import java.util.Objects;

/** Something that rules gave a name: of a module, of a function, or a parameter. */
public final class Variable {
    public final String name;
    /** The function that it belongs to, or null if it is a module's. */
    public final FunctionTree owner;
    /** Counts all variables of a program, so that generated names differ. */
    public final int number;
    /** The function that it always stands for, or null. */
    public FunctionTree function;
    /** The literal that it always stands for, or null. */
    public Tree.Literal literal;
    /** Whether it is given a value more than once. */
    public boolean changes;
    /** Whether a function within its function uses it. */
    public boolean isCaptured;
    public boolean isConstant;
    /** Whether it is a name in the head of a for loop, which has one for each turn. */
    public boolean isOfLoop;
    boolean isDeclared;

    Variable(String name, FunctionTree owner, int number) {
        this.name = Objects.requireNonNull(name);
        this.owner = owner;
        this.number = number;
    }

    /** Whether functions that share it must see each other's changes. */
    public boolean isShared() {
        return owner != null && isCaptured && changes;
    }

    @Override
    public String toString() {
        return name;
    }
}
