package eldertable.script.translation.tree;

import com.oracle.js.parser.TokenType;
import com.oracle.js.parser.ir.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Turns what the parser made of a module into trees, and finds out what every name stands for. */
final class FunctionReader {
    private static final Set<String> BUILTINS = Set.of("Math", "Object", "Array", "Number", "Map", "Set", "Infinity", "NaN", "String", "Boolean", "undefined");

    /** The names that a block declares. */
    private static final class Scope {
        final Map<String, Variable> names = new HashMap<>();
        final Scope outer;

        Scope(Scope outer) {
            this.outer = outer;
        }
    }

    private final ProgramReader program;
    private final ModuleTree module;
    private Scope scope;
    private FunctionTree function;
    /** The block that is being read. */
    private Block around;

    FunctionReader(ProgramReader program, ModuleTree module) {
        this.program = program;
        this.module = module;
    }

    // ------------------------------------------------------------------ modules

    /** Gives a module its own names, before any of its functions is read. */
    void declare(FunctionNode root) {
        for (Statement statement : root.getBody().getStatements()) {
            if (statement instanceof VarNode node) module.names.computeIfAbsent(node.getName().getName(), name -> program.variable(name, null)).isConstant |= node.isConst() || node.isFunctionDeclaration();
        }
    }

    void readModule(FunctionNode root) throws Untranslatable {
        scope = new Scope(null);
        scope.names.putAll(module.names);
        for (Statement statement : root.getBody().getStatements()) {
            if (statement instanceof ExpressionStatement e && e.getExpression() instanceof UnaryNode yield && yield.isTokenType(TokenType.YIELD)) continue; // where a module may wait
            module.statements.add(statement(statement));
        }
        for (Tree statement : module.statements) {
            if (statement instanceof Tree.Evaluate e && e.value() instanceof Tree.Unknown unknown) throw new Untranslatable(module.path + ": " + unknown.why());
        }
    }

    // ------------------------------------------------------------------ names

    private Tree name(IdentNode node) {
        String name = node.getName();
        if (node.isThis() || name.equals("this")) return unknown(node, "'this'");
        if (name.equals("arguments")) return unknown(node, "'arguments'");
        for (Scope at = scope; at != null; at = at.outer) {
            Variable found = at.names.get(name);
            if (found != null) return use(found);
        }
        if (name.equals("undefined")) return new Tree.Literal(null);
        if (name.equals("Infinity")) return new Tree.Literal(Double.POSITIVE_INFINITY);
        if (name.equals("NaN")) return new Tree.Literal(Double.NaN);
        return BUILTINS.contains(name) ? new Tree.Builtin(name) : unknown(node, "'" + name + "'");
    }

    private Tree use(Variable found) {
        if (found.owner != null && !found.isDeclared) return refused("'" + found.name + "' before it is declared");
        if (found.owner != null && found.owner != function) {
            found.isCaptured = true;
            for (FunctionTree at = function; at != found.owner; at = at.outer) at.captured.add(found);
        }
        return new Tree.Name(found);
    }

    private Variable declared(String name) {
        for (Scope at = scope; at != null; at = at.outer) {
            Variable found = at.names.get(name);
            if (found != null) return found;
        }
        throw new IllegalStateException("'" + name + "' is declared nowhere");
    }

    private Tree unknown(Node node, String what) {
        return refused(what);
    }

    private Tree refused(String what) {
        if (function != null) function.refuse("uses " + what);
        return new Tree.Unknown(what);
    }

    // ------------------------------------------------------------------ functions

    private Tree.Closure closure(FunctionNode node) {
        FunctionTree made = new FunctionTree(node.getName() == null ? "" : node.getName(), module.path, node.getLineNumber(), program.functions.size(), function);
        program.functions.add(made);
        if (node.isAsync() || node.isGenerator()) made.refuse("is async or a generator");
        if (node.isGetter() || node.isSetter() || node.isClassConstructor()) made.refuse("is an accessor or a constructor");
        Scope around = scope;
        FunctionTree outer = function;
        scope = new Scope(scope);
        function = made;
        if (node.hasSimpleParameterList()) {
            for (IdentNode parameter : node.getParameters()) {
                Variable variable = program.variable(parameter.getName(), made);
                variable.isDeclared = true;
                scope.names.put(variable.name, variable);
                made.parameters.add(variable);
            }
        } else {
            for (int i = 0; i < node.getNumOfParams(); i++) {
                Variable variable = program.variable(":" + i, made);
                variable.isDeclared = true;
                made.parameters.add(variable);
            }
        }
        made.body = block(node.getBody());
        scope = around;
        function = outer;
        return new Tree.Closure(made);
    }

