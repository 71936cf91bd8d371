package eldertable.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackReader;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;
import eldertable.support.Dialogue;
import eldertable.support.Program.Ran;
import eldertable.support.Program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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
        try (Dialogue game = Dialogue.inTerminal(program.start("play", POOL, "--terminal", "--seed", "5"))) {
            game.awaitMove(1);
            for (int move = 1; move <= 5; move++) {
                game.say((move % 2 == 1 ? "A" : "B") + " keep any");
                game.awaitMove(move + 1);
            }
            game.kill();
        }

        Ran resumed = program.run(List.of(), "play", POOL, "--terminal", "--continue");
        assertEquals(0, resumed.exit(), resumed.out() + resumed.err());
        assertEquals("moves 5", Program.line(resumed.out(), "moves "));
        Ran undisturbed = program.run(List.of("A keep any", "B keep any", "A keep any", "B keep any", "A keep any"), "play", POOL, "--terminal", "--seed", "5");
        assertEquals(Program.line(undisturbed.out(), "hash "), Program.line(resumed.out(), "hash "));
    }

    @Test void aKillAtAnyMomentLeavesASaveThatLoads() throws IOException, InterruptedException {
        Program program = new Program(data);
        Process process = program.start("play", GAME, "--terminal", "--seed", "5", "--bots", "all");
        BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
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

    /**
     * One match goes on from kill to kill, each at a random moment while moves are made and taken back. A few kills in the
     * suite, a thousand by hand: -Pkills=1000.
     */
    @Test void afterKillsAtRandomMomentsItIsBackAtTheLastToldMove() throws IOException, InterruptedException {
        int kills = Integer.getInteger("eldertable.kills", 4);
        long seed = Long.getLong("eldertable.seed", 1);
        Random random = new Random(seed);
        Program program = new Program(data);
        int told = 1, pending = 1, answered = 0, further = 0;
        for (int kill = 0; kill <= kills; kill++) {
            boolean nothingMade = told == 1 && new SaveFolder(data).list().isEmpty(); // before the first move there is nothing to keep
            String[] way = nothingMade ? new String[] {"--seed", "5"} : new String[] {"--continue"};
            try (Dialogue game = Dialogue.inTerminal(program.start(Stream.concat(Stream.of("play", POOL, "--terminal"), Stream.of(way)).toArray(String[]::new)))) {
                game.awaitTable();
                int back = game.toldMove();
                String where = "kill " + kill + " of seed " + seed + ": told " + told + ", asked for " + pending + ", back at " + back + "\n" + game.all();
                assertTrue(back == told || back == pending, where);
                assertFalse(game.heard("damaged") || game.heard("another program"), where);
                if (kill == kills) {
                    game.kill();
                    break;
                }
                if (back != told) further++;
                told = pending = back;
                Thread killer = game.killAfter(random.nextInt(400));
                // The ninth of ten moves is never made, so that the match does not end.
                try {
                    while (true) {
                        boolean forth = told < 9 && (told == 1 || random.nextInt(3) > 0);
                        pending = forth ? told + 1 : told - 1;
                        game.say(forth ? (told % 2 == 1 ? "A" : "B") + " keep any" : "undo");
                        while (game.toldMove() == told && game.hear()) { }
                        if (game.toldMove() == told) break;
                        told = pending = game.toldMove();
                        answered++;
                    }
                } catch (IOException killed) {
                    // the line could not be typed any more
                }
                killer.join();
                game.hearOut();
                if (game.toldMove() != told) told = pending = game.toldMove();
            }
        }
        assertTrue(answered > 0, "it was killed before it played");
        new SaveFolder(data).tidy();
        try (Stream<Path> files = Files.list(data.resolve("autosaves"))) {
            List<String> left = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".part")).toList();
            assertEquals(List.of(), left);
        }
        System.out.println(kills + " kills among " + answered + " answers: no told move was lost, " + further + " that was not told yet was kept");
    }
}
