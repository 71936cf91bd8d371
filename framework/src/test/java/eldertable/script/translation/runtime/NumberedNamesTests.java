package eldertable.script.translation.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NumberedNamesTests {
    @Test
    void namesOfTheSameHashAreToldApart() {
        NumberedNames names = new NumberedNames(Map.of("Aa", 1, "BB", 2));
        assertEquals("Aa".hashCode(), "BB".hashCode());
        assertEquals(1, names.of(new String("Aa")));
        assertEquals(2, names.of("BB"));
        assertEquals(-1, names.of("C#"));
    }

    @Test
    void anyNumberOfNamesIsFound() {
        for (int size = 0; size < 70; size++) {
            Map<String, Integer> all = new LinkedHashMap<>();
            for (int i = 0; i < size; i++) all.put("name" + i, i);
            NumberedNames names = new NumberedNames(all);
            all.forEach((name, number) -> assertEquals(number, names.of(name)));
            assertEquals(-1, names.of("name" + size));
        }
    }
}
