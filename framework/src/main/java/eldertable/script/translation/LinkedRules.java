package eldertable.script.translation;

import eldertable.script.translation.runtime.Answers;
import eldertable.script.translation.runtime.Fn;
import eldertable.script.translation.runtime.HostWorld;
import eldertable.script.translation.runtime.Ops;
import eldertable.script.translation.runtime.NullValue;
import eldertable.script.translation.runtime.PlainObject;
import eldertable.script.translation.runtime.RuleCode;
import eldertable.script.translation.tree.ModuleTree;
import eldertable.script.translation.tree.Untranslatable;
import eldertable.script.translation.tree.Variable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the packs of a match gave, one on top of the other: the same as `add` and its kin in prelude.js. */
final class LinkedRules {
    private record CardHook(int kind, Fn hook) {}

    final HostWorld world;
    final RuleCode code;
    final Map<String, PlainObject> moves = new LinkedHashMap<>();
    final Map<String, PlainObject> steps = new LinkedHashMap<>();
    final Map<String, Object> hints = new LinkedHashMap<>();
    final Map<String, Object> weights = new LinkedHashMap<>();
    /** Whom the packs bring along to play themselves. They are asked once a move, which GraalJS does. */
    final List<String> botNames = new ArrayList<>();
    /** Or null. */
    Fn invariants;
    private final Map<String, Fn> invariantsByName = new LinkedHashMap<>();
    private final Map<String, List<Fn>> on = new LinkedHashMap<>();
    private final Map<String, List<Fn>> modify = new LinkedHashMap<>();
    private final Map<String, List<CardHook>> cardOn = new LinkedHashMap<>();
    private final Map<String, List<CardHook>> cardModify = new LinkedHashMap<>();
    private final Set<String> removed;

    LinkedRules(HostWorld world, RuleCode code) {
        this.world = world;
        this.code = code;
        removed = Set.copyOf(world.blueprint.pack.removed());
    }

    /** Takes what a pack's rules.mjs exports. */
    void add(ModuleTree module) throws Untranslatable {
        Map<String, Object> exports = new LinkedHashMap<>();
        for (Map.Entry<String, Variable> export : module.exports.entrySet()) exports.put(export.getKey(), code.exported(export.getValue().number));
        wrapOrSet(moves, object(exports.get("moves")));
        wrapOrSet(steps, object(exports.get("steps")));
        wrapAll(object(exports.get("wrap")));
        addHints(object(exports.get("hints")));
        for (String bot : object(exports.get("bots")).keySet()) if (!botNames.contains(bot)) botNames.add(bot);
        addInvariants(exports.get("invariants"));
        for (Map.Entry<String, Object> answer : object(exports.get("on")).entrySet()) list(on, answer.getKey()).add(function(answer.getValue()));
        for (Map.Entry<String, Object> answer : object(exports.get("modify")).entrySet()) list(modify, answer.getKey()).add(function(answer.getValue()));
        for (Map.Entry<String, Object> card : object(exports.get("cards")).entrySet()) {
            if (removed.contains(card.getKey())) continue;
            Map<String, Object> hooks = object(card.getValue());
            for (Map.Entry<String, Object> answer : object(hooks.get("on")).entrySet()) list(cardOn, answer.getKey()).add(new CardHook(kind(card.getKey()), function(answer.getValue())));
            for (Map.Entry<String, Object> answer : object(hooks.get("modify")).entrySet()) list(cardModify, answer.getKey()).add(new CardHook(kind(card.getKey()), function(answer.getValue())));
        }
    }

    /** One function, or several by name; null takes one away. */
    private void addInvariants(Object own) throws Untranslatable {
        if (own instanceof Fn one) {
            int number = invariantsByName.size();
            while (invariantsByName.containsKey("#" + number)) number++;
            invariantsByName.put("#" + number, one);
        } else for (Map.Entry<String, Object> one : object(own).entrySet()) {
            if (one.getValue() instanceof NullValue) invariantsByName.remove(one.getKey());
            else invariantsByName.put(one.getKey(), function(one.getValue()));
        }
        invariants = invariantsByName.isEmpty() ? null : invariantsByName.values().stream().reduce(LinkedRules::both).get();
    }

    private int kind(String id) throws Untranslatable {
        var kind = world.blueprint.kind(id);
        if (kind == null) throw new Untranslatable("there is no kind '" + id + "'");
        return kind.index();
    }

    private static <T> List<T> list(Map<String, List<T>> map, String key) {
        return map.computeIfAbsent(key, name -> new ArrayList<>());
    }

    /** The properties of an object; none if there is none. */
    static Map<String, Object> object(Object value) throws Untranslatable {
        Map<String, Object> properties = new LinkedHashMap<>();
        if (value == null) return properties;
        if (!(value instanceof PlainObject object)) throw new Untranslatable("rules that export something else than objects");
        for (int i = 0; i < object.names().length; i++) properties.put(object.names()[i], object.value(i));
        return properties;
    }

