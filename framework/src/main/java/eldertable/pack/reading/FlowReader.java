package eldertable.pack.reading;

import eldertable.api.FlowYaml;
import eldertable.api.GameTypes;
import eldertable.api.ScriptApi;
import eldertable.api.Sort;
import eldertable.api.YamlSection;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.DetailDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.FlowDef;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads flow.yaml. A move exists because a step offers it; an entry under `moves` only says more about it. */
final class FlowReader {
    /** Every step has these from the framework. */
    private static final Set<String> RESERVED = ScriptApi.reserved(GameTypes.STEP, GameTypes.STEP_DATA);

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
        Fields fields = new Fields(node, FlowYaml.FILE, problems);
        String start = fields.text("start");
        List<StepDef> steps = fields.entries("steps").stream().map(this::step).toList();
        List<String> stepNames = steps.stream().map(StepDef::id).toList();
        fields.entries("moves").forEach(entry -> move(entry, stepNames));
        List<EventDef> events = fields.entries("events").stream().map(entry -> event(entry, FlowYaml.EVENT, Sort.EVENT)).toList();
        List<EventDef> questions = fields.entries("questions").stream().map(entry -> event(entry, FlowYaml.QUESTION, Sort.QUESTION)).toList();
        fields.done();
        if (!start.isEmpty()) {
            names.known(start, fields.valueSpan("start"), Sort.STEP, stepNames);
        }
        return new FlowDef(start, steps, List.copyOf(moves.values()), events, questions);
    }

    private StepDef step(MapNode.Entry entry) {
        names.fits(entry.key(), entry.span(), Sort.STEP);
        Fields fields = new Fields(entry.value(), FlowYaml.STEP, problems);
        Who who = fields.flag("auto") ? Who.AUTO : fields.choice("who", Who.class);
        StepDef step = new StepDef(entry.key(), who, offered(fields), fields.text("phase"), fields.flag("repeat"), fields.flag("skip"),
                data(fields), entry.span());
        fields.done();
        checkSimultaneous(fields, step);
        return step;
    }

    private List<String> offered(Fields fields) {
        Set<String> offered = new LinkedHashSet<>();
        for (ScalarNode move : fields.scalars("moves")) {
            names.fits(move.text(), move.span(), Sort.MOVE);
            if (!offered.add(move.text())) {
                problems.error("duplicate-name", move.span(), Message.of("pack.read.twice-listed", "name", move.text()));
            }
            moves.putIfAbsent(move.text(), new MoveDef(move.text(), false, List.of(), move.span()));
        }
        return List.copyOf(offered);
    }

    private void checkSimultaneous(Fields fields, StepDef step) {
        boolean everyone = step.who() == Who.EVERYONE;
        if (step.who() != Who.AUTO && fields.has("simultaneous") && fields.flag("simultaneous") != everyone) {
            problems.error("conflicting-keys", fields.span("simultaneous"), everyone
                    ? Message.of("pack.read.always-simultaneous")
                    : Message.of("pack.read.never-simultaneous"));
        }
    }

    private List<DataDef> data(Fields fields) {
        List<DataDef> data = new ArrayList<>();
        for (MapNode.Entry entry : fields.entries("data")) {
            names.fits(entry.key(), entry.span(), Sort.STEP_DATA);
            if (RESERVED.contains(entry.key())) {
                problems.error("reserved-name", entry.span(), Message.of("pack.read.step-has", "key", entry.key()));
            }
            values.choice(entry.value(), Message.of("pack.read.type-of", "id", entry.key()), FlowYaml.DATA_TYPE)
                    .ifPresent(type -> data.add(new DataDef(entry.key(), Values.constant(DataDef.Type.class, type))));
        }
        return List.copyOf(data);
    }

    private EventDef event(MapNode.Entry entry, YamlSection form, Sort sort) {
        names.fits(entry.key(), entry.span(), sort);
        if (entry.value() instanceof ScalarNode scalar && scalar.text().equals(FlowYaml.ANYTHING.names().get(0))) {
            return new EventDef(entry.key(), true, List.of(), entry.span());
        }
        Fields fields = new Fields(entry.value(), form, problems);
        List<DetailDef> details = new ArrayList<>();
        if (form.names().contains("value")) fields.node("value").ifPresent(type -> detail("value", type, details));
        for (MapNode.Entry detail : fields.rest()) {
            names.fits(detail.key(), detail.span(), Sort.DETAIL);
            if (detail.key().equals("game")) {
                problems.error("reserved-name", detail.span(), Message.of("pack.read.answer-has"));
            }
            detail(detail.key(), detail.value(), details);
        }
        fields.done();
        return new EventDef(entry.key(), false, List.copyOf(details), entry.span());
    }

    private void detail(String name, Node type, List<DetailDef> details) {
        values.choice(type, Message.of("pack.read.type-of", "id", name), FlowYaml.DETAIL_TYPE)
                .ifPresent(word -> details.add(new DetailDef(name, Values.constant(DetailDef.Type.class, word))));
    }

    private void move(MapNode.Entry entry, List<String> steps) {
        names.fits(entry.key(), entry.span(), Sort.MOVE);
        Fields fields = new Fields(entry.value(), FlowYaml.MOVE, problems);
        List<ScalarNode> during = fields.scalars("during");
        for (ScalarNode step : during) names.known(step.text(), step.span(), Sort.STEP, steps);
        moves.put(entry.key(), new MoveDef(entry.key(), fields.flag("anytime"), during.stream().map(ScalarNode::text).toList(), entry.span()));
        fields.done();
    }
}
