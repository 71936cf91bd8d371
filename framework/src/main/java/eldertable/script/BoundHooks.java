package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.rules.HookName;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.words.Message;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** All hooks of one context as functions that Java can call, what each is called and where its author wrote it. */
final class BoundHooks {
    final ScriptedMove[] moves;
    /** By step, null where it has none: what it does by itself, what it does at its end, and which moves are open in it. */
    final Value[] runs;
    final Value[] dones;
    final Value[] openings;
    /** Or null. */
    final Value invariants;
    final BotHooks bots;

    private final Context context;
    private final Blueprint blueprint;
    private final Value runtime;
    private final Map<Value, Known> known = new IdentityHashMap<>();

    /** What diagnostics say of a hook, kept here because a context that was stopped cannot be asked any more. */
    private record Known(String name, SourceSection place) {}

    private final Runnable progress;

    /**
     * @param runtime  what the prelude has made of the packs' rules
     * @param progress is told that all goes well: each hook may take its time to be read
     */
    BoundHooks(Context context, Blueprint blueprint, Value runtime, Runnable progress) throws RuleFault {
        this.progress = progress;
        this.context = context;
        this.blueprint = blueprint;
        this.runtime = runtime;
        connect();
        Value rules = runtime.getMember("rules");
        moves = new ScriptedMove[blueprint.moves.size()];
        for (int i = 0; i < moves.length; i++) moves[i] = moveHooks(rules.getMember("moves"), blueprint.moves.get(i).id());
        runs = new Value[blueprint.steps.size()];
        dones = new Value[blueprint.steps.size()];
        openings = new Value[blueprint.steps.size()];
        for (int i = 0; i < runs.length; i++) {
            String id = blueprint.steps.get(i).id();
            Value step = rules.getMember("steps").getMember(id);
            runs[i] = hook(member(step, "run"), HookSource.step(), HookName.ofStep(id, "run"));
            dones[i] = hook(member(step, "done"), HookSource.step(), HookName.ofStep(id, "done"));
            openings[i] = opening(blueprint.steps.get(i));
            String data = HookSource.stepData(blueprint.steps.get(i).data());
            runtime.getMember("fill").setArrayElement(i, hook(runtime, data, HookName.ofStep(id, "data")));
        }
        bots = new BotHooks(blueprint, rules, this::hook, moves);
        invariants = hook(member(rules, "invariants"), HookSource.invariants(), "invariants");
    }

    /** Gives every event and every question that is answered a function of its own. */
    private void connect() {
        Value hooked = runtime.getMember("hooked").execute();
        for (int i = 0; i < hooked.getArraySize(); i++) {
            Value spec = hooked.getArrayElement(i);
            boolean asks = spec.getMember("asks").asBoolean();
            String name = spec.getMember("name").asString();
            Value caller = hook(spec, asks ? HookSource.compute() : HookSource.trigger(), (asks ? "modify." : "on.") + name);
            runtime.getMember("connect").executeVoid(asks, name, caller);
        }
    }

