package eldertable.script.translation.tree;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A function as its author wrote it. Its parameters are variables; what it takes apart or fills in stands in its body. */
public final class FunctionTree {
    public final String name;
    public final String module;
    public final int line;
    public final int number;
    /** Around this one, or null. */
    public final FunctionTree outer;
    public final List<Variable> parameters = new ArrayList<>();
    /** Whether the last parameter takes all that is left. */
    public boolean hasRest;
    /** All that it declares, its parameters among it. */
    public final List<Variable> variables = new ArrayList<>();
    /** What it uses of the functions around it, in the order in which it is first named. */
    public final Set<Variable> captured = new LinkedHashSet<>();
    public Tree.Block body;
    /** Whether it has no loop in it and calls nothing: then it does no more than what is written in it. */
    public boolean isBrief = true;
    /** Why it cannot be translated, or null. */
    public String problem;

    FunctionTree(String name, String module, int line, int number, FunctionTree outer) {
        this.name = name;
        this.module = module;
        this.line = line;
        this.number = number;
        this.outer = outer;
    }

    void refuse(String why) {
        if (problem == null) problem = why;
    }

    @Override
    public String toString() {
        return (name.isEmpty() ? "a function" : name) + " (" + module + ":" + line + ")";
    }
}
