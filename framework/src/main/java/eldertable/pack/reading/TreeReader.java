package eldertable.pack.reading;

import eldertable.api.YamlFile;
import eldertable.diagnostic.PlainText;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.files.PackFiles;
import eldertable.words.Languages;
import eldertable.pack.model.RulesPages;
import eldertable.pack.files.PackHash;
import eldertable.words.Message;
import eldertable.yaml.ListNode;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;
import eldertable.yaml.YamlReader;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads every file of a pack for itself: YAML into nodes, scripts and rules into text. */
public final class TreeReader {
    private static final Pattern RULES = Pattern.compile("rules(?:\\.([a-zA-Z-]+))?\\.md");
    private static final int LONGEST_SCRIPT = 1 << 20;
    /** The files that are called so and not otherwise. */
    private static final List<String> FILES = YamlFile.ALL.stream().map(YamlFile::path).filter(path -> !path.contains("*")).toList();

    private final PackFiles files;
    private final Problems problems;
    private final List<Source> sources = new ArrayList<>();
    private boolean complete = true;

    public TreeReader(PackFiles files, Problems problems) {
        this.files = files;
        this.problems = problems;
    }

    /** Empty if there is no pack.yaml that can be read. */
    public Optional<PackTree> read() {
        if (!files.has("pack.yaml")) {
            problems.error("missing-file", Span.file(files.nameOf("pack.yaml")), Message.of("pack.read.no-pack"));
            return Optional.empty();
        }
        MapNode pack = definitions("pack.yaml");
        boolean readable = complete;
        MapNode components = definitions("components.yaml");
        MapNode cards = cards();
        MapNode flow = definitions("flow.yaml");
        MapNode table = map("table.yaml").orElseGet(() -> nothing("table.yaml"));
        Map<String, MapNode> text = new LinkedHashMap<>();
        for (String path : files.paths("text/", ".yaml")) {
            map(path).ifPresent(texts -> text.put(path.substring("text/".length(), path.length() - ".yaml".length()), texts));
        }
        Map<String, MapNode> lessons = new TreeMap<>();
        for (String path : files.paths("lessons/", ".yaml")) {
            map(path).ifPresent(lesson -> lessons.put(path.substring("lessons/".length(), path.length() - ".yaml".length()), lesson));
        }
        Map<String, String> scripts = new TreeMap<>();
        files.paths("", ".mjs").forEach(path -> text(path).ifPresent(script -> scripts.put(path, script)));
        Map<String, String> rules = new TreeMap<>();
        for (String path : files.paths("rules.", ".md")) {
            Matcher page = RULES.matcher(path);
            if (page.matches()) text(path).ifPresent(rulesPage -> rules.put(page.group(1) == null ? Languages.ENGLISH : page.group(1), rulesPage));
        }
        warnOfStrangers();
        return readable ? Optional.of(new PackTree(files, pack, components, cards, flow, table, Collections.unmodifiableMap(text),
                Collections.unmodifiableMap(scripts), new RulesPages(rules), List.copyOf(sources), complete, PackHash.of(files), Collections.unmodifiableMap(lessons), List.of(), Set.of())) : Optional.empty();
    }

    /** A file that others refer to. */
    private MapNode definitions(String path) {
        if (!files.has(path)) {
            return nothing(path);
        }
        Optional<MapNode> map = map(path);
        complete &= map.isPresent();
        return map.orElseGet(() -> nothing(path));
    }

    /** Empty if the file is not there or cannot be read. */
    private Optional<MapNode> map(String path) {
        Optional<Node> read = files.bytes(path).flatMap(bytes -> YamlReader.read(files.nameOf(path), bytes, problems, sources::add));
        read.ifPresent(this::refuseUnseen);
        return read
                .flatMap(node -> node.isEmptyValue() ? Optional.of(nothing(path)) : new Values(problems).map(node, Message.of("pack.read.a.file")));
    }

