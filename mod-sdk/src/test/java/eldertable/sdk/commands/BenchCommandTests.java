package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** That it runs and what it tells; how fast anything is, no test can say. */
class BenchCommandTests {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String move, String... arguments) throws IOException {
        Files.writeString(folder.resolve("pack.yaml"), "id: coin\nversion: 1.0.0\napi: ^1.0\ntitle: Coin\nplayers: { min: 1, max: 1 }\n");
        Files.writeString(folder.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [flip] }\n");
        Files.writeString(folder.resolve("rules.mjs"), "export const moves = { flip: { pick: { side: [0, 1] }, apply: ({ game }) => { " + move + " } } };\n");
        String[] all = new String[arguments.length + 2];
        all[0] = "bench";
        all[1] = folder.toString();
        System.arraycopy(arguments, 0, all, 2, arguments.length);
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(all);
    }

    @Test void measuresEverything() throws IOException {
        assertEquals(0, run("game.end();", "--warmup", "0", "--seconds", "0.05", "--starts", "1"), err.toString());
        for (String word : new String[] {"Coin", "JDK", "rules in JavaScript", "not written for this pack", "state copy", "empty hook call", "reload", "start"}) {
            assertTrue(out.toString().contains(word), word + " in\n" + out);
        }
    }

    @Test void tellsProgramsTheSame() throws IOException {
        assertEquals(0, run("game.end();", "--warmup", "0", "--seconds", "0.05", "--starts", "0", "--json"), err.toString());
        assertTrue(out.toString().contains("\"decisionsPerSecond\": "), out.toString());
        assertTrue(out.toString().contains("\"decisionsPerGame\": 1.0"), out.toString());
        assertTrue(out.toString().contains("\"ratio\": null"), out.toString());
    }

    @Test void aFreshProcessTellsWhereItsTimeGoes() throws IOException {
        assertEquals(0, run("game.end();", "--cold", "0.1"), err.toString());
        for (String word : new String[] {"processor seconds", "garbage a decision", "where the time goes", "hooks that change the table", "the framework", "hooks were called"}) {
            assertTrue(out.toString().contains(word), word + " in\n" + out);
        }
    }

    @Test void protectionsAreMeasuredAgainstRulesWithout() throws IOException {
        for (String engine : new String[] {"translated", "graaljs"}) {
            assertEquals(0, run("game.end();", "--protections", "--engine", engine, "--warmup", "0", "--seconds", "1"), err.toString());
            for (String word : new String[] {"rules " + engine, "as packs are run", "without protections", "mean of 1 turns"}) {
                assertTrue(out.toString().contains(word), word + " in\n" + out);
            }
        }
    }

    @Test void botsTellHowFastTheyThink() throws IOException {
        assertEquals(0, run("game.end();", "--bots", "2"), err.toString());
        assertTrue(out.toString().contains("playouts a processor second"), out.toString());
        assertEquals(2, run("game.end();", "--bots", "-1"));
    }

    @Test void botsPlayWithAndWithoutTranslatedRules() throws IOException {
        assertEquals(0, run("game.end({ winners: game.players });", "--duel", "3", "--clock", "5", "--json"), err.toString());
        assertTrue(out.toString().contains("\"games\": 3") && out.toString().contains("\"translated\": 2") && out.toString().contains("\"graaljs\": 1"), out.toString());
    }

    @Test void translatedRulesAreHeldAgainstGraalJs() throws IOException {
        assertEquals(0, run("game.end();", "--equal", "3", "--from", "7"), err.toString());
        assertTrue(out.toString().contains("3 games") && out.toString().contains("in all, from seed 7: all of them equal"), out.toString());
    }

    @Test void aGameThatFailsIsNotMeasured() throws IOException {
        assertEquals(1, run("throw new Error('edge');", "--warmup", "0", "--seconds", "0.05", "--starts", "0"));
        assertTrue(err.toString().contains("edge"), err.toString());
    }
}
