package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class PlayCommandTests {
    private static List<String> window(String... words) {
        PlayCommand play = new PlayCommand();
        new CommandLine(play).parseArgs(words);
        return play.windowWords();
    }

    @Test void whatIsAskedForReachesTheWindow() {
        assertEquals(List.of(), window());
        assertEquals(List.of("--pack", "tide-pool", "--seed", "7", "--language", "de"), window("tide-pool", "--language", "de", "--seed", "7"));
    }
}
