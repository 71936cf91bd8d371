package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** People find one another in the lobby, in real browsers: one makes a table with a mod, another sits down, a third watches, all by clicks. */
class LobbyTests {
    private static final long PATIENCE_SECONDS = 120;
    private static final String GAME = "Tides of Madness", MOD = "glass-minds";

    @TempDir Path folder;

    @Test void aTableIsMadeFoundAndPlayed() throws Exception {
        assumeTrue(Browser.installed().isPresent(), "There is no chromium here: whether browsers find a lobby is not tested.");
        try (ServedPacks served = new ServedPacks(); Browser browser = new Browser(Browser.installed().orElseThrow(), folder.resolve("profile"))) {
            served.server.openLobby(served.library, "");
            Browser.Page ada = browser.page("Ada"), bob = browser.page("Bob"), eve = browser.page("Eve");
            ada.open(served.server.address());
            click(ada, "[...document.querySelectorAll('.cover')].find(one => one.textContent.includes('" + GAME + "'))");
            until(ada, "[...document.querySelectorAll('.cover .lid')].length > 5 && [...document.querySelectorAll('.cover .lid')].every(lid => lid.naturalWidth === 400)");
            picture(ada, "lobby");
            click(ada, "document.getElementById('mod-" + MOD + "')");
            Thread.sleep(6_000); // longer than the lobby takes to look for other tables: what was chosen stays
            click(ada, button("Open the table", ".order", GAME));
            until(ada, "document.querySelectorAll('main.lobby code').length === 2");
            click(ada, button("Sit down", "main", ""));
            bob.open(served.server.address());
            click(bob, button("Sit down", "li", GAME));
            for (Browser.Page page : List.of(ada, bob)) until(page, "Boolean(document.querySelector('.play'))");
            eve.open(served.server.address());
            click(eve, button("Watch", "li", GAME));
            until(eve, "Boolean(document.querySelector('.play')) && sitting.model.seat === -1");
            assertEquals("Ada, Bob", ada.evaluate("sitting.model.description.seats.map(seat => seat.name).join(', ')"));
            assertEquals("Glass Minds", ada.evaluate("sitting.model.description.mods.join()"));
            ada.evaluate("location.hash = ''");
            until(ada, "[...document.querySelectorAll('h2')].some(heading => heading.textContent === 'My tables')");
            picture(ada, "my-tables");
            click(ada, "[...document.querySelectorAll('section')].find(one => one.querySelector('h2')?.textContent === 'My tables')?.querySelector('button')");
            until(ada, "Boolean(document.querySelector('.play'))");
            assertEquals(List.of(), browser.complaints);
        }
    }

    private static String button(String label, String within, String about) {
        return "[...document.querySelectorAll('" + within + "')].filter(one => one.textContent.includes('" + about + "')).flatMap(one => [...one.querySelectorAll('button')])"
            + ".find(one => one.textContent === '" + label + "')";
    }

    /** As soon as it is there. */
    private static void click(Browser.Page page, String button) throws InterruptedException {
        until(page, "Boolean(" + button + ")");
        page.evaluate(button + ".click()");
    }

    private static void until(Browser.Page page, String there) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Boolean.TRUE.equals(page.evaluate(there))) {
            assertTrue(System.nanoTime() < deadline, there + " never came; there is: " + page.evaluate("document.body.innerText"));
            Thread.sleep(50);
        }
    }

    private static void picture(Browser.Page page, String name) throws Exception {
        Files.write(Files.createDirectories(Path.of(System.getProperty("eldertable.home"), "tests/build/browser")).resolve(name + ".png"), page.picture());
    }
}
