package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.pack.library.Change;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.words.Tongue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mods add to rules or wrap them, several in load order; and it can be told who did what, to the line. */
class WrappingTests {
    private static ScriptEngine scripts;

    @TempDir
    Path temp;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    /** `start` writes digits into `sum`: what a step, an event, a question and a card answer. */
    @BeforeEach void game() throws IOException {
        file("shore/pack.yaml", "id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: Shore\nplayers: { min: 1, max: 1 }\n");
        file("shore/components.yaml", "zones:\n  sea: { visible: all, start: cards, inPlay: true }\ncounters: { sum: {} }\n");
        file("shore/cards.yaml", "cards:\n  crab: {}\n  eel: {}\n");
        file("shore/flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { moves: [pass] }\nevents: { woken: { by: number }, drowned: {} }\nquestions: { worth: { value: number, more: number }, weight: { value: number } }\n");
        file("shore/helpers.mjs", "export const put = (game, digit) => { game.sum = game.sum * 10 + digit; };\n");
        file("shore/rules.mjs", """
            import { put } from './helpers.mjs';
            export const moves = {
              pass: {
                check: () => 'Never.',
                apply: () => {},
              },
            };
            export const steps = {
              deal: { run: ({ game }) => { put(game, 1); game.trigger('woken'); put(game, game.compute('worth', 2)); game.push('turn'); } },
            };
            export const on = { woken: ({ game }) => put(game, 3) };
            export const modify = { worth: ({ value }) => value + 2 };
            export const cards = { eel: { modify: { worth: ({ value }) => value + 1 } } };
            """);
    }

