package eldertable.scenario;

import eldertable.rules.CommandText;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.view.MoveRecord;

import java.util.List;
import java.util.function.Consumer;

/** One thing that a scenario expects. */
interface Check {
    /** @param effects what the last move (or the start) brought about; @param record the same, with who saw what */
    record Moment(RuleEngine engine, CommandText commands, GameState state, List<Effect> effects, MoveRecord record) {
        TableNames names() {
            return commands.names();
        }
    }

    void check(Moment moment, Consumer<ScenarioFailure> failed) throws RuleFault;
}
