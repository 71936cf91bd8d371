package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
import eldertable.desktop.WordsPen;
import eldertable.desktop.art.Gallery;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.MatchOrder;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.sound.Sounds;
import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every table, with what the keyboard points at enlarged, its menus and its end, with words of all sizes: nothing is cut and nothing leaves its place. */
class LargeWordsTests {
    private static final Path CONTENT = Path.of(System.getProperty("eldertable.home", "..")).resolve("content");
    /** How far games have come when they are looked at; the last is their end. */
    private static final int[] MOVES = {14, 5_000};

    @TempDir Path folder;

    static Stream<String> packs() throws IOException {
        try (Stream<Path> folders = Files.list(CONTENT)) {
            return folders.filter(pack -> Files.exists(pack.resolve("pack.yaml"))).map(pack -> pack.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("packs")
    void noWordsAreCutOrSpilled(String pack) throws Exception {
        assertEquals("", wrong(pack, "en", 1, 1.5f));
    }

    /** Its words are longer than the English ones. */
    @ParameterizedTest
    @MethodSource("packs")
    void norLargeGermanOnes(String pack) throws Exception {
        assertEquals("", wrong(pack, "de", 1.5f));
    }

    private String wrong(String pack, String language, float... sizes) throws Exception {
        Set<String> wrong = new TreeSet<>();
        Lettering lettering = new Lettering();
        Gallery gallery = new Gallery(new IconSet(), lettering, folder.resolve("cache"), () -> { });
        try (ScreenContext kit = new ScreenContext(lettering, gallery, Sounds.NONE, new PackLibrary(List.of(CONTENT)), CompletableFuture.supplyAsync(ScriptEngine::new),
            folder.resolve("data"), language, () -> { })) {
            kit.settings(kit.settings().withReducedMotion(true).withSpeed(4));
            for (int moves : MOVES) {
                TableScreen table = new TableScreen(kit, MatchOrder.fresh(pack, List.of(), 0, Map.of(), 7, List.of()).withAutoplay(moves));
                kit.screens().push(table);
                rest(kit, table);
                for (float words : sizes) {
                    kit.settings(kit.settings().withTextScale(words));
                    look(kit, table, pack + " in " + language + " after " + moves + ", words x" + words, wrong);
                }
                kit.screens().replace(new eldertable.desktop.screen.Notice(kit, ""));
            }
        }
        return String.join("\n", wrong);
    }

    private static void rest(ScreenContext kit, TableScreen table) throws InterruptedException {
        long until = System.nanoTime() + 120_000_000_000L;
        while (table.isBusy() || kit.isWorking()) {
            kit.runWaiting();
            table.draw(new WordsPen(1280, 720, 1), 0.1f);
            assertTrue(System.nanoTime() < until, "the table does not come to rest");
            Thread.sleep(2);
        }
    }

    private static void look(ScreenContext kit, TableScreen table, String where, Set<String> wrong) throws InterruptedException {
        for (float[] world : new float[][] {{1280, 720}}) {
            table.resize(world[0], world[1]);
            if (table.targets().size() == 1) press(table, Keys.ENTER, 0); // from behind the curtain
            rest(kit, table);
            see(table, world, where, wrong);
            for (int i = 0; i < 12; i++) {
                press(table, Keys.TAB, 1);
                see(table, world, where + ", pointing at " + i, wrong);
            }
            press(table, Keys.ESCAPE, 0);
            see(table, world, where + ", menu", wrong);
            press(table, Keys.ESCAPE, 0);
        }
    }

    private static void press(TableScreen table, int key, int frames) {
        table.key(new Key(key, false, false, false));
        for (int i = 0; i < frames; i++) table.draw(new WordsPen(1280, 720, 1), 0.4f);
    }

    private static void see(TableScreen table, float[] world, String where, Set<String> wrong) {
        WordsPen pen = new WordsPen(world[0], world[1], 1);
        table.draw(pen, 0.05f);
        assertTrue(pen.count() > 3, where);
        for (String words : pen.wrong()) wrong.add(where + " at " + world[0] + "x" + world[1] + ": " + words);
    }
}
