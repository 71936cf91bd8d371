package eldertable.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ModuleScopeTests {
    private static String names(String text) {
        return String.join(" ", ModuleScope.of(text).names.stream().map(ModuleScope.Name::name).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        const a = 1;                                                       | a
        const a = 1, b = f(2, 3), c = [4, 5];                              | a b c
        export const a = 1; export function b() {} export class C {}       | a b C
        function* a() {} async function b() {} async function* c() {}      | a b c
        export default function a() {} export default class B extends a {} | a B
        const { a, b: c, d = 4, ...e } = f;                                | a c d e
        const { a: { b, c: [d] }, ['x' + y]: z, 'q': r, 3: s } = f;        | b d z r s
        const [a, , [b = { c: 1 }.c], ...d] = e, f = 2;                    | a b d f
        const { a = (1, 2), b = x => ({ y: x }), c } = d;                  | a b c
        const a = () => { const b = 1; function c() {} };                  | a
        const a = function b() {}, c = class D {};                         | a c
        if (x) { const a = 1; } for (const b of c) {} { const d = 1; }     | ~~
        const a = x => x, b = (y, z) => y;                                 | a b
        foo.const, bar.class; const a = b.function;                        | a
        const a = { const: 1, class: 2, function() {}, let: 3 };           | a
        import a, { b as c } from './d.mjs'; export { e } from './f.mjs';  | ~~
        const a = '} const b = 1; {', c = "\\" const d = 1";               | a c
        const a = `const b = ${`${c}, d`} ${{ e: '}' }.e} const f`, g = 1; | a g
        const a = /[/}'"`]\\/const b/g, c = 1;                             | a c
        const a = b / c, d = e / f;                                        | a d
        const a = (b) / c, d = [e][0] / f; const g = 1 / h;                | a d g
        const a = f({ b: 1 }) / 2, c = `x` / 3, d = x++ / 4, e = 1;        | a c d e
        const a = () => { if (x) /}/.test(y); return /{/; }, b = 1;        | a b
        /* const a */ const b = 1; // const c = 2;                         | b
        const $a_1 = 1, über = 2, _ = 3;                                   | $a_1 über _
        class A { static b = 1; static { const c = 2; } #d = 3; e() {} } const f = 1; | A f
        class A extends mix({ b: 1 }) { c() { var d; } } const e = /}/;    | A e
        const a = 1e-3, b = 0x1f, c = .5, d = 1_000n, e = 1.;              | a b c d e
        """)
    void findsWhatAModuleDeclares(String text, String names) {
        assertEquals(names, names(text));
    }

    @Test
    void knowsWhereALineEndsAStatement() {
        assertEquals("a b", names("const a = 1\nfoo, bar\nconst b = 2\n"));
        assertEquals("a b", names("const a = x\n  in y, b = z\n"));
        assertEquals("a c", names("const a = x =>\n  y\nfunction c() {}\n"));
        assertEquals("a b", names("const a = b\n  .map(c)\n  .filter(d), b = 1\n"));
        assertEquals("A b", names("const A = class B\n  extends C {}\nconst b = 1"));
        assertEquals("a", names("const a = {\n}\n{ const b = 1, c = 2 }\n"));
        assertEquals("a c", names("#!/usr/bin/env node const x = 1\nconst a = 1 /*\n*/ foo, bar; const c = 1"));
    }

    @Test
    void knowsWhereANameStands() {
        ModuleScope.Name name = ModuleScope.of("// one\nconst a = 1, bee = 2;").names.get(1);
        assertEquals(20, name.offset());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        let a = 1;                                            | 0
        const b = 1; let a = 1;                               | 13
        const b = 1;let [a] = c;                              | 12
        if (x) { var a = 1; }                                 | 9
        for (var i = 0; i < 3; i++) {}                        | 5
        try { } catch (e) { var a; }                          | 20
        export let a = 1;                                     | 7
        """)
    void findsVariables(String text, int offset) {
        assertEquals(offset, ModuleScope.of(text).variable().orElse(-1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        for (let i = 0; i < 3; i++) {}
        const a = () => { let b = 1; var c = 2; };
        function a() { for (var b of c) { var d; } }
        const a = { b() { if (c) { var d = 1; } }, catch(e) { var f; } };
        class A { b() { var c; } static { var d; } }
        const a = `let b = 1`, c = 'var d', e = /let f/; // let g
        { let a = 1; }
        """)
    void leavesThoseInsideFunctionsAlone(String text) {
        assertTrue(ModuleScope.of(text).variable().isEmpty());
    }
}
