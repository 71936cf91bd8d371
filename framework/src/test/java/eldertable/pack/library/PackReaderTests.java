package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Span;
import eldertable.pack.component.Counter;
import eldertable.pack.component.Pool;
import eldertable.pack.files.PackFiles;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.FlowDef;
import eldertable.pack.model.OptionDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.pack.model.Per;
import eldertable.pack.model.PieceSetDef;
import eldertable.pack.model.ZoneDef;
import eldertable.pack.reading.PackTree;
import eldertable.pack.reading.TreeLoad;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PackReaderTests {
    private final SamplePack pack = new SamplePack();

    @Test
    void readsWhoThePackIs() {
        pack.and("pack.yaml", """
                summary: A draft on the shore.
                minutes: 15
                credits: [Somebody, Somebody else]
                licence: MIT
                options:
                  mode: { values: [alone, teams], start: alone, players: { teams: [4] } }
                  rounds: { min: 1, max: 9, start: 3 }
                """).and("rules.mjs", "// alone");
        PackInfo info = pack.sound().info();
        assertEquals("tide-pool 1.0.0 ^1.0 Tide Pool 2 4 15", info.id() + " " + info.version() + " " + info.api() + " " + info.title() + " "
                + info.minPlayers() + " " + info.maxPlayers() + " " + info.minutes());
        assertEquals(List.of("Somebody", "Somebody else"), info.credits());
        OptionDef mode = info.options().get(0);
        assertEquals(List.of("alone", "teams"), mode.values());
        assertEquals(Map.of("teams", List.of(4)), mode.players());
        assertEquals("alone", mode.start());
        OptionDef rounds = info.options().get(1);
        assertTrue(rounds.isNumber());
        assertEquals(List.of(3, 1, 9), List.of(rounds.start(), rounds.min(), rounds.max()));
    }

    @Test
    void readsComponents() {
        pack.with("components.yaml", """
                attributes: { points: number, suit: [shell, fin], shy: flag, likes: { list: [fin, shell] }, costs: numbers, note: text, more: data, mood: word }
                words: [glad, sad]
                groups: { gate: [first, second] }
                zones:
                  deck: { visible: none, holds: cards, start: all, shuffled: true, ordered: true }
                  hand: { visible: owner, per: player, inPlay: true }
                  gateDeck: { visible: top, per: gate }
                counters:
                  score: { per: player, start: 5, min: -10, max: 40, hidden: true }
                  heat: { per: gate }
                  age: { per: cards }
                  debt: { max: -1, min: -5 }
                pools:
                  bag: { of: gems, start: 15, hidden: true }
                  dial: { of: gems, per: player, slots: 6 }
                  onCard: { of: gems, per: cards }
                dice: { power: [0, 1, 1, 2] }
                """);
        pack.with("cards/gems.yaml", "gems: { red: , blue: {} }\ncards: { whale: { shy: true, likes: [fin, shell], costs: [1, -2], note: '7', more: { a: [1, x] }, mood: sad } }\n");
        PackLoad load = pack.read();
        PackDef read = load.pack().orElseThrow();
        assertTrue(load.problems().stream().noneMatch(Diagnostic::isError));
        assertEquals(List.of("cards"), read.zones().get(0).start());
        assertEquals(new ZoneDef("gateDeck", new Per(Per.Kind.GROUP, "gate"), ZoneDef.Visibility.TOP, List.of(), false, false,
                new Span("tide-pool/components.yaml", 7, 3)), read.zones().get(2));
        assertEquals(List.of(5, -10, 40), List.of(read.all(Counter.Def.class).get(0).start(), read.all(Counter.Def.class).get(0).min(), read.all(Counter.Def.class).get(0).max()));
        assertEquals(new Per(Per.Kind.PIECE, "cards"), read.all(Counter.Def.class).get(2).per());
        assertEquals(-1, read.all(Counter.Def.class).get(3).start(), "the start is as near to nothing as the bounds allow");
        assertEquals(6, read.all(Pool.Def.class).get(1).slots());
        assertEquals(List.of(0, 1, 1, 2), read.dice().get(0).faces());
        assertEquals(List.of("cards", "gems"), read.sets().stream().map(PieceSetDef::id).toList());
        assertEquals(Map.of("shy", true, "likes", List.of("fin", "shell"), "costs", List.of(1, -2), "note", "7",
                "more", Map.of("a", List.of(1, "x")), "mood", "sad"), read.sets().get(0).kinds().get(2).attributes());
        assertEquals(List.of("fin", "first", "glad", "sad", "second", "shell"), read.words());
    }

    @Test
    void readsTheFlow() {
        pack.with("flow.yaml", """
                start: deal
                steps:
                  deal: { auto: true }
                  draft: { who: everyone, simultaneous: true, moves: [keep], phase: draft }
                  turn: { moves: keep, repeat: true, skip: true, data: { left: number, from: player, what: kind } }
                  heal: { who: one, moves: [shed, keep] }
                moves:
                  swap: { anytime: true }
                  shed:
                """).and("rules.mjs", "// 'turn' 'heal' shed swap").and("text/en.yaml", "").replacing("text/en.yaml", "keep: { title: Keep }", "keep: Keep, shed: Shed, swap: Swap");
        FlowDef flow = pack.sound().flow();
        assertEquals(List.of(Who.AUTO, Who.EVERYONE, Who.ACTIVE, Who.ONE), flow.steps().stream().map(FlowDef.StepDef::who).toList());
        assertEquals(List.of("keep", "shed", "swap"), flow.moves().stream().map(FlowDef.MoveDef::id).toList());
        assertTrue(flow.moves().get(2).anytime());
        assertEquals(new DataDef("from", DataDef.Type.PLAYER), flow.steps().get(2).data().get(1));
    }

    @Test
    void flattensTexts() {
        pack.and("text/en.yaml", "title: Tide Pool\nsay: { deep: { er: x }, wind: [North, South] }\n");
        Map<String, String> texts = pack.sound().text().get("en");
        assertEquals("Crab", texts.get("cards.crab.title"));
        assertEquals("South", texts.get("say.wind.1"));
        assertEquals("x", texts.get("say.deep.er"));
    }

    @Test
    void keepsTheOtherFiles() {
        pack.with("table.yaml", "layout: { side: [deck] }\n").with("lib/more.mjs", "export const x = 1\n").with("rules.md", "# Rules\n");
        PackDef read = pack.sound();
        assertEquals(List.of("lib/more.mjs", "rules.mjs"), List.copyOf(read.scripts().keySet()));
        assertEquals("# Rules\n", read.rules());
        assertEquals("{layout={side=[deck]}}", read.table().toString());
    }

    @Test
    void hashesWhatInfluencesPlayAndNothingElse() {
        String hash = pack.sound().hash();
        assertEquals(64, hash.length());
        pack.and("text/en.yaml", "title: Another\n").with("table.yaml", "layout: { side: deck }\n").with("rules.md", "x").with("scenarios/a.yaml", "x: 1\n").with("art/a.svg", "<svg/>");
        assertEquals(hash, pack.sound().hash());
        pack.with("flow.yaml", new String(pack.files().get("flow.yaml"), java.nio.charset.StandardCharsets.UTF_8).replace("\n", "\r\n"));
        assertEquals(hash, pack.sound().hash(), "line ends differ between systems, games do not");
        pack.and("rules.mjs", " ");
        assertNotEquals(hash, pack.sound().hash());
    }

    @Test
    void loadsWithWarnings() {
        PackLoad load = pack.without("text/en.yaml").read();
        assertTrue(load.pack().isPresent());
        assertEquals(List.of("text/en.yaml:1:1 missing-file"), load.problems().stream().map(SamplePack::brief).toList());
    }

    @Test
    void doesNotMissWhatStandsInAFileThatCannotBeRead() {
        pack.with("cards.yaml", "cards:\n\tcrab: 1\n");
        assertEquals(List.of("cards.yaml:2:1 yaml-syntax"), pack.problems());
        pack.with("flow.yaml", "start: [\n");
        assertEquals(List.of("cards.yaml:2:1 yaml-syntax", "flow.yaml:1:8 yaml-syntax"), pack.problems());
    }

    @Test
    void readsAModIntoItsTreeOnly() {
        pack.with("pack.yaml", "id: double\nextends: tide-pool\ntitle: Double\n").with("cards.yaml", "cards:\n  crab: { points: 6 }\n  -eel:\n");
        assertEquals(List.of("pack.yaml:2:1 not-a-game"), pack.problems());
        TreeLoad load = PackReader.readTree(new PackFiles("double", pack.files()));
        assertEquals(List.of(), load.problems());
        PackTree tree = load.tree().orElseThrow();
        assertEquals("tide-pool", tree.extending());
        assertEquals(List.of("crab", "-eel"), List.copyOf(tree.cards().map("cards").keys()));
        assertEquals(new Span("double/cards.yaml", 3, 3), tree.cards().map("cards").entry("-eel").orElseThrow().span());
    }

    @Test
    void missesFilesThatMustBeThere() {
        assertEquals(List.of("pack.yaml:1:1 missing-file"), new SamplePack().without("pack.yaml").problems());
        assertEquals(List.of("flow.yaml:1:1 missing-file"), errors(new SamplePack().without("flow.yaml").with("text/en.yaml", "")));
        assertEquals(List.of("rules.mjs:1:1 missing-file"), new SamplePack().without("rules.mjs").problems());
    }

    @Test
    void warnsOfFilesThatAreNotRead() {
        pack.with("card.yaml", "x: 1\n").with("flow.yml", "x: 1\n").with("helper.js", "");
        List<Diagnostic> problems = pack.read().problems();
        assertEquals(List.of("unknown-file", "unknown-file", "unknown-file"), problems.stream().map(Diagnostic::code).toList());
        assertTrue(problems.get(0).message().contains("'cards.yaml'"), problems.get(0).message());
        assertTrue(problems.get(1).message().contains("'flow.yaml'"), problems.get(1).message());
        assertTrue(problems.get(2).message().contains("'helper.mjs'"), problems.get(2).message());
    }

    @Test
    void loadsThreeHundredCards() {
        StringBuilder cards = new StringBuilder("cards:\n");
        StringBuilder texts = new StringBuilder("moves: { keep: Keep }\nphases: { draft: Draft }\nwords: { shell: Shell, fin: Fin }\ncards:\n");
        for (int i = 0; i < 300; i++) {
            cards.append("  card").append(i).append(": { points: ").append(i % 9).append(", suit: fin, copies: 2 }\n");
            texts.append("  card").append(i).append(":\n    title: Card ").append(i).append("\n    text: Do something with it, then do it again.\n");
        }
        pack.with("cards.yaml", cards.toString()).with("text/en.yaml", texts.toString());
        assertEquals(300, pack.sound().sets().get(0).kinds().size());
    }

    private static List<String> errors(SamplePack pack) {
        return pack.read().problems().stream().filter(Diagnostic::isError).map(SamplePack::brief).toList();
    }
}
