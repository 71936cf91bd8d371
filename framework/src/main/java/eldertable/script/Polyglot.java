package eldertable.script;

import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;

/**
 * GraalJS, twice: one that compiles what is called often, and one that never does. Compiling takes seconds of processor time before it pays, so
 * whatever is only asked now and then (whether a pack loads, whether translated rules are right) is asked of the latter. Each is made when first
 * needed; where there is no compiler they are one. May be used by any thread.
 */
final class Polyglot {
    private Engine compiling, interpreting;
    private final Set<Context> open = new HashSet<>();
    private boolean closed;

    /** A new context, which has to be given back. */
    synchronized Context open(boolean compiles, Context.Builder builder) {
        if (closed) throw new IllegalStateException("the engine is closed");
        Context context = builder.engine(engine(compiles)).build();
        open.add(context);
        return context;
    }

    void close(Context context) {
        synchronized (this) {
            open.remove(context);
        }
        context.close(true);
    }

    private Engine engine(boolean compiles) {
        if (compiles) return compiling();
        if (interpreting == null) interpreting = interpreting();
        return interpreting;
    }

    private Engine compiling() {
        if (compiling == null) compiling = builder().build();
        return compiling;
    }

    private Engine interpreting() {
        try {
            return builder().allowExperimentalOptions(true).option("engine.Compilation", "false").build();
        } catch (IllegalArgumentException withoutCompiler) { // which knows no such option
            return compiling();
        }
    }

    private static Engine.Builder builder() {
        return Engine.newBuilder("js").out(OutputStream.nullOutputStream()).err(OutputStream.nullOutputStream());
    }

    /** Contexts first, each for itself: an engine that closes keeps a lock which a context wants that is just being made, and waits for it. */
    void close() {
        List<Context> left;
        synchronized (this) {
            closed = true;
            left = List.copyOf(open);
        }
        left.forEach(this::close);
        if (compiling != null) compiling.close(true);
        if (interpreting != null) interpreting.close(true);
    }
}
