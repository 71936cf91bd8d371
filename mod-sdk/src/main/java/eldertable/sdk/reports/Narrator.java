package eldertable.sdk.reports;

import eldertable.rules.CommandText;
import eldertable.rules.Move;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.simulation.Witness;
import eldertable.state.GameState;
import eldertable.words.Message;
import java.io.PrintWriter;
import java.util.Locale;

/** Writes down each move of a game that is played again, and lets another witness look on. */
public final class Narrator implements Witness {
    private final CommandText text;
    private final PrintWriter out;
    private final Witness other;

    public Narrator(RuleEngine engine, PrintWriter out, Witness other) {
        text = new CommandText(engine);
        this.out = out;
        this.other = other;
    }

    @Override public Message started(long seed, GameState state) throws RuleFault {
        return other.started(seed, state);
    }

    @Override public Message asked(GameState state) throws RuleFault {
        return other.asked(state);
    }

    @Override public Message chosen(GameState state, Move move) throws RuleFault {
        out.printf(Locale.ROOT, "%5d  %s%n", state.moves() + 1, text.print(move));
        out.flush();
        return other.chosen(state, move);
    }

    @Override public Message moved(GameState state, Move move) throws RuleFault {
        return other.moved(state, move);
    }

    @Override public Message ended(GameState state) throws RuleFault {
        return other.ended(state);
    }
}
