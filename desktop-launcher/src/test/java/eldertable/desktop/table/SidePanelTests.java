package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.host.Snapshot.Told;
import eldertable.view.Chronicle.Weight;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SidePanelTests {
    @Test void aMoveThatIsNotToldItselfBeginsWithWhatTheRulesSayOfIt() {
        List<Told> lines = List.of(new Told(1, 0, Weight.MOVE, "Ada has chosen."), new Told(1, 0, Weight.SAID, "It is told."),
            new Told(2, 1, Weight.SAID, "Both are revealed."), new Told(2, 1, Weight.SAID, "Ada counts:"), new Told(2, 1, Weight.DETAIL, "Eel: 3 points."),
            new Told(3, 0, Weight.DETAIL, "A die: 4"));
        assertEquals(List.of(0, 2), IntStream.range(0, lines.size()).filter(i -> SidePanel.opens(lines, i)).boxed().toList());
    }
}
