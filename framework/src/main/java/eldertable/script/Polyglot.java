package eldertable.script;

import java.io.OutputStream;
import org.graalvm.polyglot.Engine;

/**
 * GraalJS, twice: one that compiles what is called often, and one that never does. Compiling takes seconds of processor time before it pays, so
 * whatever is only asked now and then (whether a pack loads, whether translated rules are right) is asked of the latter. Each is made when first
 * needed; where there is no compiler they are one. May be used by any thread.
 */
final class Polyglot {
    private Engine compiling, interpreting;
    private boolean closed;

    synchronized Engine engine(boolean compiles) {
        if (closed) throw new IllegalStateException("the engine is closed");
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

    synchronized void close() {
        closed = true;
        if (compiling != null) compiling.close(true);
        if (interpreting != null) interpreting.close(true);
    }
}
