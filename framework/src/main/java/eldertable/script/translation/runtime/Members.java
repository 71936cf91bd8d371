package eldertable.script.translation.runtime;

import eldertable.pack.component.Component;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.model.AttributeDef;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.Per;
import eldertable.state.Blueprint;

import java.lang.annotation.Annotation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What rules find in each object of a match, and which Java method stands behind it: what all packs have, and what this one adds. */
public final class Members {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    /**
     * @param read     null if it cannot be read
     * @param write    null if it cannot be changed
     * @param call     null if it is no function
     * @param constants what is handed to read and write before anything else
     * @param of       what the list consists of that is read or returned
     */
    public record Entry(Method read, Method write, Method call, Object[] constants, Class<?> of, MethodHandle getter, MethodHandle setter) {}

    record Grouped(String name, int firstZone, int pool, int firstCell) {}

    final List<Grouped> groups = new ArrayList<>();
    final List<String> spaceData = new ArrayList<>();
    final Map<String, Integer> firstZone = new HashMap<>();
    final Map<String, Integer> stepNumber = new HashMap<>();
    private final Map<Named.Things, Map<String, Integer>> numbers = new EnumMap<>(Named.Things.class);
    private final Map<Class<?>, Map<String, Entry>> entries = new ConcurrentHashMap<>();
    private final Map<String, Integer> events, questions;
    private final Entry absent;
    private final Entry refused;

    public Members(Blueprint blueprint) {
        MethodHandle nothing = MethodHandles.dropArguments(MethodHandles.constant(Object.class, null), 0, Object.class);
        MethodHandle give = bound("refuse", MethodType.methodType(Object.class, Object.class)), refuse = bound("refuseToSet", MethodType.methodType(void.class, Object.class, Object.class));
        absent = new Entry(null, null, null, new Object[0], Object.class, nothing, refuse);
        refused = new Entry(null, null, null, new Object[0], Object.class, give, refuse);
        for (Class<?> type : List.of(GameObject.class, PlayerObject.class, PieceObject.class, KindObject.class, ZoneObject.class, SpaceObject.class,
            BoardObject.class, PoolObject.class, TallyObject.class, StepObject.class, GroupObject.class, ListObject.class, CollectionObject.class)) declared(type);
        zones(blueprint);
        components(blueprint);
        attributes(blueprint);
        flow(blueprint);
        events = numbered(blueprint.pack.flow().events().stream().map(EventDef::id).toList());
        questions = numbered(blueprint.pack.flow().questions().stream().map(EventDef::id).toList());
        numbers.put(Named.Things.STEP, stepNumber);
        numbers.put(Named.Things.ZONE, firstZone);
        numbers.put(Named.Things.ATTRIBUTE, numbered(blueprint.pack.attributes().stream().map(AttributeDef::id).toList()));
        numbers.put(Named.Things.KIND, numbered(blueprint.kinds.stream().map(Blueprint.Kind::id).toList()));
    }

    /** Which event, or question, of flow.yaml that is; -1 if there is none of that name. */
    public int declared(boolean asks, String name) {
        return (asks ? questions : events).getOrDefault(name, -1);
    }

    private static Map<String, Integer> numbered(List<String> names) {
        Map<String, Integer> all = new HashMap<>();
        for (int i = 0; i < names.size(); i++) all.putIfAbsent(names.get(i), i);
        return all;
    }

