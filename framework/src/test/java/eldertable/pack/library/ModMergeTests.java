package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What mods make of a game's YAML, who is said to have done it, and who disagrees with whom. */
class ModMergeTests {
    @TempDir
    Path temp;
    private ModShelf shelf;

    @BeforeEach
    void open() {
        shelf = new ModShelf(temp);
    }

    private Provenance with(String... mods) {
        PackLayers layers = shelf.library.layers("tide-pool", List.of(mods));
        assertTrue(layers.isReadable(), () -> shelf.told(layers.problems()));
        return new Provenance(layers);
    }

    /** Each as "kind pack place: before -> after". */
    private String history(String path, String... mods) {
        return with(mods).history(path).stream().map(change -> change.kind() + " " + change.pack() + " "
                + change.span().toString().replace(temp.toString().replace('\\', '/') + "/", "") + " " + change.path() + ": " + change.before() + " -> "
                + change.after() + "\n").reduce("", String::concat);
    }

    @Test
    void byKeyWithMinusAndPlus() {
        shelf.file("tide-pool/table.yaml", "icons: { kinds: { eel: octopus, crab: tentacle-strike }, moves: { keep: hand } }\n");
        shelf.mod("a").cards("a", "cards:\n  crab: { points: 5 }\n  -eel:\n  +ray: { points: 2, suit: fin }\n")
                .file("mods/a/flow.yaml", "steps:\n  draft: { +moves: [wait], -moves: [keep] }\n")
                .file("mods/a/text/en.yaml", "cards: { ray: { title: Ray } }\nmoves: { wait: { title: Wait } }\n")
                .file("mods/a/rules.mjs", "// ray wait\n");
        PackLoad load = shelf.library.load("a");
        assertEquals("", shelf.told(load.problems()));
        PackDef pack = load.pack().orElseThrow();
        assertEquals(List.of("crab", "ray"), pack.sets().get(0).kinds().stream().map(PieceSetDef.KindDef::id).toList());
        assertEquals(5, pack.sets().get(0).kinds().get(0).attributes().get("points"));
        assertEquals("shell", pack.sets().get(0).kinds().get(0).attributes().get("suit"));
        assertEquals(List.of("wait"), pack.flow().steps().get(1).moves());
        assertTrue(pack.removed().contains("eel"), pack.removed().toString());
    }

    /** The title in a mod's file of words is the mod's, as that in its pack.yaml is. */
    @Test
    void aModIsCalledByItsOwnNameAndLeavesTheGameIts() {
        shelf.file("tide-pool/text/de.yaml", "title: Gezeitentümpel\nsummary: Ein Spiel.\n");
        shelf.mod("a").file("mods/a/text/de.yaml", "title: Springflut\nsummary: Alles steigt.\n");
        shelf.mod("b");
        PackDef pack = shelf.library.load("a").pack().orElseThrow();
        assertEquals("Gezeitentümpel", pack.text().get("de").get("title"));
        assertEquals("Ein Spiel.", pack.text().get("de").get("summary"));
        assertEquals(List.of("tide-pool: Gezeitentümpel, Ein Spiel.", "a: Springflut, Alles steigt."), shelf.library.entries().stream().filter(entry -> !entry.id().equals("b"))
                .map(entry -> entry.id() + ": " + shelf.library.title(entry, "de-AT") + ", " + shelf.library.summary(entry, "de-AT")).toList());
        for (PackLibrary.Entry entry : shelf.library.entries()) {
            assertEquals(entry.info().title(), shelf.library.title(entry, "en"));
            assertEquals(entry.info().title(), shelf.library.title(entry, "fr"), "it does not speak that");
        }
        shelf.file("mods/a/text/de.yaml", "title: [broken\n");
        shelf.library.entries().forEach(entry -> assertTrue(!shelf.library.title(entry, "de").isEmpty()));
    }