    private void file(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void mod(String id, String rules, String... manifest) throws IOException {
        file("mods/" + id + "/pack.yaml", "id: " + id + "\ntitle: " + id + "\nextends: shore\n" + String.join("\n", manifest) + "\n");
        file("mods/" + id + "/rules.mjs", rules);
    }

    private PackDef pack(String... mods) {
        PackLoad load = new PackLibrary(List.of(temp)).load("shore", List.of(mods));
        return load.pack().orElseThrow(() -> new AssertionError(DiagnosticPrinter.plain(Tongue.ENGLISH).print(load.problems())));
    }

    private int sum(String... mods) throws RuleFault {
        try (RuleEngine engine = scripts.rules(new Blueprint(pack(mods), 1, Map.of()))) {
            GameState state = engine.start(1);
            return state.count(engine.blueprint.counter("sum").first());
        }
    }

    private String trace(String... mods) throws RuleFault {
        StringBuilder told = new StringBuilder();
        for (Change change : HookTrace.of(scripts, new Blueprint(pack(mods), 1, Map.of()))) {
            if (change.pack().equals("shore")) continue;
            told.append(change.kind()).append(' ').append(change.pack()).append(' ').append(here(change.span().toString())).append(' ')
                .append(change.path()).append('\n');
        }
        return told.toString();
    }

    private String here(String text) {
        return text.replace(temp.toString().replace('\\', '/') + "/", "");
    }

    @Test void theGameAlone() throws RuleFault {
        assertEquals(135, sum());
    }

    @Test void stepsAreWrappedInLoadOrder() throws Exception {
        mod("a", "import { put } from '../shore/helpers.mjs';\n"
            + "export const steps = { deal: original => ({ run: it => { put(it.game, 8); original.run(it); } }) };\n");
        mod("b", "export const steps = {\n  deal: original => ({ ...original, run: it => { it.game.sum = 9; original.run(it); } }),\n};\n");
        assertEquals(98135, sum("a", "b")); // b around a around the game
        assertEquals(9135, sum("b", "a"));  // a around b, which sets the sum anew
        assertEquals("""
            WRAPPED a mods/a/rules.mjs:2:30 hooks.steps.deal
            WRAPPED a mods/a/rules.mjs:2:50 hooks.steps.deal.run
            WRAPPED b mods/b/rules.mjs:2:9 hooks.steps.deal
            WRAPPED b mods/b/rules.mjs:2:42 hooks.steps.deal.run
            """, trace("a", "b"));
    }

    private String broken(boolean fast, String... mods) throws RuleFault {
        Blueprint blueprint = new Blueprint(pack(mods), 1, Map.of());
        try (RuleEngine engine = fast ? scripts.fastRules(blueprint) : scripts.rules(blueprint)) {
            return engine.brokenInvariant(engine.start(1));
        }
    }

    @Test void oneInvariantIsReplacedOrTakenAwayByItsName() throws Exception {
        file("shore/rules.mjs", Files.readString(temp.resolve("shore/rules.mjs"))
            + "export const invariants = { crabs: ({ game }) => game.sea.has('crab') || 'No crab.', sums: ({ game }) => game.sum < 9 || 'Too much.' };\n");
        mod("a", "export const invariants = { sums: ({ game }) => game.sum !== 135 || 'Just that.' };\n");
        mod("b", "export const invariants = { sums: null };\n");
        mod("c", "export const wrap = { invariants: { sums: original => it => original(it) === true || 'Wrapped.' } };\nexport const invariants = () => 'Never.';\n");
        mod("d", "export const invariants = () => 'Never.';\n");
        for (boolean fast : new boolean[] {false, true}) {
            assertEquals("Too much.", broken(fast));
            assertEquals("Just that.", broken(fast, "a"));
            assertEquals(null, broken(fast, "b"));
            assertEquals("Wrapped.", broken(fast, "c"));
            assertEquals("Never.", broken(fast, "b", "d"));
        }
    }

    @Test void whatTakesAwayAnInvariantThatIsNotThereIsTold() throws Exception {
        mod("a", "\nexport const invariants = { hands: null };\n");
        Diagnostic told = assertThrows(RuleFault.class, () -> broken(false, "a")).diagnostic();
        assertTrue(told.message().startsWith("invariants.hands is null") && told.span().line() == 2, told.toString());
    }

    @Test void answersAreAddedOrWrapped() throws Exception {
        mod("a", "export const on = { woken: ({ game }) => { game.sum = game.sum * 10 + 7; } };\n"
            + "export const modify = { worth: ({ value }) => value * 2 };\n");
        assertEquals(13 * 100 + 79, sum("a")); // ((2 + 2) * 2) + 1
        mod("b", """
            export const wrap = {
              on: { woken: original => it => { it.game.sum += 1; original(it); } },
              modify: { worth: original => it => original(it) - it.value },
              cards: { eel: { modify: { worth: original => it => original(it) + 1 } } },
            };
            """);
        assertEquals(2 * 100 + 34, sum("b"));              // (4 - 2) + 1 + 1
        assertEquals(23 * 100 + 78, sum("a", "b"));        // (8 - 2) + 1 + 1
        assertEquals("""
            WRAPPED b mods/b/rules.mjs:2:16 hooks.on.woken
            WRAPPED b mods/b/rules.mjs:3:20 hooks.modify.worth
            WRAPPED b mods/b/rules.mjs:4:36 hooks.cards.eel.modify.worth
            """, trace("b"));
    }

    @Test void aCardThatIsTakenAwayTakesItsHooksAlong() throws Exception {
        mod("a", "// nothing more\n");
        file("mods/a/cards.yaml", "cards:\n  -eel:\n");
        assertEquals(134, sum("a"));
    }

    @Test void movesAreWrappedReplacedAndLost() throws Exception {
        mod("a", "export const moves = {\n  pass: original => ({ ...original, check: () => true }),\n};\n");
        mod("b", "export const moves = {\n  pass: { apply: () => {} },\n};\n");
        assertEquals("""
            WRAPPED a mods/a/rules.mjs:2:9 hooks.moves.pass
            WRAPPED a mods/a/rules.mjs:2:44 hooks.moves.pass.check
            REMOVED b mods/b/rules.mjs:2:3 hooks.moves.pass.check
            CHANGED b mods/b/rules.mjs:2:18 hooks.moves.pass.apply
            """, trace("a", "b"));
        List<Diagnostic> fights = HookFights.of(scripts, pack("a", "b"));
        assertEquals(1, fights.size());
        assertEquals("mods/b/rules.mjs:2:3", here(fights.get(0).span().toString()));
        assertTrue(here(fights.get(0).message()).startsWith("'b' replaces hooks.moves.pass.check here, and what 'a' made of it (mods/a/rules.mjs:2) is lost."),
            fights.get(0).message());
        mod("b", "export const moves = {\n  pass: { apply: () => {} },\n};\n", "loadAfter: [a]");
        assertEquals(List.of(), HookFights.of(scripts, pack("a", "b")));
        assertEquals(List.of(), HookFights.of(scripts, pack("a")));
    }

    @Test void whatWrapsNothingIsToldInItsLine() throws Exception {
        mod("a", "export const moves = {\n  pas: original => ({ ...original }),\n};\n");
        Diagnostic told = assertThrows(RuleFault.class, () -> sum("a")).diagnostic();
        assertEquals("mods/a/rules.mjs:2:3", here(told.span().toString()));
        assertTrue(told.message().startsWith("moves.pas is a function that wraps what was there before, but nothing was."), told.message());
        mod("a", "export const wrap = {\n  modify: {\n    wroth: original => it => original(it) } };\n");
        told = assertThrows(RuleFault.class, () -> sum("a")).diagnostic();
        assertEquals("mods/a/rules.mjs:3:5", here(told.span().toString()));
        mod("a", "export const wrap = {\n  modify: { worth: ({ value }) => value } };\n");
        told = assertThrows(RuleFault.class, () -> sum("a")).diagnostic();
        assertEquals("bad-export", told.code());
        mod("a", "export const moves = { pass: original => original.apply.missing() };\n");
        told = assertThrows(RuleFault.class, () -> sum("a")).diagnostic();
        assertEquals("mods/a/rules.mjs", here(told.span().file()));
    }
}
