package eldertable.yaml;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class YamlWriterTests {
    @Test
    void writesForPeople() {
        Map<String, Object> hand = new LinkedHashMap<>();
        hand.put("hand", List.of("crab", "eel"));
        hand.put("score", 3);
        Map<String, Object> scenario = new LinkedHashMap<>();
        scenario.put("title", "three of a kind is the limit");
        scenario.put("given", Map.of("A", hand));
        scenario.put("do", List.of("A keep eel", "A keep crab -> refused \"No.\""));
        scenario.put("more", List.of(Map.of("x", true), List.of(), Map.of()));
        assertEquals("""
                title: three of a kind is the limit
                given:
                  A: {hand: [crab, eel], score: 3}
                do:
                  - A keep eel
                  - A keep crab -> refused "No."
                more:
                  - {x: true}
                  - []
                  - {}
                """, YamlWriter.write(scenario));
    }

    @Test
    void whatDoesNotFitStandsInLinesOfItsOwn() {
        List<String> deck = java.util.stream.IntStream.range(0, 30).mapToObj(i -> "eel#" + i).toList();
        String[] lines = YamlWriter.write(Map.of("given", Map.of("A", Map.of("deck", deck)))).split("\n");
        assertEquals(List.of("given:", "  A:"), List.of(lines).subList(0, 2));
        assertTrue(lines[2].startsWith("    deck: [eel#0, eel#1, "), lines[2]);
        assertTrue(java.util.Arrays.stream(lines).allMatch(line -> line.length() < 140), String.join("\n", lines));
    }

    @Test
    void linesStayLines() {
        assertEquals("commands: |\n  keep eel\n  keep crab\n", YamlWriter.write(Map.of("commands", "keep eel\nkeep crab\n")));
    }

    @Test
    void textsThatLookLikeSomethingElseAreQuoted() {
        assertEquals("a: ['true', '7', '', 7, true, '1.5', no, 'null']\n".replace("a: ", "x:\n  a: "),
            YamlWriter.write(Map.of("x", Map.of("a", List.of("true", "7", "", 7, true, "1.5", "no", "null")))));
    }

    @Test
    void readsBackAsItWas() {
        Random random = new Random(11);
        for (int i = 0; i < 500; i++) {
            Map<String, Object> values = randomMap(random, 3);
            String written = YamlWriter.write(values);
            Problems problems = new Problems();
            Object read = YamlReader.read(new Source("a.yaml", written), problems).orElseThrow(() -> new AssertionError(written)).plain();
            assertEquals(values, read, written);
        }
    }

    private static Map<String, Object> randomMap(Random random, int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            map.put(randomText(random), randomValue(random, depth));
        }
        return map;
    }

    private static Object randomValue(Random random, int depth) {
        switch (random.nextInt(depth > 0 ? 5 : 3)) {
            case 0:
                return random.nextInt();
            case 1:
                return random.nextBoolean();
            case 2:
                return randomText(random);
            case 3:
                return randomMap(random, depth - 1);
            default:
                List<Object> list = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(randomValue(random, depth - 1));
                }
                return list;
        }
    }

    private static String randomText(Random random) {
        String[] parts = {"a", "Z", " ", ":", "#", "-", "\"", "\\", "\n", "\t", "true", "null", "1", "é", "🐙", "'", "{", "]", "~", "0", ".5", "e3", "?", "!", "%", "---", "\r", ",", "&", "\u0085", "\uFEFF", "\u2028", ""};
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(5); i > 0; i--) {
            text.append(parts[random.nextInt(parts.length)]);
        }
        return text.toString();
    }
}
