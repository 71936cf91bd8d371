package eldertable.reload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLibrary;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Through real files: whichever way they are written, changes are noticed, once they have come to rest. */
class ReloaderTests {
    private static final ScriptEngine SCRIPTS = new ScriptEngine();
    private static final Map<String, String> FILES = Map.of(
        "pack.yaml", "id: pond\nversion: 1.0.0\napi: ^1.0\ntitle: Pond\nsummary: For tests.\nplayers: { min: 1, max: 2 }\nminutes: 1\n",
        "components.yaml", "counters:\n  score: { per: player }\n",
        "flow.yaml", "start: turn\nsteps:\n  turn: { who: active, repeat: true, moves: [go] }\n",
        "rules.mjs", "export const moves = { go: { apply: ({ me }) => { me.score += 1; } } };\n");

    @TempDir Path folder;
    private Path pond;
    private final Semaphore news = new Semaphore(0);

    @AfterAll static void close() {
        SCRIPTS.close();
    }

    @BeforeEach void write() throws IOException {
        pond = Files.createDirectories(folder.resolve("packs/pond"));
        for (var file : FILES.entrySet()) Files.writeString(pond.resolve(file.getKey()), file.getValue());
    }

    private Reloader reloader(String game, List<String> mods, boolean told) {
        PacksInPlay packs = new PacksInPlay(new PackLibrary(List.of(folder.resolve("packs"))), game, mods);
        return new Reloader(packs, pack -> SCRIPTS.rules(new Blueprint(pack, 1, Map.of())), news::release, false, told);
    }

    private Reload await(Reloader reloader) throws InterruptedException {
        assertTrue(news.tryAcquire(60, TimeUnit.SECONDS), "a change was not noticed");
        Reload reload = reloader.take();
        assertNotNull(reload);
        if (reload.rules() != null) reload.rules().close();
        return reload;
    }

    private static void save(Path file, String text) throws IOException {
        Files.writeString(file, text);
    }

    @Test void aFileThatIsSavedIsReadAgain() throws Exception {
        try (Reloader reloader = reloader("pond", List.of(), true)) {
            save(pond.resolve("pack.yaml"), FILES.get("pack.yaml").replace("Pond", "Pool"));
            Reload reload = await(reloader);
            assertFalse(reload.isBroken());
            assertEquals("Pool", reload.pack().info().title());
            assertEquals("pack.yaml", reload.changed().english());
        }
    }

    @Test void editorsThatWriteByRename() throws Exception {
        try (Reloader reloader = reloader("pond", List.of(), true)) {
            for (int i = 0; i < 3; i++) {
                Path copy = pond.resolve(".rules.mjs.swp" + i);
                save(copy, FILES.get("rules.mjs").replace("+= 1", "+= " + (i + 2)));
                Files.move(copy, pond.resolve("rules.mjs"), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
                Reload reload = await(reloader);
                assertTrue(reload.pack().scripts().get("rules.mjs").contains("+= " + (i + 2)));
            }
        }
    }

    @Test void errorsAreToldAndThenPutRight() throws Exception {
        try (Reloader reloader = reloader("pond", List.of(), true)) {
            save(pond.resolve("rules.mjs"), "export const moves = {");
            Reload broken = await(reloader);
            assertTrue(broken.isBroken());
            assertEquals("script-syntax", broken.problems().get(0).code());
            save(pond.resolve("components.yaml"), "counters: [");
            assertTrue(await(reloader).isBroken());
            save(pond.resolve("components.yaml"), FILES.get("components.yaml"));
            save(pond.resolve("rules.mjs"), FILES.get("rules.mjs"));
            assertFalse(await(reloader).isBroken());
        }
    }

    @Test void aMistakeOfTheProgramIsToldAndReloadingGoesOn() throws Exception {
        PacksInPlay packs = new PacksInPlay(new PackLibrary(List.of(folder.resolve("packs"))), "pond", List.of());
        AtomicBoolean broken = new AtomicBoolean(true);
        Reloader.Maker maker = pack -> {
            if (broken.get()) throw new IllegalStateException("a slip");
            return SCRIPTS.rules(new Blueprint(pack, 1, Map.of()));
        };
        try (Reloader reloader = new Reloader(packs, maker, news::release, false, true)) {
            save(pond.resolve("rules.mjs"), FILES.get("rules.mjs") + "// once\n");
            Reload told = await(reloader);
            assertTrue(told.isBroken());
            assertTrue(told.problems().get(0).message().contains("a slip"), told.problems().toString());
            broken.set(false);
            save(pond.resolve("rules.mjs"), FILES.get("rules.mjs") + "// twice\n");
            assertFalse(await(reloader).isBroken());
        }
    }

    @Test void whereTheSystemTellsNothingItLooksByItself() throws Exception {
        try (Reloader reloader = reloader("pond", List.of(), false)) {
            save(pond.resolve("text.txt"), "new");
            assertEquals("text.txt", await(reloader).changed().english());
            Files.createDirectories(pond.resolve("art/deep"));
            save(pond.resolve("art/deep/eel.svg"), "<svg/>");
            assertEquals("eel.svg", await(reloader).changed().english());
        }
    }

    @Test void newFoldersModsAndZips() throws Exception {
        Path zip = folder.resolve("packs/mods/tide.zip");
        Files.createDirectories(zip.getParent());
        zip(zip, "First");
        try (Reloader reloader = reloader("pond", List.of("tide"), true)) {
            Files.createDirectories(pond.resolve("text"));
            save(pond.resolve("text/en.yaml"), "game: { title: Pond }\n");
            await(reloader);
            save(pond.resolve("text/en.yaml"), "game: { title: Pond! }\n");
            await(reloader);
            zip(zip, "Second");
            Reload reload = await(reloader);
            assertEquals("tide.zip", reload.changed().english());
            assertEquals("Second", reload.pack().mods().get(0).info().title());
        }
    }

    private static void zip(Path file, String title) throws IOException {
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
            out.putNextEntry(new ZipEntry("pack.yaml"));
            out.write(("id: tide\nversion: 1.0.0\napi: ^1.0\ntitle: " + title + "\nextends: pond\n").getBytes());
        }
    }

    @Test void whatEditorsLeaveBehindIsNoChange() throws Exception {
        try (Reloader reloader = reloader("pond", List.of(), true)) {
            save(pond.resolve("rules.mjs~"), "x");
            save(pond.resolve(".rules.mjs.swp"), "x");
            assertFalse(news.tryAcquire(400, TimeUnit.MILLISECONDS));
        }
    }
}
