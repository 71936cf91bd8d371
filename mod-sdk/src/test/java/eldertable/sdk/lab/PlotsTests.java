package eldertable.sdk.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.lab.Estimate;
import eldertable.lab.Figure.Unit;
import eldertable.simulation.Tally;
import eldertable.words.Tongue;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlotsTests {
    private static String labelled(String label) {
        return new Plots(new Shown(Tongue.ENGLISH)).intervals("ends", List.of(new Plots.Row(label, List.of())), Unit.SHARE, 0.5);
    }

    @Test void aLongLabelIsBrokenSoThatNothingIsCutOff() {
        String plot = labelled("Leo has as much Madness, or more");
        assertTrue(plot.contains(">Leo has as much<") && plot.contains(">Madness, or more<"), plot);
        assertEquals(2, plot.split("class='label'", -1).length - 1, plot);
        assertTrue(labelled("Most points").contains(">Most points<"));
        assertTrue(labelled("Donaudampfschifffahrtsgesellschaft").contains(">Donaudampfschifffahrtsgesellschaft<"), "nowhere to break it");
    }

    @Test void barsShowHowSureTheyAre() {
        Tally tally = new Tally();
        tally.add(3, 25);
        tally.add(4, 75);
        String few = bars(tally, 10), many = bars(tally, 100);
        assertTrue(many.contains("<title>3 moves: 25.0 %  (17.5 to 34.3)</title>"), many);
        assertTrue(few.contains("<title>3 moves: 25.0 %  (10.8 to 60.3)</title>"), "ten times the same game is no surer than once: " + few);
        assertEquals(2, many.split("class='error'", -1).length - 1, many);
    }

    private static String bars(Tally tally, long games) {
        return new Plots(new Shown(Tongue.ENGLISH)).heaps("length", List.of(new Plots.Heap("", tally, games)), "moves");
    }

    @Test void whatIsWantedLiesInThePictureAlsoWhereNothingComesNear() {
        Plots.Row far = new Plots.Row("now", List.of(new Estimate(80, 78, 82)));
        String plot = new Plots(new Shown(Tongue.ENGLISH)).intervals("length", List.of(far), Unit.COUNT, new Plots.Wanted(25, 35));
        assertTrue(plot.contains("class='wanted'") && !plot.contains("x='-"), plot);
        assertFalse(labelled("Ends").contains("wanted"));
    }
}