    /** What cannot be seen in a text could do something to whoever is shown it. */
    private void refuseUnseen(Node node) {
        if (node instanceof MapNode map) {
            for (MapNode.Entry entry : map.entries()) {
                refuseUnseen(entry.key(), entry.span());
                refuseUnseen(entry.value());
            }
        } else if (node instanceof ListNode list) {
            list.items().forEach(this::refuseUnseen);
        } else if (node instanceof ScalarNode scalar) {
            refuseUnseen(scalar.text(), scalar.span());
        }
    }

    private void refuseUnseen(String text, Span span) {
        PlainText.oddity(text).ifPresent(at -> problems.error("unseen-character", span, unseen(text, at)));
    }

    private static Message unseen(String text, int at) {
        return Message.of("pack.read.unseen", "code", String.format("%04X", text.codePointAt(at)));
    }

    private MapNode nothing(String path) {
        return MapNode.empty(Span.file(files.nameOf(path)));
    }

    /** All files of pieces in one map; a set may go on in another file, a kind may not. */
    private MapNode cards() {
        List<String> paths = new ArrayList<>(files.has("cards.yaml") ? List.of("cards.yaml") : List.of());
        paths.addAll(files.paths("cards/", ".yaml"));
        Map<String, MapNode.Entry> sets = new LinkedHashMap<>();
        Span span = Span.file(files.nameOf("cards.yaml"));
        for (String path : paths) {
            for (MapNode.Entry set : definitions(path).entries()) {
                sets.merge(set.key(), set, this::joined);
            }
        }
        return new MapNode(sets.values(), span);
    }

    private MapNode.Entry joined(MapNode.Entry first, MapNode.Entry second) {
        if (!(first.value() instanceof MapNode one)) {
            return first.value().isEmptyValue() ? second : first; // what is not a map is reported when the set is read
        }
        if (!(second.value() instanceof MapNode two)) {
            if (!second.value().isEmptyValue()) {
                new Values(problems).map(second.value(), Message.of("pack.read.a.set"));
            }
            return first;
        }
        Map<String, MapNode.Entry> kinds = new LinkedHashMap<>();
        one.entries().forEach(kind -> kinds.put(kind.key(), kind));
        for (MapNode.Entry kind : two.entries()) {
            MapNode.Entry earlier = kinds.putIfAbsent(kind.key(), kind);
            if (earlier != null) {
                problems.error("duplicate-name", kind.span(),
                    Message.of("pack.read.described-twice", "key", kind.key(), "place", earlier.span()));
            }
        }
        return new MapNode.Entry(first.key(), first.span(), new MapNode(kinds.values(), one.span()));
    }

    private Optional<String> text(String path) {
        byte[] bytes = files.bytes(path).orElse(null);
        if (bytes == null) {
            return Optional.empty();
        }
        if (bytes.length > LONGEST_SCRIPT) {
            problems.error("file-too-large", Span.file(files.nameOf(path)), Message.of("pack.read.too-long"));
            return Optional.empty();
        }
        Optional<Source> source = YamlReader.decode(files.nameOf(path), bytes, problems);
        source.ifPresent(sources::add);
        source.ifPresent(problems::addSource);
        source.ifPresent(read -> PlainText.oddity(read.text()).ifPresent(
            at -> problems.error("unseen-character", read.spanAt(at), unseen(read.text(), at))));
        return source.map(Source::text);
    }

    /** A file that is not read because of its name or place would be missed without a word. */
    private void warnOfStrangers() {
        for (String path : files.paths("", ".yaml", ".yml", ".js", ".cjs", ".json")) {
            boolean known = path.startsWith("art/") && path.endsWith(".yaml") || YamlFile.ALL.stream().anyMatch(file -> file.isAt(path));
            if (!known) {
                String better = path.replaceAll("\\.yml$", ".yaml").replaceAll("\\.c?js$", ".mjs");
                Message hint = better.equals(path) ? Spelling.guess(path, FILES) : Message.of("pack.read.call-it", "name", better);
                problems.warning("unknown-file", Span.file(files.nameOf(path)), Message.of("pack.read.not-read").and(hint));
            }
        }
    }
}
