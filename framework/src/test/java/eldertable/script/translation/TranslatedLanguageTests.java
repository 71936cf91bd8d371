package eldertable.script.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import eldertable.rules.HookUse;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.support.WrittenPack;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** JavaScript means the same in Java: every piece is run by both, and what it makes of a counter is compared. */
class TranslatedLanguageTests {
    /** What is translated. Each sets `sum`. */
    private static final List<String> TRANSLATED = List.of(
        "game.sum = 7 / 2 * 2;",
        "const none = game.sum * -3; game.sum = (none === 0 ? 1 : 2) + `${none}`.length * 10 + (5 + none) * 100;",
        "const top = game.heap.top; top.moveTo(game.row); game.say('moved', { card: game.row.top, left: game.heap.size }); game.sum = game.row.size * 10 + game.heap.size;",
        "game.heap.top.moveTo(game.row, 0); game.heap.last.moveOnto(game.row); game.row.last.moveTo(game.heap); game.sum = game.heap.last.id * 10 + game.row.top.id;",
        "game.sum = Object.keys({ a: 1, b: 2, ...{ c: 3, a: 4 } }).length * 10 + { a: 1, ...{ a: 4 } }.a;",
        "let big = 2147483647; big = big + 0.5; game.sum = big > 2147483647 ? 1 : 2;",
        "game.sum = (5 & 3) + (5 | 3) * 10 + (5 ^ 3) * 100 + (1 << 4) * 1000 + (-9 >> 1) + ~5;",
        "game.sum = 17 % 5 + 2 ** 5 + 7.5 % 2 * 2;",
        "game.sum = [3, 1, 2].sort((a, b) => a - b).reduce((all, n) => all * 10 + n, 0);",
        "const [a, , b = 7, ...rest] = [1, 2, undefined, 4, 5]; game.sum = a * 1000 + b * 100 + rest.length * 10 + rest[1];",
        "const { x, y: { z = 3 }, w = 9 } = { x: 1, y: {} }; game.sum = x * 100 + z * 10 + w;",
        "const f = (n, by = 2) => n * by; game.sum = f(3) * 10 + f(3, 1);",
        "const count = (...all) => all.length; const one = { count }; game.sum = [1, 2, 3].map(n => n * 2).filter(n => n > 2).length;",
        "let n = 0; [1, 2, 3].forEach(x => { n += x; }); game.sum = n;",
        "const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i); game.sum = fs[0]() * 100 + fs[1]() * 10 + fs[2]();",
        "const made = []; for (const i of [4, 5, 6]) made.push(() => i); game.sum = made.map(f => f()).indexOf(6);",
        "let i = 0, n = 0; while (true) { i++; if (i === 3) continue; if (i > 6) break; n += i; } game.sum = n;",
        "let i = 0; do { i += 2; } while (i < 5); game.sum = i;",
        "const pick = it => { switch (it) { case 'a': return 1; case 'b': case 'c': return 2; default: return 3; } }; game.sum = pick('a') * 100 + pick('c') * 10 + pick('z');",
        "let n = 0; switch (2) { case 1: n += 1; case 2: n += 2; case 3: n += 3; break; case 4: n += 4; } game.sum = n;",
        "const o = { a: { b: 5 } }; game.sum = (o.a?.b ?? 0) * 10 + (o.c?.b.c.d ?? 3);",
        "game.sum = ('' || 0 || undefined || 4) + (0 ?? 9) + (null ?? 2);",
        "game.sum = typeof 1 === 'number' && typeof 'a' === 'string' && typeof undefined === 'undefined' && typeof {} === 'object' && typeof (() => 1) === 'function' ? 1 : 0;",
        "const m = new Map([['a', 1], ['b', 2]]); m.set('a', 3); let n = 0; for (const [key, value] of m) n += value * (key === 'a' ? 10 : 1); game.sum = n + m.size * 100;",
        "const s = new Set([1, 2, 2, 3]); game.sum = s.size * 10 + (s.has(2) ? 1 : 0) + [...s].length;",
        "game.sum = Math.max(1, 2.5, 2) * 2 + Math.min(4, 3) + Math.floor(-2.5) + Math.ceil(2.1) + Math.abs(-3) + Math.max(...[1, 9, 4]);",
        "const text = 'n' + 1 + 2; game.sum = text === 'n12' ? `${text}${3}`.length : 0;",
        "const made = 'a' + 'b', list = ['x'], same = list; same.push(made); game.sum = (list[1] === 'ab' ? 1 : 0) + (made === 'ab' ? 10 : 0) + (['p'].map(() => made)[0] === 'ab' ? 100 : 0);",
        "let name = 'a'; if (game.sum === 0) name = 'b' + 'c'; switch (name) { case 'a': game.sum = 1; break; case 'bc': game.sum = 2; break; default: game.sum = 3; }",
        "const id = game.players[1].id, other = game.players[1].id; game.sum = (id === 'B' ? 1 : 0) + (id === other ? 10 : 0) + (id === '' + 'B' ? 100 : 0);",
        "game.sum = NaN === NaN ? 1 : [NaN].includes(NaN) ? 2 : 3;",
        "const list = [1, 2, 3]; list[5] = 9; game.sum = list.length * 10 + (list[4] === undefined ? 1 : 0);",
        "game.sum = [[1, 2], [3]].flatMap(x => x).length * 10 + [1, 2, 3, 4].slice(1, -1).length + [1].concat([2, 3]).length;",
        "let n = 5; n--; ++n; const before = n++; game.sum = n * 10 + before;",
        "const o = { n: 1 }; o.n += 4; o['m'] = o.n++; game.sum = o.n * 10 + o.m;",
        "game.sum = 'a' in { a: undefined } ? ('b' in { a: 1 } ? 1 : 2) : 3;",
        "const even = n => n === 0 ? true : odd(n - 1); game.sum = even(10) ? 1 : 0;",
        "const twice = f => x => f(f(x)); game.sum = twice(x => x * 3)(2);",
        "game.sum = game.players.map(p => p.seat).length + game.players[0].seat + (game.players[5] === undefined ? 10 : 0);",
        "game.sum = game.compute('worth', 4, { extra: 3 });",
        "game.sum = 1; if (game.sum > 0) { game.sum -= 3; game.sum *= 2; } else game.sum = 9;");

