package eldertable.pack.reading;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.FlowDef;
import eldertable.yaml.MapNode;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads flow.yaml. A move exists because a step offers it; an entry under `moves` only says more about it. */
final class FlowReader {
    private static final Map<String, Who> WHO = Values.words(Who.ACTIVE, Who.ONE, Who.EVERYONE);
    private static final Map<String, DataDef.Type> DATA = Values.words(DataDef.Type.values());

    /** Every step has these from the framework. */
    private static final Set<String> RESERVED = Set.of("name", "who");

    private final Problems problems;
    private final Values values;
    private final NameCheck names;
    private final Map<String, MoveDef> moves = new LinkedHashMap<>();

    FlowReader(NameCheck names, Problems problems) {
        this.problems = problems;
        this.names = names;
        values = new Values(problems);
    }

    FlowDef read(MapNode node) {
        Fields fields = new Fields(node, "flow.yaml", problems);
        String start = fields.requiredText("start");
        fields.required("steps");
        List<StepDef> steps = fields.entries("steps").stream().map(this::step).toList();
        fields.entries("moves").forEach(this::move);
        fields.done(Sections.FILES);
        if (!start.isEmpty()) {
            names.known(start, fields.valueSpan("start"), "step", steps.stream().map(StepDef::id).toList());
        }
        return new FlowDef(start, steps, List.copyOf(moves.values()));
    }

    private StepDef step(MapNode.Entry entry) {
        names.id(entry.key(), entry.span(), "a step");
        Fields fields = new Fields(entry.value(), "a step", problems);
        boolean auto = fields.flag("auto", false);
        Who who = auto ? Who.AUTO : fields.choice("who", WHO, Who.ACTIVE);
        List<String> offered = offered(fields);
        StepDef step = new StepDef(entry.key(), who, offered, fields.text("phase", ""), fields.flag("repeat", false),
                fields.flag("skip", false), data(fields), entry.span());
        checkActors(fields, step);
        fields.allow("who", "simultaneous").done();
        return step;
    }

    private List<String> offered(Fields fields) {
        Set<String> offered = new LinkedHashSet<>();
        for (ScalarNode move : fields.scalars("moves")) {
            names.id(move.text(), move.span(), "a move");
            if (!offered.add(move.text())) {
                problems.error("duplicate-name", move.span(), "'" + move.text() + "' stands twice in this list.");
            }
            moves.putIfAbsent(move.text(), new MoveDef(move.text(), false, move.span()));
        }
        return List.copyOf(offered);
    }

    private void checkActors(Fields fields, StepDef step) {
        if (step.who() == Who.AUTO) {
            for (String key : List.of("who", "moves", "simultaneous", "repeat", "skip")) {
                if (fields.has(key)) {
                    problems.error("conflicting-keys", fields.span(key),
                            "An automatic step runs by itself and has no '" + key + "'. Remove this, or 'auto'.");
                }
            }
        } else if (step.moves().isEmpty() && !fields.has("moves")) {
            problems.error("missing-key", step.span(), "Somebody acts in the step '" + step.id()
                    + "', so it needs 'moves'. If it runs by itself, write 'auto: true'.");
        }
        boolean everyone = step.who() == Who.EVERYONE;
        if (step.who() != Who.AUTO && fields.flag("simultaneous", everyone) != everyone) {
            problems.error("conflicting-keys", fields.span("simultaneous"), everyone
                    ? "A step with 'who: everyone' is always simultaneous. Remove this."
                    : "Only a step with 'who: everyone' can be simultaneous.");
        }
    }

    private List<DataDef> data(Fields fields) {
        List<DataDef> data = new ArrayList<>();
        for (MapNode.Entry entry : fields.entries("data")) {
            names.property(entry.key(), entry.span(), "a value that a step carries");
            if (RESERVED.contains(entry.key())) {
                problems.error("reserved-name", entry.span(), "Every step already has '" + entry.key() + "'. Call this value something else.");
            }
            values.choice(entry.value(), "The type of '" + entry.key() + "'", DATA)
                    .ifPresent(type -> data.add(new DataDef(entry.key(), type)));
        }
        return List.copyOf(data);
    }

    private void move(MapNode.Entry entry) {
        names.id(entry.key(), entry.span(), "a move");
        Fields fields = new Fields(entry.value(), "a move", problems);
        moves.put(entry.key(), new MoveDef(entry.key(), fields.flag("anytime", false), entry.span()));
        fields.done();
    }
}
