package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.support.Program;
import eldertable.support.VirtualScreen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One window opens a match, leaves it and opens another, again and again: it does not grow. */
class ManyMatchesTests {
    private static final List<String> GAMES = List.of("Tides of Madness", "Pocket Madness", "Shards of Madness", "Gates of Delirium", "The Waking Void", "Seven Candles");
    private static final Pattern MEMORY = Pattern.compile("memory (\\d+) MB, (\\d+) MB resident, (\\d+) threads");
    private static final int MORE_MEGABYTES = 24, MORE_RESIDENT = 80, MORE_THREADS = 3, SECONDS_A_ROUND = 240;

    private record Memory(int megabytes, int resident, int threads) {}

    @TempDir Path data;

    /** Three rounds of all games in the suite, two hundred matches by hand: -Pmatches=200. */
    @Test void openingAndLeavingMatchesLeavesNothingBehind() throws IOException {
        int rounds = Math.max(3, Integer.getInteger("eldertable.matches", 0) / GAMES.size());
        Path script = data.resolve("script.txt");
        Files.writeString(data.resolve("settings.properties"), "reducedMotion=true\nspeed=4\nsound=false\n");
        StringBuilder deeds = new StringBuilder("wait-idle 240\n");
        for (int round = 0; round < rounds; round++) {
            for (String game : GAMES) {
                deeds.append("click \"").append(game).append("\"\nclick \"New game\"\nwait-for \"Begin\" 60\nclick \"Begin\"\nwait-for \"Menu (Esc)\" 120\n")
                    .append("wait-idle 120\nkey ESC\nclick \"Leave the game\"\nwait-for \"Credits\" 60\nwait-idle 120\n");
            }
            deeds.append("memory\n");
        }
        Files.writeString(script, deeds.append("quit\n"));
        try (VirtualScreen screen = VirtualScreen.open()) {
            List<String> order = new ArrayList<>(List.of("play", "--script", script.toString()));
            if (screen.display().isEmpty()) order.add("--offscreen");
            Program.Ran ran = new Program(data, screen.display()).withPatience(rounds * SECONDS_A_ROUND).run(List.of(), order.toArray(String[]::new));
            assumeTrue(!ran.out().startsWith("Nothing can be drawn") && !ran.out().startsWith("No window can be opened"), ran.out());
            assertEquals(0, ran.exit(), ran.out() + ran.err());
            List<Memory> memory = ran.out().lines().map(MEMORY::matcher).filter(Matcher::matches)
                .map(told -> new Memory(Integer.parseInt(told.group(1)), Integer.parseInt(told.group(2)), Integer.parseInt(told.group(3)))).toList();
            assertEquals(rounds, memory.size(), ran.out());
            // What is resident swings with the heap that Java happens to hold, so the larger of two rounds is where it began.
            Memory late = memory.get(rounds - 1);
            List<Memory> before = memory.subList(0, 2);
            assertTrue(late.megabytes() <= most(before, Memory::megabytes) + MORE_MEGABYTES && late.resident() <= most(before, Memory::resident) + MORE_RESIDENT
                && late.threads() <= most(before, Memory::threads) + MORE_THREADS, "it has grown: " + memory);
            System.out.println(rounds * GAMES.size() + " matches in one window: " + before + " at first, " + late + " at the end");
        }
    }

    private static int most(List<Memory> rounds, ToIntFunction<Memory> of) {
        return rounds.stream().mapToInt(of).max().orElseThrow();
    }
}
