package eldertable.simulation;

import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.words.Message;

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
    public Message started(long seed, GameState state) throws RuleFault {
        this.seed = seed;
        chance.seed(Chance.derive(seed, -1));
        journal.clear();
        return broken(state);
    }

    @Override
    public Message asked(GameState state) throws RuleFault {
        if (chance.happens(rebuilding)) engine.rebuildScripts();
        before.copyFrom(state);
        return null;
    }

    @Override
    public Message chosen(GameState state, Move chosen) {
        String move = engine.blueprint.moves.get(chosen.move()).id();
        if (!before.sameAs(state)) return Message.of("rules.play.offering-changes", "move", move);
        journal.add(chosen.copy());
        twin.copyFrom(state);
        Outcome outcome = engine.apply(twin, chosen);
        if (outcome instanceof Outcome.Refused refused) return Message.of("rules.play.offered-refused", "move", move, "why", Lexicon.forAuthors(engine.blueprint).reason(refused.reason()));
        return null; // a fault will show again when the move is made
    }

    @Override
    public Message moved(GameState state, Move chosen) throws RuleFault {
        String move = engine.blueprint.moves.get(chosen.move()).id();
        if (!twin.sameAs(state) || twin.hash() != state.hash()) return Message.of("rules.play.twice", "move", move);
        return broken(state);
    }

    private Message broken(GameState state) throws RuleFault {
        Message wrong = table.broken(state);
        if (wrong != null) return wrong;
        before.copyFrom(state);
        String invariant = engine.brokenInvariant(state);
        if (invariant != null) return invariant.matches("invariants(\\.[\\w$]+)?") ? Message.of("rules.play.invariant-silent", "name", invariant) : Message.plain(invariant);
        return before.sameAs(state) ? null : Message.of("rules.play.invariants-change");
    }

    @Override
    public Message ended(GameState state) throws RuleFault {
        GameState again = engine.start(seed);
        for (Move chosen : journal) engine.play(again, chosen);
        return again.hash() == state.hash() ? null : Message.of("rules.play.other-end");
    }
}
