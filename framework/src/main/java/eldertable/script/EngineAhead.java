package eldertable.script;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

/**
 * An engine that is begun while a program still finds out what is asked of it: its first context takes about as long as to understand a command and to read a
 * pack.
 */
public final class EngineAhead {
    private static final AtomicReference<CompletableFuture<ScriptEngine>> BEGUN = new AtomicReference<>();

    private EngineAhead() {}

    /** Begins one on a thread of its own and warms it up there. */
    public static void begin() {
        CompletableFuture<ScriptEngine> made = new CompletableFuture<>();
        if (!BEGUN.compareAndSet(null, made)) return;
        Thread thread = new Thread(() -> {
            try {
                ScriptEngine engine = new ScriptEngine();
                made.complete(engine);
                engine.warmUp();
            } catch (RuntimeException | Error failed) { // no matter once it is made: then it was closed before it was warm
                made.completeExceptionally(failed);
            }
        }, "engine");
        thread.setDaemon(true);
        thread.start();
    }

    /** The one that was begun, or a new one if there is none left. Whoever takes it closes it. */
    public static ScriptEngine take() {
        CompletableFuture<ScriptEngine> made = BEGUN.getAndSet(null);
        return made == null ? new ScriptEngine() : made.join();
    }
}