    private ScriptedMove moveHooks(Value all, String id) throws RuleFault {
        Value move = all.getMember(id);
        if (move == null || move.isNull()) throw missing(Message.of("rules.script.no-move", "move", id), id);
        Value specs = runtime.getMember("picksOf").execute(id, move);
        int count = (int) specs.getArraySize();
        Value check = member(move, "check");
        List<HookSource.Pick> picks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Value spec = specs.getArrayElement(i);
            boolean many = spec.getMember("many").asBoolean();
            boolean lastSingle = i == count - 1 && !many && check != null;
            picks.add(new HookSource.Pick(spec.getMember("name").asString(), many, lastSingle || member(spec, "check") != null));
        }
        Value[] offers = new Value[count], spots = new Value[count];
        for (int i = 0; i < count; i++) {
            Value spec = specs.getArrayElement(i);
            if (i == count - 1 && !picks.get(i).many() && check != null) spec.putMember("check", check);
            offers[i] = hook(spec, HookSource.offer(picks, i), HookName.ofPick(id, picks.get(i).name()));
            boolean spotted = member(spec, "where") != null || member(spec, "label") != null;
            if (spotted) spots[i] = hook(spec, HookSource.spot(picks, i), HookName.ofSpot(id, picks.get(i).name()));
        }
        int[] zones = new int[count];
        int[][] constants = new int[count][];
        for (int i = 0; i < count; i++) {
            boolean plain = !picks.get(i).many() && !picks.get(i).checked();
            Value zone = member(specs.getArrayElement(i), "zone"), codes = member(specs.getArrayElement(i), "codes");
            zones[i] = plain && zone != null ? blueprint.zone(zone.asString()) : -1;
            if (plain && codes != null) constants[i] = codes.as(int[].class);
        }
        Value apply = member(move, "apply");
        if (apply == null) throw missing(Message.of("rules.script.no-apply", "move", id), id);
        return new ScriptedMove(
            hook(member(move, "when"), HookSource.check(picks, 0), HookName.ofMove(id, "when")),
            hook(check, HookSource.check(picks, count), HookName.ofMove(id, "check")),
            hook(apply, HookSource.apply(picks), HookName.ofMove(id, "apply")),
            offers,
            spots,
            picks.stream().map(HookSource.Pick::name).toArray(String[]::new),
            toArray(picks),
            zones,
            constants,
            blueprint);
    }

    /** Asks all conditions of a step's moves and of those open at any time at once; one alone is asked by itself. */
    private Value opening(StepDef step) {
        List<HookSource.Condition> conditions = new ArrayList<>();
        for (String id : step.moves()) conditions.add(condition(id, false));
        blueprint.moves.stream().filter(move -> move.isOpenDuring(step)).forEach(move -> conditions.add(condition(move.id(), true)));
        long asked = conditions.stream().filter(move -> move.when() || move.check()).count();
        return asked < 2 ? null : hook(runtime, HookSource.openMoves(conditions), HookName.ofOpenMoves(step.id()));
    }

    private HookSource.Condition condition(String id, boolean anytime) {
        ScriptedMove move = moves[blueprint.move(id)];
        boolean check = move.picks() == 0 && move.isCheckedAtEnd();
        return new HookSource.Condition(id, Code.move(blueprint.move(id)), anytime, move.isConditional(), check);
    }

    private static boolean[] toArray(List<HookSource.Pick> picks) {
        boolean[] many = new boolean[picks.size()];
        for (int i = 0; i < many.length; i++) many[i] = picks.get(i).many();
        return many;
    }

    static Value member(Value of, String name) {
        Value value = of == null || of.isNull() ? null : of.getMember(name);
        return value == null || value.isNull() ? null : value;
    }

    private Value hook(Value function, String text, String name) {
        if (function == null) return null;
        progress.run();
        Value hook = context.eval(HookSource.internal(text, name)).execute(runtime, function);
        known.put(hook, new Known(name, beginning(function)));
        return hook;
    }

    /** Where a function is written, or the one that a pick or bot has. */
    private static SourceSection beginning(Value function) {
        if (function.canExecute()) return function.getSourceLocation();
        for (String part : List.of("from", "check", "choose")) { // a list to choose from is made a function by the prelude, and is nobody's line
            Value called = member(function, part);
            SourceSection place = called == null ? null : called.getSourceLocation();
            if (place != null && !place.getSource().isInternal()) return place;
        }
        return null;
    }

    // ------------------------------------------------------------------ for diagnostics

    /** Where the function begins that a hook calls, or null if that is not known. */
    SourceSection writtenAt(Value hook) {
        return known.get(hook).place;
    }

    /** The same for a hook's name. */
    SourceSection writtenAt(String name) {
        return known.values().stream().filter(one -> one.name.equals(name)).map(one -> one.place).filter(Objects::nonNull).findFirst().orElse(null);
    }

    /** Such as "Move 'keep' (apply)". */
    String nameOf(Value hook) {
        return known.get(hook).name;
    }

    /** Told where flow.yaml names the move. */
    private RuleFault missing(Message what, String move) {
        return new RuleFault(Diagnostic.error("missing-hook", blueprint.moves.get(blueprint.move(move)).span(), what));
    }
}
