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

    /** Begins one, unless one is waiting to be taken. */
    public static void begin() {
        CompletableFuture<ScriptEngine> made = new CompletableFuture<>();
        if (BEGUN.compareAndSet(null, made)) make(made);
    }

    /** On a thread of its own, and warms it up there. */
    private static void make(CompletableFuture<ScriptEngine> made) {
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

    /** The one that was begun, or a new one if there is none left; either may still be warming up. Whoever takes it closes it. */
    public static ScriptEngine take() {
        CompletableFuture<ScriptEngine> made = BEGUN.getAndSet(null);
        if (made == null) make(made = new CompletableFuture<>());
        return made.join();
    }
}
