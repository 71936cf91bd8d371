package eldertable.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Box;
import eldertable.desktop.WordsPen;
import eldertable.desktop.art.Gallery;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.desktop.sound.Sounds;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.PresetDef;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where things lie on the screens around the table, without any GL. */
class PageLayoutTests {
    private static final float[][] WORLDS = {{1280, 720}, {1280, 750}, {1720, 720}, {1280, 960}};

    @TempDir Path data;
    private ScreenContext kit;
    private MenuPages pages;

    @BeforeEach void read() throws InterruptedException {
        Path content = Path.of(System.getProperty("eldertable.home", "..")).resolve("content");
        Lettering lettering = new Lettering();
        Gallery gallery = new Gallery(new IconSet(), lettering, data.resolve("cache"), () -> { });
        kit = new ScreenContext(lettering, gallery, Sounds.NONE, new PackLibrary(List.of(content)), CompletableFuture.supplyAsync(ScriptEngine::new), data, "en", () -> { });
        pages = new MenuPages(kit);
        for (int i = 0; i < 2_000 && !pages.shelf().isComplete(); i++) {
            kit.runWaiting();
            Thread.sleep(10);
        }
        assertTrue(pages.shelf().isComplete() && !pages.shelf().games().isEmpty(), "the packs of the program could not be read");
    }

    @AfterEach void close() {
        kit.close();
    }

    private Map<String, Page> all() {
        Map<String, Page> all = new LinkedHashMap<>();
        all.put("title", (Page) pages.title());
        all.put("settings", (Page) pages.settings());
        all.put("mods", (Page) pages.mods());
        all.put("load", (Page) pages.saves(false));
        all.put("credits", (Page) pages.credits());
        all.put("join", (Page) pages.join());
        all.put("invitation", (Page) pages.invitation(new Invited()));
        for (Shelf.Game game : pages.shelf().games()) {
            all.put("new " + game.id(), (Page) pages.newGame(game));
            all.put("rules " + game.id(), (Page) pages.rules(game.pack().orElseThrow()));
        }
        return all;
    }