    /** What is left to GraalJS; also after something has been changed. */
    private static final List<String> LEFT = List.of(
        "game.sum += 1; game.sum += [...'ab'].length;",
        "game.sum += 1; game.sum += 'abc'.toUpperCase() === 'ABC' ? 2 : 4;",
        "game.sum += 5; game.sum += 2147483647 - game.sum - 2147483640 + (2147483647 + 1 > 0 ? 1 : 0);",
        "game.sum += 1; outer: for (const a of [1, 2]) for (const b of [1, 2]) { if (b === 2) continue outer; game.sum += a; }",
        "game.sum += 2; const o = { get x() { return 3; } }; game.sum += o.x;",
        "game.sum += -7 % 3 + 4;",
        "game.sum += 1; game.sum += 1 / (0 * -1) === -Infinity ? 1 : 2;",
        "game.sum += 1; const none = game.sum - 1; game.sum += 1 / (none * (0 - 3)) === -Infinity ? 1 : 2;",
        "let n = 65536; n = n * n; game.sum += n === 4294967296 ? 1 : 2;",
        "game.heap.at(1).moveTo(game.row); game.sum += -7 % 3 + 4;",
        "game.heap.top.showTo(game.players[0]); game.heap.at(1).moveTo(game.row); game.heap.at(1).moveTo(game.row); game.sum += -7 % 3 + 4;",
        "game.heap.at(2).moveOnto(game.heap); game.heap.at(1).moveTo(game.row); game.sum += -7 % 3 + 4;",
        "let n = 0; for (const key in { a: 1, b: 2 }) n += key.length; game.sum += n;");

    private static Blueprint pack(String begin) {
        return new WrittenPack(2)
            .file("components.yaml", "counters: { sum: { min: -1000000, max: 1000000 } }\nzones: { heap: { visible: all, start: cards }, row: { visible: all } }\n")
            .file("cards.yaml", "cards: { eel: { copies: 4 } }\n")
            .file("flow.yaml", "start: begin\nsteps:\n  begin: { auto: true }\n  turn: { moves: [rest] }\nquestions: { worth: { value: number, extra: number } }\n")
            .file("rules.mjs", "const odd = n => n === 0 ? false : n === 1 || odd(n - 2);\nexport const moves = { rest: { apply: () => {} } };\n"
                + "export const modify = { worth: ({ value, extra }) => value * 10 + extra };\n"
                + "export const steps = { begin: { run: ({ game }) => {\n" + begin + "\ngame.push('turn'); } } };\n")
            .blueprint();
    }

