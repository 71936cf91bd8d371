package eldertable.pack.check;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.SamplePack;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What can only be seen when a whole pack is read. */
class PackChecksTests {
    private final SamplePack pack = new SamplePack();

    private void finds(String... problems) {
        assertEquals(List.of(problems), pack.problems());
    }

    private String onlyMessage() {
        List<Diagnostic> problems = pack.read().problems();
        assertEquals(1, problems.size(), problems.toString());
        return problems.get(0).message();
    }

    @Test
    void theSampleIsSound() {
        finds();
    }

    @Test
    void kindNamesAreUniqueOverAllSets() {
        pack.and("cards.yaml", "more: { eel: , cards: }\n").and("text/en.yaml", "more: { eel: Eel, cards: Cards }\n").and("rules.mjs", "// more");
        finds("cards.yaml:4:9 duplicate-name", "cards.yaml:4:16 duplicate-name");
    }

    @Test
    void setsAndGroupsAreNotCalledLikeSomethingElse() {
        pack.and("cards.yaml", "zones: { pond: }\nplayer: { gull: }\n").and("components.yaml", "groups: { cards: [one], all: [two] }\n").with("text/en.yaml", "");
        assertEquals(List.of("components.yaml:7:11 duplicate-name", "components.yaml:7:25 reserved-name", "cards.yaml:4:1 reserved-name", "cards.yaml:5:1 reserved-name"),
                pack.read().problems().stream().filter(Diagnostic::isError).map(SamplePack::brief).toList());
    }

    @Test
    void keysInTheWrongFileAreSentHome() {
        pack.and("flow.yaml", "zones: { pond: { visible: all } }\n");
        assertEquals("'zones' is not a key of flow.yaml. It belongs in components.yaml.", onlyMessage());
    }

    @Test
    void aKindMayNotStandInTwoFilesOfOneSet() {
        pack.with("cards/more.yaml", "cards: { eel: }\n");
        finds("cards/more.yaml:1:10 duplicate-name");
    }

    @Test
    void propertiesAreUniqueOnTheirObject() {
        pack.and("components.yaml", "  hand: { per: player }\n  deck: { per: player }\n  points: { per: cards }\n  others: {}\n")
                .and("rules.mjs", "// others points");
        finds("components.yaml:7:3 duplicate-name", "components.yaml:9:3 duplicate-name", "components.yaml:10:3 reserved-name");
    }

    @Test
    void aBoardIsAZoneToo() {
        pack.and("components.yaml", "boards: { hand: { spaces: [A1] } }\n").and("text/en.yaml", "").replacing("text/en.yaml", "fin: Fin", "fin: Fin, A1: A one");
        finds("components.yaml:7:11 duplicate-name");
    }

    @Test
    void piecesStartWhereTheyCan() {
        pack.replacing("components.yaml", "hand: { visible: owner, per: player }", "hand: { visible: owner, per: player, start: [eel] }");
        pack.replacing("components.yaml", "start: cards", "start: [cards, fish]");
        finds("components.yaml:3:41 unknown-name", "components.yaml:4:48 bad-start", "components.yaml:4:48 bad-start");
    }

    @Test
    void playersPiecesStartInPlayersZones() {
        pack.and("cards.yaml", "figures: { figure: { per: player } }\n").and("text/en.yaml", "figures: { figure: Figure }\n");
        pack.replacing("components.yaml", "per: player }\ncounters", "per: player, start: figures }\ncounters");
        finds();
    }

    @Test
    void nothingStartsInOneOfManyGates() {
        pack.replacing("components.yaml", "visible: none, start", "visible: none, per: gate, start").and("components.yaml", "groups: { gate: [one, two] }\n");
        pack.replacing("text/en.yaml", "fin: Fin", "fin: Fin, one: One, two: Two");
        finds("components.yaml:3:44 bad-start");
    }

    @Test
    void tokensOfAPoolAreOnlyCounted() {
        pack.and("components.yaml", "  wear: { per: gems }\npools: { bag: { of: gems } }\n").replacing("components.yaml", "start: cards", "start: [cards, gems]");
        pack.and("cards.yaml", "gems: { red: }\n").and("text/en.yaml", "gems: { red: Red }\n");
        finds("components.yaml:3:41 bad-start", "components.yaml:7:16 bad-per");
    }

    @Test
    void emptySetsAndTooManyPieces() {
        pack.and("cards.yaml", "gems: {}\n");
        finds("cards.yaml:4:1 empty-set");
        pack.with("cards.yaml", "cards: { crab: { copies: 1000, per: player }, eel: { copies: 1000, per: player } }\n");
        finds("cards.yaml:1:1 out-of-range");
    }

