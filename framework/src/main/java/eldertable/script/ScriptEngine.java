package eldertable.script;

import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.SandboxPolicy;

import java.io.OutputStream;

/**
 * The JavaScript engine of the program: one for its whole life, shared by all script contexts, so that compiled code
 * and warm-up are shared too.
 */
public final class ScriptEngine implements AutoCloseable {
    final Engine polyglot;
    final Watchdog watchdog = new Watchdog();

    public ScriptEngine() {
        // Silence the notice about a missing compiler: `doctor` tells it better.
        System.setProperty("polyglot.engine.WarnInterpreterOnly", "false");
        polyglot = Engine.newBuilder("js")
            .sandbox(SandboxPolicy.CONSTRAINED)
            .out(OutputStream.nullOutputStream())
            .err(OutputStream.nullOutputStream())
            .build();
    }

    /** Makes a context for nothing: the first one of a program takes long, and there may be something to do meanwhile. */
    public void warmUp() {
        RuleScripts.rehearse(this);
    }

    @Override
    public void close() {
        watchdog.close();
        polyglot.close(true);
    }
}
