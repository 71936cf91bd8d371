package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.library.PackLoad;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.state.Blueprint;
import eldertable.support.WrittenPack;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Whatever name a pack gives to its things, either its author is told that the name is taken, or the rules run with it. */
class NamesOfPacksTests {
    private static ScriptEngine scripts;

    @BeforeAll
    static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll
    static void close() {
        scripts.close();
    }

    private static final String COMPONENTS = """
        zones: { deck: { visible: none, start: cards }, hand: { visible: all, per: player }, ZONE: { visible: all }, SEATED: { visible: all, per: player } }
        counters: { rest: { start: 3 }, COUNTER: {}, OWN: { per: player } }
        attributes: { colour: word, ATTRIBUTE: number }
        words: [red, WORD]
        boards: { map: { spaces: { a: { terrain: TERRAIN }, SPACE: {} }, links: [[a, SPACE]] } }
        """;
    private static final String FLOW = """
        start: begin
        steps: { begin: { auto: true, data: { DATA: number } }, STEP: { auto: true }, turn: { repeat: true, moves: [go, MOVE] } }
        """;
    private static final String RULES = """
        const text = it => `${it}`;
        export const steps = { begin: { run({ game }) { game.push('turn'); game.push('STEP'); } }, 'STEP': { run: ({ step }) => { text(step.name); } } };
        export const moves = {
          go: {
            pick: { 'PICK': ({ game }) => game.deck, many: { from: 'hand', min: 0, max: 1 } },
            apply: ({ game, me, 'PICK': card }) => {
              card.moveTo(me.hand);
              [game.deck.count('eel'), me.hand.find('eel'), text(card), text(me), text(card.kind), text(game.map), card.zone.owner, me.hand.tally('colour').of('red')].map(text);
              game.map.spaces.map(text);
              if (--game.rest === 0) game.end({ winners: [me] });
            },
          },
          'MOVE': { when: ({ me }) => me.hand.size > 0, apply: ({ game, me }) => { me.hand.top.moveTo(game.deck); if (--game.rest === 0) game.end(); } },
        };
        """;
    private static final List<String> PLACES = List.of("ZONE", "SEATED", "COUNTER", "OWN", "ATTRIBUTE", "WORD", "SPACE", "TERRAIN", "DATA", "STEP", "MOVE", "PICK");

    /** @param place where the name stands; in all others stands a name that is nothing to anybody */
    private static WrittenPack pack(String place, String name) {
        String components = COMPONENTS, flow = FLOW, rules = RULES;
        for (String each : PLACES) {
            String chosen = each.equals(place) ? name : each.toLowerCase() + "Plain";
            components = components.replaceAll("\\b" + each + "\\b", chosen);
            flow = flow.replaceAll("\\b" + each + "\\b", chosen);
            rules = rules.replaceAll("\\b" + each + "\\b", chosen);
        }
        String attribute = place.equals("ATTRIBUTE") ? name : "attributePlain";
        return new WrittenPack(1).file("components.yaml", components).file("flow.yaml", flow).file("rules.mjs", rules)
            .file("cards.yaml", "cards:\n  eel: { copies: 4, colour: red, " + attribute + ": 3 }\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"isPiece", "receive", "no", "code", "byId", "id", "kind", "zone", "owner", "index", "set", "size", "seat", "left", "name", "game",
        "me", "step", "card", "value", "who", "player", "players", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "length", "then",
        "default", "class", "new", "on", "first", "of", "slots", "NUMBERS", "pick", "option"})
    void isToldOrHarmless(String name) {
        List<String> broken = new ArrayList<>();
        for (String place : PLACES) {
            PackLoad load = pack(place, name).load();
            if (load.pack().isPresent()) tryOut(new Blueprint(load.pack().get(), 1, Map.of()), place, broken);
            else assertTrue(load.problems().stream().anyMatch(problem -> problem.message().contains(name)), place + " " + load.problems());
        }
        assertEquals(List.of(), broken);
    }

    @ParameterizedTest
    @ValueSource(strings = "plain")
    void aPlainNameIsFreeEverywhere(String name) {
        for (String place : PLACES) assertFalse(pack(place, name).load().pack().isEmpty(), place + " " + pack(place, name).load().problems());
    }

    private static void tryOut(Blueprint blueprint, String place, List<String> broken) {
        try (RuleEngine engine = scripts.fastRules(blueprint)) {
            Playout playout = new Playout(engine, Simulation.randomSeats(1), 50, null);
            if (playout.play(1) != Playout.End.FINISHED) broken.add(place + ": " + playout.problem());
        } catch (RuleFault fault) {
            if (!fault.diagnostic().message().contains(place.toLowerCase())) broken.add(place + ": " + fault.diagnostic());
        }
    }
}
