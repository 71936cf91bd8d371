package eldertable.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON text as maps, lists, words, truth values, whole numbers as Long, other numbers as Double, and null. It takes nothing
 * that is larger or deeper than it was told, so that text of strangers can be read.
 */
public final class JsonReader {
    private final JsonFactory factory;

    /** @param longest how many characters a text may have; @param deepest how far lists and maps may lie in each other */
    public JsonReader(int longest, int deepest) {
        StreamReadConstraints limits = StreamReadConstraints.builder().maxDocumentLength(longest).maxStringLength(longest).maxNameLength(longest)
            .maxNestingDepth(deepest).maxNumberLength(40).build();
        factory = new JsonFactoryBuilder().streamReadConstraints(limits).enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES).disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES).build();
    }

    /** @throws NoJson when it is none, with a reason that can be shown */
    public Object read(String text) throws NoJson {
        try (JsonParser parser = factory.createParser(text)) {
            parser.nextToken();
            Object value = value(parser);
            if (parser.nextToken() != null) throw new NoJson("There is something behind the end.");
            return value;
        } catch (IOException broken) {
            String first = String.valueOf(broken.getMessage()).lines().findFirst().orElse("");
            throw new NoJson(first.length() > 160 ? first.substring(0, 160) + " …" : first);
        }
    }

    private static Object value(JsonParser parser) throws IOException, NoJson {
        JsonToken token = parser.currentToken();
        if (token == null) throw new NoJson("There is nothing.");
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String key = parser.currentName();
                    parser.nextToken();
                    map.put(key, value(parser));
                }
                yield Collections.unmodifiableMap(map);
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) list.add(value(parser));
                yield Collections.unmodifiableList(list);
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new NoJson("There is no value.");
        };
    }

    /** Text that is not JSON, or more of it than is taken. */
    public static final class NoJson extends Exception {
        private static final long serialVersionUID = 1;

        NoJson(String why) {
            super(why);
        }
    }
}
