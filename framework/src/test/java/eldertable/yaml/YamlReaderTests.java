package eldertable.yaml;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

class YamlReaderTests {
    private final Problems problems = new Problems();

    private MapNode map(String text) {
        Node node = YamlReader.read(new Source("a.yaml", text), problems).orElseThrow();
        assertEquals(List.of(), problems.list());
        return assertInstanceOf(MapNode.class, node);
    }

    private Diagnostic onlyProblem(String text) {
        YamlReader.read(new Source("a.yaml", text), problems);
        assertEquals(1, problems.list().size(), problems.list().toString());
        return problems.list().get(0);
    }

    private static Span at(int line, int column) {
        return new Span("a.yaml", line, column);
    }

    @Test
    void knowsWhereEverythingStands() {
        MapNode map = map("zones:\n  deck: { visible: none }\n  hand:\n    - 1\n    - [x, y]\n");
        MapNode zones = map.map("zones");
        assertEquals(at(1, 1), map.entry("zones").orElseThrow().span());
        assertEquals(at(2, 3), zones.entry("deck").orElseThrow().span());
        assertEquals(at(2, 9), zones.get("deck").orElseThrow().span());
        assertEquals(at(2, 20), zones.map("deck").get("visible").orElseThrow().span());
        assertEquals(at(4, 7), zones.list("hand").items().get(0).span());
        assertEquals(at(5, 11), ((ListNode) zones.list("hand").items().get(1)).items().get(1).span());
    }

    @Test
    void countsLinesWithCarriageReturnsAndSkipsTheByteOrderMark() {
        byte[] bytes = "\uFEFFa: 1\r\nb: 2\r\n\r\nc: [3]\r\n".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        MapNode map = (MapNode) YamlReader.read("a.yaml", bytes, problems).orElseThrow();
        assertEquals(at(1, 1), map.entry("a").orElseThrow().span());
        assertEquals(at(2, 1), map.entry("b").orElseThrow().span());
        assertEquals(at(4, 4), map.get("c").orElseThrow().span());
        assertEquals(List.of("a", "b", "c"), List.copyOf(map.keys()));
    }

    @Test
    void keepsTextAsWritten() {
        MapNode map = map("version: 1.0\nno: no\nquoted: '7'\nblock: |\n  one\n  two\nempty:\nnull: ~\n");
        assertEquals("1.0", map.text("version", ""));
        assertEquals("no", map.text("no", ""));
        assertEquals(OptionalInt.empty(), ((ScalarNode) map.get("quoted").orElseThrow()).asInt());
        assertEquals("one\ntwo\n", map.text("block", ""));
        assertEquals("otherwise", map.text("empty", "otherwise"));
        assertTrue(map.get("null").orElseThrow().isEmptyValue());
    }

    @Test
    void becomesPlainValues() {
        assertEquals(Map.of("a", List.of(1, -2, true, "x", "1.5", ""), "b", Map.of("c", 2147483647, "d", "2147483648")),
                map("a: [1, -2, true, x, 1.5, ~]\nb: { c: 2147483647, d: 2147483648 }").plain());
    }

    @Test
    void readsAnEmptyFileAsAnEmptyValue() {
        for (String text : List.of("", "# only a remark\n", "---\n")) {
            assertTrue(YamlReader.read(new Source("a.yaml", text), problems).orElseThrow().isEmptyValue(), text);
        }
    }

    @Test
    void sharesWhatIsAliased() {
        MapNode map = map("a: &x { points: 3 }\nb: *x\n");
        assertEquals(3, ((Map<?, ?>) map.plain().get("b")).get("points"));
    }

    @Test
    void tellsOfAKeyThatStandsTwiceAndKeepsTheFirst() {
        Diagnostic problem = onlyProblem("crab: 1\neel: 2\ncrab: 3\n");
        assertEquals("duplicate-key", problem.code());
        assertEquals(at(3, 1), problem.span());
        assertTrue(problem.message().contains("line 1"), problem.message());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a: 1\\n\\tb: 2           | 2 | 1  | tab
            a:\\n\\t- b              | 2 | 1  | tab
            a: "open\\nb: 2          | 1 | 4  | never closed
            a: [1, 2\\nb: 3          | 2 | 2  | missing
            a: {x: 1\\nb: 3          | 2 | 2  | missing
            a: b: c                  | 1 | 5  | not expected
            a: 1\\n b: 2             | 2 | 3  | not expected
            a:\\n  b: 1\\n c: 2      | 3 | 2  | indented
            - a\\nb: 1               | 2 | 1  | indented
            a: @home                 | 1 | 4  | quotes
            a: "\\q"                 | 1 | 6  | backslash
            a: *nowhere              | 1 | 4  | &nowhere
            a: &me [*me]             | 1 | 9  | complete before
            [a, b]: 1                | 1 | 1  | single word
            """)
    void saysWhatIsWrongAndWhere(String text, int line, int column, String said) {
        Diagnostic problem = onlyProblem(text.replace("\\n", "\n").replace("\\t", "\t"));
        assertEquals(at(line, column), problem.span(), problem.toString());
        assertTrue(problem.message().contains(said), problem.message());
        assertFalse(problem.excerpt().isEmpty());
    }
}
