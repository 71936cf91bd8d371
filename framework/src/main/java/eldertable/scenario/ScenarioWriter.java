package eldertable.scenario;

import eldertable.api.ScenarioYaml;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.Per;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.state.Ranking;
import eldertable.yaml.YamlWriter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Writes a table as a scenario: `given` lays it out, `expect` finds it so. Only what differs from the table as the pack lays
 * it out is written. What a scenario cannot say is left out: where chance stands, and what single players were shown.
 */
public final class ScenarioWriter {
    private final Blueprint blueprint;
    private final TableNames names;
    private final GameState state;
    private final GameState start;
    private final boolean expecting;
    private final Map<String, Object> lines = new LinkedHashMap<>();

    private ScenarioWriter(GameState state, TableNames names, boolean expecting) {
        this.state = state;
        this.names = names;
        this.expecting = expecting;
        blueprint = state.blueprint;
        start = new GameState(blueprint, 0);
    }

    /**
     * A whole scenario file.
     *
     * @param commands empty to lay the table out; else the moves that lead to it from the start of a game with this seed
     * @param legal    by seat's letter, the moves that are open
     */
    public static String write(String title, GameState state, TableNames names, long seed, List<String> commands, Map<String, List<String>> legal) {
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("title", title);
        file.put("players", state.blueprint.players);
        if (!state.blueprint.options.isEmpty()) file.put("options", new TreeMap<>(state.blueprint.options));
        if (commands.isEmpty()) {
            file.put("given", new ScenarioWriter(state, names, false).table());
        } else {
            file.put("seed", seed == (int) seed ? (Object) (int) seed : Long.toString(seed));
            file.put("do", commands);
        }
        Map<String, Object> expect = new ScenarioWriter(state, names, true).table();
        if (!legal.isEmpty()) expect.put("legal", legal);
        file.put("expect", expect);
        return YamlWriter.write(file);
    }

    private Map<String, Object> table() {
        if (state.isOver()) {
            lines.put("over", true);
            lines.put("winners", seats(state.winners()));
            List<List<Integer>> ranking = Ranking.of(state.places(), blueprint.players);
            if (!ranking.isEmpty()) lines.put("ranking", ranking.stream().map(place -> place.stream().map(TableNames::player).toList()).toList());
            if (Code.tag(state.reason()) == Code.WORD) lines.put("result", blueprint.word(Code.value(state.reason())));
        } else {
            List<Object> steps = new ArrayList<>();
            for (int level = 0; level < state.depth(); level++) steps.add(step(level));
            lines.put("step", steps);
            lines.put("active", TableNames.player(state.active()));
        }
        if (state.out() != 0) lines.put("out", seats(state.out()));
        if (state.unusedChance() > 0) {
            if (expecting) lines.put("unusedChance", state.unusedChance());
            else lines.put("chance", chance());
        }
        for (Subject subject : Subject.all(blueprint, names)) {
            subject.written(state, start, names, expecting).ifPresent(value -> put(subject, value));
        }
        return lines;
    }

    private Map<String, Object> step(int level) {
        var def = blueprint.steps.get(state.stepAt(level));
        int actors = state.actorsAt(level), acted = state.actedAt(level);
        Map<String, Object> frame = new LinkedHashMap<>();
        frame.put("step", def.id());
        if (actors != 0) frame.put("who", seats(expecting ? actors & ~acted & ~state.out() : actors));
        if (acted != 0 && !expecting) frame.put("acted", seats(acted));
        for (int slot = 0; slot < def.data().size(); slot++) {
            int code = state.dataAt(level, slot);
            if (code != Code.NOTHING) frame.put(def.data().get(slot).id(), value(code, def.data().get(slot).type()));
        }
        return frame;
    }

    private Object value(int code, DataDef.Type type) {
        int value = Code.value(code);
        return switch (Code.tag(code)) {
            case Code.NUMBER -> type == DataDef.Type.FLAG ? (Object) (value != 0) : value;
            case Code.PLAYER -> TableNames.player(value);
            case Code.PIECE -> names.piece(value);
            case Code.SPACE -> names.space(value);
            case Code.KIND -> blueprint.kinds.get(value).id();
            case Code.WORD -> blueprint.word(value);
            default -> names.name(code);
        };
    }

    private List<Object> chance() {
        List<Object> results = new ArrayList<>();
        for (int code : state.coming()) {
            results.add(Code.tag(code) == Code.KIND ? blueprint.kinds.get(Code.value(code)).id() : (Object) Code.value(code));
        }
        return results;
    }

    private static List<String> seats(int bits) {
        List<String> seats = new ArrayList<>();
        for (int seat = 0; bits >>> seat != 0; seat++) if ((bits & 1 << seat) != 0) seats.add(TableNames.player(seat));
        return seats;
    }

    private void put(Subject subject, Object value) {
        String id = subject.id();
        Per per = subject.per();
        int instance = subject.instance();
        switch (per.kind()) {
            case ONCE -> table(id).put(id, value);
            case PLAYER -> inner(lines, TableNames.player(instance)).put(id, value);
            case GROUP -> inner(table(id), id).put(names.members(per).get(instance), value);
            default -> inner(inner(lines, "pieces"), names.piece(blueprint.firstPieceOfSet(per.name()) + instance)).put(id, value);
        }
    }

    /** Things of the table that are called like a key of scenarios stand under `table`. */
    private Map<String, Object> table(String id) {
        boolean meansOther = ScenarioYaml.GIVEN.names().contains(id) || ScenarioYaml.EXPECT.names().contains(id) || id.length() == 1 && Character.isUpperCase(id.charAt(0));
        return meansOther ? inner(lines, "table") : lines;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> inner(Map<String, Object> map, String key) {
        return (Map<String, Object>) map.computeIfAbsent(key, missing -> new LinkedHashMap<String, Object>());
    }
}