    private Tree.Block block(Block block) {
        Block outer = around;
        around = block;
        scope = new Scope(scope);
        for (Statement statement : block.getStatements()) {
            if (statement instanceof VarNode node) {
                if (!node.isBlockScoped() && !node.isFunctionDeclaration()) refused("'var'");
                if (node.isFunctionDeclaration() && function != null) refused("a function declared in a function");
                Variable variable = program.variable(node.getName().getName(), function);
                variable.isConstant = node.isConst();
                scope.names.put(variable.name, variable);
            }
        }
        List<Tree> statements = new ArrayList<>();
        for (int i = 0; i < block.getStatements().size(); i++) statements.add(statement(block.getStatements().get(i)));
        scope = scope.outer;
        around = outer;
        return new Tree.Block(statements);
    }

    // ------------------------------------------------------------------ statements

    private Tree statement(Statement statement) {
        if (statement instanceof VarNode node) return declaration(node);
        if (statement instanceof ExpressionStatement node) return new Tree.Evaluate(value(node.getExpression()));
        if (statement instanceof BlockStatement node) return block(node.getBlock());
        if (statement instanceof IfNode node) return new Tree.If(value(node.getTest()), block(node.getPass()), node.getFail() == null ? null : block(node.getFail()));
        if (statement instanceof LoopNode) mayLast();
        if (statement instanceof ForNode node) return loop(node);
        if (statement instanceof WhileNode node) return new Tree.Loop(List.of(), value(node.getTest()), null, block(node.getBody()), node.isDoWhile());
        if (statement instanceof SwitchNode node) return choice(node);
        if (statement instanceof ReturnNode node) return new Tree.Return(node.getExpression() == null ? new Tree.Literal(null) : value(node.getExpression()));
        if (statement instanceof BreakNode node) return node.getLabelName() == null ? new Tree.Break() : new Tree.Evaluate(unknown(node, "a label"));
        if (statement instanceof ContinueNode node) return node.getLabelName() == null ? new Tree.Continue() : new Tree.Evaluate(unknown(node, "a label"));
        if (statement instanceof ThrowNode node) return new Tree.Throw(value(node.getExpression()));
        if (statement instanceof EmptyNode) return new Tree.Block(List.of());
        return new Tree.Evaluate(unknown(statement, "a statement of the kind " + statement.tokenType()));
    }

    private Tree declaration(VarNode node) {
        if (node.isClassDeclaration()) return new Tree.Evaluate(unknown(node, "a class"));
        Variable variable = declared(node.getName().getName());
        Tree value = null;
        if (node.getInit() != null) {
            value = value(node.getInit());
            if (variable.isConstant && value instanceof Tree.Closure made) variable.function = made.function();
            if (variable.isConstant && value instanceof Tree.Literal literal) variable.literal = literal;
            if (node.isFunctionDeclaration() && value instanceof Tree.Closure made) variable.function = made.function();
        }
        variable.isDeclared = true;
        return node.getInit() == null && node.isDestructuring() ? new Tree.Block(List.of()) : new Tree.Declare(variable, value);
    }

    private Tree loop(ForNode node) {
        if (node.isForIn() || node.isForAwaitOf() || node.isForEach()) return new Tree.Evaluate(unknown(node, "'for … in'"));
        if (node.isForOf()) {
            Tree list = value(node.getModify());
            scope = new Scope(scope);
            declareAll(node.getInit());
            Tree loop = new Tree.ForOf(target(node.getInit(), true), list, block(node.getBody()));
            scope = scope.outer;
            return loop;
        }
        List<Variable> heads = new ArrayList<>();
        if (node.hasPerIterationScope()) for (Variable variable : scope.names.values()) {
            variable.isOfLoop = true;
            heads.add(variable);
        }
        Tree init = node.getInit() == null ? null : new Tree.Evaluate(value(node.getInit()));
        Tree test = node.getTest() == null || node.getTest().getExpression() == null ? null : value(node.getTest());
        Tree body = block(node.getBody());
        Tree update = node.getModify() == null || node.getModify().getExpression() == null ? null : value(node.getModify());
        Tree loop = new Tree.Loop(heads, test, update, body, false);
        return init == null ? loop : new Tree.Block(List.of(init, loop));
    }

