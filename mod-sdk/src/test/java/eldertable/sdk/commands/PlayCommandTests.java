package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import eldertable.start.Seating;
import eldertable.start.WindowOrder;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class PlayCommandTests {
    private static WindowOrder window(String... words) {
        CommandLine all = Main.commandLine();
        all.parseArgs(Stream.concat(Stream.of("play"), Stream.of(words)).toArray(String[]::new));
        PlayCommand play = all.getSubcommands().get("play").getCommand();
        return play.windowOrder();
    }

    private static String problem(String... words) {
        return assertThrows(CommandLine.ParameterException.class, () -> window(words)).getMessage();
    }

    @Test void withoutAnyTheTitleOpens() {
        WindowOrder none = window();
        assertFalse(none.opensTable());
        assertFalse(none.drives());
    }

    @Test void whatIsAskedForReachesTheWindow() {
        WindowOrder table = window("tide-pool", "--players", "3", "--seed=7", "--mods", "a,b", "--option", "level=hard", "--size", "1920x1080",
            "--bots", "easy,hard", "--language", "de", "--autoplay", "9");
        assertTrue(table.opensNewTable());
        assertTrue(table.pack().endsWith("mod-sdk/handbook/tide-pool"), "an example goes by its path: " + table.pack());
        assertEquals(3, table.players());
        assertEquals(7, table.seed());
        assertEquals(List.of("a", "b"), table.mods());
        assertEquals(Map.of("level", "hard"), table.options().single());
        assertEquals(new WindowOrder.Size(1920, 1080), table.size());
        assertEquals(new Seating(List.of("easy", "hard"), List.of()), table.seating());
        assertEquals("de", table.language());
        assertEquals(9, table.autoplay());
    }

    @Test void aScreenOrASavedGameComesBeforeATable() {
        assertFalse(window("tide-pool", "--screen", "rules").opensTable());
        assertTrue(window("--load", "x").goesOn());
        assertTrue(window("--continue").goesOn());
        assertTrue(window("--screenshot", "a.png").drives());
    }

    @Test void whatIsWrongIsTold() {
        assertTrue(problem("--size", "large").contains("1280x720"), problem("--size", "large"));
        assertTrue(problem("--size", "100x100").contains("at least 320x200"), problem("--size", "100x100"));
        assertTrue(problem("--screen", "setings").contains("Did you mean 'settings'"), problem("--screen", "setings"));
        assertTrue(problem("--autoplay", "-1").contains("0 to 1000000"), problem("--autoplay", "-1"));
    }
}
