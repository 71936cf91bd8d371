package eldertable.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;

import java.util.Random;

/** One game by chance, played by two engines side by side. */
final class Comparison {
    private static final int MOST_MOVES = 1500;

    private final RuleEngine one;
    private final RuleEngine other;
    private final GameState state;
    private final GameState twin;
    private final Random random;
    private final Offers offers = new Offers();
    private final Offers twinOffers = new Offers();
    private final String game;

    Comparison(RuleEngine one, RuleEngine other, long seed) {
        this.one = one;
        this.other = other;
        state = new GameState(one.blueprint, seed);
        twin = new GameState(one.blueprint, seed);
        random = new Random(seed);
        game = one.blueprint.pack.info().id() + " for " + one.blueprint.players + ", game " + seed;
    }

    void play() throws RuleFault {
        one.begin(state);
        other.begin(twin);
        same("at the beginning");
        Move move = new Move();
        while (!state.isOver() && state.moves() < MOST_MOVES) {
            int players = one.mayAct(state);
            int player = pick(players);
            if (!choose(move.reset(player))) return;
            String told = one.blueprint.moves.get(move.move()).id();
            one.play(state, move);
            other.play(twin, move);
            same("after move " + state.moves() + ", " + told);
            if (random.nextInt(4) == 0) {
                assertEquals(other.brokenInvariant(twin), one.brokenInvariant(state), game);
                if (one.hasValueHint()) assertEquals(other.valueHint(twin, player), one.valueHint(state, player), 0, game + ": value at move " + state.moves());
            }
        }
    }

    private int pick(int players) {
        int skip = random.nextInt(Integer.bitCount(players));
        while (skip-- > 0) players &= players - 1;
        return Integer.numberOfTrailingZeros(players);
    }

    /** False if there is nothing to choose, or the choice leads nowhere. */
    private boolean choose(Move move) throws RuleFault {
        for (int tries = 0; tries < 50; tries++) {
            move.reset(move.player());
            while (!one.isComplete(move)) {
                if (!offer(move)) break;
                one.choose(move, offers.get(random.nextInt(offers.size())), offers);
            }
            if (one.isComplete(move)) return true;
        }
        return false;
    }

    private boolean offer(Move move) throws RuleFault {
        boolean explains = random.nextInt(8) == 0;
        one.offer(state, move, offers.explaining(explains));
        other.offer(twin, move, twinOffers.explaining(explains));
        assertTrue(offers.sameAs(twinOffers), () -> game + ", move " + state.moves() + " " + move.move() + "/" + move.finished() + ": offers differ: "
            + offers.codes().boxed().toList() + offers.refusals() + " and " + twinOffers.codes().boxed().toList() + twinOffers.refusals());
        if (random.nextInt(4) == 0) {
            assertEquals(other.weigh(twin, move, twinOffers), one.weigh(state, move, offers), game);
            for (int i = 0; i < offers.size(); i++) assertEquals(twinOffers.weight(i), offers.weight(i), 0, game + ": weights at move " + state.moves());
        }
        return offers.size() > 0;
    }

    private void same(String when) {
        assertEquals(twin.hash(), state.hash(), () -> game + ": the tables differ " + when);
    }
}
