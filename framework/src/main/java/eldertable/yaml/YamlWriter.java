package eldertable.yaml;

import eldertable.diagnostic.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Present;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.DocumentEndEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ImplicitTuple;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.events.StreamEndEvent;
import org.snakeyaml.engine.v2.events.StreamStartEvent;

/**
 * Writes plain values (maps, lists, texts, whole numbers, flags) as YAML that {@link YamlReader} reads back as the same
 * values. It only decides what stands in one line; the library writes and quotes.
 */
public final class YamlWriter {
    private static final int WIDEST = 130;
    /** What stands this deep, or deeper, stands in one line if it fits. */
    private static final int IN_ONE_LINE = 2;
    /** The library writes a next-line character and a byte order mark as they are, and then does not read them. */
    private static final Pattern SWALLOWED = Pattern.compile("[\u0085\uFEFF]");
    private static final DumpSettings SETTINGS = DumpSettings.builder().setIndent(2).setIndicatorIndent(2).setIndentWithIndicator(true)
        .setWidth(WIDEST).build();

    private final List<Event> events = new ArrayList<>();

    private YamlWriter() {}

    public static String write(Map<String, ?> values) {
        YamlWriter writer = new YamlWriter();
        writer.events.add(new StreamStartEvent());
        writer.events.add(new DocumentStartEvent(false, Optional.empty(), Map.of()));
        writer.map(values, 0, WIDEST);
        writer.events.add(new DocumentEndEvent(false));
        writer.events.add(new StreamEndEvent());
        return new Present(SETTINGS).emitToString(writer.events.iterator());
    }

    /** @param room the columns that are left for it in its line */
    private void value(Object value, int depth, int room) {
        if (value instanceof Map<?, ?> map) {
            map(map, depth, room);
        } else if (value instanceof Collection<?> list) {
            list(list, depth, room);
        } else if (value instanceof Integer || value instanceof Boolean) {
            scalar(value.toString(), true);
        } else {
            String text = String.valueOf(value);
            scalar(text, isText(text));
        }
    }

    private void map(Map<?, ?> map, int depth, int room) {
        boolean oneLine = map.isEmpty() || depth >= IN_ONE_LINE && width(map) <= room;
        events.add(new MappingStartEvent(Optional.empty(), Optional.empty(), true, style(oneLine)));
        map.forEach((key, value) -> {
            String name = String.valueOf(key);
            scalar(name, isText(name));
            value(value, depth + 1, oneLine ? room : WIDEST - 2 * depth - name.length() - 2);
        });
        events.add(new MappingEndEvent());
    }

    /** A long list of single values stays one too: the library breaks its line. */
    private void list(Collection<?> list, int depth, int room) {
        boolean single = list.stream().noneMatch(item -> item instanceof Map || item instanceof Collection);
        boolean oneLine = list.isEmpty() || depth >= IN_ONE_LINE && (single || width(list) <= room);
        events.add(new SequenceStartEvent(Optional.empty(), Optional.empty(), true, style(oneLine)));
        list.forEach(item -> value(item, depth + 1, oneLine ? room : WIDEST - 2 * depth - 2));
        events.add(new SequenceEndEvent());
    }

    private static FlowStyle style(boolean oneLine) {
        return oneLine ? FlowStyle.FLOW : FlowStyle.BLOCK;
    }

    /** In one line, but for quotes. */
    private static int width(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream().mapToInt(entry -> width(entry.getKey()) + width(entry.getValue()) + 4).sum();
        }
        return value instanceof Collection<?> list ? list.stream().mapToInt(item -> width(item) + 2).sum() : String.valueOf(value).length();
    }

    /** Texts of several lines stand in lines of their own, where that says exactly what they are. */
    private void scalar(String text, boolean plain) {
        ScalarStyle style = SWALLOWED.matcher(text).find() ? ScalarStyle.DOUBLE_QUOTED : text.endsWith("\n") ? ScalarStyle.LITERAL : ScalarStyle.PLAIN;
        events.add(new ScalarEvent(Optional.empty(), Optional.empty(), new ImplicitTuple(plain, true), text, style));
    }

    /** Whether it is read back as a text without quotes. */
    private static boolean isText(String text) {
        ScalarNode read = new ScalarNode(text, false, Span.file(""));
        return !read.isEmptyValue() && read.asFlag().isEmpty() && read.asDouble().isEmpty();
    }
}
