package eldertable.secrecy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.diagnostic.Diagnostic;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.support.WrittenPack;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Packs that tell a secret, each by one channel, are found; one that keeps them is not. */
class LeakTestTests {
    private static final LeakTest.Plan PLAN = new LeakTest.Plan(4, 1, 1, 3, 30);
    private static final String PICK = "pick: { card: 'hand' },", APPLY = "apply: ({ game, card }) => card.moveTo(game.pile),";
    private static ScriptEngine scripts;

    @BeforeAll static void open() {
        scripts = new ScriptEngine();
    }

    @AfterAll static void close() {
        scripts.close();
    }

    /** Two players with four hidden cards each: in turn they lay one openly, bury one of the deck until it is empty, or note a bid. */
    private static WrittenPack pack(String lay, String more) {
        return new WrittenPack(2)
            .file("components.yaml", """
                attributes: { points: number }
                zones:
                  deck: { visible: none, start: cards, shuffled: true }
                  hand: { visible: owner, per: player }
                  pile: { visible: all }
                  down: { visible: none }
                counters:
                  bid: { per: player, hidden: true, max: 9 }
                """)
            .file("cards.yaml", "cards:\n  eel: { points: 1, copies: 4 }\n  crab: { points: 2, copies: 4 }\n  squid: { points: 3, copies: 4 }\n")
            .file("flow.yaml", "start: deal\nsteps:\n  deal: { auto: true }\n  turn: { who: active, moves: [lay, bury, bid] }\n")
            .file("text/en.yaml", """
                moves:
                  lay: { log: "{me} lays." }
                  bury: { log: "{me} buries." }
                  bid: { log: "{me} bids." }
                say: { laid: "{card}", note: "{n}" }
                """)
            .file("rules.mjs", """
                const other = ({ game, me }) => game.players[1 - me.seat];
                export const moves = {
                  lay: {
                    LAY
                  },
                  bury: { apply: ({ game }) => game.deck.top.moveTo(game.down) },
                  bid: { pick: { sum: [1, 2, 3] }, apply: ({ me, sum }) => { me.bid = sum; } },
                };
                export const steps = {
                  deal: { run: ({ game }) => { for (const p of game.players) game.deck.deal(4, p.hand); game.go('turn'); } },
                  turn: { done: ({ game }) => { game.active = game.active.left; if (game.deck.isEmpty) game.end(); else game.go('turn'); } },
                };
                MORE
                """.replace("LAY", lay).replace("MORE", more));
    }

    private static List<Diagnostic> found(WrittenPack pack) throws RuleFault {
        LeakTest.Result result = new LeakTest(scripts, pack.blueprint(), PLAN).run();
        assertTrue(result.comparisons() > 100, "looked at little: " + result);
        return result.problems();
    }

    /** Exactly one sort of leak, in a line of the rules. */
    private static Diagnostic only(String code, int line, WrittenPack pack) throws RuleFault {
        List<Diagnostic> all = found(pack);
        assertEquals(List.of(code), all.stream().map(Diagnostic::code).distinct().toList(), all.toString());
        assertEquals("shore/rules.mjs:" + line, all.get(0).span().file() + ":" + all.get(0).span().line(), all.toString());
        return all.get(0);
    }

    @Test void secretsThatAreKept() throws RuleFault {
        String bots = """
            export const hints = { weigh: { bury: ({ me }) => me.hand.size, 'lay.card': ({ option }) => option.points } };
            export const bots = { greedy: { choose: ({ options }) => options[0] } };
            """;
        assertEquals(List.of(), found(pack(PICK + "apply: ({ game, me, card }) => { card.moveTo(game.pile); game.say('laid', { card }); me.bid = card.points; },", bots)));
    }

    @Test void aReason() throws RuleFault {
        Diagnostic leak = only("secret-reason", 4, pack("check: it => it.card.points < 3 || `${other(it).hand.top} is there.`, " + PICK + APPLY, ""));
        assertTrue(leak.message().startsWith("Move 'lay' (pick card) gives player "), leak.message());
        assertTrue(leak.message().matches(".* To see it again: --players 2 --seed \\d+ --games 1, after move \\d+\\."), leak.message());
        assertEquals("    check: it => it.card.points < 3 || `${other(it).hand.top} is there.`, " + PICK + APPLY, leak.excerpt());
    }

    @Test void aReasonForAWholeMove() throws RuleFault {
        only("secret-reason", 4, pack("when: ({ game }) => `${game.deck.top} is next.`, " + PICK + APPLY, ""));
    }

