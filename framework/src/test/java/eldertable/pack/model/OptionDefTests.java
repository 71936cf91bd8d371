package eldertable.pack.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Span;
import eldertable.words.Message;
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

    @Test
    void aWordIsChosenIfItIsListedAndGoesWithThePlayers() {
        OptionDef mode = new OptionDef("mode", List.of("rivals", "teams"), Map.of("teams", List.of(4)), "rivals", 0, 0, span);
        assertEquals(Message.NONE, mode.complaint("teams", 4));
        assertEquals("The option mode=teams goes with 4 players, not with 3.", mode.complaint("teams", 3).english());
        assertEquals("The option mode=solo goes with 1 player, not with 3.",
                new OptionDef("mode", List.of("solo"), Map.of("solo", List.of(1)), "solo", 0, 0, span).complaint("solo", 3).english());
        assertEquals("The option 'mode' cannot be 'team'. Did you mean 'teams'?", mode.complaint("team", 4).english());
        assertEquals("The option 'mode' cannot be '4'. Known here: rivals, teams.", mode.complaint(4, 4).english());
        assertEquals(List.of("rivals"), mode.valuesFor(2));
    }

    @Test
    void aNumberIsChosenWithinItsBounds() {
        OptionDef rounds = new OptionDef("rounds", List.of(), Map.of(), 3, 1, 9, span);
        assertEquals(List.of(Message.NONE, Message.NONE), List.of(rounds.complaint(1, 2), rounds.complaint(9, 2)));
        assertEquals("The option 'rounds' is a number from 1 to 9, not '10'.", rounds.complaint(10, 2).english());
        assertEquals("The option 'rounds' is a number from 1 to 9, not 'many'.", rounds.complaint("many", 2).english());
        assertEquals("The option 'rounds' is a number of at least 1, not '0'.",
                new OptionDef("rounds", List.of(), Map.of(), 3, 1, Integer.MAX_VALUE, span).complaint(0, 2).english());
    }

    @Test
    void whatIsWrittenBecomesANumberWhereOneIsWanted() {
        OptionDef rounds = new OptionDef("rounds", List.of(), Map.of(), 3, 1, 9, span);
        assertEquals(List.of(5, -5, "99999999999", "five", Integer.MAX_VALUE),
                List.of(rounds.valueOf("5"), rounds.valueOf(-5), rounds.valueOf("99999999999"), rounds.valueOf("five"), rounds.valueOf("2147483647")));
        assertEquals("5", new OptionDef("mode", List.of("a"), Map.of(), "a", 0, 0, span).valueOf(5));
    }
}