    /** The names that the head of a loop declares. */
    private void declareAll(Expression pattern) {
        if (pattern instanceof IdentNode ident) {
            if (!around.hasSymbol(ident.getName())) refused("a loop that changes '" + ident.getName() + "'");
            scope.names.put(ident.getName(), program.variable(ident.getName(), function));
        } else if (pattern instanceof ObjectNode object) {
            for (PropertyNode property : object.getElements()) if (property.getValue() != null) declareAll(property.getValue());
        } else if (pattern instanceof LiteralNode<?> literal && literal.isArray()) {
            for (Expression element : literal.getElementExpressions()) declareAll(element instanceof UnaryNode rest ? rest.getExpression() : element);
        } else if (pattern instanceof BinaryNode withDefault) {
            declareAll(withDefault.getLhs());
        }
    }

    private Tree choice(SwitchNode node) {
        List<Tree.Case> cases = new ArrayList<>();
        for (CaseNode one : node.getCases()) {
            Tree test = one.getTest() == null ? null : value(one.getTest());
            List<Tree> statements = new ArrayList<>();
            for (Statement statement : one.getStatements()) statements.add(statement(statement));
            cases.add(new Tree.Case(test, statements));
        }
        return new Tree.Switch(value(node.getExpression()), cases);
    }

    // ------------------------------------------------------------------ values

    private List<Tree> values(List<Expression> nodes) {
        List<Tree> values = new ArrayList<>();
        for (Expression node : nodes) values.add(node == null ? refused("a list with holes") : value(node));
        return values;
    }

    private Tree value(Expression node) {
        if (node instanceof OptionalExpression chain && chain.isOptionalChain()) return new Tree.Chain(link(node));
        return link(node);
    }

    /** A part of a chain, or any other value. */
    private Tree link(Expression node) {
        if (node instanceof JoinPredecessorExpression join) return value(join.getExpression());
        if (node instanceof IdentNode ident) return name(ident);
        if (node instanceof ParameterNode parameter) return parameter(parameter);
        if (node instanceof LiteralNode<?> literal) return literal(literal);
        if (node instanceof FunctionNode made) return closure(made);
        if (node instanceof AccessNode access) return member(access);
        if (node instanceof IndexNode index) return new Tree.Index(base(index), value(index.getIndex()), index.isOptional());
        if (node instanceof CallNode call) return call(call);
        if (node instanceof UnaryNode unary) return unary(unary);
        if (node instanceof BinaryNode binary) return binary(binary);
        if (node instanceof TernaryNode test) return new Tree.Conditional(value(test.getTest()), value(test.getTrueExpression()), value(test.getFalseExpression()));
        if (node instanceof ObjectNode object) return object(object);
        if (node instanceof TemplateLiteralNode.UntaggedTemplateLiteralNode template) return new Tree.Template(values(template.getExpressions()));
        return unknown(node, "an expression of the kind " + node.tokenType());
    }

    private Tree base(BaseNode node) {
        return node.getBase() instanceof OptionalExpression inner && inner.isOptionalChain() && node.isOptionalChain() ? link(node.getBase()) : value(node.getBase());
    }

    private Tree parameter(ParameterNode node) {
        if (node.isRestParameter()) function.hasRest = true;
        return new Tree.Name(function.parameters.get(node.getIndex()));
    }

    private Tree literal(LiteralNode<?> node) {
        if (node.isArray()) return new Tree.ListOf(values(node.getElementExpressions()));
        if (node.isString()) return new Tree.Literal(node.getString().intern());
        Object value = node.getValue();
        if (value == null) return new Tree.Null();
        if (value instanceof Boolean) return new Tree.Literal(value);
        if (value instanceof Integer) return new Tree.Literal(value);
        if (value instanceof Double || value instanceof Long || value instanceof Float) return new Tree.Literal(((Number) value).doubleValue());
        return unknown(node, "a literal such as " + node.tokenType());
    }

