package eldertable.script;

import eldertable.rules.Hooks;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.script.translation.TranslatedRules;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

/** GraalJS behind translated rules: what they do not know is asked here. */
record ScriptsBehind(ScriptEngine engine, Blueprint blueprint) implements TranslatedRules.Scripts {
    @Override
    public RuleScripts open(boolean often) throws RuleFault {
        return new RuleScripts(engine, blueprint, Limits.FAST, often, Printed.SILENT);
    }

    @Override
    public Hooks doubting(Hooks used, Hooks unasked) {
        return new DoubtingHooks(used, (RuleScripts) unasked, () -> open(false), new GameState(blueprint, 0));
    }
}
