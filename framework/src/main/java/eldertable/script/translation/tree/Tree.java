package eldertable.script.translation.tree;

import java.util.List;

/** What a module says, as far as packs need it; anything else is {@link Unknown}. */
public sealed interface Tree {
    // ------------------------------------------------------------------ values

    /** An Integer, Double, String or Boolean; null is undefined. */
    record Literal(Object value) implements Tree {}

    /** JavaScript's null, which is not undefined. */
    record Null() implements Tree {}

    record Name(Variable variable) implements Tree {}

    /** Something of the language itself, such as Math. */
    record Builtin(String name) implements Tree {}

    /** @param optional whether all of the chain is undefined if there is no base */
    record Member(Tree base, String name, boolean optional) implements Tree {}

    record Index(Tree base, Tree index, boolean optional) implements Tree {}

    record Call(Tree callee, List<Tree> arguments, boolean optional) implements Tree {}

    /** Where the chain ends that a `?.` in it can cut short. */
    record Chain(Tree whole) implements Tree {}

    record New(String type, List<Tree> arguments) implements Tree {}

    record Closure(FunctionTree function) implements Tree {}

    /** `! - + ~ typeof void` */
    record Unary(String operator, Tree operand) implements Tree {}

    /** Arithmetic, bits, comparisons, `in`. */
    record Binary(String operator, Tree left, Tree right) implements Tree {}

    /** `&amp;&amp; || ??` */
    record Logical(String operator, Tree left, Tree right) implements Tree {}

    record Conditional(Tree test, Tree yes, Tree no) implements Tree {}

    /** @param operator of a compound assignment, or "" */
    record Assign(String operator, Tree target, Tree value, boolean first) implements Tree {}

    record Update(Tree target, int by, boolean prefix) implements Tree {}

    record ListOf(List<Tree> elements) implements Tree {}

    record ObjectOf(List<Property> properties) implements Tree {}

    /** @param name null if the key is computed; @param key null if it is not; both null for a spread */
    record Property(String name, Tree key, Tree value) {}

    record Spread(Tree of) implements Tree {}

    record Template(List<Tree> parts) implements Tree {}

    /** A value that whoever writes code has laid aside: in a slot, of a type. */
    record Held(int slot, Object type) implements Tree {}

    /** What cannot be translated. */
    record Unknown(String why) implements Tree {}

    // ------------------------------------------------------------------ statements

    record Block(List<Tree> statements) implements Tree {}

    record Evaluate(Tree value) implements Tree {}

    /** @param value null if it is given one later */
    record Declare(Variable variable, Tree value) implements Tree {}

    record If(Tree test, Tree yes, Tree no) implements Tree {}

    /** @param ofLoop the names of its head, of which each turn has its own; @param test or null; @param update or null */
    record Loop(List<Variable> ofLoop, Tree test, Tree update, Tree body, boolean testsLast) implements Tree {}

    /** @param target a name or a pattern */
    record ForOf(Tree target, Tree list, Tree body) implements Tree {}

    record Switch(Tree value, List<Case> cases) implements Tree {}

    /** @param test null for the default */
    record Case(Tree test, List<Tree> statements) {}

    record Return(Tree value) implements Tree {}

    record Break() implements Tree {}

    record Continue() implements Tree {}

    record Throw(Tree value) implements Tree {}
}
