package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackReader;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.support.WrittenPack;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Events and questions stand in flow.yaml; a mistyped one is told at its own line, wherever it is written. */
class DeclaredEventsTests {
    private static final Map<String, String> FILES = Map.of(
        "pack.yaml", "id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: Shore\nplayers: { min: 2, max: 2 }\n",
        "components.yaml", "zones: { row: { visible: all, start: cards, inPlay: true } }\n",
        "cards.yaml", "cards:\n  crab: {}\n",
        "flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass] }\n"
            + "events: { caught: { player: player } }\nquestions: { price: { value: number, player: player } }\n");

    private static String rules(String run, String more) {
        return "export const moves = { pass: { apply: () => {} } };\nexport const steps = { deal: { run: ({ game }) => {\n" + run
            + "\ngame.push('turn'); } } };\n" + more;
    }

    private static List<String> told(String rules) {
        TreeMap<String, byte[]> files = new TreeMap<>();
        FILES.forEach((path, text) -> files.put(path, text.getBytes(StandardCharsets.UTF_8)));
        files.put("rules.mjs", rules.getBytes(StandardCharsets.UTF_8));
        return PackReader.read(new PackFiles("shore", files)).problems().stream().filter(Diagnostic::isError)
            .map(problem -> problem.code() + " " + problem.span() + " " + problem.message()).toList();
    }

    private static Diagnostic fault(String rules) {
        WrittenPack pack = new WrittenPack(2);
        FILES.forEach((path, text) -> { if (!path.equals("pack.yaml")) pack.file(path, text); });
        pack.file("rules.mjs", rules);
        return assertThrows(RuleFault.class, () -> {
            try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.rules(pack.blueprint())) {
                engine.start(1);
            }
        }).diagnostic();
    }

    @Test
    void literalCallsAreCheckedWithoutRunning() {
        String rules = rules("game.trigger('cauhgt', {});\nif (game.compute('pirce', 3) > 9) game.trigger('caught'); // game.trigger('never')", "");
        assertEquals(List.of(
            "unknown-event shore/rules.mjs:3:14 There is no event 'cauhgt' in flow.yaml. Did you mean 'caught'?",
            "unknown-question shore/rules.mjs:4:18 There is no question 'pirce' in flow.yaml. Did you mean 'price'?"), told(rules));
    }

    @Test
    void aKindIsNeverATextAndThatIsTold() {
        assertEquals(List.of("kind-is-no-text shore/rules.mjs:3:27 A kind is no text and never equals one: write .is('crab'), or compare .kind.id."),
            told(rules("if (game.row.top.kind === 'crab') game.leave();", "")));
    }

    @Test
    void answersAreCheckedWhenTheyAreLoaded() {
        for (String more : List.of("export const on = { cauhgt: () => {} };", "export const modify = { pirce: ({ value }) => value };",
                "export const cards = { crab: { on: { cauhgt: () => {} } } };", "export const cards = { crab: { modify: { pirce: () => 1 } } };")) {
            Diagnostic fault = fault(rules("", more));
            assertTrue(fault.code().matches("unknown-(event|question)"), fault.toString());
            assertEquals(5, fault.span().line(), fault.toString());
            assertTrue(fault.message().contains("Did you mean '"), fault.message());
        }
    }

    @Test
    void noCardIsGivenTwoThingsUnderOneName() {
        String flow = FILES.get("flow.yaml").replace("price: { value: number, player: player }", "price: { value: number, card: piece }");
        String rules = rules("", "export const modify = { price: ({ value, card }) => value + card.index };\nexport const cards = {\n  crab: { modify: { price: ({ value }) => value } },\n};");
        WrittenPack pack = new WrittenPack(2).file("components.yaml", FILES.get("components.yaml")).file("cards.yaml", FILES.get("cards.yaml"))
            .file("flow.yaml", flow).file("rules.mjs", rules);
        try (ScriptEngine scripts = new ScriptEngine()) {
            Diagnostic told = assertThrows(RuleFault.class, () -> scripts.rules(pack.blueprint())).diagnostic();
            assertEquals("card-clash 7", told.code() + " " + told.span().line(), told.toString());
            assertTrue(told.message().startsWith("cards.crab.modify.price would be given two things as 'card'"), told.message());
        }
    }

    @Test
    void whatIsNamedOtherwiseIsFoundWhenItRuns() {
        assertTrue(fault(rules("const name = 'cau' + 'hgt'; game.trigger(name);", "")).message().contains("there is no event 'cauhgt' in flow.yaml"));
    }

    @Test
    void detailsAreThoseOfFlowYaml() {
        assertTrue(fault(rules("game.trigger('caught', { plaier: game.active });", "")).message().contains("has no detail 'plaier'"));
        assertTrue(fault(rules("game.trigger('caught', { player: 3 });", "")).message().contains("is of type player"));
        assertTrue(fault(rules("game.compute('price', 'dear');", "")).message().contains("'value' of the question 'price' is of type number"));
    }
}
