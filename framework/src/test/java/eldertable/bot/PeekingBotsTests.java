package eldertable.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Chooser;
import eldertable.simulation.Playout;
import eldertable.simulation.RandomChooser;
import eldertable.state.Blueprint;
import eldertable.support.WrittenPack;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pack's bots and its hints may look wherever they like: what their seat cannot see is made up, so that peeking wins nothing. */
class PeekingBotsTests {
    private static final int GAMES = 60;

    /** Ten times each guesses at what the other holds: a card, a number, a token and a die. Who is right more often wins. */
    private static Blueprint guessing() {
        return new WrittenPack(2)
            .file("components.yaml", """
                attributes: { rank: number }
                zones:
                  deck: { visible: none, start: cards, shuffled: true }
                  hand: { visible: owner, per: player }
                  face: { visible: face, per: player }
                counters:
                  secret: { per: player, hidden: true, max: 9 }
                  far: { per: player, hidden: true }
                  score: { per: player }
                  round: {}
                dice: { bone: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }
                trays: { cup: { of: bone, count: 1, per: player, hidden: true } }
                """)
            .file("cards.yaml", "cards:\n" + cards())
            .file("flow.yaml", "start: hide\nsteps:\n  hide: { auto: true }\n  guess: { who: everyone, moves: [card, down, number, far, die] }\n")
            .file("rules.mjs", """
                const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
                const other = (game, me) => game.others(me)[0];
                const held = {
                  card: it => it.hand.top.rank, down: it => it.face.top.rank, number: it => it.secret, far: it => it.far, die: it => it.cup.dice[0].face,
                };
                const guess = what => ({ pick: { n: NUMBERS }, apply: ({ game, me, n }) => { if (n === held[what](other(game, me))) me.score += 1; } });
                export const moves = { card: guess('card'), down: guess('down'), number: guess('number'), far: guess('far'), die: guess('die') };
                export const steps = {
                  hide: { run: ({ game }) => {
                    for (const p of game.players) {
                      p.hand.moveAll(game.deck);
                      p.face.moveAll(game.deck);
                      p.secret = game.random(10);
                      p.far = game.random(10);
                      p.cup.roll();
                    }
                    game.deck.shuffle();
                    for (const p of game.players) { game.deck.deal(1, p.hand); game.deck.deal(1, p.face); }
                    game.push('guess');
                  } },
                  guess: { done: ({ game }) => { game.round += 1; if (game.round === 10) game.end({ winners: game.most('score') }); else game.go('hide'); } },
                };
                const peek = what => ({ choose: ({ game, me, move, options }) => move === undefined ? what : options.find(n => n === held[what](other(game, me))) ?? options[0] });
                export const bots = { card: peek('card'), down: peek('down'), number: peek('number'), far: peek('far'), die: peek('die') };
                const sure = what => ({ game, me, option }) => option === held[what](other(game, me)) ? 1000 : 0.001;
                export const hints = { weigh: { card: 0, down: 0, far: 0, die: 0, 'number.n': sure('number') } };
                """)
            .blueprint();
    }

    private static String cards() {
        StringBuilder cards = new StringBuilder();
        for (int rank = 0; rank < 10; rank++) cards.append("  c").append(rank).append(": { rank: ").append(rank).append(", copies: 2 }\n");
        return cards.toString();
    }

    /** How many of the games the bot wins against chance, with where the games ended, so that they can be compared. */
    private static List<Long> play(String bot) throws RuleFault {
        Blueprint blueprint = guessing();
        List<Long> told = new ArrayList<>(List.of(0L));
        try (ScriptEngine scripts = new ScriptEngine(); RuleEngine engine = scripts.fastRules(blueprint);
             BotSeat peeking = new BotSeat(own -> Bots.reproducible(bot, own).orElseThrow(), Budget.playouts(1))) {
            Playout playout = new Playout(engine, List.<Chooser>of(peeking, new RandomChooser()), 1000, null);
            for (int game = 0; game < GAMES; game++) {
                assertEquals(Playout.End.FINISHED, playout.play(game), playout.problem());
                if (playout.state().winners() == 1) told.set(0, told.get(0) + 1);
                told.add(playout.state().hash());
            }
        }
        return told;
    }

    @ParameterizedTest
    @ValueSource(strings = {"card", "down", "number", "far", "die", "hinted"})
    void peekingWinsNoMoreThanItsShare(String bot) throws RuleFault {
        long won = play(bot).get(0);
        assertTrue(won < GAMES / 2, won + " of " + GAMES);
    }

    @Test
    void theSameSeedGivesTheSameGames() throws RuleFault {
        assertEquals(play("number"), play("number"));
    }
}
