package eldertable.script;

import java.util.Map;

/** Writes plain data as JSON. */
final class Json {
    private Json() {}

    static void write(Object value, StringBuilder to) {
        if (value instanceof Map<?, ?> map) {
            to.append('{');
            String separator = "";
            for (var entry : map.entrySet()) {
                to.append(separator).append(quoted(entry.getKey().toString())).append(':');
                write(entry.getValue(), to);
                separator = ",";
            }
            to.append('}');
        } else if (value instanceof Iterable<?> list) {
            to.append('[');
            String separator = "";
            for (Object item : list) {
                to.append(separator);
                write(item, to);
                separator = ",";
            }
            to.append(']');
        } else if (value instanceof Number || value instanceof Boolean || value == null) {
            to.append(value);
        } else {
            to.append(quoted(value.toString()));
        }
    }

    static String quoted(String text) {
        StringBuilder to = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') to.append('\\').append(c);
            else if (c < 32 || c > 126) to.append(String.format("\\u%04x", (int) c));
            else to.append(c);
        }
        return to.append('"').toString();
    }
}
