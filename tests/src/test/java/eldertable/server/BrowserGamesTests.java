package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import eldertable.server.tables.ServedTable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Two real browsers, and a bot where the game is for three, play by clicks: one is reloaded, the line of the other is cut. The suite plays one game;
 * -Ptests='*BrowserGames*' -Pgames=6 plays one of every pack, and leaves pictures in tests/build/browser.
 */
class BrowserGamesTests {
    private static final int GAMES = Integer.getInteger("eldertable.games", 1);
    private static final int MOST_CLICKS = 4_000, MANY_LOOKS = 40_000;
    private static final String HAND = "[...document.querySelectorAll('.hand [data-kind]')].map(card => card.dataset.kind).join(' ')";
    /** Clicks something that can be clicked, for whoever is asked; tells what came of it. */
    static final String CLICK = """
        ((chance) => {
          const dialog = document.querySelector('dialog');
          if (dialog?.getAttribute('aria-label') === 'The end') return 'end';
          if (dialog) {
            const ways = [...dialog.querySelectorAll('.buttons.column button')];
            if (ways.length) ways[Math.floor(chance * ways.length)].click(); else dialog.close();
            return 'clicked';
          }
          if (!document.querySelector('.play.mine')) return '';
          const all = [...document.querySelectorAll('.hot:not(.picked), .ask button:not(.refused)')];
          const hot = all.filter(one => one.textContent !== 'Back');
          const chosen = hot.length && !(all.length > hot.length && chance > 0.93) ? hot : all;
          if (!chosen.length) return '';
          chosen[Math.floor(chance * 7919) % chosen.length].click();
          return 'clicked';
        })(CHANCE)""";

    @TempDir Path profile;

    @TestFactory Stream<DynamicTest> browsersPlayToTheEnd() throws Exception {
        assumeTrue(Browser.installed().isPresent(), "There is no chromium here: whether browsers can play is not tested.");
        List<String> games;
        try (ServedPacks served = new ServedPacks()) {
            games = served.games().sorted((a, b) -> Boolean.compare(b.startsWith("tides"), a.startsWith("tides"))).limit(GAMES).toList();
        }
        return games.stream().map(game -> DynamicTest.dynamicTest(game, () -> play(game)));
    }

    private void play(String game) throws Exception {
        try (ServedPacks served = new ServedPacks(); Browser browser = new Browser(Browser.installed().orElseThrow(), Files.createTempDirectory(profile, "profile"))) {
            ServedTable table = served.table(game, true);
            Browser.Page[] pages = {browser.page("Ada"), browser.page("Bob")};
            for (int seat = 0; seat < 2; seat++) pages[seat].open(served.server.link(table, table.seatSecrets().get(seat)));
            Random random = new Random(11);
            int clicks = 0;
            boolean reloaded = false, cut = false, compared = false, shown = false;
            boolean[] ended = new boolean[2];
            for (int looks = 0; looks < MANY_LOOKS && clicks < MOST_CLICKS && !(ended[0] && ended[1]); looks++) {
                int seat = looks % 2;
                if (ended[seat]) continue;
                Object did = pages[seat].evaluate(CLICK.replace("CHANCE", String.valueOf(random.nextDouble())));
                if ("end".equals(did)) ended[seat] = true;
                else if ("clicked".equals(did)) clicks++;
                else Thread.sleep(30);
                if (!compared && clicks > 2 && clicks < 20) compared = handsDiffer(pages);
                if (!reloaded && clicks == 12) {
                    pages[0].reload();
                    reloaded = true;
                }
                if (!cut && clicks == 18) {
                    pages[1].evaluate("sitting.line.socket.close()");
                    cut = true;
                }
                if (GAMES > 1 && !shown && clicks == 30) {
                    photograph(game + "-midway", pages[seat]);
                    shown = true;
                }
            }
            photograph(game + "-end", pages[0]);
            assertTrue(ended[0] && ended[1], "the end was shown to both, after " + clicks + " clicks");
            assertTrue(reloaded && cut);
            assertEquals(List.of(), browser.complaints);
            assertEquals(pages[0].evaluate("sitting.model.chronicle.length > 5"), true);
            table.close();
        }
    }

    private static boolean handsDiffer(Browser.Page[] pages) {
        Object ada = pages[0].evaluate(HAND), bob = pages[1].evaluate(HAND);
        if ("".equals(ada) || "".equals(bob)) return false;
        assertNotEquals(ada, bob);
        return true;
    }

    /** Until every picture has come: on a busy machine that takes a while. */
    private static void awaitPainted(Browser.Page page) throws InterruptedException {
        Object bare = -1.0;
        for (long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(90); System.nanoTime() < deadline && !isNone(bare);) {
            Thread.sleep(400);
            bare = page.evaluate("document.querySelectorAll('.face:not(.is-painted), .coin.pawn:not(.is-painted)').length");
        }
        assertTrue(isNone(bare), "faces that were not painted: " + bare);
    }

    private static boolean isNone(Object number) {
        return number instanceof Number some && some.intValue() == 0;
    }

    private static void photograph(String name, Browser.Page page) throws Exception {
        Path folder = Files.createDirectories(Path.of(System.getProperty("eldertable.home"), "tests/build/browser"));
        page.evaluate("document.querySelector('dialog')?.close()");
        for (int[] size : new int[][] {{390, 844}, {1280, 800}, {1920, 1080}}) {
            page.size(size[0], size[1]);
            awaitPainted(page);
            Files.write(folder.resolve(name + "-" + size[0] + "x" + size[1] + ".png"), page.picture());
            Object over = page.evaluate("innerWidth >= 820 ? document.querySelector('.bands').scrollHeight - document.querySelector('.bands').clientHeight : 0");
            assertTrue(((Number) over).intValue() <= 2, "all of the table is on the screen at " + size[0] + ": " + over);
        }
        page.size(1280, 800);
    }
}
