package eldertable.json;

import java.util.Iterator;
import java.util.Map;

/** Writes maps, lists, numbers, truth values, words and nothing as JSON text, indented, in the order given. */
public final class Json {
    private final StringBuilder out = new StringBuilder();

    private Json() { }

    /** @throws IllegalArgumentException for a value JSON has no form for */
    public static String write(Object value) {
        Json json = new Json();
        json.value(value, "\n");
        return json.out.toString();
    }

    private void value(Object value, String newLine) {
        if (value instanceof Map<?, ?> map) {
            object(map, newLine);
        } else if (value instanceof Iterable<?> list) {
            array(list, newLine);
        } else if (value instanceof CharSequence || value instanceof Enum<?>) {
            string(value.toString());
        } else if (value == null || value instanceof Boolean || value instanceof Number number && isFinite(number)) {
            out.append(value);
        } else {
            throw new IllegalArgumentException("JSON has no form for " + value + " (" + value.getClass().getName() + ")");
        }
    }

    private static boolean isFinite(Number number) {
        return Double.isFinite(number.doubleValue());
    }

    private void object(Map<?, ?> map, String newLine) {
        String inner = newLine + "  ";
        out.append('{');
        for (Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator(); entries.hasNext();) {
            Map.Entry<?, ?> entry = entries.next();
            out.append(inner);
            string(entry.getKey().toString());
            out.append(": ");
            value(entry.getValue(), inner);
            out.append(entries.hasNext() ? "," : newLine);
        }
        out.append('}');
    }

    private void array(Iterable<?> list, String newLine) {
        String inner = newLine + "  ";
        out.append('[');
        for (Iterator<?> items = list.iterator(); items.hasNext();) {
            out.append(inner);
            value(items.next(), inner);
            out.append(items.hasNext() ? "," : newLine);
        }
        out.append(']');
    }

    private void string(String text) {
        out.append('"');
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    // Half a surrogate pair is no text by itself, and some readers stumble over the two line separators.
                    if (c < ' ' || c == 0x7F || c == 0x2028 || c == 0x2029 || Character.isSurrogate(c)) {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
