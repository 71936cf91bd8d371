package eldertable.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Problems;
import eldertable.pack.files.PackFiles;
import eldertable.pack.library.PackLoad;
import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.sdk.Main;
import eldertable.sdk.typings.CheckedBefore;
import eldertable.sdk.typings.TypeCheck;
import eldertable.state.Blueprint;
import eldertable.support.TestPack;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What authors have asked for, each in a few lines of a pack and a scenario that holds it to its word. */
class AuthorsWishesTests {
    @TempDir Path temp;
    private TestPack pack;

    @BeforeEach void write() {
        pack = TestPack.withBadMove(temp, "").file("components.yaml", """
            zones:
              deck: { visible: none }
              hand: { visible: owner, per: player }
              covered: { visible: owner, per: player }
              tableau: { visible: all, per: player }
            counters:
              score: { per: player, role: score }
              threat: { per: coast, max: 9 }
            pools:
              bag: { of: gems, start: { red: 3, blue: 1 } }
            boards:
              coast: { spaces: [harbour, reef], links: [[harbour, reef]] }
            """).file("cards.yaml", "cards:\n  eel: { copies: 2 }\n  crab: {}\ngems: { red: {}, blue: {}, green: {} }\n").file("flow.yaml", """
            start: turn
            steps:
              turn: { moves: [keep, cover, mix, storm, shout], repeat: true }
              rest: { moves: [storm] }
            moves: { shout: { anytime: true } }
            """).file("text/en.yaml", "say: { kept: '{player} keeps {card}.' }\ncards: { eel: { title: Eel }, crab: { title: Crab } }\n").file("rules.mjs", """
            const tell = (game, player, card) => game.say('kept', { player, card });
            export const moves = {
              keep: { pick: { card: 'hand' }, apply: ({ game, me, card }) => { tell(game, me, card); card.moveTo(me.tableau); } },
              cover: { pick: { card: 'hand' }, apply: ({ game, me, card }) => { tell(game, me, card); card.moveTo(me.covered); } },
              mix: { pick: { card: 'hand' }, apply: ({ game, me, card }) => { tell(game, me, card); card.moveTo(game.deck); game.deck.shuffle(); game.deck.moveAll(me.tableau); } },
              storm: { pick: { space: ({ game }) => game.coast.spaces }, apply: ({ game, space }) => { space.threat += 2; game.threat.harbour += 1; game.threat[space.id] += 1; } },
              shout: { apply: ({ me }) => { me.score += 1; } },
            };
            """).file("scenarios/wishes.yaml", """
            - title: a pool begins with tokens by kind
              expect: { bag: [red*3, blue] }
            - title: each space has a counter
              do: [A storm reef, A storm reef]
              expect: { threat: { reef: 6, harbour: 2 } }
            - title: what is on spaces can be given
              given: { threat: { reef: 8 } }
              do: [A storm reef]
              expect: { threat: { reef: 9, harbour: 1 } }
            - title: a line that is said before the card is shown names it
              given: { A: { hand: [eel, crab] } }
              do: [A keep eel]
              expect: { told: { B: ["keeps Eel"], spectator: ["keeps Eel"] } }
            - title: a line about a card that stays hidden does not
              given: { A: { hand: [eel, crab] } }
              do: [A cover eel]
              expect: { told: { A: ["keeps Eel"], B: { has: ["keeps a card"], lacks: [Eel] } } }
            - title: nor one about a card that was shuffled in between
              given: { deck: [crab], A: { hand: [eel] } }
              do: [A mix eel]
              expect: { told: { A: ["keeps Eel"], B: { has: ["keeps a card"], lacks: ["keeps Eel"] } } }
            """);
    }

    @Test void theyDoAsTheyAreSaidTo() {
        PackLoad load = pack.load();
        assertEquals(List.of(), load.problems().stream().filter(problem -> problem.isError()).toList());
        Problems problems = new Problems();
        List<String> failed = new ArrayList<>();
        int run = 0;
        try (ScriptEngine scripts = new ScriptEngine(); Scenarios running = new Scenarios(scripts, load.pack().orElseThrow())) {
            for (ScenarioResult result : running.run(Scenarios.of(PackFiles.open(pack.folder(), problems).orElseThrow(), problems))) {
                run++;
                if (!result.passed()) failed.add(result.scenario().title() + " " + result.problems() + result.failures());
            }
        }
        assertEquals(List.of(), problems.list());
        assertEquals(List.of(), failed);
        assertEquals(6, run);
    }

    @Test void aMoveThatIsOpenAnywayIsOfferedOnce() throws Exception {
        for (boolean translated : new boolean[] {false, true}) {
            try (ScriptEngine scripts = ScriptEngine.translating(translated); RuleEngine engine = scripts.fastRules(new Blueprint(pack.read(), 2, Map.of()))) {
                Offers offers = new Offers();
                engine.offer(engine.start(1), new Move().reset(0), offers);
                List<Integer> all = new ArrayList<>();
                for (int i = 0; i < offers.size(); i++) all.add(offers.get(i));
                assertEquals(all.stream().distinct().toList(), all);
                assertTrue(all.size() >= 2, all.toString());
            }
        }
    }

    @Test void tokensOfOtherSetsAndSpacesOfOtherBoardsAreTold() {
        pack.file("components.yaml", "zones: { deck: { visible: none } }\npools: { bag: { of: gems, start: { red: 1, rde: 2 } } }\nboards: { coast: { spaces: [reef] } }\ncounters:\n"
            + "  id: { per: coast }\n  threat: { per: cost }\n");
        List<String> told = pack.load().problems().stream().filter(problem -> problem.isError()).map(problem -> problem.span().line() + " " + problem.message()).toList();
        assertTrue(told.stream().anyMatch(one -> one.startsWith("2 The gems that 'bag' counts have no 'rde'. Did you mean 'red'?")), told.toString());
        assertTrue(told.stream().anyMatch(one -> one.startsWith("5 Scripts already find something else under space.id")), told.toString());
        assertTrue(told.stream().anyMatch(one -> one.startsWith("6 ") && one.contains("'cost'") && one.contains("Did you mean 'coast'?")), told.toString());
    }

    @Test void typesKnowTheCountersOfSpaces() throws IOException {
        try (TypeCheck types = new TypeCheck(new CheckedBefore(temp.resolve("cache")))) {
            assertEquals(List.of(), types.of(pack.read()));
            pack.file("rules.mjs", Files.readString(pack.folder().resolve("rules.mjs")).replace("space.threat", "space.thraet"));
            assertTrue(types.of(pack.read()).stream().anyMatch(one -> one.message().contains("'threat'")));
        }
    }

    @Test void aLeagueOfOneTellsPoints() {
        StringWriter out = new StringWriter();
        int exit = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out)).execute("league", "shards-of-madness", "--players", "1", "--bots", "random", "--games", "3");
        assertEquals(0, exit, out.toString());
        assertTrue(out.toString().matches("(?s).*points -?\\d+\\.\\d ± \\d+\\.\\d, best -?\\d+.*"), out.toString());
    }
}
