package eldertable.choosing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.pack.component.Pool;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.state.Code;
import eldertable.support.WrittenPack;
import eldertable.view.Lexicon;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Equal tokens lie in many pools: which ones are meant is known to the rules, and people have to be told. */
class OfferedPoolsTests {
    private static final PackDef PACK = new WrittenPack(2)
        .file("components.yaml", """
            groups: { gate: [first, second] }
            pools:
              seals: { of: gems, per: gate, start: 1 }
              hand: { of: gems, per: player, start: 2 }
            """)
        .file("cards.yaml", "gems:\n  red: {}\n  blue: {}\n")
        .file("flow.yaml", "start: turn\nsteps:\n  turn: { moves: [gather, some, listed, open], repeat: true }\n")
        .file("text/en.yaml", "moves:\n  gather: { picks: { here: \"From {pool}?\" } }\nwords: { second: Gate II }\n")
        .file("rules.mjs", """
            export const moves = {
              gather: { pick: { here: ({ game }) => game.seals.second, there: ({ game }) => game.seals.first }, apply: () => {} },
              some: { pick: { gem: { from: ({ me }) => me.hand, check: ({ me, gem }) => gem === me.hand.of[0] || 'Red.' } }, apply: () => {} },
              listed: { pick: { gem: ({ me }) => me.hand.of }, apply: () => {} },
              open: { pick: { gate: ['first', 'second'], gem: ({ game, gate }) => game.seals[gate] }, apply: () => {} },
            };
            """)
        .read();

    private static int pool(GameSession session, String id, int instance) {
        Pool pool = session.blueprint().pool(id);
        return Code.cell(pool.cell(instance, 0, pool.firstKind()));
    }

    private static Ask ask(GameSession session, Picking picking) throws Exception {
        return Ask.of(picking, new Lexicon(session.blueprint(), "en", List.of("Ada", "Ben")), session.blueprint(), Optional.empty());
    }

    @Test void aKindIsOfferedWithThePoolThatItIsTakenFrom() throws Exception {
        try (ScriptEngine scripts = new ScriptEngine()) {
            GameSession session = new GameSession(scripts, PACK, MatchSetup.of("m", PACK, 2, Map.of(), 1, MatchSetup.people(2)));
            Picking picking = session.picking(0);
            Map<String, Set<Integer>> begun = ask(session, picking).choices().stream().filter(Choice::isShortcut)
                .collect(Collectors.groupingBy(choice -> session.blueprint().moves.get(Code.value(choice.path().get(0))).id(), Collectors.mapping(Choice::pool, Collectors.toSet())));
            assertEquals(Map.of("gather", Set.of(pool(session, "seals", 1)), "some", Set.of(pool(session, "hand", 0)), "open", Set.of(Code.NOTHING)), begun,
                "a list of kinds lies nowhere; a gate lies where all lies that belongs to it");
            picking.choose(Code.move(session.blueprint().move("gather")));
            assertEquals("From Gate II?", ask(session, picking).prompt());
            picking.choose(Code.kind(session.blueprint().kind("red").index()));
            Ask then = ask(session, picking);
            assertEquals(List.of(pool(session, "seals", 1)), then.chosenFrom());
            assertEquals(Set.of(pool(session, "seals", 0)), then.choices().stream().map(Choice::pool).collect(Collectors.toSet()));
            assertEquals("gather.there", then.pick());
        }
    }
}
