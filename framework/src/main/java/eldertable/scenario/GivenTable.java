package eldertable.scenario;

import eldertable.diagnostic.Problems;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.yaml.MapNode;

/** A table as `given` describes it, for others than scenarios. Names that mean nothing are problems when it is made. */
public final class GivenTable {
    private final Terms terms;
    private final Given given;
    private final Problems problems;

    public GivenTable(MapNode written, Blueprint blueprint, Problems problems) {
        this.problems = problems;
        terms = new Terms(blueprint, new TableNames(blueprint), problems);
        given = new GivenReader(terms).read(written);
    }

    /** Lays it: from a start as usual, or at the step that is told. What cannot be laid is a problem. */
    public void lay(RuleEngine rules, GameState table) throws RuleFault {
        if (problems.hasErrors()) return;
        if (given.chance != null) table.scriptChance(given.chance);
        if (given.steps == null) rules.begin(table);
        TableSetup setup = new TableSetup(terms, table, given);
        setup.layOut();
        setup.enterSteps();
        if (given.steps != null && !problems.hasErrors()) rules.resume(table);
    }
}
