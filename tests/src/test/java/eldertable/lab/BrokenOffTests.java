package eldertable.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.support.Program;
import eldertable.support.Program.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Ctrl-C, pressed while a command plays more games than anybody has time for, leaves what is known so far. */
@DisabledOnOs(OS.WINDOWS)
class BrokenOffTests {
    private static final Pattern SOME_GAMES = Pattern.compile("(?s).*Broken off: (?!0 )[\\d,]+ .*");

    @TempDir Path folder;
    private Path pack;

    @BeforeEach void writePack() throws IOException {
        pack = Files.createDirectories(folder.resolve("race"));
        Files.writeString(pack.resolve("pack.yaml"), "id: race\nversion: 1.0.0\napi: ^1.0\ntitle: Race\nplayers: { min: 2, max: 2 }\nknobs: { far: { value: 9, min: 3, max: 99 } }\n");
        Files.writeString(pack.resolve("components.yaml"), "counters:\n  score: { per: player, role: score }\ndice: { d: [0, 1, 2] }\n");
        Files.writeString(pack.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [roll, rest] }\n");
        Files.writeString(pack.resolve("rules.mjs"), """
            const next = (game, me) => {
              if (me.score >= game.knob('far')) return game.end({ winners: [me] });
              game.active = me.left;
              game.go('turn');
            };
            export const moves = {
              roll: { apply: ({ game, me }) => { me.score += game.roll('d'); next(game, me); } },
              rest: { apply: ({ game, me }) => next(game, me) },
            };
            """);
        Files.writeString(Files.createDirectories(folder.resolve("slow")).resolve("pack.yaml"), "id: slow\nversion: 1.0.0\napi: ^1.0\nextends: race\ntitle: Slow\nknobs: { far: { value: 12 } }\n");
    }

    /** How long it takes until games are over nobody knows: if it was pressed too early, then later. */
    private Ran broken(String... words) throws Exception {
        return broken(3, words);
    }

    private Ran broken(int first, String... words) throws Exception {
        List<String> all = new ArrayList<>(Arrays.asList(words));
        all.add(1, pack.toString());
        all.addAll(List.of("--bots", "random", "--threads", "1"));
        Program program = new Program(folder);
        for (int seconds = first; ; seconds *= 2) {
            Ran ran = program.brokenOff(Duration.ofSeconds(seconds), all.toArray(String[]::new));
            if (SOME_GAMES.matcher(ran.err()).matches() || seconds > 40) {
                assertTrue(SOME_GAMES.matcher(ran.err()).matches(), ran.err() + ran.out());
                assertEquals(Program.isInterruptIgnored() ? 143 : 130, ran.exit(), ran.err());
                return ran;
            }
        }
    }

    @Test void simulateTellsItsTotals() throws Exception {
        assertTrue(broken("simulate", "--games", "900000000", "--json").out().contains("\"winsAtLeast\""));
    }

    @Test void reportWritesItsPage() throws Exception {
        Path page = folder.resolve("page.html");
        Ran ran = broken("report", "--games", "900000000", "--out", page.toString());
        assertTrue(ran.out().contains("A game takes") && Files.readString(page).endsWith("</html>\n"), ran.out());
    }

    @Test void compareTellsWhatDiffers() throws Exception {
        Ran ran = broken("compare", "--games", "20000000", "--mods", folder.resolve("slow").toString(), "--json");
        assertTrue(ran.err().contains(" of 20,000,000 games were played."), ran.err());
        assertTrue(ran.out().contains("\"compared\""), "there is something of both: " + ran.out() + ran.err());
    }

    @Test void leagueTellsItsTable() throws Exception {
        Ran ran = new Program(folder).brokenOff(Duration.ofSeconds(8), "league", pack.toString(), "--bots", "random,hinted,20", "--games", "90000000", "--json");
        assertTrue(ran.err().contains("Broken off: "), ran.err() + ran.out());
    }

    @Test void tuneGoesOnWhereItWas() throws Exception {
        Path home = folder.resolve("tuning");
        String[] words = {"tune", "--knob", "far", "--goal", "length 20..22", "--goal", "lead-changes high", "--budget", "40000000", "--candidates", "40", "--games", "400", "--folder", home.toString()};
        Ran ran = broken(words);
        assertTrue(ran.out().contains("far = ") && ran.out().contains("The best so far"), ran.out());
        assertTrue(Files.readString(home.resolve("race-tuned/pack.yaml")).contains("far:"), "the best so far as a mod");
        List<String> kept = ledgers(home);
        assertFalse(kept.isEmpty());
        for (int seconds = 6; ledgers(home).size() == kept.size() && seconds < 100; seconds *= 2) broken(seconds, words);
        assertTrue(ledgers(home).containsAll(kept), "what was played is kept");
        assertTrue(ledgers(home).size() > kept.size(), "it went on from there");
    }

    private static List<String> ledgers(Path home) throws IOException {
        try (var files = Files.list(home.resolve("played"))) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".ledger")).sorted().toList();
        }
    }
}
