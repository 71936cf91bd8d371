package eldertable.script;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.Value;

/**
 * What rule scripts run on in this process, found by running one: whether GraalJS turns hot JavaScript into machine
 * code here, or only interprets it, and why.
 *
 * @param version     the release of GraalJS
 * @param runtime     what the engine calls itself, such as {@code GraalVM CE} or {@code Interpreted}
 * @param optimising  true when a hot loop was seen to be compiled
 * @param cause       why it is not optimising; empty when it is
 * @param loopsPerSecond  turns of a small JavaScript loop in a second, at the best moment of the trial
 */
public record EngineReport(String version, String runtime, boolean optimising, String cause, long loopsPerSecond) {
    private static final String HOT_LOOP = "(n => { let s = 0; for (let i = 0; i < n; i++) s = (s + (i ^ s)) | 0; return s; })";
    private static final int TURNS = 200_000;
    private static final Duration INTERPRETER_TRIAL = Duration.ofMillis(300);
    private static final Pattern CAUSE = Pattern.compile("cause was found: (.*)");

    /** Tries the engine, until it has compiled something or {@code patience} is over. */
    public static EngineReport probe(Duration patience) {
        return canCompile() ? probeCompiler(patience) : probeInterpreter();
    }

    private static boolean canCompile() {
        try (Engine engine = Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "false").build()) {
            return engine.getOptions().get("engine.TraceCompilation") != null;
        }
    }

    private static EngineReport probeCompiler(Duration patience) {
        CountDownLatch compiled = new CountDownLatch(1);
        Engine.Builder builder = Engine.newBuilder("js").allowExperimentalOptions(true)
            .option("engine.TraceCompilation", "true")
            .logHandler(new Listener(line -> { if (line.startsWith("opt done")) compiled.countDown(); }));
        try (Engine engine = builder.build()) {
            long best = runHotLoop(engine, patience, compiled);
            boolean seen = compiled.getCount() == 0;
            String cause = seen ? "" : "The engine could compile, but did not within " + patience.toSeconds() + " s.";
            return new EngineReport(release(), engine.getImplementationName(), seen, cause, best);
        }
    }

    private static EngineReport probeInterpreter() {
        StringBuilder said = new StringBuilder();
        Engine.Builder builder = Engine.newBuilder("js").option("engine.WarnInterpreterOnly", "true")
            .logHandler(new Listener(said::append));
        try (Engine engine = builder.build()) {
            long best = runHotLoop(engine, INTERPRETER_TRIAL, new CountDownLatch(1));
            Matcher cause = CAUSE.matcher(said);
            return new EngineReport(release(), engine.getImplementationName(), false,
                cause.find() ? cause.group(1).strip() : "The engine gives no cause.", best);
        }
    }

    /** Runs the loop until {@code compiled} and a little beyond, to see the compiled speed too. */
    private static long runHotLoop(Engine engine, Duration patience, CountDownLatch compiled) {
        try (Context context = Context.newBuilder("js").engine(engine).build()) {
            Value loop = context.eval("js", HOT_LOOP);
            long end = System.nanoTime() + patience.toNanos();
            long quickest = Long.MAX_VALUE;
            int after = 0;
            while (after < 10 && System.nanoTime() < end) {
                if (compiled.getCount() == 0) after++;
                long began = System.nanoTime();
                loop.execute(TURNS);
                quickest = Math.min(quickest, System.nanoTime() - began);
            }
            return TURNS * 1_000_000_000L / Math.max(1, quickest);
        }
    }

    /** The engine itself may only say "Development Build"; its jar knows better. */
    private static String release() {
        try (InputStream in = Engine.class.getResourceAsStream("/META-INF/graalvm/org.graalvm.polyglot/version")) {
            return in == null ? "unknown" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            return "unknown";
        }
    }

    private static final class Listener extends Handler {
        private final Consumer<String> heard;

        Listener(Consumer<String> heard) {
            this.heard = heard;
        }

        @Override public void publish(LogRecord line) {
            heard.accept(line.getMessage());
        }

        @Override public void flush() { }

        @Override public void close() { }
    }
}
