package eldertable.script;

import eldertable.rules.Printed;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

/**
 * A context in which everything has been done that is the same for all packs, before it is known which one it will serve. It is made while a program
 * is still busy with something else, and the first match whose context would be made alike takes it over.
 */
final class SpareContext {
    final Context context;
    /** What harden.js gives. */
    final Value hardened;
    private final PackModules modules = new PackModules(Map.of());
    /** Set before anything of a pack's runs. */
    private volatile Printer printer;

    SpareContext(ScriptEngine engine) {
        context = engine.polyglot.open(true, Sandbox.sandbox(modules, Limits.PLAY));
        hardened = Sandbox.harden(context, (ProxyExecutable) printed -> printer.execute(printed), false);
        context.eval(Sandbox.PRELUDE); // parsed once for all contexts
    }

    /** Whether a match's context would be made like this one. */
    static boolean serves(Sandbox.Plan plan) {
        return plan.compiled() && plan.engine().guarded && plan.printer() == Printed.SILENT && plan.limits().statements() == Limits.PLAY.statements();
    }

    void serve(Sandbox.Plan plan) {
        modules.are(plan.modules().kept());
        printer = new Printer(plan.reports(), plan.printer());
    }
}
