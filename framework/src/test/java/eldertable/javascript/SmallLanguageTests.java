package eldertable.javascript;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class SmallLanguageTests {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        const a = 12n;                                    | 10 | BigInt
        const a = 0xffn ** 2n;                            | 10 | BigInt
        const a = BigInt(3);                              | 10 | BigInt
        const f = async () => 1;                          | 10 | async
        const o = { async run() {} };                     | 12 | async
        async function f() {}                             | 0  | async
        class A { static async *[x]() {} }                | 17 | async
        await 1;                                          | 0  | await
        function* f() {}                                  | 0  | Generators
        const o = { *all() { yield 1; } };                | 21 | Generators
        const a = /x+/.test(b);                           | 10 | Regular expressions
        const a = b.replace(/x/g, 'y');                   | 20 | Regular expressions
        const a = new RegExp('x');                        | 14 | RegExp
        const a = new Promise(f);                         | 14 | Promise
        const a = new Proxy({}, {});                      | 14 | Proxy
        const a = Reflect.ownKeys(b);                     | 10 | Reflect
        const a = Symbol.iterator;                        | 10 | Symbol
        const a = { [Symbol.iterator]() {} };             | 13 | Symbol
        const a = new Uint8Array(4);                      | 14 | Uint8Array
        const a = new ArrayBuffer(4);                     | 14 | ArrayBuffer
        const a = new DataView(b);                        | 14 | DataView
        const a = new WeakMap();                          | 14 | WeakMap
        const a = new WeakRef(b);                         | 14 | WeakRef
        const a = Intl.Collator;                          | 10 | Intl
        const a = Date.now();                             | 10 | Date
        const a = Math.random();                          | 15 | Math.random
        const a = eval('1');                              | 10 | eval
        const a = new Function('1');                      | 14 | Function
        const a = b.normalize();                          | 12 | normalize
        const a = b?.localeCompare(c);                    | 13 | localeCompare
        const a = (5).toLocaleString();                   | 14 | toLocaleString
        try { f(); } catch { g(); }                       | 0  | catch
        const f = () => { try { f(); } finally { f(); } } | 18 | catch
        const a = import('./b.mjs');                      | 10 | import
        class A { #n = 0; }                               | 10 | Private
        const a = this.#n;                                | 15 | Private
        const a = \\u0065val('1');                        | 10 | escapes
        const a = `${ /x/ }`;                             | 14 | Regular expressions
        const a = b ? Date : c;                           | 14 | Date
        """)
    void whatRulesGoWithoutIsToldWhereItStands(String text, int offset, String says) {
        List<SmallLanguage.Refusal> refusals = SmallLanguage.refusals(text.replace("\\\\", "\\"));
        assertTrue(refusals.stream().anyMatch(one -> one.offset() == offset && one.message().english().contains(says)), refusals.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "const a = { async: 1, await: 2, try: 3, Date: 4, Symbol: 5 }, b = a.try + a.async / a.Date;",
        "const half = (a + b) / 2 / c, third = list[0] / 3, more = f(x) / 4 / 5;",
        "const text = 'try { await /x/ } 12n #a', other = `async ${ a / 2 } yield`, both = `${a}${b}`; // new Proxy()",
        "/* Symbol */ const hand = { match: c => c, search() {}, random: 3 }; hand.match(1); hand.search(); game.random(3); a.random();",
        "class Deck { static size = 3; get top() { return 1; } } const a = 10, n = 5, x = 0xff;",
        "for (const [k, v] of new Map([[1, 2]]).entries()) f(k, ...v); label: for (;;) break label;",
        "export default function (a) { switch (a) { case 1: return 2; default: throw new Error('no'); } }",
        "import { a } from './a.mjs'; export * from './b.mjs';"})
    void theRestIsLeftAlone(String text) {
        assertEquals(List.of(), SmallLanguage.refusals(text));
    }

    @Test
    void eachSentenceNamesWhatItSpeaksOf() {
        SmallLanguage.GLOBALS.forEach((name, sentence) -> assertTrue(sentence.english().startsWith(name + " is not available to rules: "), name));
        assertEquals("normalize is not available to rules: what players read is written in the pack's texts, and a game must play the same everywhere.",
            SmallLanguage.MEMBERS.get("String.prototype.normalize").english());
    }
}
