package eldertable.diagnostic;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

class SpellingTests {
    @Test
    void countsSwappedNeighboursAsOneSlip() {
        assertEquals(1, Spelling.distance("piont", "point", 5));
        assertEquals(2, Spelling.distance("piont", "points", 5));
        assertEquals(0, Spelling.distance("", "", 5));
        assertEquals(4, Spelling.distance("", "deck", 5));
        assertEquals(3, Spelling.distance("abcdefgh", "xyz", 2), "too far is told as one more than the most");
    }

    @Test
    void takesTheNearestOfSeveral() {
        assertEquals(Optional.of("points"), Spelling.nearest("piont", List.of("suit", "paint-pots", "points", "copies")));
        assertEquals(Optional.of("hand"), Spelling.nearest("hnad", List.of("hans", "hand")));
    }

    @Test
    void doesNotMindCapitalsAndDashes() {
        assertEquals(Optional.of("outer-gods"), Spelling.nearest("Outer_Gods", List.of("outer-gods", "outer")));
    }

    @Test
    void offersNothingFarFetched() {
        assertEquals(Optional.empty(), Spelling.nearest("cat", List.of("dog", "horse")));
        assertEquals(" Known here: dog, horse.", Spelling.hint("cat", List.of("dog", "horse")));
        assertEquals("", Spelling.hint("cat", List.of()));
    }
}
