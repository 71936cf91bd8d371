package eldertable.isolated;

import eldertable.isolation.Isolation;
import eldertable.pack.library.PackReader;
import eldertable.rules.Move;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;

import java.nio.file.Path;
import java.util.Map;

/** A program whose rules run in a process of their own, to be killed: while they are idle, or at a move that never ends. */
final class ProgramWithRules {
    private ProgramWithRules() {}

    /** @param arguments the folder of a pack, and a move */
    public static void main(String[] arguments) throws Exception {
        Blueprint blueprint = new Blueprint(PackReader.read(Path.of(arguments[0])).pack().orElseThrow(), 2, Map.of());
        ScriptEngine scripts = new ScriptEngine().with(Isolation.PROCESS);
        RuleEngine engine = scripts.rules(blueprint, new Limits(0, 600_000, 1L << 40), Printed.SILENT);
        GameState state = engine.start(1);
        Move move = new Move().reset(0);
        move.chooseMove(blueprint.move(arguments[1]));
        System.out.println(ProcessHandle.current().children().findFirst().orElseThrow().pid());
        engine.apply(state, move);
        Thread.sleep(600_000);
    }
}
