package eldertable.window;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.session.Journal;
import eldertable.session.SaveFolder;
import eldertable.support.Dialogue;
import eldertable.support.Program;
import eldertable.support.VirtualScreen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A window that is killed at random moments (SIGKILL) while somebody clicks and bots answer comes back at the last move that it has drawn. */
class KilledWindowTests {
    private static final String GAME = "gates-of-delirium";
    private static final int LONGEST_MILLIS = 2_500;

    @TempDir Path data;

    /** One match goes on from kill to kill, and another when it is over. A few kills in the suite, a thousand by hand: -Pkills=1000. */
    @Test void afterKillsAtRandomMomentsItIsBackAtTheLastMoveDrawn() throws IOException, InterruptedException {
        int kills = Integer.getInteger("eldertable.kills", 2), drawn = 0, matches = 0;
        long seed = Long.getLong("eldertable.seed", 1);
        Random random = new Random(seed);
        Path script = data.resolve("script.txt");
        Files.writeString(data.resolve("settings.properties"), "reducedMotion=true\nspeed=4\nsound=false\n");
        Files.writeString(script, "moves\nwait-idle 240\nplay mouse \"See the table\" 100000\nquit\n");
        try (VirtualScreen screen = VirtualScreen.open()) {
            int told = -1;
            for (int kill = 0; kill <= kills; kill++) {
                try (Dialogue window = Dialogue.inWindow(new Program(data, screen.display()).start(order(told, kill, screen, script)))) {
                    boolean opened = window.awaitTable();
                    assumeTrue(opened || kill > 0, "No window can be opened and nothing drawn in memory here: " + window.all());
                    String where = "kill " + kill + " of seed " + seed + ": drawn before: " + told + " moves, now " + window.toldMove() + "\n" + window.all();
                    assertTrue(opened && window.toldMove() >= told, where);
                    if (told < 0) matches++;
                    Thread killer = window.killAfter(kill == kills ? 0 : random.nextInt(LONGEST_MILLIS));
                    window.hearOut();
                    killer.join();
                    drawn += window.tables();
                    told = isOver(window.toldMove()) ? -1 : window.toldMove();
                }
            }
        }
        assertTrue(drawn > kills, "it was killed before it played: " + drawn);
        new SaveFolder(data).tidy();
        try (Stream<Path> files = Files.list(data.resolve("autosaves"))) {
            assertTrue(files.noneMatch(file -> file.getFileName().toString().endsWith(".part")));
        }
        System.out.println(kills + " kills of the window in " + matches + " matches, among " + drawn + " tables drawn: none was lost");
    }

    /** Whether there is nothing to go on with. */
    private boolean isOver(int drawn) {
        if (drawn == 0) return true;
        SaveFolder.Listed latest = new SaveFolder(data).list().get(0);
        Journal kept = latest.save().orElseThrow(() -> new AssertionError(latest.problems())).journal();
        assertTrue(kept.commands().size() >= drawn, kept.commands().size() + " moves kept, " + drawn + " drawn");
        return kept.over();
    }

    private static String[] order(int told, int kill, VirtualScreen screen, Path script) {
        List<String> order = new ArrayList<>(List.of("play", GAME, "--script", script.toString()));
        order.addAll(told < 0 ? List.of("--players", "2", "--bots", "random", "--seed", String.valueOf(kill)) : List.of("--continue"));
        if (screen.display().isEmpty()) order.add("--offscreen");
        return order.toArray(String[]::new);
    }
}
