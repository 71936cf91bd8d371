package eldertable.isolated;

import eldertable.isolation.HookServer;
import eldertable.script.Limits;
import eldertable.script.RuleScripts;
import eldertable.script.ScriptEngine;

/** A process of rules that does not look after itself, as if something in its engine never heard that it should stop. */
final class UnwatchedRules {
    private UnwatchedRules() {}

    public static void main(String[] arguments) throws Exception {
        new HookServer(System.in, System.out).serve((assignment, blueprint, printer) ->
            new RuleScripts(new ScriptEngine(), blueprint, new Limits(0, 3_600_000, 1L << 40), printer));
    }
}
