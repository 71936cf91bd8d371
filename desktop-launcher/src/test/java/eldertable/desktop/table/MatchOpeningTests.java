package eldertable.desktop.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import eldertable.desktop.art.Gallery;
import eldertable.art.IconSet;
import eldertable.art.Lettering;
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
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchOpeningTests {
    private static final Path POOL = Path.of(System.getProperty("eldertable.home", "..")).resolve("mod-sdk/handbook/tide-pool");

    @TempDir Path folder;

    @Test void aTableSpeaksTheLanguageThatWasAskedFor() throws Exception {
        Path pack = copy();
        Files.writeString(pack.resolve("text/de.yaml"), "moves:\n  keep: { title: Behalten }\n");
        Lettering lettering = new Lettering();
        Gallery gallery = new Gallery(new IconSet(), lettering, folder.resolve("cache"), () -> { });
        try (ScreenContext kit = new ScreenContext(lettering, gallery, Sounds.NONE, new PackLibrary(List.of(folder)),
            CompletableFuture.supplyAsync(ScriptEngine::new), folder.resolve("data"), "de", () -> { })) {
            MatchOpening.Opened opened = new MatchOpening(kit, MatchOrder.fresh(pack.toString(), List.of(), 2, Map.of(), 3, List.of())).open();
            assertEquals(List.of(), opened.problems());
            assertNotNull(opened.inbox().take(), () -> opened.inbox().failure().toString());
            opened.table().orElseThrow().close();
            opened.table().orElseThrow().join(20_000);
            assertEquals("Behalten", opened.inbox().table().lexicon().move("keep"));
        }
    }

    private Path copy() throws IOException {
        Path pack = folder.resolve("tide-pool");
        try (var files = Files.walk(POOL)) {
            for (Path file : files.toList()) Files.copy(file, pack.resolve(POOL.relativize(file).toString()));
        }
        return pack;
    }
}
