package eldertable.script.translation.code;

import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.DetailDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef;
import eldertable.script.translation.runtime.GameObject;
import eldertable.script.translation.runtime.KindObject;
import eldertable.script.translation.runtime.Members;
import eldertable.script.translation.runtime.PieceObject;
import eldertable.script.translation.runtime.PlayerObject;
import eldertable.script.translation.runtime.PoolObject;
import eldertable.script.translation.runtime.SpaceObject;
import eldertable.script.translation.runtime.StepObject;
import eldertable.script.translation.runtime.ZoneObject;
import eldertable.script.translation.tree.FunctionTree;
import eldertable.script.translation.tree.Tree;
import eldertable.script.translation.tree.Variable;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What has been found out about a program so far: it is gone through again and again until nothing new comes to light. */
final class Inference {
    final Members members;
    /** Whether what is written counts what it does. */
    final boolean counted;
    private final Map<Variable, Type> variables = new HashMap<>();
    private final Map<FunctionTree, Type> returns = new HashMap<>();
    private final Set<FunctionTree> escaped = new HashSet<>();
    private final Map<String, Type> guesses = new HashMap<>();
    private final Map<String, Type> stepData = new HashMap<>();
    /** Types of this round. */
    final Map<Tree, Type> known = new IdentityHashMap<>();
    /** The keys of reasons, numbered as they are met. */
    private final Map<String, Integer> reasons = new HashMap<>();
    boolean changed;
    /** Whether all is known that can be: what still has no type then is used by nobody, or is anything. */
    boolean settled;

    Inference(Members members, FlowDef flow, boolean counted) {
        this.members = members;
        this.counted = counted;
        for (StepDef step : flow.steps()) for (DataDef data : step.data()) stepData.merge(data.id(), typeOf(data.type()), Type::join);
        Stream.of(flow.events(), flow.questions()).flatMap(List::stream).map(EventDef::details).flatMap(List::stream)
            .forEach(detail -> guesses.merge(detail.id(), typeOf(detail.type()), Type::join));
        guesses.entrySet().removeIf(guess -> guess.getValue().kind != Type.Kind.OBJECT || members.isKnown(guess.getKey()));
        guesses.putAll(Map.of("game", Type.object(GameObject.class), "me", Type.object(PlayerObject.class), "step", Type.object(StepObject.class),
            "owner", Type.object(PlayerObject.class)));
    }

    int reason(String key) {
        return reasons.computeIfAbsent(key, next -> reasons.size());
    }

    private static Type typeOf(DataDef.Type type) {
        return switch (type) {
            case NUMBER -> Type.INT;
            case FLAG -> Type.FLAG;
            case PLAYER -> Type.object(PlayerObject.class);
            case PIECE -> Type.object(PieceObject.class);
            case SPACE -> Type.object(SpaceObject.class);
            case WORD -> Type.TEXT;
            case KIND -> Type.object(KindObject.class);
        };
    }

    private static Type typeOf(DetailDef.Type type) {
        return switch (type) {
            case PLAYER -> Type.object(PlayerObject.class);
            case PIECE -> Type.object(PieceObject.class);
            case SPACE -> Type.object(SpaceObject.class);
            case KIND -> Type.object(KindObject.class);
            case ZONE -> Type.object(ZoneObject.class);
            case POOL -> Type.object(PoolObject.class);
            default -> Type.ANY;
        };
    }

    /** Whether a function is certainly called by nobody. */
    boolean isDead(FunctionTree function) {
        return function.parameters.stream().anyMatch(parameter -> of(parameter).kind == Type.Kind.NONE);
    }

    /** A type as it is used: as long as something is being found out, nothing stands for what is not known yet. */
    Type used(Type type) {
        return settled && (type.kind == Type.Kind.NONE || type.kind == Type.Kind.UNDEFINED) ? Type.ANY : type;
    }

    /** What something of that name most likely is. */
    Type guess(String name) {
        return guesses.getOrDefault(name, Type.ANY);
    }

    Type ofStep(String data) {
        return stepData.getOrDefault(data, Type.ANY);
    }

    Type of(Variable variable) {
        return variables.getOrDefault(variable, Type.NONE);
    }

    Type returned(FunctionTree function) {
        return returns.getOrDefault(function, Type.NONE);
    }

    void join(Variable variable, Type type) {
        Type before = of(variable), after = before.join(type);
        if (after.kind == Type.Kind.ANY) escape(before, type);
        if (after.equals(before)) return;
        variables.put(variable, after);
        changed = true;
    }

    void joinReturn(FunctionTree function, Type type) {
        Type before = returned(function), after = before.join(type);
        if (after.kind == Type.Kind.ANY || escaped.contains(function)) escape(before, type);
        if (after.equals(before)) return;
        returns.put(function, after);
        changed = true;
    }

    /** Functions that go where nobody knows who calls them, and with what. */
    void escape(Type... types) {
        for (Type type : types) for (FunctionTree function : type.functions) {
            if (!escaped.add(function)) continue;
            changed = true;
            for (int i = 0; i < function.parameters.size(); i++) {
                boolean rest = function.hasRest && i == function.parameters.size() - 1;
                join(function.parameters.get(i), rest ? Type.list(Type.ANY) : Type.ANY);
            }
            escape(returned(function));
        }
        for (Type type : types) if (type.element != null) escape(type.element);
    }
}
