package eldertable.pack.reading;

import eldertable.api.LessonYaml;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.LessonDef.Line;
import eldertable.pack.model.LessonDef.Part;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Reads lessons/*.yaml. What their names mean is looked up where they are played. */
final class LessonReader {
    private final Problems problems;

    LessonReader(Problems problems) {
        this.problems = problems;
    }

    List<LessonDef> read(Map<String, MapNode> files) {
        return files.entrySet().stream().map(file -> lesson(file.getKey(), file.getValue())).toList();
    }

    private LessonDef lesson(String id, MapNode map) {
        Fields fields = new Fields(map, LessonYaml.FILE, problems);
        OptionalInt players = fields.has("players") ? OptionalInt.of(fields.number("players")) : OptionalInt.empty();
        MapNode options = fields.map("options").orElseGet(() -> MapNode.empty(map.span()));
        Line you = new Line(fields.text("you"), fields.valueSpan("you"));
        LessonDef lesson = new LessonDef(id, fields.text("title"), tidy(fields.text("summary")), players, options, fields.number("seed"), you,
                fields.map("given"), parts(fields), map.span());
        fields.done();
        return lesson;
    }

    private List<Part> parts(Fields fields) {
        List<Part> parts = new ArrayList<>();
        Node node = fields.node("steps").orElse(null);
        if (node == null) {
            return parts;
        }
        for (Node item : node instanceof ListNode list ? list.items() : List.of(node)) {
            new Values(problems).map(item, Message.of("pack.read.lesson-step")).ifPresent(map -> parts.add(part(map)));
        }
        return List.copyOf(parts);
    }

    private Part part(MapNode map) {
        Fields fields = new Fields(map, LessonYaml.STEP, problems);
        List<Line> expected = new ArrayList<>(lines(fields, "expect"));
        boolean free = expected.removeIf(line -> line.text().equals(LessonYaml.ANY));
        if (free && expected.isEmpty()) {
            problems.error("missing-move", fields.valueSpan("expect"), Message.of("pack.read.before-any"));
        }
        Part part = new Part(fields.map("given"), lines(fields, "do"), tidy(fields.text("say")), lines(fields, "point"), List.copyOf(expected),
                free, tidy(fields.text("otherwise")), map.span());
        fields.done();
        return part;
    }

    private static List<Line> lines(Fields fields, String key) {
        return fields.scalars(key).stream().map(scalar -> new Line(scalar.text(), scalar.span())).toList();
    }

    /** Lines are broken where they are shown. */
    private static String tidy(String text) {
        return text.strip().replaceAll("[ \\t]+", " ").replaceAll("\\s*\\n\\s*", "\n");
    }
}