    private static Fn function(Object value) throws Untranslatable {
        if (value instanceof Fn function) return function;
        throw new Untranslatable("rules that export something else than functions");
    }

    // ------------------------------------------------------------------ wrapping

    private static void wrapOrSet(Map<String, PlainObject> into, Map<String, Object> from) throws Untranslatable {
        for (Map.Entry<String, Object> given : from.entrySet()) {
            Object made = given.getValue() instanceof Fn wrapper ? wrapper.call(into.get(given.getKey())) : given.getValue();
            if (!(made instanceof PlainObject object)) throw new Untranslatable("a move or step that is no object");
            Ops.freeze(object);
            into.put(given.getKey(), object);
        }
    }

    private static Fn wrapped(Fn earlier, Object wrapper) throws Untranslatable {
        if (earlier == null) throw new Untranslatable("something that wraps nothing");
        Object made = function(wrapper).call(earlier);
        return function(made);
    }

    private void wrapAll(Map<String, Object> wrap) throws Untranslatable {
        wrapIn(on, object(wrap.get("on")), false);
        wrapIn(modify, object(wrap.get("modify")), true);
        for (Map.Entry<String, Object> card : object(wrap.get("cards")).entrySet()) {
            if (removed.contains(card.getKey())) continue;
            Map<String, Object> hooks = object(card.getValue());
            wrapInCards(cardOn, kind(card.getKey()), object(hooks.get("on")), false);
            wrapInCards(cardModify, kind(card.getKey()), object(hooks.get("modify")), true);
        }
        for (Map.Entry<String, Object> hint : object(wrap.get("hints")).entrySet()) hints.put(hint.getKey(), wrapped(function(hints.get(hint.getKey())), hint.getValue()));
        if (wrap.get("invariants") instanceof Fn wrapper) {
            Fn all = wrapped(invariants, wrapper);
            invariantsByName.clear();
            invariantsByName.put("#", all);
            return;
        }
        for (Map.Entry<String, Object> one : object(wrap.get("invariants")).entrySet()) {
            invariantsByName.put(one.getKey(), wrapped(invariantsByName.get(one.getKey()), one.getValue()));
        }
    }

    private static void wrapIn(Map<String, List<Fn>> map, Map<String, Object> wrappers, boolean asks) throws Untranslatable {
        for (Map.Entry<String, Object> wrapper : wrappers.entrySet()) {
            List<Fn> earlier = map.get(wrapper.getKey());
            map.put(wrapper.getKey(), new ArrayList<>(List.of(wrapped(earlier == null ? null : Answers.all(earlier, asks), wrapper.getValue()))));
        }
    }

    private static void wrapInCards(Map<String, List<CardHook>> map, int kind, Map<String, Object> wrappers, boolean asks) throws Untranslatable {
        for (Map.Entry<String, Object> wrapper : wrappers.entrySet()) {
            List<CardHook> all = map.getOrDefault(wrapper.getKey(), List.of());
            List<Fn> own = all.stream().filter(hook -> hook.kind == kind).map(CardHook::hook).toList();
            List<CardHook> others = new ArrayList<>(all.stream().filter(hook -> hook.kind != kind).toList());
            others.add(new CardHook(kind, wrapped(own.isEmpty() ? null : Answers.all(own, asks), wrapper.getValue())));
            map.put(wrapper.getKey(), others);
        }
    }

    private void addHints(Map<String, Object> given) throws Untranslatable {
        for (Map.Entry<String, Object> hint : given.entrySet()) if (!hint.getKey().equals("weigh")) hints.put(hint.getKey(), hint.getValue());
        weights.putAll(object(given.get("weigh")));
    }

    private static Fn both(Fn earlier, Fn own) {
        if (earlier == null) return own;
        return new Fn() {
            @Override
            public Object call(Object it, Object b, Object c) {
                Object answer = earlier.call(it);
                return answer == Boolean.TRUE ? own.call(it) : answer;
            }
        };
    }

    // ------------------------------------------------------------------ when all packs are loaded

    void connect() {
        connect(false, on, cardOn);
        connect(true, modify, cardModify);
    }

    private void connect(boolean asks, Map<String, List<Fn>> own, Map<String, List<CardHook>> cards) {
        Set<String> names = new LinkedHashSet<>(own.keySet());
        names.addAll(cards.keySet());
        for (String name : names) {
            Map<Integer, List<Fn>> byKind = new LinkedHashMap<>();
            for (CardHook hook : cards.getOrDefault(name, List.of())) byKind.computeIfAbsent(hook.kind, kind -> new ArrayList<>()).add(hook.hook);
            world.answers.add(asks, name, own.getOrDefault(name, List.of()), byKind);
        }
    }
}
