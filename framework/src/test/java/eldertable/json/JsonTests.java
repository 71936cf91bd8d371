package eldertable.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTests {
    @Test void indentsAndKeepsTheOrder() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("b", 1);
        map.put("a", List.of(true, 2.5));
        assertEquals("""
            {
              "b": 1,
              "a": [
                true,
                2.5
              ]
            }""", Json.write(map));
    }

    @Test void emptyThingsStayOnOneLine() {
        assertEquals("{}", Json.write(Map.of()));
        assertEquals("[]", Json.write(List.of()));
    }

    @Test void nothingIsNull() {
        assertEquals("[\n  null\n]", Json.write(Arrays.asList((Object) null)));
    }

    @Test void escapesWhatCannotStandInAString() {
        assertEquals("\"a\\\"b\\\\c\\n\\t\\u0001\\u2028\"", Json.write("a\"b\\c\n\t\u0001\u2028"));
        assertEquals("\"\\u0008\\u000c\\u001f\\u007f\"", Json.write("\b\f\u001f\u007f"));
        assertEquals("\"\\ud83d\\udc19é\"", Json.write("\ud83d\udc19é"));
    }

    @Test void keysAreEscapedToo() {
        assertEquals("{\n  \"\\u2028\\\"\": \"FINE\"\n}", Json.write(Map.of("\u2028\"", Level.FINE)));
    }

    private enum Level { FINE }

    @Test void refusesWhatJsonCannotSay() {
        assertThrows(IllegalArgumentException.class, () -> Json.write(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> Json.write(new Object()));
    }
}
