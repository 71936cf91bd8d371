package eldertable.pack.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.diagnostic.Diagnostic;
import eldertable.support.WrittenPack;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What nobody sees in a text and what could do something to whoever is shown it is refused where it stands. */
class UnseenCharactersTests {
    private static List<String> told(String file, String text) {
        return new WrittenPack(2).file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [go] }\n")
            .file("rules.mjs", "export const moves = { go: { apply: () => {} } };\n").file(file, text).load().problems().stream()
            .filter(problem -> problem.code().equals("unseen-character")).map(Diagnostic::toString).toList();
    }

    private static String at(String place, String character) {
        return "shore/" + place + "  error  unseen-character  The character " + character
            + " stands here, which nobody sees: it can change what others are shown. Remove it.";
    }

    @Test
    void inTitlesTextsAndNames() {
        String pack = "id: shore\nversion: 1.0.0\napi: ^1.0\ntitle: \"Shore\\e[2J\"\nplayers: { min: 2, max: 2 }\n";
        assertEquals(List.of(at("pack.yaml:4:8", "U+001B")), told("pack.yaml", pack));
        assertEquals(List.of(at("text/en.yaml:1:16", "U+202E"), at("text/en.yaml:2:18", "U+200B")),
            told("text/en.yaml", "game: { title: \"a\\u202Eb\" }\nmoves: { \"go\": { \"tit\\u200Ble\": Go } }\n"));
        assertEquals(List.of(at("components.yaml:1:9", "U+0085")), told("components.yaml", "words: [\"x\\x85\"]\n"));
    }

    @Test
    void inScriptsAndRulesOfTheGame() {
        assertEquals(List.of(at("rules.mjs:2:4", "U+2066")), told("rules.mjs", "export const moves = { go: { apply: () => {} } };\n// \u2066 here\n"));
        assertEquals(List.of(at("rules.md:1:5", "U+0007")), told("rules.md", "Play\u0007 well.\n"));
    }
}
