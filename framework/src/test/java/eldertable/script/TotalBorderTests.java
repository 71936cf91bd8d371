package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.api.ScriptMember;
import eldertable.api.ScriptMember.Access;
import eldertable.api.ScriptMember.Parameter;
import eldertable.api.ScriptType;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.TableCheck;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;
import eldertable.view.Chronicle;
import eldertable.view.EffectWitness;
import eldertable.view.Lexicon;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whatever a rule hands over, to whatever member of the API: either all is well, or the rule is told of its mistake and the table is as it
 * was. The calls are made up from the description of the API, each member with each of many nasty values in each place.
 */
class TotalBorderTests {
    private static final List<String> NASTY = List.of(
        "undefined", "null", "NaN", "Infinity", "-Infinity", "-1", "1.5", "20", "31", "32", "5000", "2 ** 25", "2 ** 31", "-(2 ** 31)", "2 ** 53",
        "''", "'constructor'", "'__proto__'", "'x'.repeat(5000)", "true", "[]", "[undefined]", "{}", "() => undefined",
        "Object.create(null)", "{ seat: 20 }", "{ id: 5000, seat: -1 }", "{ get seat() { return game.random(40); }, get id() { return game.random(9000); } }",
        "{ toString() { throw new Error('no'); } }", "{ valueOf() { return 7; } }", "{ length: 2 ** 31 }", "{ who: [game.active, game.active] }",
        "{ who: { seat: 20 } }", "{ who: 5000 }", "{ winners: [{ seat: 20 }] }", "{ winners: 7, ranking: 7 }", "{ ranking: [game.active, game.active] }",
        "{ reason: game.active }", "{ left2: 2 ** 40 }", "{ left2: {} }", "{ left2: game.deck }",
        "game", "game.active", "[...game.players, ...game.players]", "Object.create(game.active, { seat: { value: 20 } })", "game.deck", "game.active.hand",
        "game.chart", "game.chart.space('reef')", "game.bag", "game.deck.top", "game.kind('crab')", "game.fate", "game.fate.dice[0]", "game.cove", "step");

    /** By the type of a parameter, something that fits. */
    private static final Map<String, String> FITTING = Map.ofEntries(Map.entry("Zone", "game.cove.north"), Map.entry("Player", "game.active"),
        Map.entry("KindName", "'crab'"), Map.entry("number", "1"), Map.entry("Space", "game.chart.space('reef')"), Map.entry("Zone | Space", "game.cove.north"),
        Map.entry("Pool", "game.bag"), Map.entry("Tally", "game.deck.tally('suit')"), Map.entry("readonly string[]", "['shell']"));
    private static final Map<String, String> FITTING_NAMES = Map.ofEntries(Map.entry("attribute", "'suit'"), Map.entry("way", "'step'"), Map.entry("step", "'turn'"),
        Map.entry("zone", "'hand'"), Map.entry("die", "'bone'"), Map.entry("word", "'shell'"), Map.entry("group", "'side'"), Map.entry("event", "'splash'"),
        Map.entry("question", "'depth'"), Map.entry("key", "'hello'"), Map.entry("id", "'reef'"), Map.entry("terrain", "'plain'"));

    private static String fitting(Parameter parameter) {
        String byType = FITTING.get(parameter.type());
        if (byType != null) return byType;
        return parameter.type().contains("=>") ? "() => 1" : FITTING_NAMES.getOrDefault(parameter.name(), "undefined");
    }

    /** Each member of an object with each nasty value in each place, also in the place of the object itself. */
    private static List<String> calls(String object, ScriptType type) {
        List<String> calls = new ArrayList<>();
        for (ScriptMember member : type.members()) {
            if (member.name().equals(ScriptMember.ITERATOR)) { // which rules cannot name
                calls.add("[..." + object + "]");
                calls.add("[..." + object + "].at(-99).id");
                calls.add("Array.from(Object.create(" + object + ", { pieces: { value: 1 }, dice: { value: undefined } }))");
                continue;
            }
            String name = "." + member.name();
            if (member.access() != Access.METHOD) {
                calls.add(object + name);
                NASTY.forEach(nasty -> calls.add("get(" + object + ", '" + member.name() + "', " + nasty + ")"));
                if (member.access() == Access.WRITE) NASTY.forEach(nasty -> calls.add(object + name + " = " + nasty));
                continue;
            }
            List<String> usual = member.parameters().stream().map(TotalBorderTests::fitting).toList();
            calls.add(object + name + "(" + String.join(", ", usual) + ")");
            calls.add(object + name + "()");
            for (String nasty : NASTY) {
                calls.add(object + name + ".call(" + nasty + (usual.isEmpty() ? "" : ", ") + String.join(", ", usual) + ")");
                for (int i = 0; i < usual.size(); i++) {
                    List<String> arguments = new ArrayList<>(usual);
                    arguments.set(i, "(" + nasty + ")"); // in brackets the checks of packs take no text for a name
                    calls.add(object + name + "(" + String.join(", ", arguments) + ")");
                }
            }
        }
        return calls;
    }

