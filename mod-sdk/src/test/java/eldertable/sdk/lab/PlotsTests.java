package eldertable.sdk.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.lab.Figure.Unit;
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
}