    @Test void nothingOverlapsOrLeavesTheScreen() {
        List<String> wrong = new ArrayList<>();
        for (float text : new float[] {1, 1.5f}) {
            kit.lettering().textScale(text);
            for (float[] world : WORLDS) {
                all().forEach((name, page) -> {
                    page.resize(world[0], world[1]);
                    String where = name + " at " + world[0] + "x" + world[1] + ", words x" + text + ": ";
                    Box screen = new Box(0, 0, world[0], world[1]);
                    List<Target> targets = page.targets();
                    for (int i = 0; i < targets.size(); i++) {
                        Target target = targets.get(i);
                        if (!screen.holds(target.box()) && !page.scrolls(target.label())) wrong.add(where + target.label() + " leaves the screen");
                        for (Target other : targets.subList(i + 1, targets.size())) {
                            if (target.box().inset(1).overlaps(other.box().inset(1))) wrong.add(where + target.label() + " overlaps " + other.label());
                        }
                    }
                });
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test void noWordsAreCutOrSpilledHoweverLargeTheyAre() {
        List<String> wrong = new ArrayList<>();
        for (float text : new float[] {1, 1.5f}) {
            kit.settings(kit.settings().withTextScale(text));
            for (float[] world : WORLDS) {
                all().forEach((name, page) -> {
                    page.resize(world[0], world[1]);
                    WordsPen pen = new WordsPen(world[0], world[1], 1);
                    page.draw(pen, 0);
                    assertTrue(pen.count() > 1, name);
                    pen.wrong().forEach(words -> wrong.add(name + " at " + world[0] + "x" + world[1] + ", words x" + text + ": " + words));
                });
            }
        }
        assertEquals("", String.join("\n", wrong));
    }

    @Test void theKeyboardReachesEverything() {
        all().forEach((name, page) -> {
            page.resize(1280, 720);
            int stops = (int) page.laidOut().stream().filter(Widget::takesFocus).count();
            List<String> reached = new ArrayList<>();
            for (int i = 0; i < stops + 1; i++) {
                assertTrue(page.key(new Key(Keys.TAB, false, false, false)), name);
                reached.add(page.focusedLabel());
            }
            page.laidOut().stream().filter(Widget::takesFocus).forEach(widget -> assertTrue(reached.contains(widget.label), name + ": Tab never reaches " + widget.label));
        });
    }

    @Test void aNewGameIsOrderedAsItWasChosen() {
        Shelf.Game game = pages.shelf().games().stream().filter(each -> each.pack().orElseThrow().info().maxPlayers() >= 4).findFirst().orElseThrow();
        NewGamePage page = (NewGamePage) pages.newGame(game);
        page.resize(1280, 720);
        click(page, "Players", true);
        click(page, "Seat C", true);
        MatchOrder order = page.order();
        assertEquals(3, order.players());
        assertEquals(List.of("", "normal", "hard"), order.seats().stream().map(seat -> seat.bot()).toList());
        assertFalse(order.replay());
    }

    @Test void presetsComeBeforeTheirOptions() {
        Shelf.Game game = pages.shelf().games().stream().filter(each -> each.pack().orElseThrow().info().presets().size() > 1).findFirst().orElseThrow();
        PackInfo info = game.pack().orElseThrow().info();
        NewGamePage page = (NewGamePage) pages.newGame(game);
        page.resize(1280, 720);
        String own = new PackWords(game.pack().orElseThrow(), "en").option(info.options().get(0).id());
        assertTrue(page.targets().stream().noneMatch(target -> target.label().equals(own)), "a newcomer sees no wall of options");
        assertChosen(info.presets().get(0), page.order());
        click(page, "The usual ways to play", true);
        assertChosen(info.presets().get(1), page.order());
        for (int i = 1; i < info.presets().size(); i++) click(page, "The usual ways to play", true);
        assertTrue(page.targets().stream().anyMatch(target -> target.label().equals(own)), "and whoever wants to chooses each");
        assertChosen(info.presets().get(info.presets().size() - 1), page.order());
    }

    private static void assertChosen(PresetDef preset, MatchOrder order) {
        preset.options().forEach((option, value) -> assertEquals(value, order.options().get(option), preset.id() + ": " + option));
    }

    private static void click(Page page, String label, boolean right) {
        Target target = page.targets().stream().filter(each -> each.label().equals(label)).findFirst().orElseThrow();
        float x = right ? target.box().right() - 12 : target.box().x() + 12;
        page.pointer(new Pointer(Pointer.Kind.DOWN, x, target.box().midY(), 0, 0));
        page.pointer(new Pointer(Pointer.Kind.UP, x, target.box().midY(), 0, 0));
    }

    @Test void settingsAreKept() throws Exception {
        Settings changed = Settings.USUAL.withTextScale(1.2f).withSpeed(2).withReducedMotion(true).withPlayerName("Ada").withMods(List.of("a", "b"));
        changed.write(data.resolve("s.properties"));
        assertEquals(changed, Settings.read(data.resolve("s.properties")));
        assertEquals(Settings.USUAL, Settings.read(data.resolve("none.properties")));
    }

    /** A table that three can come to, and any number watch. */
    private static final class Invited implements Invitation {
        @Override public String game() {
            return "Gates of Delirium";
        }

        @Override public List<Way> ways() {
            String link = "http://192.168.178.123:7117/#rSdhRix5._T8gBW1XVFT02ytIrJUagQ";
            return List.of(new Way(1, "Barnabas", link), new Way(2, "Cordelia of the long name", link), new Way(3, "D", link), new Way(-1, "", link));
        }

        @Override public Set<Integer> present() {
            return Set.of(2);
        }

        @Override public int watching() {
            return 12;
        }

        @Override public void close() {}
    }
}