    @Test
    void theFirstStepNeedsNobodyNamed() {
        pack.replacing("flow.yaml", "deal: { auto: true }", "deal: { who: one, moves: [keep] }");
        finds("flow.yaml:1:8 bad-start");
    }

    @Test
    void optionsFitTheNumbersOfPlayers() {
        pack.and("pack.yaml", "options: { mode: { values: [duel, four], players: { duel: [2], four: [4, 5] } } }\n");
        finds("pack.yaml:6:12 no-choice", "pack.yaml:6:74 out-of-range");
    }

    @Test
    void presetsChooseWhatCanBeChosen() {
        pack.and("pack.yaml", """
                options: { mode: { values: [duel, four, any], players: { duel: [2], four: [4] }, start: any }, pace: { values: [slow, fast], players: { fast: [2] } } }
                presets:
                  quick: { options: { mode: duel, pace: fast } }
                  odd:   { options: { mode: four, pace: fast } }
                  wrong: { options: { mode: none, mod: duel } }
                """).and("text/en.yaml", "presets: { quick: Quick, odd: { title: Odd, text: Odd. }, wrong: { titel: Wrong } }\n");
        finds("pack.yaml:9:3 no-choice", "pack.yaml:10:3 untranslated", "pack.yaml:10:29 no-choice", "pack.yaml:10:40 unknown-name", "text/en.yaml:5:68 unknown-text");
    }

    @Test
    void rulesShowWhatIsThere() {
        pack.with("rules.md", "# Rules\n\n![](card:eel) ![](counter:score)\n").with("rules.de.md", "![Aal](card:ele)\n\nText ![](http://x/y.png)\n![](board:map)\n");
        finds("rules.de.md:1:8 unknown-picture", "rules.de.md:3:10 unknown-picture", "rules.de.md:4:5 unknown-picture");
        assertEquals("There is no card called 'ele'. Did you mean 'eel'?", pack.read().problems().get(0).message());
    }

    @Test
    void lettersThatNoTypefaceHasAreTold() {
        pack.replacing("text/en.yaml", "crab: { title: Crab }", "crab: { title: Ωмега, text: \"– … → ‘x’\" }");
        finds();
        pack.replacing("text/en.yaml", "eel: { title: Eel }", "eel: { title: 鰻鱼 }").with("rules.md", "# Rules\n\nTake 蟹.\n");
        finds("text/en.yaml:1:67 unknown-letter", "rules.md:3:6 unknown-letter");
    }

    @Test
    void whatNoScriptMentionsIsPointedOut() {
        pack.with("rules.mjs", "const a = me.hand-deck; // keep");
        finds("components.yaml:6:3 unused-counter", "flow.yaml:4:3 unused-step");
        pack.and("cards.yaml", "gems: { red: }\n").and("text/en.yaml", "gems: { red: Red }\n").and("flow.yaml", "moves: { swap: }\n")
                .replacing("text/en.yaml", "moves: { keep", "moves: { swap: Swap, keep").and("rules.mjs", " score 'draft'");
        finds("cards.yaml:4:1 unused-set", "flow.yaml:5:10 unused-move");
    }

    @Test
    void textsAreAboutSomething() {
        pack.and("text/en.yaml", "zones: { deck: Deck, hnd: Hand }\nsteps: { draft: { promt: Choose } }\nterm: { a: b }\noptions: x\n");
        finds("text/en.yaml:5:22 unknown-text", "text/en.yaml:6:19 unknown-text", "text/en.yaml:7:1 unknown-text", "text/en.yaml:8:10 wrong-type");
    }

    @Test
    void whatPlayersReadHasAName() {
        pack.with("text/en.yaml", "title: Tide Pool\ncards: { crab: { text: Pinches. }, eel: Eel }\n");
        finds("components.yaml:1:31 untranslated", "cards.yaml:2:3 untranslated", "flow.yaml:4:35 untranslated", "flow.yaml:4:49 untranslated");
        assertTrue(pack.read().pack().isPresent());
    }

    @Test
    void otherLanguagesSayTheSame() {
        pack.with("text/de.yaml", "cards: { crab: { title: Krabbe }, eel: { title: Aal } }\n").with("text/Deutsch.yaml", "");
        finds("text/Deutsch.yaml:1:1 bad-name", "text/de.yaml:1:1 untranslated");
    }

    @Test
    void suggestsWhatWasMeant() {
        pack.replacing("flow.yaml", "start: deal", "start: dael");
        assertEquals("There is no step called 'dael'. Did you mean 'deal'?", onlyMessage());
    }
}