    private Tree member(AccessNode node) {
        if (node.isPrivate() || node.isSuper()) return unknown(node, "a private member");
        if (node.getBase() instanceof IdentNode ident && isNamespace(ident)) {
            Variable exported = program.module(module.namespaces.get(ident.getName())).exports.get(node.getProperty());
            return exported == null ? new Tree.Literal(null) : use(exported);
        }
        return new Tree.Member(base(node), node.getProperty().intern(), node.isOptional());
    }

    private boolean isNamespace(IdentNode ident) {
        for (Scope at = scope; at != null; at = at.outer) if (at.names.containsKey(ident.getName())) return false;
        return module.namespaces.containsKey(ident.getName());
    }

    /** What the function does may be more than what is written in it. */
    private void mayLast() {
        if (function != null) function.isBrief = false;
    }

    private Tree call(CallNode node) {
        if (node.isTaggedTemplateLiteral() || node.isImport() || node.isEval()) return unknown(node, "a call of a special kind");
        if (node.isNew()) return made(node);
        List<Tree> arguments = values(node.getArgs());
        Tree callee = node.isOptionalChain() && node.getFunction() instanceof OptionalExpression inner && inner.isOptionalChain()
            ? link(node.getFunction()) : value(node.getFunction());
        boolean isArithmetic = callee instanceof Tree.Member member && member.base() instanceof Tree.Builtin builtin && builtin.name().equals("Math");
        if (!isArithmetic) mayLast();
        return new Tree.Call(callee, arguments, node.isOptional());
    }

    private Tree made(CallNode node) {
        Tree type = value(node.getFunction());
        boolean fits = type instanceof Tree.Builtin builtin && (builtin.name().equals("Map") || builtin.name().equals("Set"));
        return fits ? new Tree.New(((Tree.Builtin) type).name(), values(node.getArgs())) : unknown(node, "'new'");
    }

    private Tree unary(UnaryNode node) {
        TokenType type = node.tokenType();
        Expression of = node.getExpression();
        return switch (type) {
            case NOT -> new Tree.Unary("!", value(of));
            case SUB -> of instanceof LiteralNode<?> literal && literal.getValue() instanceof Integer number && number != 0 ? new Tree.Literal(-number) : new Tree.Unary("-", value(of));
            case ADD -> new Tree.Unary("+", value(of));
            case BIT_NOT -> new Tree.Unary("~", value(of));
            case TYPEOF -> new Tree.Unary("typeof", value(of));
            case VOID -> of instanceof LiteralNode<?> ? new Tree.Literal(null) : new Tree.Unary("void", value(of));
            case INCPREFIX -> new Tree.Update(target(of, false), 1, true);
            case DECPREFIX -> new Tree.Update(target(of, false), -1, true);
            case INCPOSTFIX -> new Tree.Update(target(of, false), 1, false);
            case DECPOSTFIX -> new Tree.Update(target(of, false), -1, false);
            case NEW -> of instanceof CallNode call ? made(call) : unknown(node, "'new'");
            case SPREAD_ARGUMENT, SPREAD_ARRAY, SPREAD_OBJECT -> new Tree.Spread(value(of));
            case NAMEDEVALUATION -> value(of);
            default -> unknown(node, "the operator " + type);
        };
    }

