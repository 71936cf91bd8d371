package eldertable.pack.reading;

import eldertable.api.ApiVersion;
import eldertable.api.PackYaml;
import eldertable.api.Sort;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.KnobDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PackLinks;
import eldertable.pack.model.PresetDef;
import eldertable.pack.model.Version;
import eldertable.pack.model.VersionRange;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Map;

/** Reads pack.yaml. */
public final class InfoReader {
    private final Problems problems;
    private final Values values;
    private final NameCheck names;

    public InfoReader(Problems problems) {
        this.problems = problems;
        values = new Values(problems);
        names = new NameCheck(problems, true);
    }

    public PackInfo read(MapNode node) {
        Fields fields = new Fields(node, PackYaml.FILE, problems);
        PackLinks links = new LinksReader(problems).read(fields);
        String id = fields.text("id");
        if (!id.isEmpty()) {
            names.fits(id, fields.valueSpan("id"), Sort.PACK);
        }
        String version = fields.text("version", "bad-version", text -> Message.of("pack.read.version", "text", text));
        String api = fields.text("api");
        if (!api.isEmpty()) {
            checkApi(api, id, fields.valueSpan("api"));
        }
        String title = fields.text("title");
        int[] players = players(fields);
        List<OptionDef> options = options(fields);
        PackInfo info = new PackInfo(id, version, api, title, fields.text("summary"), players[0], players[1],
                fields.number("minutes"), options, presets(fields, options), knobs(fields), links, fields.texts("credits"),
                fields.text("licence"), node.span());
        fields.done();
        return info;
    }

    private void checkApi(String api, String id, Span span) {
        Optional<VersionRange> range = VersionRange.parse(api);
        if (api.equals(ApiVersion.FORMER)) {
            problems.error("former-api", span, Message.of("pack.read.former-api", "id", id));
        } else if (range.isEmpty()) {
            problems.error("bad-version", span, Message.of("pack.read.no-range", "range", api, "like", ApiVersion.USUAL));
        } else if (!range.get().allows(Version.parse(ApiVersion.CURRENT).orElseThrow())) {
            problems.error("unknown-api", span, Message.of("pack.read.other-api", "api", api, "current", ApiVersion.CURRENT));
        }
    }

    private int[] players(Fields fields) {
        Node node = fields.node("players").orElse(null);
        if (node == null) {
            return new int[] {1, PackYaml.MOST_PLAYERS};
        }
        Fields range = new Fields(node, PackYaml.PLAYERS, problems);
        int[] players = {range.number("min"), range.number("max")};
        range.done();
        return players;
    }

    private List<OptionDef> options(Fields fields) {
        List<OptionDef> options = new ArrayList<>();
        for (MapNode.Entry entry : fields.entries("options")) {
            names.fits(entry.key(), entry.span(), Sort.OPTION);
            boolean words = entry.value() instanceof MapNode map && map.has("values");
            Fields option = words ? new Fields(entry.value(), PackYaml.WORD_OPTION, problems)
                    : new Fields(entry.value(), PackYaml.NUMBER_OPTION, problems).orPerhaps(PackYaml.WORD_OPTION);
            options.add(words ? choice(entry, option) : number(entry, option));
            option.done();
        }
        return List.copyOf(options);
    }

    private List<KnobDef> knobs(Fields fields) {
        List<KnobDef> knobs = new ArrayList<>();
        for (MapNode.Entry entry : fields.entries("knobs")) {
            names.fits(entry.key(), entry.span(), Sort.KNOB);
            Fields knob = new Fields(entry.value(), PackYaml.KNOB, problems);
            knobs.add(new KnobDef(entry.key(), knob.number("value"), knob.number("min"), knob.number("max"), knob.text("about"), entry.span()));
            knob.done();
        }
        return List.copyOf(knobs);
    }

    private OptionDef choice(MapNode.Entry entry, Fields option) {
        List<String> words = new ArrayList<>();
        for (ScalarNode value : option.scalars("values")) {
            if (words.contains(value.text())) {
                problems.error("duplicate-name", value.span(), Message.of("pack.read.twice-listed", "name", value.text()));
            } else if (names.fits(value.text(), value.span(), Sort.VALUE)) {
                words.add(value.text());
            }
        }
        String start = option.text("start");
        if (!words.isEmpty()) {
            names.known(start, option.valueSpan("start"), Sort.VALUE, words);
        }
        return new OptionDef(entry.key(), List.copyOf(words), playerCounts(option, words), start, 0, 0, entry.span());
    }

    private Map<String, List<Integer>> playerCounts(Fields option, List<String> words) {
        Map<String, List<Integer>> counts = new LinkedHashMap<>();
        for (MapNode.Entry entry : option.entries("players")) {
            if (names.known(entry.key(), entry.span(), Sort.VALUE, words)) {
                counts.put(entry.key(), values.numbers(entry.value(), Message.of("pack.read.players")));
            }
        }
        return Map.copyOf(counts);
    }

    private List<PresetDef> presets(Fields fields, List<OptionDef> known) {
        List<PresetDef> presets = new ArrayList<>();
        for (MapNode.Entry entry : fields.entries("presets")) {
            names.fits(entry.key(), entry.span(), Sort.PRESET);
            Fields preset = new Fields(entry.value(), PackYaml.PRESET, problems);
            Map<String, Object> chosen = new LinkedHashMap<>();
            for (MapNode.Entry line : preset.entries("options")) {
                // A mod may name options of the game below it: whether there is such a one is checked when both are together.
                Optional<OptionDef> option = known.stream().filter(one -> one.id().equals(line.key())).findFirst();
                values.text(line.value(), Message.of("pack.read.chosen-for", "key", line.key()))
                        .ifPresent(written -> chosen.put(line.key(), option.map(one -> one.valueOf(written)).orElse(written)));
            }
            preset.done();
            presets.add(new PresetDef(entry.key(), Collections.unmodifiableMap(chosen), entry.span()));
        }
        return List.copyOf(presets);
    }

    private OptionDef number(MapNode.Entry entry, Fields option) {
        if (!option.has("min") && !option.has("max")) {
            problems.error("missing-key", entry.span(), Message.of("pack.read.option"));
            option.excuse("max");
        }
        return new OptionDef(entry.key(), List.of(), Map.of(), option.number("start"), option.number("min"), option.number("max"), entry.span());
    }
}
