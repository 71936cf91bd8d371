package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import eldertable.rules.CommandText;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StepHooksTests {
    /** Writes down digits: what each hook finds. */
    private static int written(String begin) throws RuleFault {
        Blueprint blueprint = new WrittenPack(1)
            .file("components.yaml", "counters: { digits: {} }\n")
            .file("flow.yaml", "start: begin\nsteps:\n  begin: { auto: true }\n  wave: { auto: true }\n  turn: { moves: [rest] }\n")
            .file("rules.mjs", "const write = (game, n) => { game.digits = game.digits * 10 + n; };\nexport const moves = { rest: { apply: () => {} } };\nexport const steps = {\n"
                + "  begin: { run: ({ game }) => {" + begin + " game.push('turn'); } },\n  wave: { run: ({ game }) => write(game, game.hasPushed ? 8 : 7) },\n};\n")
            .blueprint();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            return state.count(blueprint.counter("digits").first());
        }
    }

    @Test
    void aHookKnowsWhetherItHasPushedSteps() throws RuleFault {
        assertEquals(1277, written("if (!game.hasPushed) write(game, 1); game.push('wave'); if (game.hasPushed) write(game, 2); game.push('wave');"));
    }

    @Test
    void alsoAfterLeaving() throws RuleFault {
        assertEquals(127, written("game.leave(); if (!game.hasPushed) write(game, 1); game.push('wave'); if (game.hasPushed) write(game, 2);"));
    }

    @Test
    void aStepMayCarryManyValuesAndAMoveMayAskForManyThings() throws RuleFault {
        String names = IntStream.range(0, 40).mapToObj(i -> "n" + i).collect(Collectors.joining(", "));
        Blueprint blueprint = new WrittenPack(1)
            .file("components.yaml", "counters: { sum: {} }\n")
            .file("flow.yaml", "start: begin\nsteps:\n  begin: { auto: true }\n  turn: { moves: [add], repeat: true, data: { "
                + names.replaceAll("n\\d+", "$0: number") + " } }\n")
            .file("rules.mjs", "const names = '" + names + "'.split(', ');\nexport const moves = { add: {\n"
                + "  pick: Object.fromEntries(names.map((name, i) => [name, [i, 99]])),\n"
                + "  apply: picked => { const { game, step } = picked; for (const name of names) step[name] = picked[name]; game.leave();\n"
                + "    for (const name of names) game.sum += step[name]; game.push('turn', { n39: 7 }); },\n} };\n"
                + "export const steps = { begin: { run: ({ game }) => { game.push('turn'); } } };\n")
            .blueprint();
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            String command = "A add " + IntStream.range(0, 40).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            CommandText commands = new CommandText(engine);
            CommandText.Reading reading = commands.read(state, command);
            Move move = ((CommandText.Reading.Chosen) reading).move();
            assertEquals(command, commands.print(move));
            assertInstanceOf(Outcome.Accepted.class, engine.apply(state, move));
            assertEquals(39 * 40 / 2, state.count(blueprint.counter("sum").first()));
            assertEquals(Code.number(7), state.dataAt(0, 39));
        }
    }
}