    private Tree binary(BinaryNode node) {
        TokenType type = node.tokenType();
        if (type == TokenType.ASSIGN_INIT) return assign("", node, true);
        if (type == TokenType.ASSIGN) return assign("", node, false);
        switch (type) {
            case AND: return new Tree.Logical("&&", value(node.getLhs()), value(node.getRhs()));
            case OR: return new Tree.Logical("||", value(node.getLhs()), value(node.getRhs()));
            case NULLISHCOALESC: return new Tree.Logical("??", value(node.getLhs()), value(node.getRhs()));
            case ASSIGN_AND, ASSIGN_OR, ASSIGN_NULLCOAL: return unknown(node, "the operator " + type);
            default: break;
        }
        String operator = switch (type) {
            case ADD, ASSIGN_ADD -> "+";
            case SUB, ASSIGN_SUB -> "-";
            case MUL, ASSIGN_MUL -> "*";
            case DIV, ASSIGN_DIV -> "/";
            case MOD, ASSIGN_MOD -> "%";
            case EXP, ASSIGN_EXP -> "**";
            case BIT_AND, ASSIGN_BIT_AND -> "&";
            case BIT_OR, ASSIGN_BIT_OR -> "|";
            case BIT_XOR, ASSIGN_BIT_XOR -> "^";
            case SHL, ASSIGN_SHL -> "<<";
            case SAR, ASSIGN_SAR -> ">>";
            case EQ_STRICT -> "===";
            case NE_STRICT -> "!==";
            case LT -> "<";
            case LE -> "<=";
            case GT -> ">";
            case GE -> ">=";
            case IN -> "in";
            default -> null;
        };
        if (operator == null) return unknown(node, "the operator " + type);
        return node.isAssignment() ? assign(operator, node, false) : new Tree.Binary(operator, value(node.getLhs()), value(node.getRhs()));
    }

    private Tree assign(String operator, BinaryNode node, boolean first) {
        Tree value = value(node.getRhs());
        return new Tree.Assign(operator, target(node.getLhs(), first), value, first);
    }

    /** What is given a value: a name, a member, or a pattern of those. @param first whether that declares it */
    private Tree target(Expression node, boolean first) {
        if (node instanceof IdentNode ident) {
            Variable variable;
            try {
                variable = declared(ident.getName());
            } catch (IllegalStateException e) {
                return unknown(node, "'" + ident.getName() + "'");
            }
            if (first) variable.isDeclared = true;
            else if (variable.isConstant || variable.owner == null) return unknown(node, "a change of '" + variable.name + "'");
            else variable.changes = true;
            return use(variable);
        }
        if (node instanceof ObjectNode object) {
            List<Tree.Property> properties = new ArrayList<>();
            for (PropertyNode property : object.getElements()) {
                if (property.isRest() || property.getValue() == null && property.getKey() instanceof UnaryNode || property.isComputed()) return unknown(node, "a pattern with a rest or a computed name");
                properties.add(new Tree.Property(property.getKeyName().intern(), null, targetWithDefault(property.getValue(), first)));
            }
            return new Tree.ObjectOf(properties);
        }
        if (node instanceof LiteralNode<?> literal && literal.isArray()) {
            List<Tree> elements = new ArrayList<>();
            for (Expression element : literal.getElementExpressions()) {
                if (element == null) elements.add(null);
                else if (element instanceof UnaryNode rest && (rest.isTokenType(TokenType.SPREAD_ARRAY) || rest.isTokenType(TokenType.SPREAD_ARGUMENT))) elements.add(new Tree.Spread(target(rest.getExpression(), first)));
                else elements.add(targetWithDefault(element, first));
            }
            return new Tree.ListOf(elements);
        }
        Tree target = value(node);
        return target instanceof Tree.Member || target instanceof Tree.Index ? target : unknown(node, "a pattern");
    }

    private Tree targetWithDefault(Expression node, boolean first) {
        if (node instanceof BinaryNode binary && (binary.isTokenType(TokenType.ASSIGN) || binary.isTokenType(TokenType.ASSIGN_INIT))) {
            Tree value = value(binary.getRhs());
            return new Tree.Assign("??=", target(binary.getLhs(), first), value, first);
        }
        return target(node, first);
    }

    private Tree object(ObjectNode node) {
        List<Tree.Property> properties = new ArrayList<>();
        for (PropertyNode property : node.getElements()) {
            if (property.getGetter() != null || property.getSetter() != null || property.isProto()) return unknown(node, "a getter, a setter or __proto__");
            if (property.getKey() instanceof UnaryNode spread && spread.isTokenType(TokenType.SPREAD_OBJECT)) properties.add(new Tree.Property(null, null, value(spread.getExpression())));
            else if (property.isComputed()) properties.add(new Tree.Property(null, value(property.getKey()), value(property.getValue())));
            else properties.add(new Tree.Property(property.getKeyName().intern(), null, value(property.getValue())));
        }
        return new Tree.ObjectOf(properties);
    }
}
