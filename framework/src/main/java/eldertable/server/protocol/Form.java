package eldertable.server.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** An object of a message that a server sent, read by a client: what is not as it should be throws {@link IllegalArgumentException}. */
public record Form(Map<?, ?> map) {
    public static Form of(Object value) {
        if (value instanceof Map<?, ?> map) return new Form(map);
        throw new IllegalArgumentException("an object was expected: " + value);
    }

    public boolean has(String key) {
        return map.get(key) != null;
    }

    /** False where nothing is said. */
    public boolean is(String key) {
        return Boolean.TRUE.equals(map.get(key));
    }

    /** "" where there is none. */
    public String word(String key) {
        Object value = map.get(key);
        if (value == null || value instanceof String) return value == null ? "" : (String) value;
        throw new IllegalArgumentException("'" + key + "' should be text");
    }

    public long number(String key, long usual) {
        Object value = map.get(key);
        if (value == null || value instanceof Long) return value == null ? usual : (Long) value;
        throw new IllegalArgumentException("'" + key + "' should be a number");
    }

    public int whole(String key) {
        return whole(key, 0);
    }

    public int whole(String key, int usual) {
        return Math.toIntExact(number(key, usual));
    }

    double real(String key) {
        return ((Number) map.get(key)).doubleValue();
    }

    public Optional<Form> form(String key) {
        return Optional.ofNullable(map.get(key)).map(Form::of);
    }

    /** Empty where there is none. */
    public List<?> list(String key) {
        Object value = map.get(key);
        if (value == null || value instanceof List<?>) return value == null ? List.of() : (List<?>) value;
        throw new IllegalArgumentException("'" + key + "' should be a list");
    }

    public List<Form> forms(String key) {
        return list(key).stream().map(Form::of).toList();
    }

    public List<String> words(String key) {
        return list(key).stream().map(String.class::cast).toList();
    }

    public List<Integer> numbers(String key) {
        return numbers(list(key));
    }

    static List<Integer> numbers(Object list) {
        List<Integer> numbers = new ArrayList<>();
        for (Object item : (List<?>) list) numbers.add(Math.toIntExact((Long) item));
        return List.copyOf(numbers);
    }

    /** By name, in their order. */
    Map<String, Integer> counts(String key) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        form(key).ifPresent(form -> form.map.forEach((name, value) -> counts.put((String) name, Math.toIntExact((Long) value))));
        return counts;
    }

    <E extends Enum<E>> E one(String key, Class<E> of) {
        return Enum.valueOf(of, word(key).toUpperCase(Locale.ROOT));
    }
}
