package eldertable.pack.reading;

import eldertable.api.YamlFile;
import eldertable.api.YamlForm;
import eldertable.api.YamlKey;
import eldertable.api.YamlSection;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads the keys of one map as the api describes them: which there are, of which form and within which bounds, and what
 * holds if one is left out. A value that is wrong is reported and then read as if it were not there, so that reading can go
 * on to the next problem. To ask for a key that is not described is a mistake in the program.
 */
public final class Fields {
    private final MapNode map;
    private final YamlSection section;
    private final Problems problems;
    private final Values values;
    /** What an unknown key may have been meant to be. */
    private final Set<String> candidates;
    /** What need not be told to be missing, because something else was told already. */
    private final Set<String> excused = new HashSet<>();
    /** Whether this is a map at all; of something else no keys are missed. */
    private final boolean sound;

    /** @param node an empty value counts as an empty map */
    public Fields(Node node, YamlSection section, Problems problems) {
        this.section = section;
        this.problems = problems;
        values = new Values(problems);
        candidates = new LinkedHashSet<>(section.names());
        Optional<MapNode> fields = node.isEmptyValue() ? Optional.of(MapNode.empty(node.span()))
                : values.map(node, Message.of("pack.read.describing", "what", section.named()));
        sound = fields.isPresent();
        map = fields.orElseGet(() -> MapNode.empty(node.span()));
    }

    /** The author may also have had this in mind. */
    Fields orPerhaps(YamlSection other) {
        candidates.addAll(other.names());
        return this;
    }

    void excuse(String key) {
        excused.add(section.key(key).name());
    }

    public boolean has(String key) {
        section.key(key);
        return map.has(key);
    }

    /** Where a key stands, or else where the map begins. */
    Span span(String key) {
        return map.entry(key).map(MapNode.Entry::span).orElse(map.span());
    }

    /** Where a key's value stands, or else where the map begins. */
    public Span valueSpan(String key) {
        return map.get(key).map(Node::span).orElse(map.span());
    }

    public Optional<Node> node(String key) {
        section.key(key);
        return map.get(key).filter(node -> !node.isEmptyValue());
    }

    /** A single value, or what holds without it, or "". */
    public String text(String key) {
        return node(key).flatMap(node -> values.text(node, quoted(key))).orElseGet(() -> otherwise(key).map(String::valueOf).orElse(""));
    }

    /** A text that has to look as described; if it does not, the author is told this of it. */
    String text(String key, String code, Function<String, Message> complaint) {
        YamlForm.Text form = form(key, YamlForm.Text.class);
        Optional<String> told = node(key).flatMap(node -> values.text(node, quoted(key)));
        if (told.isPresent() && !form.fits(told.get())) {
            problems.error(code, valueSpan(key), complaint.apply(told.get()));
            told = Optional.empty();
        }
        return told.orElseGet(() -> otherwise(key).map(String::valueOf).orElse(""));
    }

    /** A whole number within its bounds, or what holds without it, or 0 (for one that has to be there, what is allowed next to it). */
    public int number(String key) {
        YamlForm.Number form = form(key, YamlForm.Number.class);
        int min = form.from().isEmpty() ? form.min() : Math.max(form.min(), number(form.from()));
        int max = form.to().isEmpty() ? form.max() : Math.max(min, Math.min(form.max(), number(form.to())));
        OptionalInt told = node(key).map(node -> values.number(node, quoted(key), min, max)).orElse(OptionalInt.empty());
        Optional<Object> otherwise = section.key(key).required() ? otherwise(key).or(() -> Optional.of(0)) : otherwise(key);
        return told.orElseGet(() -> otherwise.map(value -> Math.max(min, Math.min((Integer) value, max))).orElse(0));
    }

    /** A number that may have a fraction, within its bounds, or what holds without it, or 0. */
    double fraction(String key) {
        YamlForm.Fraction form = form(key, YamlForm.Fraction.class);
        return node(key).flatMap(node -> values.fraction(node, quoted(key), form))
                .orElseGet(() -> otherwise(key).map(value -> (Double) value).orElse(0.0));
    }

    boolean flag(String key) {
        form(key, YamlForm.Flag.class);
        return node(key).flatMap(node -> values.flag(node, quoted(key)))
                .orElseGet(() -> otherwise(key).map(value -> (Boolean) value).orElse(false));
    }

    /** One of the described words, or what holds without it, or "". */
    String word(String key) {
        return node(key).flatMap(node -> values.choice(node, quoted(key), form(key, YamlForm.Choice.class)))
                .orElseGet(() -> otherwise(key).map(String::valueOf).orElse(""));
    }

    /** The same as a constant that is called like the word; the first of them where nothing else is known. */
    <E extends Enum<E>> E choice(String key, Class<E> type) {
        String word = word(key);
        return Values.constant(type, word.isEmpty() ? form(key, YamlForm.Choice.class).names().get(0) : word);
    }

