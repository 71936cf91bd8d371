package eldertable.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Writes maps, lists, numbers, truth values, words and nothing as JSON text, indented or in one line, in the order given, and reads
 * such text. Jackson's core does it: its data binding would let any class become JSON by accident, and costs a start of the program
 * a good deal.
 */
public final class Json {
    private static final JsonFactory FACTORY = new JsonFactoryBuilder().characterEscapes(new Escapes())
        .disable(JsonWriteFeature.WRITE_HEX_UPPER_CASE).build();
    private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");
    private static final DefaultPrettyPrinter PRINTER = new DefaultPrettyPrinter(Separators.createDefaultInstance()
        .withObjectFieldValueSpacing(Separators.Spacing.AFTER).withObjectEmptySeparator("").withArrayEmptySeparator(""))
        .withArrayIndenter(INDENT).withObjectIndenter(INDENT);

    private Json() { }

    /** @throws IllegalArgumentException for a value JSON has no form for */
    public static String write(Object value) {
        return write(value, true);
    }

    /** In one line, for a program at the other end. */
    public static String line(Object value) {
        return write(value, false);
    }

    private static String write(Object value, boolean indented) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            if (indented) json.setPrettyPrinter(PRINTER.createInstance());
            write(value, json);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    private static void write(Object value, JsonGenerator json) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName(entry.getKey().toString());
                write(entry.getValue(), json);
            }
            json.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            json.writeStartArray();
            for (Object item : list) {
                write(item, json);
            }
            json.writeEndArray();
        } else if (value instanceof CharSequence || value instanceof Enum<?>) {
            json.writeString(value.toString());
        } else if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
            json.writeNumber(value.toString());
        } else if (value == null || value instanceof Boolean) {
            json.writeObject(value);
        } else {
            throw new IllegalArgumentException("JSON has no form for " + value + " (" + value.getClass().getName() + ")");
        }
    }

    /** Half a surrogate pair is no text by itself, and some readers stumble over the two line separators. */
    private static final class Escapes extends CharacterEscapes {
        private static final long serialVersionUID = 1;

        @Override public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            codes['\b'] = codes['\f'] = codes[0x7F] = ESCAPE_STANDARD;
            return codes;
        }

        @Override public SerializableString getEscapeSequence(int c) {
            boolean named = c == 0x2028 || c == 0x2029 || c <= 0xFFFF && Character.isSurrogate((char) c);
            return named ? new SerializedString(String.format("\\u%04x", c)) : null;
        }
    }
}
