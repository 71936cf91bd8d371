package eldertable.yaml;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A single value. The text is kept as written, so `version: 1.0` stays "1.0"; who reads it says what it should be.
 *
 * @param quoted whether it stood in quotes or in a block, and is therefore always text
 */
public record ScalarNode(String text, boolean quoted, Span span) implements Node {
    private static final Pattern WHOLE = Pattern.compile("[-+]?[0-9]{1,10}");
    private static final Pattern FRACTION = Pattern.compile("[-+]?(\\.[0-9]{1,20}|[0-9]{1,20}(\\.[0-9]{0,20})?)([eE][-+]?[0-9]{1,3})?");

    /** The whole number, if it is one that fits an int. */
    public OptionalInt asInt() {
        if (quoted || !WHOLE.matcher(text).matches()) {
            return OptionalInt.empty();
        }
        long value = Long.parseLong(text);
        return value == (int) value ? OptionalInt.of((int) value) : OptionalInt.empty();
    }

    /** The number, whole or not; for looks, never for rules. */
    public OptionalDouble asDouble() {
        return quoted || !FRACTION.matcher(text).matches() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(text));
    }

    /** What `true` and `false` say. */
    public Optional<Boolean> asFlag() {
        if (quoted) {
            return Optional.empty();
        }
        return text.equals("true") ? Optional.of(true) : text.equals("false") ? Optional.of(false) : Optional.empty();
    }

    @Override
    public boolean isEmptyValue() {
        return !quoted && (text.isEmpty() || text.equals("~") || text.equals("null"));
    }

    @Override
    public Message described() {
        if (isEmptyValue()) {
            return Message.of("yaml.a.nothing");
        }
        if (asFlag().isPresent()) {
            return Message.of("yaml.a.word", "text", text);
        }
        if (asDouble().isPresent()) {
            return Message.of("yaml.a.number", "text", text);
        }
        return text.length() > 40 ? Message.of("yaml.a.long-text") : Message.of("yaml.a.text", "text", text);
    }

    @Override
    public Object plain() {
        if (isEmptyValue()) {
            return "";
        }
        OptionalInt number = asInt();
        return number.isPresent() ? (Object) number.getAsInt() : asFlag().<Object>map(flag -> flag).orElse(text);
    }

    @Override
    public String toString() {
        return text;
    }
}
