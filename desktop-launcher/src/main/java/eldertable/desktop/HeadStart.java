package eldertable.desktop;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.script.ScriptEngine;
import eldertable.session.DataFolder;
import eldertable.start.WindowOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** What takes long and needs no window: begun before there is one, so that both come at the same time. */
final class HeadStart {
    final PackLibrary library = new PackLibrary(List.of(content(), DataFolder.current()));
    final CompletableFuture<ScriptEngine> scripts;
    private final CompletableFuture<PackLoad> asked;

    HeadStart(WindowOrder order) {
        asked = begin("reader", () -> order.opensNewTable() ? library.load(order.pack(), order.mods()) : null);
        scripts = begin("engine", () -> {
            ScriptEngine engine = new ScriptEngine();
            if (order.opensTable()) engine.warmUp();
            return engine.with(order.isolated() ? Isolation.PROCESS : Isolation.NONE);
        });
    }

    /** The game that a new table is wanted for; waits for it. */
    PackLoad pack() {
        return asked.join();
    }

    private static <T> CompletableFuture<T> begin(String name, Supplier<T> work) {
        return CompletableFuture.supplyAsync(work, job -> {
            Thread thread = new Thread(job, name);
            thread.setDaemon(true);
            thread.start();
        });
    }

    /** The program's own content, told as people would write it. */
    private static Path content() {
        Path here = Path.of("").toAbsolutePath(), content = Path.of(System.getProperty("eldertable.home", "")).toAbsolutePath().normalize().resolve("content");
        return content.startsWith(here) ? here.relativize(content) : content;
    }
}
