package eldertable.script.typescript;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * TypeScript's own compiler, run by GraalJS in our process. It takes seconds to get going, and remembers what it has parsed: whoever checks
 * more than once keeps it. For one thread.
 */
public final class TypeScript implements AutoCloseable {
    public static final String VERSION = "5.9.3";
    private static final String PLACE = "/META-INF/resources/webjars/typescript/" + VERSION + "/lib/typescript.js";
    private static final long STACK_BYTES = 64L << 20;

    /**
     * Something wrong in a file.
     *
     * @param code    TypeScript's number for it
     * @param doubted the place of the parameter whose type may be wrong instead, if there is one
     */
    public record Finding(String file, int offset, int code, String message, Optional<Place> doubted) {}

    public record Place(String file, int offset) {}

    private final Engine engine;
    private final Context context;
    private final Value check;

    public TypeScript() {
        engine = Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build();
        context = Context.newBuilder("js").engine(engine).build(); // trusted, but it needs nothing of the machine
        context.eval("js", "var module = { exports: {} };");
        context.eval(source("typescript.js", PLACE));
        check = context.eval(source("check.js", "check.js")).execute(context.getBindings("js").getMember("module").getMember("exports"));
    }

    private static Source source(String name, String place) {
        try (InputStream in = TypeScript.class.getResourceAsStream(place)) {
            if (in == null) throw new IllegalStateException("The program lacks " + name + ": build it anew with ./gradlew stage.");
            return Source.newBuilder("js", new String(in.readAllBytes(), StandardCharsets.UTF_8), name).buildLiteral();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Checks files strictly.
     *
     * @param files texts by path, such as "rules.mjs" and "types/pack.d.ts"; declarations among them hold for all
     * @param asked those that findings are wanted of
     */
    public List<Finding> check(Map<String, String> files, List<String> asked) {
        Value names = context.eval("js", "[]"), texts = context.eval("js", "[]"), wanted = context.eval("js", "[]");
        files.forEach((name, text) -> {
            names.setArrayElement(names.getArraySize(), name);
            texts.setArrayElement(texts.getArraySize(), text);
        });
        for (String name : asked) wanted.setArrayElement(wanted.getArraySize(), name);
        Value found = deep(() -> check.execute(names, texts, wanted));
        List<Finding> all = new ArrayList<>();
        for (long i = 0; i < found.getArraySize(); i += 6) {
            String doubted = found.getArrayElement(i + 4).asString();
            all.add(new Finding(found.getArrayElement(i).asString(), found.getArrayElement(i + 1).asInt(), found.getArrayElement(i + 2).asInt(),
                found.getArrayElement(i + 3).asString(), doubted.isEmpty() ? Optional.empty() : Optional.of(new Place(doubted, found.getArrayElement(i + 5).asInt()))));
        }
        return all;
    }

    /** The compiler follows long expressions by calling itself, which can need more than a usual thread's stack. */
    private static Value deep(Supplier<Value> work) {
        CompletableFuture<Value> done = new CompletableFuture<>();
        Thread thread = new Thread(null, () -> {
            try {
                done.complete(work.get());
            } catch (RuntimeException | Error failed) { // told to whoever waits
                done.completeExceptionally(failed);
            }
        }, "types", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            return done.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof Error error) throw error;
            throw (RuntimeException) failed.getCause();
        }
    }

    @Override
    public void close() {
        context.close();
        engine.close();
    }
}
