package eldertable.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.session.Save;
import eldertable.session.SaveFolder;
import eldertable.support.Dialogue;
import eldertable.support.Program;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two programs go on with one match at the same time: what either has told its player is there afterwards. */
class TwoProgramsTests {
    private static final String POOL = "mod-sdk/handbook/tide-pool";

    @TempDir Path data;

    @Test void whoComesSecondPlaysACopyAndNeitherLosesAMove() throws IOException, InterruptedException {
        Program program = new Program(data);
        try (Dialogue first = Dialogue.inTerminal(program.start("play", POOL, "--terminal", "--seed", "5"))) {
            first.awaitMove(1);
            first.say("A keep any");
            first.awaitMove(2);
            try (Dialogue second = Dialogue.inTerminal(program.start("play", POOL, "--terminal", "--continue"))) {
                second.awaitMove(2);
                assertTrue(second.heard("being played in another program"), second.all());
                for (int move = 3; move <= 5; move++) {
                    second.say(move % 2 == 1 ? "B keep any" : "A keep any");
                    second.awaitMove(move);
                }
                first.say("B keep any");
                first.awaitMove(3);
                second.kill();
            }
            first.kill();
        }
        List<Integer> kept = new SaveFolder(data).list().stream().map(TwoProgramsTests::moves).sorted().toList();
        assertEquals(List.of(2, 4), kept);

        // Both are dead: the lock is free, whoever comes goes on with the newest, under its own name.
        try (Dialogue third = Dialogue.inTerminal(program.start("play", POOL, "--terminal", "--continue"))) {
            third.awaitMove(3);
            assertFalse(third.heard("another program"), third.all());
            third.say("A keep any");
            third.awaitMove(4);
            third.kill();
        }
        assertEquals(List.of(3, 4), new SaveFolder(data).list().stream().map(TwoProgramsTests::moves).sorted().toList());
    }

    private static int moves(SaveFolder.Listed listed) {
        Save save = listed.save().orElseThrow(() -> new AssertionError(listed.problems()));
        return save.journal().commands().size();
    }
}
