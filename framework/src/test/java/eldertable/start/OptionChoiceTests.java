package eldertable.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.library.SamplePack;
import eldertable.pack.model.PackInfo;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionChoiceTests {
    private final PackInfo info = new SamplePack().and("pack.yaml", """
        options: { mode: { values: [open, four], players: { four: [4] } }, rounds: { min: 1, max: 9, start: 3 } }
        presets: { long: { options: { rounds: 9 } }, crowd: { options: { mode: four, rounds: 1 } } }
        """).and("text/en.yaml", "presets: { long: Long, crowd: Crowd }\n").read().pack().orElseThrow().info();

    private static OptionChoice choice(String preset, String... single) {
        return new OptionChoice(preset, single.length == 0 ? Map.of() : Map.of(single[0], single[1]));
    }

    @Test void aSingleOptionGoesBeforeThePreset() {
        assertEquals(Map.of("rounds", 9), choice("long").of(info));
        assertEquals(Map.of("rounds", 2), choice("long", "rounds", "2").of(info));
        assertEquals(Map.of("mode", "four", "rounds", 1), choice("crowd").of(info));
        assertEquals(Map.of(), choice("").of(info));
    }

    @Test void whatCannotBeChosenIsToldOf() {
        assertEquals("", choice("long", "mode", "open").complaint(info, 2).english());
        assertEquals("Tide Pool has no preset 'lng'. Did you mean 'long'?", choice("lng").complaint(info, 2).english());
        assertEquals("The option mode=four goes with 4 players, not with 2.", choice("crowd").complaint(info, 2).english());
        assertEquals("", choice("crowd").complaint(info, 4).english());
        assertEquals("The option 'rounds' is a number from 1 to 9, not '10'.", choice("", "rounds", "10").complaint(info, 2).english());
    }

    @Test void whoCannotChooseAPresetIsNotOfferedIt() {
        assertEquals(1, info.presetsFor(2).size());
        assertEquals(2, info.presetsFor(4).size());
    }
}
