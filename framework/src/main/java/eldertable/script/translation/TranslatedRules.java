package eldertable.script.translation;

import eldertable.rules.Hooks;
import eldertable.rules.RuleFault;
import eldertable.script.translation.code.ProgramWriter;
import eldertable.script.translation.runtime.HostWorld;
import eldertable.script.translation.runtime.Members;
import eldertable.script.translation.runtime.Ops;
import eldertable.script.translation.runtime.RuleCode;
import eldertable.script.translation.tree.ModuleTree;
import eldertable.script.translation.tree.ProgramReader;
import eldertable.script.translation.tree.Untranslatable;
import eldertable.script.translation.tree.Variable;
import eldertable.state.Blueprint;

import java.util.List;
import java.util.Map;

/** The rules of one match as Java classes, from which any number of engines can be made. May be used by any thread. */
public final class TranslatedRules {
    /** Makes the rules in GraalJS, when they are first needed. */
    public interface Scripts {
        /** @param often whether much will be left to them */
        Hooks open(boolean often) throws RuleFault;

        /** Rules that are suspected of remembering something. @param unasked the same rules in GraalJS that nobody has asked yet, or null */
        Hooks doubting(Hooks used, Hooks unasked);
    }

    private final Blueprint blueprint;
    private final ProgramReader.Program program;
    private final List<String> entries;
    private final Members members;
    private final Class<? extends RuleCode> code;

    /**
     * @param texts   the modules by "/pack/path.mjs"
     * @param entries where each pack's rules begin, in load order
     * @param counted whether they count what they do, so that they end
     */
    public TranslatedRules(Blueprint blueprint, Map<String, String> texts, List<String> entries, boolean counted) throws Untranslatable {
        this.blueprint = blueprint;
        this.entries = List.copyOf(entries);
        try {
            program = ProgramReader.read(texts, entries);
            members = new Members(blueprint);
            code = ProgramWriter.write(program, members, blueprint.pack.flow(), counted);
            load(); // fails here if it fails at all
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            throw new Untranslatable("the translator failed: " + e);
        }
    }

    /**
     * The rules as an engine uses them, with GraalJS behind them.
     *
     * @param keeper what lives as long as anybody uses them
     * @param opened rules in GraalJS that there are already, or null
     */
    public Hooks hooks(Object keeper, Scripts scripts, Hooks opened) {
        try {
            return new TranslatedHooks(this, keeper, load(), scripts, opened);
        } catch (Untranslatable e) { // they have been loaded before
            throw new IllegalStateException(e);
        }
    }

    /** Runs the modules, and lets later packs wrap or replace what earlier ones gave. */
    private LinkedRules load() throws Untranslatable {
        RuleCode rules;
        try {
            rules = code.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new Untranslatable("the translator failed: " + e);
        }
        rules.begin();
        rules.load();
        for (ModuleTree module : program.modules()) for (Variable variable : module.variables()) Ops.freeze(rules.exported(variable.number));
        HostWorld world = new HostWorld(blueprint, members, rules.shapes);
        LinkedRules linked = new LinkedRules(world, rules);
        for (String entry : entries) linked.add(program.module(entry));
        linked.connect();
        return linked;
    }

    Blueprint blueprint() {
        return blueprint;
    }
}