    /** Single values; empty if the key is not there. */
    List<ScalarNode> scalars(String key) {
        return node(key).map(node -> values.scalars(node, quoted(key))).orElse(List.of());
    }

    public List<String> texts(String key) {
        return scalars(key).stream().map(ScalarNode::text).toList();
    }

    /** The map under a key; empty if it is not there. */
    public Optional<MapNode> map(String key) {
        return node(key).flatMap(node -> values.map(node, quoted(key)));
    }

    /** The lines of the map under a key; empty if it is not there. */
    List<MapNode.Entry> entries(String key) {
        return map(key).map(found -> List.copyOf(found.entries())).orElse(List.of());
    }

    /** All lines, for maps whose reader knows better than its description what may stand there. */
    List<MapNode.Entry> all() {
        return List.copyOf(map.entries());
    }

    /** The lines that are no described keys, for maps that may hold more than those. */
    List<MapNode.Entry> rest() {
        return map.entries().stream().filter(entry -> section.find(entry.key()).isEmpty()).toList();
    }

    /** Reports keys that are unknown, that do not go together, and that are missing unless they are only misspelt. */
    public void done() {
        Set<String> meant = new LinkedHashSet<>();
        for (MapNode.Entry entry : section.lines().isEmpty() ? rest() : List.<MapNode.Entry>of()) {
            unknown(entry);
            Spelling.nearest(entry.key(), candidates).ifPresent(meant::add);
        }
        for (YamlKey key : section.keys().values()) {
            if (map.has(key.name())) {
                relations(key);
            } else if (sound && !meant.contains(key.name()) && isNeeded(key)) {
                missing(key);
            }
        }
    }

    private void unknown(MapNode.Entry entry) {
        Optional<String> elsewhere = isFile() ? YamlFile.of(entry.key(), section) : Optional.empty();
        Message hint = elsewhere.map(file -> Message.of("pack.read.belongs", "file", file)).orElseGet(() -> Spelling.guess(entry.key(), candidates));
        problems.error("unknown-key", entry.span(), Message.of("pack.read.unknown-key", "key", entry.key(), "what", section.named()).and(hint));
    }

    private boolean isFile() {
        return YamlFile.ALL.stream().anyMatch(file -> file.form() == section);
    }

    private void relations(YamlKey key) {
        if (node(key.name()).isEmpty() && isNeeded(key)) {
            problems.error("missing-key", span(key.name()), Message.of("pack.read.no-value", "key", key.name()));
        }
        if (!key.without().isEmpty() && holds(key.without())) {
            problems.error("conflicting-keys", span(key.name()),
                Message.of("pack.read.not-with", "key", key.name(), "other", written(key.without()), "what", section.named()));
        }
        if (!key.with().isEmpty() && !holds(key.with())) {
            problems.error("conflicting-keys", span(key.name()),
                Message.of("pack.read.only-with", "key", key.name(), "other", written(key.with()), "what", section.named()));
        }
    }

    private boolean isNeeded(YamlKey key) {
        return key.required() && !excused.contains(key.name()) && (key.unless().isEmpty() || !holds(key.unless()))
                && (key.with().isEmpty() || holds(key.with()));
    }

    private void missing(YamlKey key) {
        String meaning = key.meaning().substring(0, 1).toLowerCase(Locale.ROOT) + key.meaning().substring(1).replaceFirst("\\.$", "");
        problems.error("missing-key", map.span(), key.unless().isEmpty() ? Message.of("pack.read.missing-key", "key", key.name(), "what", section.named(), "meaning", meaning)
            : Message.of("pack.read.missing-key-unless", "key", key.name(), "what", section.named(), "other", written(key.unless()), "meaning", meaning));
    }

    /** Whether a key is there and does not say `false`. */
    private boolean holds(String key) {
        return node(key).filter(node -> !(node instanceof ScalarNode scalar && scalar.asFlag().equals(Optional.of(false)))).isPresent();
    }

    /** A key as an author would write it. */
    private Message written(String key) {
        return section.key(key).form() instanceof YamlForm.Flag ? quoted(key + ": true") : quoted(key);
    }

    /** What holds without a key. */
    Optional<Object> otherwise(String key) {
        YamlKey.Otherwise otherwise = section.key(key).otherwise();
        if (otherwise instanceof YamlKey.Value value) return Optional.of(value.value());
        if (otherwise instanceof YamlKey.SameAs same) return Optional.of(number(same.key()));
        return otherwise instanceof YamlKey.FirstOf first ? texts(first.key()).stream().findFirst().map(text -> text) : Optional.empty();
    }

    private <F extends YamlForm> F form(String key, Class<F> sort) {
        return section.key(key).form().find(sort).orElseThrow(
                () -> new IllegalArgumentException("'" + key + "' of " + section.what() + " is no " + sort.getSimpleName()));
    }

    private static Message quoted(String key) {
        return Message.of("pack.read.quoted", "word", key);
    }
}
