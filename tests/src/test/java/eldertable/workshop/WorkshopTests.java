package eldertable.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import eldertable.reload.PacksInPlay;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;
import eldertable.support.TestPack;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an author does at the workshop, with a small pack. */
class WorkshopTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();

    @TempDir Path folder;
    private TestPack files;
    private GameSession session;
    private Workshop workshop;
    private WorkshopConsole console;

    @AfterAll static void end() {
        SCRIPTS.close();
    }

    @BeforeEach void open() throws Exception {
        files = TestPack.withBadMove(folder, "console.log('rolled', game.random(6));");
        Prints prints = new Prints();
        var pack = files.read();
        session = new GameSession(SCRIPTS, pack, MatchSetup.of("m", pack, 2, Map.of(), 1, MatchSetup.people(2)), prints);
        workshop = new Workshop(SCRIPTS, session, prints, new PacksInPlay(new PackLibrary(List.of(folder)), "probe", List.of()), () -> { });
        console = new WorkshopConsole(workshop);
    }

    @AfterEach void close() {
        workshop.close();
        session.close();
    }

    private void play(String command) throws Exception {
        Reading reading = session.read(command);
        assertTrue(reading instanceof Reading.Chosen, reading.toString());
        assertTrue(session.perform(((Reading.Chosen) reading).move()) instanceof Outcome.Accepted);
    }

    private String ask(String line) {
        return String.join("\n", console.run(line).said(Tongue.ENGLISH));
    }

    @Test void whatRulesPrintComesWithFileAndLine() throws Exception {
        play("A bad");
        Printed line = workshop.prints().all().get(0);
        assertTrue(line.text().matches("rolled \\d"), line.text());
        assertTrue(line.span().file().endsWith("probe/rules.mjs"), line.toString());
        assertEquals(5, line.span().line());
    }

    @Test void theTableIsChangedByHandAndTakenBack() throws Exception {
        assertTrue(console.run("set A.score 5").done());
        assertTrue(console.run("move eel#2 A.hand").done());
        assertEquals("A.score: 5", ask("inspect A.score"));
        assertEquals("A.hand: (1) eel#2", ask("inspect A.hand"));
        assertEquals(List.of(":set A.score 5", ":move eel#2 A.hand"), session.journal().commands());
        assertEquals(1, session.undo(1));
        assertEquals("A.hand: empty", ask("inspect A.hand"));
        assertFalse(console.run("set A.scroe 5").done());
        assertTrue(ask("set A.scroe 5").contains("A.score"), ask("set A.scroe 5"));
        assertFalse(console.run("move eel nowhere").done());
    }

    @Test void chanceIsForced() throws Exception {
        assertTrue(console.run("force 4").done());
        play("A bad");
        assertEquals("rolled 4", workshop.prints().all().get(0).text());
    }

    @Test void hooksOfTheLastMoveAreTold() throws Exception {
        play("A good");
        assertTrue(workshop.hooks().stream().anyMatch(call -> call.hook().equals("Move 'good' (apply)") && call.calls() == 1), workshop.hooks().toString());
    }

    @Test void savedRulesAreInForceAtOnce() throws Exception {
        play("A good");
        files.file("rules.mjs", Files.readString(files.folder().resolve("rules.mjs")).replace("score += 1", "score += 10"));
        assertEquals(WorkshopNews.Kind.RELOADED, workshop.reload().kind());
        play("A good");
        assertEquals("A.score: 11", ask("inspect A.score"));
        String told = ask("replay");
        assertTrue(told.contains("Move 1 (A good) leads elsewhere: A.score was 1, now 10."), told);
        assertEquals("A.score: 20", ask("inspect A.score"));
    }

    @Test void brokenFilesAreToldUntilTheyArePutRight() throws Exception {
        String good = Files.readString(files.folder().resolve("rules.mjs"));
        files.file("rules.mjs", good.replace("export const", "export cnst"));
        WorkshopNews news = workshop.reload();
        assertEquals(WorkshopNews.Kind.BROKEN, news.kind());
        assertEquals("script-syntax", workshop.hindrance().orElseThrow().problems().get(0).code());
        play("A good");
        files.file("rules.mjs", good);
        assertEquals(WorkshopNews.Kind.RELOADED, workshop.reload().kind());
        assertEquals(Optional.empty(), workshop.hindrance());
    }

    @Test void whatVanishedIsNamedAndARestartPutsTheRulesInForce() throws Exception {
        play("A bad");
        files.file("cards.yaml", "cards:\n  squid: { copies: 4 }\n");
        WorkshopNews news = workshop.reload();
        assertEquals(WorkshopNews.Kind.PARTED, news.kind());
        String told = Message.row(news.text()).english();
        assertTrue(told.contains("the piece eel#1 in A.hand"), told);
        play("A good");
        assertEquals(WorkshopNews.Kind.PARTED, workshop.hindrance().orElseThrow().kind());
        assertTrue(console.run("replay").change() == WorkshopConsole.Change.RULES);
        assertTrue(ask("inspect A.hand").contains("squid"), ask("inspect"));
    }

    @Test void aScenarioIsWrittenThatPasses() throws Exception {
        play("A bad");
        console.run("set B.score 3");
        console.run("force 2");
        Path file = folder.resolve("out/bug.yaml");
        assertTrue(ask("scenario " + file).contains("It passes"), ask("scenario " + file));
        assertTrue(Files.readString(file).contains("B: {score: 3}"), Files.readString(file));
    }

    @Test void aBugReportCanBeLoaded() throws Exception {
        play("A good");
        console.run("set B.score 3");
        Path file = folder.resolve("bug.yaml");
        ask("report " + file);
        Resumed resumed = Resumed.load(SCRIPTS, session.blueprint().pack, SaveFolder.read(file), false);
        assertEquals(List.of(), resumed.problems());
        try (GameSession again = resumed.session().orElseThrow()) {
            assertEquals(session.hash(), again.hash());
        }
    }

    @Test void theJournalCanBeWalkedThrough() throws Exception {
        for (int i = 0; i < 4; i++) play("A good");
        assertEquals("The game stands after move 1.", ask("jump 1"));
        assertEquals("A.score: 1", ask("inspect A.score"));
        assertEquals("The game stands after move 3.", ask("jump 3"));
        files.file("rules.mjs", Files.readString(files.folder().resolve("rules.mjs")).replace("score += 1", "score += 10"));
        workshop.reload();
        assertEquals(1, session.redo(1));
        assertEquals("A.score: 13", ask("inspect A.score"), "made again, by the rules in force");
    }
}
