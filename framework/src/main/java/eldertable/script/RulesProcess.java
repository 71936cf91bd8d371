package eldertable.script;

import eldertable.isolation.HookServer;
import eldertable.rules.RuleThread;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * The program that rules run in when they run in a process of their own. It answers on its standard output what it is asked on its standard
 * input, and ends with the program that has started it, however that ends.
 */
public final class RulesProcess {
    private static final long LOOK_MILLIS = 300;

    private RulesProcess() {}

    public static void main(String[] arguments) throws Exception {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        System.setOut(nowhere); // what is said there is for the program
        System.setErr(nowhere);
        endWithParent();
        HookServer server = new HookServer(new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
        try {
            RuleThread.run("rules", () -> {
                server.serve((assignment, blueprint, printer) -> {
                    Limits limits = new Limits(assignment.statements(), assignment.millis(), assignment.bytes());
                    return new RuleScripts(new ScriptEngine(), blueprint, limits, printer);
                });
                return null;
            });
        } finally {
            Runtime.getRuntime().halt(0); // whatever still runs
        }
    }

    /** A rule that runs without end does not notice that nobody is there any more to be answered. */
    private static void endWithParent() {
        long parent = parent();
        Thread watch = new Thread(() -> {
            while (parent() == parent) sleep();
            Runtime.getRuntime().halt(0);
        }, "parent watch");
        watch.setDaemon(true);
        watch.setPriority(Thread.MAX_PRIORITY);
        watch.start();
    }

    /** Another one takes over, or none, when a process loses its own. */
    private static long parent() {
        return ProcessHandle.current().parent().filter(ProcessHandle::isAlive).map(ProcessHandle::pid).orElse(-1L);
    }

    private static void sleep() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