    private record Run(int sum, long hash, List<HookUse> uses) {}

    private static Run run(Blueprint blueprint, boolean translated) throws RuleFault {
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = translated ? scripts.fastRules(blueprint) : scripts.scriptedRules(blueprint)) {
            if (translated) assertNull(scripts.untranslated(blueprint));
            GameState state = engine.start(1);
            return new Run(state.count(blueprint.counter("sum").first()), state.hash(), engine.hookUses());
        }
    }

    private static List<HookUse> left(Run run) {
        return run.uses.stream().filter(use -> use.left() > 0).toList();
    }

    @TestFactory Stream<DynamicTest> whatIsTranslatedMeansTheSame() {
        return TRANSLATED.stream().map(text -> dynamicTest(text, () -> {
            Run java = run(pack(text), true), script = run(pack(text), false);
            assertEquals(script.sum, java.sum);
            assertEquals(script.hash, java.hash);
            assertEquals(List.of(), left(java));
        }));
    }

    @TestFactory Stream<DynamicTest> whatIsLeftToGraaljsIsDoneOnce() {
        return LEFT.stream().map(text -> dynamicTest(text, () -> {
            Run java = run(pack(text), true), script = run(pack(text), false);
            assertEquals(script.sum, java.sum);
            assertEquals(script.hash, java.hash);
            assertEquals(1, left(java).size());
        }));
    }

    @Test void aFaultIsToldByGraaljs() {
        String text = "game.sum = 3;\nconst nobody = game.players[7];\ngame.sum = nobody.seat;";
        String java = assertThrows(RuleFault.class, () -> run(pack(text), true)).diagnostic().toString();
        assertEquals(assertThrows(RuleFault.class, () -> run(pack(text), false)).diagnostic().toString(), java);
        assertTrue(java.contains("rules.mjs:7"), java);
    }

    @Test void whatIsSaidToNobodyMayBeWrongAllTheSame() {
        String text = "const nobody = game.players[7];\ngame.say('met', { who: nobody.seat });";
        String java = assertThrows(RuleFault.class, () -> run(pack(text), true)).diagnostic().toString();
        assertEquals(assertThrows(RuleFault.class, () -> run(pack(text), false)).diagnostic().toString(), java);
    }

    @Test void whatGrowsWithoutEndIsLeftToGraaljsBeforeItFillsTheMemory() throws RuleFault {
        String text = "let s = 'ab'; const all = [];\nfor (let i = 0; i < 800; i++) { if (s.length < 4000) s = s + s; all.push(s + i); }\ngame.sum = all.length;";
        Run java = run(pack(text), true);
        assertEquals(800, java.sum);
        assertTrue(left(java).get(0).why().contains("very much"), left(java).toString());
    }

    /** Short functions are not counted themselves: whoever calls them again and again is. */
    @TestFactory Stream<DynamicTest> muchWorkOfShortFunctionsIsCounted() {
        String list = "const all = []; for (let i = 0; i < 4000; i++) all.push(i);\n", often = "let n = 0; for (let i = 0; i < 4000; i++) ";
        return Stream.of("if (all.every(x => x >= 0)) n++;", "n += all.filter(x => x === i).length;", "if (all.some(tests[i % 2])) n++;")
            .map(body -> dynamicTest(body, () -> { // in GraalJS it is too much for the memory or the time of a hook, in Java alone it would come to its end
                Blueprint much = pack(list + "const tests = [x => x < 0, x => x === 3999];\n" + often + "{ " + body + " }\ngame.sum = n;");
                String why = assertThrows(RuleFault.class, () -> run(much, true)).diagnostic().code();
                assertTrue(List.of("script-memory", "script-time").contains(why), why);
            }));
    }

    @Test void aLoopWithoutEndIsStopped() {
        assertThrows(RuleFault.class, () -> run(pack("let n = 1; while (n > 0) n = n === 5 ? 1 : n + 1; game.sum = n;"), true));
    }
}
