package eldertable.yaml;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes plain values (maps, lists, texts, whole numbers, flags) as YAML that {@link YamlReader} reads back as the same
 * values: maps line by line, lists of single values in one line.
 */
public final class YamlWriter {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z](?:[A-Za-z0-9_./-]| (?=[A-Za-z0-9]))*");
    private static final Set<String> NOT_TEXT = Set.of("true", "false", "null");
    private static final String INDENT = "  ";

    private final StringBuilder out = new StringBuilder();

    private YamlWriter() {}

    public static String write(Map<String, ?> values) {
        YamlWriter writer = new YamlWriter();
        writer.map(values, "");
        return writer.out.toString();
    }

    private void map(Map<?, ?> map, String indent) {
        if (map.isEmpty()) {
            out.append(indent).append("{}\n");
        }
        map.forEach((key, value) -> {
            out.append(indent).append(scalar(String.valueOf(key))).append(':');
            value(value, indent);
        });
    }

    /** The value behind a key: in the same line if it is short, else in the lines below. */
    private void value(Object value, String indent) {
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            out.append('\n');
            map(map, indent + INDENT);
        } else if (value instanceof Collection<?> list && !isFlat(list)) {
            out.append('\n');
            for (Object item : list) {
                out.append(indent).append(INDENT).append('-');
                value(item, indent + INDENT);
            }
        } else {
            out.append(' ').append(flow(value)).append('\n');
        }
    }

    private static boolean isFlat(Collection<?> list) {
        return list.stream().noneMatch(item -> item instanceof Map || item instanceof Collection);
    }

    private static String flow(Object value) {
        if (value instanceof Map) {
            return "{}";
        }
        if (value instanceof Collection<?> list) {
            StringBuilder line = new StringBuilder("[");
            list.forEach(item -> line.append(line.length() > 1 ? ", " : "").append(flow(item)));
            return line.append(']').toString();
        }
        return value instanceof Integer || value instanceof Boolean ? value.toString() : scalar(String.valueOf(value));
    }

    private static String scalar(String text) {
        if (PLAIN.matcher(text).matches() && !NOT_TEXT.contains(text)) {
            return text;
        }
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c == '"' || c == '\\') {
                quoted.append('\\').appendCodePoint(c);
            } else if (c == '\n') {
                quoted.append("\\n");
            } else if (c < 0x20 || c >= 0x7F && c < 0xA0 || c == 0xFEFF || c == 0x2028 || c == 0x2029 || c >= 0xD800 && c < 0xE000
                    || (c & 0xFFFE) == 0xFFFE) {
                quoted.append(String.format(c > 0xFFFF ? "\\U%08x" : "\\u%04x", c));
            } else {
                quoted.appendCodePoint(c);
            }
        });
        return quoted.append('"').toString();
    }
}
