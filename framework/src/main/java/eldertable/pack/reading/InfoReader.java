package eldertable.pack.reading;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PackLinks;
import eldertable.pack.model.Version;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads pack.yaml. */
public final class InfoReader {
    /** The only version of the pack format there is so far. */
    static final int API = 1;
    static final int MOST_PLAYERS = 12;

    private final Problems problems;
    private final Values values;
    private final NameCheck names;

    public InfoReader(Problems problems) {
        this.problems = problems;
        values = new Values(problems);
        names = new NameCheck(problems, true);
    }

    public PackInfo read(MapNode node) {
        Fields fields = new Fields(node, "a pack", problems);
        PackLinks links = new LinksReader(problems).read(fields);
        boolean mod = fields.has("extends");
        String id = fields.requiredText("id");
        if (!id.isEmpty()) {
            names.id(id, fields.valueSpan("id"), "a pack");
        }
        String version = mod ? fields.text("version", "0.0.0") : fields.requiredText("version");
        if (!version.isEmpty() && Version.parse(version).isEmpty()) {
            problems.error("bad-version", fields.valueSpan("version"), "'" + version + "' is not a version such as 1.0.0: three numbers with dots.");
        }
        int api = mod ? fields.number("api", API, 1, Integer.MAX_VALUE) : fields.requiredNumber("api", API, 1, Integer.MAX_VALUE);
        if (api != API) {
            problems.error("unknown-api", fields.valueSpan("api"), "This pack was written for api " + api + "; this version of the program knows api "
                    + API + ". " + (api > API ? "Get a newer Eldertable, or an older version of the pack." : "Get a newer version of the pack."));
        }
        String title = fields.requiredText("title");
        int[] players = players(fields, mod);
        PackInfo info = new PackInfo(id, version, api, title, fields.text("summary", ""), players[0], players[1],
                fields.number("minutes", 0, 1, 6000), options(fields), links, fields.texts("credits"),
                fields.text("licence", ""), node.span());
        fields.done(Sections.FILES);
        return info;
    }

    private int[] players(Fields fields, boolean mod) {
        Node node = (mod ? fields.node("players") : fields.required("players")).orElse(null);
        if (node == null) {
            return new int[] {1, MOST_PLAYERS};
        }
        Fields range = new Fields(node, "the number of players", problems);
        int min = range.requiredNumber("min", 1, 1, MOST_PLAYERS);
        int max = range.requiredNumber("max", MOST_PLAYERS, 1, MOST_PLAYERS);
        range.done();
        if (min > max) {
            problems.error("out-of-range", range.valueSpan("max"), "'max' is below 'min'.");
            max = min;
        }
        return new int[] {min, max};
    }

    private List<OptionDef> options(Fields fields) {
        List<OptionDef> options = new ArrayList<>();
        for (MapNode.Entry entry : fields.entries("options")) {
            names.id(entry.key(), entry.span(), "an option");
            Fields option = new Fields(entry.value(), "an option", problems);
            options.add(option.has("values") ? choice(entry, option) : number(entry, option));
            option.done();
        }
        return List.copyOf(options);
    }

    private OptionDef choice(MapNode.Entry entry, Fields option) {
        List<String> words = new ArrayList<>();
        for (ScalarNode value : option.scalars("values")) {
            if (words.contains(value.text())) {
                problems.error("duplicate-name", value.span(), "'" + value.text() + "' stands twice in this list.");
            } else if (names.id(value.text(), value.span(), "a choice")) {
                words.add(value.text());
            }
        }
        String first = words.isEmpty() ? "" : words.get(0);
        String start = option.text("start", first);
        if (!words.isEmpty()) {
            names.known(start, option.valueSpan("start"), "choice", words);
        }
        return new OptionDef(entry.key(), List.copyOf(words), playerCounts(option, words), start, 0, 0, entry.span());
    }

    private Map<String, List<Integer>> playerCounts(Fields option, List<String> words) {
        Map<String, List<Integer>> counts = new LinkedHashMap<>();
        for (MapNode.Entry entry : option.entries("players")) {
            if (names.known(entry.key(), entry.span(), "choice", words)) {
                counts.put(entry.key(), values.numbers(entry.value(), "The numbers of players"));
            }
        }
        return Map.copyOf(counts);
    }

    private OptionDef number(MapNode.Entry entry, Fields option) {
        if (!option.has("min") && !option.has("max")) {
            problems.error("missing-key", entry.span(), "An option needs either 'values', a list of words, or 'min' and 'max'.");
        }
        option.allow("values");
        int min = option.number("min", 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
        int max = option.number("max", Integer.MAX_VALUE, min, Integer.MAX_VALUE);
        int start = option.number("start", min, min, Math.max(min, max));
        return new OptionDef(entry.key(), List.of(), Map.of(), start, min, max, entry.span());
    }
}