    /** What the pack itself adds to its objects. */
    private static List<String> authoredCalls() {
        List<String> calls = new ArrayList<>();
        for (String place : List.of("game.round", "game.active.gold", "game.threat.north", "game.deck.top.rust", "step.left2", "game.fate.dice[0].face",
            "game.fate.dice[0].locked", "game.deck.top.faceUp", "game.deck", "game.chart", "game.active.hand")) {
            for (String nasty : NASTY) calls.add(place + " = " + nasty);
        }
        for (String nasty : NASTY) {
            calls.add("game.say('hello', { it: " + nasty + " })");
            calls.add("game.say('hello', { it: 1 }, " + nasty + ")");
            calls.add("game.push('turn', { left2: " + nasty + " })");
            calls.add("game.push('turn', { who: [" + nasty + "] })");
            calls.add("game.end({ winners: [" + nasty + "] })");
            calls.add("game.end({ ranking: [[" + nasty + "]] })");
            calls.add("game.end({ winners: [], reason: " + nasty + " })");
            calls.add("game.bag.add('ruby', " + nasty + ");\n game.bag.draw()");
        }
        calls.add("for (let i = 0; i < 1000; i++) game.say('hello')");
        calls.add("for (let i = 0; i < 1000; i++) game.push('turn')");
        calls.add("for (let i = 0; i < 1000; i++) game.go('deal')");
        calls.add("game.leave(); game.leave(); step.left2 = 3; game.push('turn'); game.end({ winners: [] }); game.push('turn'); game.end({ winners: game.players })");
        calls.add("game.players.forEach(p => p.leaveGame())");
        calls.add("game.bag.add('ruby', 2 ** 31 - 1); game.bag.add('onyx', 2 ** 31 - 1); game.bag.draw()");
        return calls;
    }

    /** The calls as the cases of one move, told apart by a counter of the table. */
    private static Blueprint blueprint(List<String> calls) {
        StringBuilder cases = new StringBuilder();
        for (int i = 0; i < calls.size(); i++) cases.append("  ({ game, step }) => { ").append(calls.get(i)).append("; },\n");
        WrittenPack pack = ScriptApiTests.everything();
        pack.file("flow.yaml", "start: turn\nsteps:\n  deal: { auto: true }\n  turn: { moves: [try, pass], repeat: true, data: { left2: number } }\n"
            + "events: { splash: {} }\nquestions: { depth: { value: any } }\n");
        pack.file("text/en.yaml", "say: { hello: 'Hello {it}' }\n");
        pack.file("rules.mjs", """
            const get = (on, name, it) => {
              for (let at = on; at !== null; at = Object.getPrototypeOf(at)) {
                const told = Object.getOwnPropertyDescriptor(at, name);
                if (told?.get) return told.get.call(it);
              }
            };
            const CASES = [
            """ + cases + "];\nexport const moves = { try: { apply: it => CASES[it.game.round](it) }, pass: { apply: () => {} } };\n"
            + "export const steps = { deal: { run: () => {} } };\nexport const on = { splash: () => {} };\nexport const modify = { depth: ({ value }) => value };\n");
        return pack.blueprint();
    }

    @TestFactory
    Stream<DynamicTest> everyMemberWithEveryNastyValue() {
        Stream<DynamicTest> described = ScriptApiTests.OBJECTS.entrySet().stream().sorted(Comparator.comparing(entry -> entry.getKey().name()))
            .map(entry -> dynamicTest(entry.getKey().name(), () -> tryAll(calls(entry.getValue().get(entry.getValue().size() - 1), entry.getKey()))));
        return Stream.concat(described, Stream.of(dynamicTest("what a pack adds", () -> tryAll(authoredCalls()))));
    }

    private static void tryAll(List<String> calls) throws RuleFault {
        Blueprint blueprint = blueprint(calls);
        List<String> wrong = new ArrayList<>();
        int faults = 0;
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(blueprint)) {
            GameState start = engine.start(1);
            for (int i = 0; i < calls.size(); i++) {
                GameState state = start.copy();
                state.setCount(blueprint.counter("round").first(), i);
                try {
                    if (attempt(engine, state) instanceof Outcome.Faulted) faults++;
                } catch (RuntimeException | AssertionError | RuleFault e) {
                    wrong.add(calls.get(i) + ": " + e);
                }
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(faults > 0 && faults < calls.size(), faults + " faults of " + calls.size());
    }

    private static Outcome attempt(RuleEngine engine, GameState state) throws RuleFault {
        Blueprint blueprint = engine.blueprint;
        GameState before = state.copy();
        EffectWitness witness = new EffectWitness(state);
        Move move = new Move().reset(0);
        move.chooseMove(blueprint.move("try"));
        Outcome outcome = engine.applyChosen(state, move, witness);
        if (outcome instanceof Outcome.Faulted faulted) {
            assertTrue(before.sameAs(state), "a move that failed did not happen");
            assertTrue(faulted.diagnostic().span().line() > 0 || faulted.diagnostic().code().equals("flow"), faulted.diagnostic().toString());
            return outcome;
        }
        assertNull(new TableCheck(blueprint).broken(state));
        Chronicle chronicle = new Chronicle(blueprint, new Lexicon(blueprint, "en", List.of("Ann", "Bob")));
        for (int viewer = GameState.SPECTATOR; viewer < blueprint.players; viewer++) {
            TableView.of(state, viewer);
            chronicle.lines(witness.deed(move, engine.move(move.move())), viewer);
        }
        for (int player = 0; player < blueprint.players; player++) {
            if ((engine.mayAct(state) & 1 << player) != 0) engine.offer(state, new Move().reset(player), new Offers());
        }
        return outcome;
    }
}
