package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.TableCheck;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whatever a pack exports, and whatever its hooks answer: either it is played or it is told, and never is it the program that fails. */
class ExportsOfAnySortTests {
    /** Rules with one hole in them, and what is put into it. */
    private static final List<String> HOLES = List.of(
        "moves = ?", "moves = { dig: ? }", "moves = { dig: { apply: ? } }", "moves = { dig: { when: ?, apply: () => {} } }",
        "moves = { dig: { when: () => ?, apply: () => {} } }", "moves = { dig: { check: ?, apply: () => {} } }", "moves = { dig: { check: () => ?, apply: () => {} } }",
        "moves = { dig: { pick: ?, apply: () => {} } }", "moves = { dig: { pick: { it: ? }, apply: () => {} } }", "moves = { dig: { pick: { it: () => ? }, apply: () => {} } }",
        "moves = { dig: { pick: { it: () => [1, ?] }, apply: () => {} } }", "moves = { dig: { pick: { it: [1, ?] }, apply: () => {} } }",
        "moves = { dig: { pick: { it: { from: ? } }, apply: () => {} } }", "moves = { dig: { pick: { it: { from: () => ?, min: 1 } }, apply: () => {} } }",
        "moves = { dig: { pick: { it: { from: [1, 2, 3], min: ? } }, apply: () => {} } }", "moves = { dig: { pick: { it: { from: [1, 2, 3], min: () => ? } }, apply: () => {} } }",
        "moves = { dig: { pick: { it: { from: [1, 2, 3], max: ? } }, apply: () => {} } }", "moves = { dig: { pick: { it: { from: [1, 2, 3], max: () => ? } }, apply: () => {} } }",
        "moves = { dig: { pick: { it: { from: [1, 2], check: ? } }, apply: () => {} } }", "moves = { dig: { pick: { it: { from: [1, 2], check: () => ? } }, apply: () => {} } }",
        "steps = ?", "steps = { deal: ? }", "steps = { deal: { run: ? } }", "steps = { deal: { run: () => ? } }", "steps = { turn: { done: ? } }",
        "on = ?", "on = { splash: ? }", "modify = ?", "modify = { depth: ? }", "modify = { depth: () => ? }", "cards = ?", "cards = { crab: ? }", "cards = { crab: { on: ? } }",
        "cards = { crab: { on: { splash: ? } } }", "cards = { crab: { modify: { depth: ? } } }", "wrap = ?", "wrap = { on: ? }", "wrap = { on: { splash: ? } }",
        "wrap = { modify: ? }", "wrap = { cards: ? }", "wrap = { hints: ? }", "wrap = { invariants: ? }", "invariants = ?", "invariants = () => ?", "hints = ?",
        "hints = { value: ? }", "hints = { value: () => ? }", "hints = { horizon: ? }", "hints = { weigh: ? }", "hints = { weigh: { dig: ? } }",
        "hints = { weigh: { dig: () => ? } }", "hints = { weigh: { 'dig.it': () => ? } }", "bots = ?", "bots = { deep: ? }", "bots = { deep: { choose: ? } }",
        "bots = { deep: { choose: () => ? } }");
    private static final List<String> ANSWERS = List.of("null", "NaN", "Infinity", "-1", "1.5", "2 ** 31", "'constructor'", "[undefined]", "{}",
        "() => undefined", "{ length: 2 ** 31 }", "{ get it() { throw 7; } }");

    @Test
    void everyExportAndAnswerOfEverySort() {
        List<String> wrong = new ArrayList<>();
        try (ScriptEngine scripts = new ScriptEngine()) {
            for (String hole : HOLES) {
                for (String answer : ANSWERS) {
                    try {
                        play(scripts, "export const " + hole.replace("?", "(" + answer + ")") + ";\n");
                    } catch (RuleFault told) {
                        assertFalse(told.diagnostic().message().isBlank());
                    } catch (RuntimeException | AssertionError e) {
                        wrong.add(hole.replace("?", answer) + ": " + e);
                    }
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    private static void play(ScriptEngine scripts, String rules) throws RuleFault {
        String export = rules.substring(13, rules.indexOf(' ', 13));
        String usual = Map.of("moves", "export const moves = { dig: { pick: { it: [1, 2] }, apply: ({ game }) => { game.trigger('splash'); game.compute('depth', 1); } } };\n",
                "steps", "export const steps = { deal: { run: ({ game }) => game.push('turn') } };\n").entrySet().stream()
            .filter(one -> !one.getKey().equals(export)).map(Map.Entry::getValue).reduce("", String::concat);
        Blueprint blueprint = new WrittenPack(2)
            .file("components.yaml", "zones: { deck: { visible: all, start: cards, inPlay: true } }\nwords: [x]\n")
            .file("cards.yaml", "cards:\n  crab: {}\n")
            .file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [dig] }\nevents: { splash: {} }\nquestions: { depth: { value: any } }\n")
            .file("rules.mjs", usual + rules).blueprint();
        try (RuleEngine engine = scripts.rules(blueprint)) {
            GameState state = engine.start(1);
            TableCheck table = new TableCheck(blueprint);
            assertNull(table.broken(state));
            engine.brokenInvariant(state);
            if (engine.hasValueHint()) engine.valueHint(state, 0);
            Optional<String> bot = engine.botNames().stream().findFirst();
            Move move = new Move().reset(0);
            Offers offers = new Offers().explaining(true);
            for (int picks = 0; picks < 6 && !engine.isComplete(move); picks++) {
                engine.offer(state, move, offers);
                if (offers.size() == 0) return;
                engine.weigh(state, move, offers);
                int taken = bot.isPresent() ? engine.botChoice(bot.get(), state.copy(), move, offers) : 0;
                engine.choose(move, offers.get(taken), offers);
            }
            engine.apply(state, move);
            assertNull(table.broken(state));
        }
    }
}
