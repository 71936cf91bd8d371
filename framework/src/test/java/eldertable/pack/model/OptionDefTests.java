package eldertable.pack.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Span;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionDefTests {
    private final Span span = Span.file("pack.yaml");

    @Test
    void startsWithTheFirstWordThatGoesWithThePlayers() {
        OptionDef mode = new OptionDef("mode", List.of("rivals", "teams", "alone"), Map.of("rivals", List.of(2, 3, 4), "teams", List.of(4), "alone", List.of(1)),
                "rivals", 0, 0, span);
        assertEquals(List.of("alone", "rivals", "rivals"), List.of(mode.startFor(1), mode.startFor(2), mode.startFor(4)));
        assertEquals("rivals", mode.startFor(9), "where nothing fits the start is as good as anything");
    }

    @Test
    void aWordWithoutPlayersGoesWithAnyNumber() {
        OptionDef pace = new OptionDef("pace", List.of("slow", "fast"), Map.of("slow", List.of(2)), "fast", 0, 0, span);
        assertEquals("fast", pace.startFor(7));
    }

    @Test
    void aNumberStartsAsItIs() {
        assertEquals(3, new OptionDef("rounds", List.of(), Map.of(), 3, 1, 9, span).startFor(2));
    }
}