    private static MethodHandle bound(String name, MethodType type) {
        try {
            return LOOKUP.findStatic(Members.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static Object refuse(Object of) {
        throw new GiveUp("something that is not translated, of " + of);
    }

    static void refuseToSet(Object of, Object value) {
        throw new GiveUp("a change that is not translated, of " + of);
    }

    /** What stands under a name: never null. */
    public Entry of(Class<?> type, String name) {
        Entry entry = entries.getOrDefault(type, Map.of()).get(name);
        if (entry != null) return entry;
        return PlainObject.INHERITED.contains(name) || !HostObject.class.isAssignableFrom(type) ? refused : absent;
    }

    /** Whether a member of something that is there can be read without fail. */
    public boolean isSafe(Class<?> type, String name) {
        Method read = of(type, name).read();
        boolean may = type == PieceObject.class && (read != null && (read.getName().equals("counter") || read.getName().equals("pool")));
        return read != null && !may && List.of(GameObject.class, PlayerObject.class, PieceObject.class, KindObject.class, ZoneObject.class).contains(type);
    }

    /** Whether it is moreover always there: what a pack gives the game and its players. */
    public boolean isThere(Class<?> type, String name) {
        Method read = of(type, name).read();
        return read != null && (type == GameObject.class || type == PlayerObject.class) && List.of("zone", "pool", "board").contains(read.getName());
    }

    /** Another method for a name that is written out in the rules. @param number what is handed to it instead of the name */
    public record Numbered(Method method, int number) {}

    /** Or null, if the method's first parameter names nothing, or nothing that there is. */
    public Numbered numbered(Method method, String name) {
        if (method.getParameterCount() == 0) return null;
        for (Annotation note : method.getParameterAnnotations()[0]) {
            Integer number = note instanceof Named named ? numbers.get(named.value()).get(name) : null;
            if (number == null) continue;
            Class<?>[] takes = method.getParameterTypes();
            takes[0] = int.class;
            try {
                return new Numbered(method.getDeclaringClass().getMethod(method.getName(), takes), number);
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
        return null;
    }

    /** Whether anything of the table has something of that name. */
    public boolean isKnown(String name) {
        return entries.values().stream().anyMatch(own -> own.containsKey(name));
    }

    // ------------------------------------------------------------------ what all packs have

    private void declared(Class<?> type) {
        Map<String, Entry> own = entries.computeIfAbsent(type, key -> new LinkedHashMap<>());
        for (Method method : type.getDeclaredMethods()) {
            Member member = method.getAnnotation(Member.class);
            if (member == null) continue;
            String name = member.name().isEmpty() ? method.getName() : member.name();
            if (member.read()) own.put(name, entry(method, named(type, method.getName(), 1), new Object[0], member.of()));
            else own.put(name, new Entry(null, null, method, new Object[0], member.of(), refused.getter(), refused.setter()));
        }
    }

    /** The method with which something is set: of the same name, with so many parameters; or null. */
    private static Method named(Class<?> type, String name, int parameters) {
        return Arrays.stream(type.getDeclaredMethods()).filter(m -> m.getName().equals(name) && m.getParameterCount() == parameters && m.getReturnType() == void.class)
            .findFirst().orElse(null);
    }

    private Entry entry(Method read, Method write, Object[] constants, Class<?> of) {
        try {
            MethodHandle getter = handle(read, constants).asType(MethodType.methodType(Object.class, Object.class));
            MethodHandle setter = write == null ? refused.setter() : handle(write, constants).asType(MethodType.methodType(void.class, Object.class, Object.class));
            return new Entry(read, write, null, constants, of, getter, setter);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static MethodHandle handle(Method method, Object[] constants) throws IllegalAccessException {
        return MethodHandles.insertArguments(LOOKUP.unreflect(method), 1, constants);
    }

    // ------------------------------------------------------------------ what this pack adds

    /** @param method the one that reads; one of the same name with one parameter more changes it */
    private void add(Class<?> type, String name, String method, Class<?> of, Object... constants) {
        Map<String, Entry> own = entries.computeIfAbsent(type, key -> new LinkedHashMap<>());
        if (own.containsKey(name)) {
            own.put(name.intern(), refused); // whatever that means
            return;
        }
        Method read = Arrays.stream(type.getDeclaredMethods()).filter(m -> m.getName().equals(method) && m.getParameterCount() == constants.length && m.getReturnType() != void.class)
            .findFirst().orElseThrow();
        own.put(name.intern(), entry(read, named(type, method, constants.length + 1), constants, of));
    }

    private void zones(Blueprint blueprint) {
        for (Blueprint.Zone zone : blueprint.zones) {
            String id = zone.def().id();
            if (firstZone.putIfAbsent(id, zone.index()) != null || blueprint.boards.stream().anyMatch(board -> board.def.id().equals(id))) continue;
            switch (zone.def().per().kind()) {
                case PLAYER -> add(PlayerObject.class, id, "zone", Object.class, zone.index());
                case GROUP -> group(id, new Grouped(zone.def().per().name(), zone.index(), -1, -1), ZoneObject.class);
                default -> add(GameObject.class, id, "zone", Object.class, zone.index());
            }
        }
        for (int i = 0; i < blueprint.boards.size(); i++) {
            add(GameObject.class, blueprint.boards.get(i).def.id(), "board", Object.class, i);
            for (var space : blueprint.boards.get(i).def.spaces()) for (String name : space.data().keySet()) if (!spaceData.contains(name)) spaceData.add(name);
        }
        for (int i = 0; i < spaceData.size(); i++) add(SpaceObject.class, spaceData.get(i), "data", Object.class, i);
    }

    private void group(String id, Grouped group, Class<?> of) {
        groups.add(group);
        add(GameObject.class, id, "group", of, groups.size() - 1);
    }

    private void components(Blueprint blueprint) {
        for (int i = 0; i < blueprint.components.size(); i++) {
            Component component = blueprint.components.get(i);
            Per per = component.def().per();
            String id = component.id();
            int firstPiece = per.kind() == Per.Kind.PIECE ? blueprint.firstPieceOfSet(per.name()) : 0;
            if (component instanceof Counter) {
                switch (per.kind()) {
                    case PLAYER -> add(PlayerObject.class, id, "counter", Object.class, component.first());
                    case PIECE -> add(PieceObject.class, id, "counter", Object.class, component.first(), firstPiece, component.instances());
                    case GROUP -> group(id, new Grouped(per.name(), -1, -1, component.first()), Integer.class);
                    default -> add(GameObject.class, id, "counter", Object.class, component.first());
                }
            } else if (component instanceof Pool) {
                switch (per.kind()) {
                    case PLAYER -> add(PlayerObject.class, id, "pool", Object.class, i);
                    case PIECE -> add(PieceObject.class, id, "pool", Object.class, i, firstPiece, component.instances());
                    case GROUP -> group(id, new Grouped(per.name(), -1, i, -1), PoolObject.class);
                    default -> add(GameObject.class, id, "pool", Object.class, i);
                }
            } else {
                for (Class<?> type : List.of(GameObject.class, PlayerObject.class, PieceObject.class)) entries.get(type).put(id.intern(), refused);
            }
        }
    }

    private void attributes(Blueprint blueprint) {
        for (int i = 0; i < blueprint.pack.attributes().size(); i++) {
            AttributeDef attribute = blueprint.pack.attributes().get(i);
            String method = switch (attribute.type()) {
                case NUMBER -> "numberAttribute";
                case FLAG -> "flagAttribute";
                case WORD, TEXT -> "wordAttribute";
                case WORDS, NUMBERS -> "listAttribute";
                default -> "attribute";
            };
            Class<?> of = attribute.type() == AttributeDef.Type.WORDS ? String.class : Object.class;
            add(PieceObject.class, attribute.id(), method, of, i);
            add(KindObject.class, attribute.id(), method, of, i);
        }
    }

    private void flow(Blueprint blueprint) {
        for (var step : blueprint.steps) {
            stepNumber.put(step.id(), stepNumber.size());
            for (DataDef data : step.data()) {
                if (!entries.get(StepObject.class).containsKey(data.id())) add(StepObject.class, data.id(), "data", Object.class, data.id().intern());
            }
        }
    }
}
