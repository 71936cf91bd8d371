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
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandsTests {
    @TempDir Path folder;
    private Path pack;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach void writePack() throws IOException {
        pack = Files.createDirectories(folder.resolve("dice-walk"));
        Files.writeString(pack.resolve("pack.yaml"), """
            id: dice-walk
            version: 1.0.0
            api: ^1.0
            title: Dice <Walk>
            players: { min: 2, max: 3 }
            options: { pace: { values: [slow, fast, mad] }, bonus: { min: 0, max: 5 } }
            knobs: { luck: { value: 0, min: 0, max: 4, about: Steps besides those of the die. }, ruin: { value: 0 } }
            """);
        Files.writeString(pack.resolve("components.yaml"), "counters:\n  far: { start: 5 }\n  score: { per: player, role: score }\ndice: { d: [0, 1, 2] }\nwords: [home]\n");
        Files.writeString(pack.resolve("flow.yaml"), "start: turn\nsteps:\n  turn: { who: active, moves: [roll, rest] }\nquestions:\n  stride: { value: number }\n");
        Files.writeString(pack.resolve("rules.mjs"), """
            const next = (game, me) => {
              if (me.score >= game.far) return game.end({ winners: [me], reason: 'home' });
              game.active = me.left;
              game.go('turn');
            };
            export const moves = {
              roll: { apply: ({ game, me }) => { me.score += game.roll('d') + game.compute('stride', 0) + game.knob('luck') - game.knob('ruin') + game.option('bonus') + (game.option('pace') === 'mad' ? 9 : 0); next(game, me); } },
              rest: { apply: ({ game, me }) => next(game, me) },
            };
            """);
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--bots", "random"));
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(all.toArray(String[]::new));
    }

    private Path mod(String id, String rules) throws IOException {
        Path mod = Files.createDirectories(folder.resolve(id));
        Files.writeString(mod.resolve("pack.yaml"), "id: " + id + "\nversion: 1.0.0\napi: ^1.0\nextends: dice-walk\ntitle: " + id + "\n");
        Files.writeString(mod.resolve("rules.mjs"), rules);
        return mod;
    }

    @Test void aReportIsOnePageThatNeedsNothingElse() throws IOException {
        Path page = folder.resolve("page.html");
        assertEquals(0, run("report", pack.toString(), "--games", "200", "--depth", "0", "--out", page.toString()), err.toString());
        String html = Files.readString(page);
        assertFalse(html.contains("http:") || html.contains("https:") || html.contains("<script"), "nothing from elsewhere");
        assertTrue(html.contains("Dice &lt;Walk&gt;") && !html.contains("<Walk>"), "a pack's words are no tags");
        assertTrue(html.contains("<svg") && html.contains("prefers-color-scheme: dark") && html.contains("@media print"));
        assertTrue(out.toString().contains("A game takes"), out.toString());
    }

    @Test void pagesAndWordsAreGermanForWhoAsksForGerman() throws IOException {
        Path page = folder.resolve("seite.html");
        assertEquals(0, run("report", pack.toString(), "--games", "200", "--depth", "4", "--levels", "random,3", "--out", page.toString(), "--language", "de"), err.toString());
        String html = Files.readString(page);
        assertTrue(html.contains("<html lang='de'>") && html.contains("<h2>Wer gewinnt</h2>") && html.contains("Können: ") && html.contains(" Züge, neun von zehn zwischen "), html);
        assertTrue(html.contains("--levels random,3</code>"), "the same numbers again");
        assertFalse(html.contains("Who wins") || html.contains(" sure: ") || html.contains("of the game"), html);
        assertTrue(out.toString().contains("Die Seite: "), out.toString());
        assertEquals(0, run("report", pack.toString(), "--games", "200", "--depth", "0", "--json", "--language", "de"), err.toString());
        assertTrue(out.toString().contains("A game takes "), "programs are told in English: " + out);
        assertEquals(2, run(tune("--knob", "luk", "--goal", "length 2..6", "--language", "de")));
        assertTrue(err.toString().contains("„luk“ ist keine Stellschraube"), err.toString());
    }

    @Test void levelsThatThereAreNotAreToldBeforeAnythingIsPlayed() {
        assertEquals(2, run("report", pack.toString(), "--games", "100", "--levels", "random,clever"));
        assertTrue(err.toString().contains("'clever'"), err.toString());
    }

    @Test void theSameNumbersOnAnyNumberOfThreads() {
        assertEquals(0, run("report", pack.toString(), "--games", "100", "--depth", "4", "--levels", "random,3", "--threads", "1", "--json"), err.toString());
        String alone = out.toString();
        assertEquals(0, run("report", pack.toString(), "--games", "100", "--depth", "4", "--levels", "random,3", "--threads", "3", "--json"), err.toString());
        assertEquals(alone, out.toString());
        assertTrue(alone.contains("\"length.moves\"") && alone.contains("\"depth\""));
    }

    @Test void compareFindsWhatAModDoesAndNothingInACopy() throws IOException {
        String faster = mod("faster", "export const modify = { stride: () => 1 };\n").toString(), idle = mod("idle", "export const modify = { stride: ({ value }) => value };\n").toString();
        assertEquals(0, run("compare", pack.toString(), "--mods", faster, "--games", "200", "--json"), err.toString());
        assertTrue(out.toString().matches("(?s).*\"really\": \\[[^]]*\"length.moves\".*"), out.toString());
        assertEquals(0, run("compare", pack.toString(), "--mods", idle, "--games", "200", "--json"), err.toString());
        assertTrue(out.toString().contains("\"really\": []"), out.toString());
        Path page = folder.resolve("compare.html");
        assertEquals(0, run("compare", pack.toString(), "--mods", faster, "--games", "100", "--out", page.toString()), err.toString());
        assertTrue(Files.readString(page).contains("class='tag real'"));
    }

    @Test void tuneFindsNumbersForAGoalAndGoesOnWhereItWas() throws IOException {
        Path home = folder.resolve("tuning");
        String[] words = {"tune", pack.toString(), "--knob", "counters.far.start=2..30", "--goal", "length 38..46", "--budget", "2000", "--candidates", "9", "--games", "200",
            "--folder", home.toString(), "--json", "--out", folder.resolve("tuned.html").toString()};
        assertEquals(0, run(words), err + out.toString());
        String found = out.toString();
        Path mod = home.resolve("dice-walk-tuned/components.yaml");
        assertTrue(Files.readString(mod).contains("start: "), Files.readString(mod));
        assertFalse(Files.exists(home.resolve("played/candidate")), "what only the search needs is gone");
        long kept;
        try (var files = Files.list(home.resolve("played"))) {
            kept = files.count();
        }
        Files.delete(mod);
        assertEquals(0, run(words), err.toString());
        assertEquals(found, out.toString(), "what was kept leads to the same end");
        try (var files = Files.list(home.resolve("played"))) {
            assertEquals(kept, files.count(), "nothing was played again");
        }
    }

    @Test void tuneTurnsWhatRulesAskAbout() throws IOException {
        Path home = folder.resolve("tuning");
        assertEquals(0, run("tune", pack.toString(), "--knob", "questions.stride=0..3", "--goal", "length 3..6", "--budget", "600", "--candidates", "4", "--games", "100",
            "--folder", home.toString()), err + out.toString());
        assertTrue(Files.readString(home.resolve("dice-walk-tuned/rules.mjs")).contains("stride: () =>"));
        assertTrue(out.toString().contains("Goal 'length 3..6'"), out.toString());
    }

    private String[] tune(String... more) {
        List<String> words = new ArrayList<>(List.of("tune", pack.toString(), "--budget", "400", "--candidates", "4", "--games", "100", "--folder", folder.resolve("tuning").toString()));
        words.addAll(List.of(more));
        return words.toArray(String[]::new);
    }

    @Test void tuneTurnsWhatThePackDeclares() throws IOException {
        assertEquals(0, run(tune("--knob", "luck", "--goal", "length 2..6")), err + out.toString());
        String mod = Files.readString(folder.resolve("tuning/dice-walk-tuned/pack.yaml"));
        assertTrue(mod.matches("(?s).*knobs:\\s+luck:\\s+value: [234]\\s.*"), mod);
        assertTrue(out.toString().contains("luck = "), out.toString());
        assertEquals(0, run("compare", pack.toString(), "--mods", folder.resolve("tuning/dice-walk-tuned").toString(), "--games", "100", "--json"), err.toString());
        assertTrue(out.toString().matches("(?s).*\"really\": \\[[^]]*\"length.moves\".*"), "the mod can be played: " + out);
        assertEquals(0, run(tune("--knob", "knobs.luck=0..1", "--goal", "length 2..99")), err + out.toString());
    }

    @Test void whatIsGoodAlreadyIsLeftAsItIs() {
        assertEquals(0, run(tune("--knob", "luck", "--knob", "option.bonus", "--goal", "length 1..999")), err + out.toString());
        assertTrue(out.toString().contains("luck = 0 (as it was), option.bonus = 0 (as it was)."), out.toString());
    }

    @Test void goalsThatPullApartEndInCompromises() throws IOException {
        Path page = folder.resolve("front.html");
        assertEquals(0, run(tune("--knob", "luck", "--knob", "counters.far.start=3..9", "--goal", "length low", "--goal", "margin low", "--out", page.toString())), err + out.toString());
        assertTrue(out.toString().contains("Another compromise: luck = "), out.toString());
        String html = Files.readString(page);
        assertTrue(html.contains("<h2>The best compromises</h2>") && html.contains("<h3>margin low</h3>"), html);
        Path other = folder.resolve("tuning/dice-walk-tuned-2");
        assertEquals(0, run("report", pack.toString(), "--mods", other.toString(), "--games", "40", "--depth", "0", "--json"), "each is a mod: " + err);
    }

    @Test void aGoalWithoutEndSaysWhetherItIsBetterThanBefore() {
        assertEquals(0, run(tune("--knob", "luck", "--goal", "length low")), err + out.toString());
        assertTrue(out.toString().contains("Goal 'length low': better than before, "), out.toString());
        assertEquals(0, run(tune("--knob", "luck", "--goal", "length 0.5..6")), err + out.toString());
        assertTrue(out.toString().matches("(?s).*Goal 'length 0.5..6': met, .*; before, missed, .*"), out.toString());
    }

    @Test void tuneTurnsOptions() throws IOException {
        assertEquals(0, run(tune("--knob", "option.pace=slow|mad", "--goal", "length 2..6")), err + out.toString());
        assertTrue(out.toString().contains("option.pace = mad"), out.toString());
        String mod = Files.readString(folder.resolve("tuning/dice-walk-tuned/pack.yaml"));
        assertTrue(mod.contains("pace: { values: [slow, fast, mad], start: mad }"), mod);
        assertEquals(0, run(tune("--knob", "option.bonus", "--goal", "length 2..6", "--json")), err + out.toString());
        assertTrue(out.toString().contains("\"option.bonus=0..5\""), out.toString());
        assertEquals(2, run(tune("--knob", "option.pace", "--option", "pace=fast", "--goal", "length 2..6")));
        assertTrue(err.toString().contains("leave one of them out"), err.toString());
    }

    @Test void anotherKnobInTheSameFolderIsAnotherSearch() {
        assertEquals(0, run(tune("--knob", "luck=0..1", "--goal", "length 2..999", "--json")), err + out.toString());
        String luck = out.toString();
        assertEquals(0, run(tune("--knob", "option.bonus=0..1", "--goal", "length 2..999", "--json")), err + out.toString());
        assertEquals(0, run(tune("--knob", "counters.far.start=1..2", "--goal", "length 1..999", "--json")), err + out.toString());
        assertTrue(out.toString().contains("counters.far.start=1..2") && !out.toString().equals(luck), "what was kept for other knobs is not taken for this one: " + out);
    }

    @Test void knobsThatThereAreNotAreToldInWords() {
        assertEquals(2, run(tune("--knob", "ruin", "--goal", "length 2..6")));
        assertTrue(err.toString().contains("does not say how far 'ruin' may be turned"), err.toString());
        assertEquals(2, run(tune("--knob", "luk", "--goal", "length 2..6")));
        assertTrue(err.toString().contains("or the name of a knob of pack.yaml: luck, ruin."), err.toString());
        assertEquals(2, run(tune("--knob", "option.pce=slow|mad", "--goal", "length 2..6")));
        assertTrue(err.toString().contains("has no option 'pce'. Did you mean 'pace'?"), err.toString());
        assertEquals(2, run(tune("--knob", "option.pace=slow|quick", "--goal", "length 2..6")));
        assertTrue(err.toString().contains("cannot be 'quick'"), err.toString());
    }

    @Test void nonsenseIsToldInWords() {
        assertEquals(2, run("tune", pack.toString(), "--knob", "goal", "--goal", "length 3..6"));
        assertTrue(err.toString().contains("'goal' is no knob: write PATH=LOW..HIGH"), err.toString());
        assertEquals(2, run("tune", pack.toString(), "--knob", "counters.far.start=2..9", "--goal", "be nice"));
        assertTrue(err.toString().contains("'be nice' is no goal."), err.toString());
        assertEquals(1, run("tune", pack.toString(), "--knob", "counters.fra.start=2..9", "--goal", "length 3..6", "--folder", folder.resolve("x").toString()));
        assertTrue(err.toString().contains("There is no counters.fra.start"), err.toString());
        assertEquals(1, run("report", pack.toString(), "--farm", "127.0.0.1:1", "--secret", "none", "--farm-host", "127.0.0.1", "--games", "10"));
        assertTrue(err.toString().contains("No worker answers at 127.0.0.1:1"), err.toString());
    }
}