    @Test
    void modsTurnTheKnobsOfAGame() {
        String manifest = new String(new SamplePack().files().get("pack.yaml"), java.nio.charset.StandardCharsets.UTF_8);
        shelf.file("tide-pool/pack.yaml", manifest + "knobs: { bait: { value: 2, min: 0, max: 6, about: Points. }, net: { value: 1 } }\n")
                .file("tide-pool/rules.mjs", "// bait keep 'draft' round score hand deck table\n");
        shelf.mod("a", "knobs: { bait: { value: 3 } }").mod("b", "knobs: { bait: { value: 7 } }");
        PackDef pack = shelf.library.load("a").pack().orElseThrow();
        assertEquals(3, pack.info().knob("bait").orElseThrow().value());
        assertEquals(6, pack.info().knob("bait").orElseThrow().max());
        assertTrue(shelf.told("a").contains("No script mentions the knob 'net'"), shelf.told("a"));
        String told = shelf.told("b");
        assertTrue(told.contains("mods/b/pack.yaml:5:") && told.contains("from 0 to 6"), told);
        assertEquals("SET tide-pool tide-pool/pack.yaml", history("knobs.bait.value", "a").lines().findFirst().orElse("").substring(0, 33));
    }

    @Test
    void wordsThatAModOwesInALanguageOfTheGameAreToldInTheMod() {
        shelf.file("tide-pool/text/de.yaml", new String(new SamplePack().files().get("text/en.yaml"), java.nio.charset.StandardCharsets.UTF_8));
        shelf.mod("a").cards("a", "cards:\n  +ray: { points: 2, suit: fin }\n").file("mods/a/rules.mjs", "// ray\n")
                .file("mods/a/text/en.yaml", "cards: { ray: { title: Ray } }\n");
        String told = shelf.told("a");
        assertTrue(told.contains("mods/a/text/en.yaml:1:") && told.contains("1 text has no words in text/de.yaml") && !told.contains("tide-pool/text"), told);
        shelf.file("mods/a/text/de.yaml", "cards: { ray: { title: Rochen } }\n");
        assertEquals("", shelf.told("a"));
    }

    @Test
    void aKindThatIsNotThereIsAMistakeUnlessItIsNewOnPurpose() {
        shelf.mod("a").cards("a", "cards:\n  crb: { points: 5 }\n");
        String slip = shelf.told(shelf.library.load("a").problems());
        assertTrue(slip.contains("mods/a/cards.yaml:2:3  error  unknown-kind") && slip.contains("Did you mean 'crab'? For a new one write '+crb'."), slip);
        shelf.mod("b").cards("b", "cards:\n  +crab: { points: 5 }\n");
        String twice = shelf.told(shelf.library.load("b").problems());
        assertTrue(twice.contains("mods/b/cards.yaml:2:3  error  already-there"), twice);
    }

    @Test
    void listsOfThingsWithAnIdAreMergedById() {
        shelf.file("tide-pool/table.yaml", "areas:\n  - { id: hand, at: bottom }\n  - { id: deck, at: left }\n").mod("a")
                .file("mods/a/table.yaml", "areas:\n  - { id: deck, at: right }\n  - { id: new, at: top }\n")
                .mod("b", "loadAfter: [a]").file("mods/b/table.yaml", "-areas: [hand]\n");
        assertEquals("[{ id: hand, at: bottom }, { id: deck, at: right }, { id: new, at: top }]", with("a").value("table.areas").orElseThrow());
        assertEquals("[{ id: deck, at: right }, { id: new, at: top }]", with("a", "b").value("table.areas").orElseThrow());
        assertEquals("""
                SET tide-pool tide-pool/table.yaml:3:17 table.areas.deck.at:  -> left
                CHANGED a mods/a/table.yaml:2:17 table.areas.deck.at: left -> right
                """, history("table.areas.deck.at", "a"));
    }

    @Test
    void nothingToTakeAway() {
        shelf.mod("a").cards("a", "cards:\n  -crba:\n  crab: { -points: 3 }\n").file("mods/a/flow.yaml", "steps: { draft: { -moves: [keeep] } }\n");
        assertEquals("""
                mods/a/cards.yaml:2:3  error  nothing-to-remove
                  -crba:
                  ^ There is no 'crba' here to take away. Did you mean 'crab'?

                mods/a/cards.yaml:3:20  error  not-a-list
                  crab: { -points: 3 }
                                   ^ '-points' takes 'points' away: leave its value empty. A list here takes these out of a list.

                mods/a/flow.yaml:1:28  error  nothing-to-remove
                  steps: { draft: { -moves: [keeep] } }
                                             ^ There is no 'keeep' in this list to take out. Did you mean 'keep'?
                """, shelf.told("a"));
    }

    @Test
    void aSignAloneIsAName() {
        shelf.mod("a").file("mods/a/table.yaml", "legend: { '+': altar, '-': wall }\n");
        assertEquals("{ +: altar, -: wall }", with("a").value("table.legend").orElseThrow());
    }

