package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.pack.model.PackDef;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableOrder;
import eldertable.session.MatchSetup;
import eldertable.support.Program;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A window, a browser and a terminal at one table, each a program of its own, play to the end and are told the same. */
class OneTableTests {
    private static final String GAME = "seven-candles";
    private static final int LINES = 3_000;
    private static final long PATIENCE_SECONDS = 840;

    @TempDir Path folder;

    @Test void windowBrowserAndTerminalPlayToTheEnd() throws Exception {
        assumeTrue(Browser.installed().isPresent(), "There is no chromium here: whether window, browser and terminal play together is not tested.");
        ExecutorService people = Executors.newCachedThreadPool();
        try (ServedPacks served = new ServedPacks(); Browser browser = new Browser(Browser.installed().orElseThrow(), Files.createDirectories(folder.resolve("profile")))) {
            PackDef pack = served.library.load(GAME).pack().orElseThrow();
            ServedTable table = served.server.open(new TableOrder(pack, Map.of(), Collections.nCopies(3, new MatchSetup.Seat("", "")), Optional.empty(), true));
            List<String> links = table.seatSecrets().values().stream().map(secret -> served.server.link(table, secret)).toList();
            CompletableFuture<Program.Ran> window = CompletableFuture.supplyAsync(() -> window(links.get(0)), people), terminal = CompletableFuture.supplyAsync(() -> terminal(links.get(2)), people);
            Browser.Page page = browser.page("Bob");
            page.open(links.get(1));
            clickToTheEnd(page, window);
            Program.Ran typed = terminal.get(PATIENCE_SECONDS, TimeUnit.SECONDS), driven = window.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            long moves = served.journal.commands().size();
            assertEquals(0, driven.exit(), driven.out() + driven.err());
            assertTrue(driven.out().lines().anyMatch(("moves " + moves)::equals), "the window saw every move: " + driven.out());
            assertTrue(typed.out().contains("moves " + moves), "so did the terminal: " + typed.out().substring(Math.max(0, typed.out().length() - 3000)));
            assertEquals((double) moves, ((Number) page.evaluate("sitting.model.snapshot.moves")).doubleValue());
            List<String> told = chronicle(links.get(1));
            assertEquals(told, page.evaluate("sitting.model.chronicle.map(line => line.text)"));
            String log = typed.out().replaceAll("\\s+", " ");
            for (String line : chronicle(links.get(2))) assertTrue(log.contains(line.replaceAll("\\s+", " ")), "the terminal was not told: " + line);
            assertEquals(List.of(), served.log);
        } finally {
            people.shutdownNow();
        }
    }

    private Program.Ran window(String link) {
        try {
            Path data = Files.createDirectories(folder.resolve("window")), script = folder.resolve("script.txt");
            Files.writeString(data.resolve("settings.properties"), "reducedMotion=true\nspeed=4\nsound=false\nplayerName=Ada\n");
            Files.writeString(script, "moves\nwait-idle 240\nplay mouse \"See the table\" 6000\nwait-idle 60\nclick \"Leave\"\nwait-idle 60\nquit\n");
            return new Program(data).withPatience(PATIENCE_SECONDS).run(List.of(), "play", "--join", link, "--offscreen", "--script", script.toString());
        } catch (java.io.IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }

    private Program.Ran terminal(String link) {
        try {
            List<String> lines = new ArrayList<>();
            String[] some = {"1", "2", "1", "done", "3"};
            for (int i = 0; i < LINES; i++) lines.add(some[i % some.length]);
            lines.add("log");
            return new Program(Files.createDirectories(folder.resolve("terminal"))).withPatience(PATIENCE_SECONDS)
                .run(lines, "play", "--join", link, "--terminal", "--keep-going", "--quiet", "--names", "Cora");
        } catch (java.io.IOException broken) {
            throw new java.io.UncheckedIOException(broken);
        }
    }

    private static void clickToTheEnd(Browser.Page page, CompletableFuture<?> window) throws InterruptedException {
        Random random = new Random(5);
        Object did = "";
        for (long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS); !"end".equals(did) && System.nanoTime() < deadline && !window.isCompletedExceptionally();) {
            did = page.evaluate(BrowserGamesTests.CLICK.replace("CHANCE", String.valueOf(random.nextDouble())));
            if (!"clicked".equals(did)) Thread.sleep(30);
        }
        assertEquals("end", did, "the end was shown");
    }

    /** What a seat is told, as somebody hears it who comes to it anew. */
    private static List<String> chronicle(String link) {
        try (ScriptedGuest anew = new ScriptedGuest(link, "", 1, text -> { }).join()) {
            anew.hear("snapshot");
            return List.copyOf(anew.chronicle);
        }
    }
}
