package eldertable.simulation;

import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.List;

/**
 * Checks after every move of a game what must hold in every game, and what its pack says must hold in it; that asking
 * changes nothing; that what is offered is legal; that the game can be replayed; and that rebuilding the script context
 * at random moments makes no difference.
 */
public final class Inspector implements Witness {
    private final RuleEngine engine;
    private final double rebuilding;
    private final TableCheck table;
    private final Chance chance = new Chance();
    private final GameState before;
    private final GameState twin;
    private final List<Move> journal = new ArrayList<>();
    private long seed;

    /** @param rebuilding how likely the script context is made anew before a move */
    public Inspector(RuleEngine engine, double rebuilding) {
        this.engine = engine;
        this.rebuilding = rebuilding;
        table = new TableCheck(engine.blueprint);
        before = new GameState(engine.blueprint, 0);
        twin = new GameState(engine.blueprint, 0);
    }

    @Override
    public String started(long seed, GameState state) throws RuleFault {
        this.seed = seed;
        chance.seed(Chance.derive(seed, -1));
        journal.clear();
        return broken(state);
    }

    @Override
    public String asked(GameState state) throws RuleFault {
        if (chance.happens(rebuilding)) engine.rebuildScripts();
        before.copyFrom(state);
        return null;
    }

    @Override
    public String chosen(GameState state, Move chosen) {
        String move = engine.blueprint.moves.get(chosen.move()).id();
        if (!before.sameAs(state)) return "Offering the move '" + move + "' changed the table: pick, when and check may only look.";
        journal.add(chosen.copy());
        twin.copyFrom(state);
        Outcome outcome = engine.apply(twin, chosen);
        if (outcome instanceof Outcome.Refused refused) return "The move '" + move + "' was offered and then refused: " + Lexicon.forAuthors(engine.blueprint).reason(refused.reason());
        return null; // a fault will show again when the move is made
    }

    @Override
    public String moved(GameState state, Move chosen) throws RuleFault {
        String move = engine.blueprint.moves.get(chosen.move()).id();
        if (!twin.sameAs(state) || twin.hash() != state.hash()) return "The move '" + move + "', made twice from one table, led to two different ones.";
        return broken(state);
    }

    private String broken(GameState state) throws RuleFault {
        String wrong = table.broken(state);
        if (wrong != null) return wrong;
        before.copyFrom(state);
        wrong = engine.brokenInvariant(state);
        return wrong != null || before.sameAs(state) ? wrong : "The invariants hook changed the table: it may only look.";
    }

    @Override
    public String ended(GameState state) throws RuleFault {
        GameState again = engine.start(seed);
        for (Move chosen : journal) engine.play(again, chosen);
        return again.hash() == state.hash() ? null : "The same moves from the same seed led to another end.";
    }
}
