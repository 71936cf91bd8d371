package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTests {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach void writePack() throws IOException {
        Files.writeString(folder.resolve("pack.yaml"), """
            id: dice-walk
            version: 1.0.0
            api: ^1.0
            title: Dice Walk
            players: { min: 1, max: 3 }
            options:
              goal: { min: 2, max: 9, start: 5 }
              wind: { values: [calm, storm], start: calm, players: { storm: [3] } }
            """);
        Files.writeString(folder.resolve("components.yaml"), "counters:\n  score: { per: player, role: score }\ndice: { d: [0, 1, 2] }\nwords: [home]\n");
        Files.writeString(folder.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [roll] }\n");
        rules("");
    }

    private void rules(String more) throws IOException {
        Files.writeString(folder.resolve("rules.mjs"), """
            export const moves = {
              roll: {
                apply: ({ game, me }) => {
                  me.score += game.roll('d');
                  %s
                  if (me.score >= game.option('goal')) return game.end({ winners: [me], reason: 'home' });
                  game.active = me.left;
                  game.go('turn');
                },
              },
            };
            """.formatted(more));
    }

    private int run(String arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
            .execute(("simulate " + folder + " " + arguments).strip().split(" +"));
    }

    @Test void tellsWinsLengthsScoresAndEndings() {
        assertEquals(0, run("--games 50 --players 2 --check"), err.toString());
        for (String word : new String[] {"Dice Walk", "50 games", "A random", "B random", "home", "moves", "decisions", "score", "all checks passed"}) {
            assertTrue(out.toString().contains(word), word + " in\n" + out);
        }
        assertFalse(out.toString().contains("C random"), out.toString());
        assertEquals("", err.toString());
    }

    @Test void theSameSeedGivesTheSameJson() {
        assertEquals(0, run("--games 30 --seed 5 --threads 1 --json"));
        String one = totals();
        assertEquals(0, run("--games 30 --seed 5 --threads 3 --json"));
        assertEquals(one, totals());
    }

    @Test void optionsAreToldInThePacksOrder() throws IOException {
        Path info = folder.resolve("pack.yaml");
        String more = Stream.of("f", "b", "e", "a", "d", "c").map(id -> "  " + id + ": { min: 1, max: 3, start: 2 }\n").collect(Collectors.joining());
        Files.writeString(info, Files.readString(info) + more);
        assertEquals(0, run("--games 1 --option c=3"), err.toString());
        assertTrue(out.toString().contains("{goal=5, wind=calm, f=2, b=2, e=2, a=2, d=2, c=3}"), out.toString());
    }

    private String totals() {
        return out.toString().replaceAll("\"(seconds|gamesPerSecond|threads)\": [^,]*,", "");
    }

    @Test void aFailedGameComesWithTheCommandThatPlaysItAgain() throws IOException {
        rules("if (me.score === 4 && game.random(3) === 0) throw new Error('four');");
        assertEquals(1, run("--games 40 --players 2 --option goal=9"));
        first("(rules.mjs:\\d+:\\d+)");
        assertTrue(out.toString().contains("four"), out.toString());
        String game = first("(Game \\d+, after \\d+ moves)");
        String replay = first("Play it again: \\./eldertable simulate \\S+ (.*)");

        assertEquals(1, run(replay));
        assertTrue(out.toString().contains(game), out.toString());
        assertTrue(out.toString().contains("    1  A roll"), out.toString());
    }

    @Test void theSameFailureIsToldOnceAndStopsTheRest() throws IOException {
        rules("throw new Error('always');");
        assertEquals(1, run("--games 300 --players 2 --threads 1"));
        assertEquals(1, out.toString().split("Play it again", -1).length - 1, out.toString());
        first("(Game 0, after 1 move, as in 10 games)");
        first("(Stopped after 10 of 300 games)");

        assertEquals(1, run("--games 300 --players 2 --threads 1 --keep-going"));
        first("(as in 300 games)");
        assertFalse(out.toString().contains("Stopped"), out.toString());
    }

    private String first(String pattern) {
        Matcher found = Pattern.compile(pattern).matcher(out.toString());
        assertTrue(found.find(), pattern + " in\n" + out);
        return found.group(1);
    }

    @Test void gamesThatDoNotEndAreAFailure() {
        assertEquals(1, run("--games 5 --players 2 --max-moves 1"), err.toString());
        assertTrue(out.toString().contains("unfinished 5 games"), out.toString());
        first("(stood in step 'turn', \\S*flow.yaml:3:3)");
    }

    @Test void nonsenseIsRefusedInWords() {
        assertEquals(2, run("--games 0"));
        assertEquals(2, run("--bots clever"));
        assertTrue(err.toString().contains("There is no bot 'clever'"), err.toString());
        assertEquals(2, run("--players 3 --bots random,random"));
        assertEquals(1, run("--players 4"));
        assertTrue(err.toString().contains("1 to 3 players"), err.toString());
        assertEquals(1, run("--option gaol=3"));
        assertTrue(err.toString().contains("goal"), err.toString());
        assertEquals(1, run("--option goal=10"));
        assertEquals(1, run("--option wind=storm"));
        assertEquals(0, run("--players 3 --option wind=storm --games 2"), err.toString());
    }

    @Test void rulesThatDoNotLoadAreShownWithTheirPlace() throws IOException {
        rules("if (");
        assertEquals(1, run("--games 1"));
        assertTrue(err.toString().contains("rules.mjs:"), err.toString());
        assertFalse(err.toString().contains("\tat "), err.toString());
    }
}
