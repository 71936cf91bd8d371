package eldertable.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;
import eldertable.support.Program.Ran;
import eldertable.support.Program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that is killed in the middle of a game (SIGKILL: it can do nothing more) loses nothing that it has shown. */
class KilledTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final String POOL = "mod-sdk/handbook/tide-pool";
    private static final String GAME = "gates-of-delirium";

    @TempDir Path data;

    @Test void everyMoveThatWasShownIsThereAfterwards() throws IOException, InterruptedException {
        Program program = new Program(data);
        Process process = program.start("play", POOL, "--terminal", "--seed", "5");
        BufferedReader out = reader(process);
        OutputStream in = process.getOutputStream();
        awaitLine(out, "move 1");
        for (int move = 1; move <= 5; move++) {
            in.write(Program.bytes((move % 2 == 1 ? "A" : "B") + " keep any\n"));
            in.flush();
            awaitLine(out, "move " + (move + 1));
        }
        process.toHandle().destroyForcibly(); // SIGKILL; the streams stay open
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));

        Ran resumed = program.run(List.of(), "play", POOL, "--terminal", "--continue");
        assertEquals(0, resumed.exit(), resumed.out() + resumed.err());
        assertEquals("moves 5", Program.line(resumed.out(), "moves "));
        Ran undisturbed = program.run(List.of("A keep any", "B keep any", "A keep any", "B keep any", "A keep any"), "play", POOL, "--terminal", "--seed", "5");
        assertEquals(Program.line(undisturbed.out(), "hash "), Program.line(resumed.out(), "hash "));
    }

    @Test void aKillAtAnyMomentLeavesASaveThatLoads() throws IOException, InterruptedException {
        Program program = new Program(data);
        Process process = program.start("play", GAME, "--terminal", "--seed", "5", "--bots", "all");
        BufferedReader out = reader(process);
        int shown = 0;
        for (String line = out.readLine(); line != null && shown < 40; line = out.readLine()) if (line.startsWith("• ")) shown++;
        process.toHandle().destroyForcibly(); // SIGKILL; the streams stay open
        assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        while (true) { // what was still in the pipe had been shown too
            String line = out.readLine();
            if (line == null) break;
            if (line.startsWith("• ")) shown++;
        }

        SaveFolder.Listed latest = new SaveFolder(data).list().get(0);
        int kept = latest.save().orElseThrow(() -> new AssertionError(latest.problems())).journal().commands().size();
        assertTrue(kept >= shown, kept + " moves kept, " + shown + " shown");
        PackDef pack = PackReader.read(HOME.resolve("content").resolve(GAME)).pack().orElseThrow();
        try (ScriptEngine scripts = new ScriptEngine()) {
            Resumed resumed = Resumed.load(scripts, pack, latest, false);
            try (GameSession session = resumed.session().orElseThrow(() -> new AssertionError(resumed.problems()))) {
                assertEquals(kept, session.moves());
            }
        }
    }

    private static BufferedReader reader(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    private static void awaitLine(BufferedReader out, String end) throws IOException {
        for (String line = out.readLine(); line != null; line = out.readLine()) if (line.endsWith(" " + end)) return;
        throw new AssertionError("the program ended before '" + end + "'");
    }
}
