package eldertable.scenario;

import eldertable.api.ScenarioYaml;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.component.Notation;
import eldertable.pack.reading.Fields;
import eldertable.scenario.ScenarioDef.Line;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads scenario files. Problems are collected; a scenario that has one is left out, the others of the file are read. */
public final class ScenarioReader {
    private static final Pattern STOP = Pattern.compile(ScenarioYaml.STOP.pattern()), UNDO = Pattern.compile(ScenarioYaml.UNDO.pattern());
    private static final Pattern REFUSED = Pattern.compile(ScenarioYaml.REFUSED.pattern());
    private static final String RUN = "run";

    private final Problems problems;
    private Source source;

    private ScenarioReader(Problems problems) {
        this.problems = problems;
    }

    /** @param file how the author names the file */
    public static List<ScenarioDef> read(String file, byte[] bytes, Problems problems) {
        ScenarioReader reader = new ScenarioReader(problems);
        Optional<Node> node = YamlReader.read(file, bytes, problems, source -> reader.source = source);
        return node.isEmpty() ? List.of() : reader.scenarios(node.get());
    }

    private List<ScenarioDef> scenarios(Node node) {
        List<ScenarioDef> found = new ArrayList<>();
        if (node.isEmptyValue()) {
            error("no-scenario", node.span(), Message.of("scenario.none"));
        }
        for (Node one : node instanceof ListNode list ? list.items() : node.isEmptyValue() ? List.<Node>of() : List.of(node)) {
            int before = problems.errors();
            Optional<ScenarioDef> scenario = map(one, ScenarioYaml.SCENARIO.named()).flatMap(this::scenario);
            if (problems.errors() == before) scenario.ifPresent(found::add);
        }
        return found;
    }

    private Optional<ScenarioDef> scenario(MapNode map) {
        Fields fields = new Fields(map, ScenarioYaml.SCENARIO, problems);
        Optional<MapNode> expect = fields.map("expect");
        List<Line> lines = lines(fields);
        if (expect.isEmpty() && lines.isEmpty() && fields.has("do")) {
            error("missing-key", map.span(), Message.of("scenario.nothing-happens"));
        }
        OptionalInt players = fields.has("players") ? OptionalInt.of(fields.number("players")) : OptionalInt.empty();
        MapNode options = fields.map("options").orElseGet(() -> MapNode.empty(map.span()));
        ScenarioDef scenario = new ScenarioDef(title(fields), fields.texts("case"), players, options, fields.number("seed"),
            fields.map("given"), lines, expect, source, map.span());
        fields.done();
        return Optional.of(scenario);
    }

    private String title(Fields fields) {
        String title = fields.text("title").strip().replaceAll("\\s+", " ");
        if (title.length() > ScenarioYaml.LONGEST_TITLE) {
            error("too-long", fields.valueSpan("title"), Message.of("scenario.title", "length", title.length()));
        }
        return title;
    }

    private List<Line> lines(Fields fields) {
        List<Line> lines = new ArrayList<>();
        Node node = fields.node("do").orElse(null);
        if (node == null) return lines;
        for (Node item : node instanceof ListNode list ? list.items() : List.of(node)) {
            if (item instanceof ScalarNode scalar && !scalar.isEmptyValue()) lines.add(move(scalar));
            else if (item instanceof MapNode look) look(look, lines);
            else error("wrong-type", item.span(), Message.of("scenario.line-not", "what", item.described()));
        }
        return List.copyOf(lines);
    }

    private Line move(ScalarNode scalar) {
        Matcher undo = UNDO.matcher(scalar.text()), stop = STOP.matcher(scalar.text());
        if (undo.matches()) return new Line.Undo(undo.group(1) == null ? 1 : Integer.parseInt(undo.group(1)), undo.group(2) != null, scalar.span());
        if (scalar.text().strip().equals(RUN)) return new Line.Run(null, scalar.span());
        if (stop.matches()) {
            String step = stop.group(2) == null ? "" : stop.group(2);
            return stop.group(1).equals(RUN) ? new Line.Run(step, scalar.span()) : new Line.Move(stop.group(1), false, "", step, scalar.span());
        }
        Matcher refused = REFUSED.matcher(scalar.text());
        String reason = refused.matches() && refused.group(2) != null ? refused.group(2) : "";
        if (refused.matches()) return new Line.Move(refused.group(1), true, reason, null, scalar.span());
        if (scalar.text().contains("->")) {
            error("bad-command", scalar.span(), Message.of("scenario.behind-arrow"));
        }
        return new Line.Move(scalar.text(), false, "", null, scalar.span());
    }

    private void look(MapNode map, List<Line> lines) {
        for (MapNode.Entry entry : map.entries()) {
            switch (entry.key()) {
                case "expect" -> map(entry.value(), Notation.quoted("expect")).ifPresent(looks -> lines.add(new Line.Expect(looks, entry.span())));
                case "given" -> map(entry.value(), Notation.quoted("given")).ifPresent(changes -> lines.add(new Line.Given(changes, entry.span())));
                default -> error("unknown-key", entry.span(), Message.of("scenario.line").and(Spelling.guess(entry.key(), ScenarioYaml.LOOK.names())));
            }
        }
    }

    private Optional<MapNode> map(Node node, Message what) {
        if (node instanceof MapNode map) return Optional.of(map);
        error("wrong-type", node.span(), Message.of("pack.read.wrong-type", "what", what, "wanted", Message.of("pack.read.a.map"), "found", node.described()));
        return Optional.empty();
    }

    private void error(String code, Span span, Message message) {
        problems.error(code, span, message);
    }
}