    @Test
    void theHistoryOfAValue() {
        shelf.mod("a").cards("a", "cards:\n  crab: { points: 5 }\n").mod("b").cards("b", "cards:\n\n  crab: { points: 7 }\n").mod("c").cards("c", "cards:\n  -crab:\n");
        assertEquals("""
                SET tide-pool tide-pool/cards.yaml:2:11 cards.crab.points:  -> 3
                CHANGED a mods/a/cards.yaml:2:11 cards.crab.points: 3 -> 5
                CHANGED b mods/b/cards.yaml:3:11 cards.crab.points: 5 -> 7
                REMOVED c mods/c/cards.yaml:2:3 cards.crab.points: 7 ->\s
                """, history("cards.crab.points", "a", "b", "c"));
        assertEquals("""
                SET tide-pool tide-pool/cards.yaml:2:3 cards.crab:  -> { points: 3, suit: shell, copies: 2 }
                CHANGED a mods/a/cards.yaml:2:11 cards.crab.points: 3 -> 5
                """, history("cards.crab", "a"));
        assertEquals("", history("cards.crb"));
        assertEquals("Did you mean 'cards.crab'?", with("a").hint("cards.crb.points").english());
        assertEquals("Did you mean 'cards.eel.points'?", with().hint("eel.points").english());
        assertEquals("Did you mean 'flow.steps.draft'?", with().hint("flow.steps.drfat").english());
        assertEquals("[keep]", with().value("flow.steps.draft.moves").orElseThrow());
        assertEquals("[keep]", with().value("steps.draft.moves").orElseThrow());
        assertEquals("Crab", with().value("text.cards.crab.title").orElseThrow());
        assertEquals("Crab", with().value("text.en.cards.crab.title").orElseThrow());
    }

    @Test
    void aFightOverOneValue() {
        shelf.mod("a").cards("a", "cards:\n  crab: { points: 5 }\n  eel: { points: 1 }\n").mod("b").cards("b", "cards:\n  eel: { points: 1 }\n  crab: { points: 7 }\n");
        assertEquals("""
                mods/b/cards.yaml:3:11  warning  mods-disagree
                  crab: { points: 7 }
                          ^ 'b' sets cards.crab.points to 7 here, but 'a' sets cards.crab.points to 5 (mods/a/cards.yaml:2). Now 'b' comes later and wins. If that is right, write 'loadAfter: [a]' into the pack.yaml of 'b'; if not, 'loadAfter: [b]' into that of 'a'.
                """, shelf.told("a", "b"));
        shelf.mod("b", "loadAfter: [a]");
        assertEquals("", shelf.told("a", "b"));
        assertEquals("", shelf.told("b", "a"));
        assertEquals("7", with("b", "a").value("cards.crab.points").orElseThrow());
    }

    @Test
    void aFightBetweenTakingAwayAndChanging() {
        shelf.mod("a").cards("a", "cards:\n  -eel:\n").mod("b").cards("b", "cards:\n  eel: { points: 2 }\n").mod("c").cards("c", "cards:\n  -eel:\n");
        String told = shelf.told("b", "a");
        assertTrue(told.startsWith("mods/a/cards.yaml:2:3  warning  mods-disagree\n"), told);
        assertTrue(told.contains("'a' takes cards.eel away here, but 'b' sets cards.eel.points to 2 (mods/b/cards.yaml:2)"), told);
        assertEquals("", shelf.told("a", "c"));
        shelf.mod("b", "requires: [mid]").mod("mid", "requires: [a]");
        List<Diagnostic> ordered = shelf.library.load("tide-pool", List.of("b")).problems();
        assertTrue(ordered.stream().noneMatch(problem -> problem.code().equals("mods-disagree")), () -> shelf.told(ordered));
    }

    @Test
    void addingToAListIsNoFightButReplacingItIs() {
        shelf.file("tide-pool/table.yaml", "hidden: []\n").mod("a").file("mods/a/table.yaml", "+hidden: [deck]\n").mod("b").file("mods/b/table.yaml", "+hidden: [hand]\n")
                .mod("c").file("mods/c/table.yaml", "hidden: [hand]\n");
        assertEquals("", shelf.told("a", "b"));
        assertEquals("[deck, hand]", with("a", "b").value("table.hidden").orElseThrow());
        assertTrue(shelf.told("a", "c").contains("'c' sets table.hidden to [hand] here, but 'a' adds [deck] to table.hidden (mods/a/table.yaml:1)"), shelf.told("a", "c"));
    }
}