    @Test void whatIsOffered() throws RuleFault {
        Diagnostic leak = only("secret-option", 4, pack("pick: { card: it => it.me.hand.filter(card => other(it).hand.has(card.kind)) }," + APPLY, ""));
        assertTrue(leak.message().contains("offers player "), leak.message());
    }

    @Test void whetherAMoveIsOpen() throws RuleFault {
        only("secret-option", 4, pack("when: it => other(it).hand.has('eel') || 'Not now.', " + PICK + APPLY, ""));
    }

    /** Numbers are the same in all worlds, but not where they are said to lie, or how they are called. */
    @Test void whereANumberLies() throws RuleFault {
        for (String spot : List.of("where: ({ game }) => game.deck.find(c => c.points === 1)", "label: it => other(it).hand.has('eel') ? 'bold' : 'shy'")) {
            WrittenPack pack = pack(PICK + APPLY, "");
            pack.file("rules.mjs", pack.text("rules.mjs").replace("sum: [1, 2, 3]", "sum: { from: [1, 2, 3], " + spot + " }"));
            Diagnostic leak = only("secret-option", 7, pack);
            assertTrue(leak.message().startsWith("Move 'bid' (pick sum) shows player ") && leak.message().contains(" elsewhere or under another name"), leak.message());
        }
    }

    @Test void theOrderOfWhatIsOffered() throws RuleFault {
        Diagnostic leak = only("secret-order", 4,
            pack("pick: { card: it => it.game.deck.top?.points === 1 ? [...it.me.hand].reverse() : it.me.hand }," + APPLY, ""));
        assertTrue(leak.message().contains("in another order"), leak.message());
    }

    @Test void aLineOfTheChronicle() throws RuleFault {
        Diagnostic leak = only("secret-say", 4, pack(PICK + "apply: ({ game, me, card }) => { card.moveTo(game.pile); game.say('note', { n: me.hand.sum(c => c.points) }); },", ""));
        assertTrue(leak.message().startsWith("Move 'lay' (apply) tells "), leak.message());
        assertTrue(leak.message().contains("with 'note'"), leak.message());
    }

    /** The bidder sees the bid, and may be told of it. */
    @Test void aLineForOnePlayerAlone() throws RuleFault {
        assertEquals(List.of(), found(pack(PICK + "apply: ({ game, me, card }) => { card.moveTo(game.pile); game.say('note', { n: me.bid }, me); },", "")));
        only("secret-say", 4, pack(PICK + "apply: ({ game, me, card }) => { card.moveTo(game.pile); game.say('note', { n: me.bid }, me.left); },", ""));
    }

    @Test void aLineOfTheSetUp() throws RuleFault {
        WrittenPack pack = pack(PICK + APPLY, "");
        pack.file("rules.mjs", pack.text("rules.mjs").replace("game.go('turn'); } },\n  turn", "game.say('note', { n: game.deck.top.points }); game.go('turn'); } },\n  turn"));
        Diagnostic leak = only("secret-say", 10, pack);
        assertTrue(leak.message().startsWith("Step 'deal' (run) tells somebody who looks on"), leak.message());
    }

    /** What is chosen in secret is told by the words of the move itself. */
    @Test void theLogOfAMove() throws RuleFault {
        WrittenPack pack = pack(PICK + APPLY, "").file("text/en.yaml", "moves: { bid: { log: \"{me} bids {sum}.\" } }\n");
        Diagnostic leak = only("secret-say", 7, pack);
        assertTrue(leak.message().startsWith("Move 'bid' (its log) tells "), leak.message());
    }

    @Test void aHint() throws RuleFault {
        Diagnostic leak = only("peeking-hint", 13, pack(PICK + APPLY, "export const hints = { weigh: { bury: ({ game }) => game.deck.top?.points ?? 1 } };"));
        assertTrue(!leak.isError() && leak.message().startsWith("The hint 'weigh.bury' looks at what player "), leak.message());
        only("peeking-hint", 13, pack(PICK + APPLY, "export const hints = { weigh: { 'lay.card': it => other(it).hand.has(it.option.kind) ? 2 : 1 } };"));
    }

    @Test void aBot() throws RuleFault {
        Diagnostic leak = only("peeking-bot", 13, pack(PICK + APPLY, "export const bots = { spy: { choose: it => it.options[other(it).hand.has('eel') ? 0 : 1] } };"));
        assertTrue(!leak.isError() && leak.message().startsWith("The bot 'spy' looks at what player "), leak.message());
    }

    /** In a match it is given a number that is made up, as with cards. */
    @Test void aBotThatLooksAtAHiddenNumber() throws RuleFault {
        only("peeking-bot", 13, pack(PICK + APPLY, "export const bots = { spy: { choose: it => it.options[other(it).bid % it.options.length] } };"));
    }
}
