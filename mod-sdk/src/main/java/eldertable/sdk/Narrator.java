package eldertable.sdk;

import eldertable.rules.CommandText;
import eldertable.rules.RuleEngine;
import eldertable.script.Intent;
import eldertable.script.ScriptFault;
import eldertable.simulation.Witness;
import eldertable.state.GameState;
import java.io.PrintWriter;
import java.util.Locale;

/** Writes down each move of a game that is played again, and lets another witness look on. */
final class Narrator implements Witness {
    private final CommandText text;
    private final PrintWriter out;
    private final Witness other;

    Narrator(RuleEngine engine, PrintWriter out, Witness other) {
        text = new CommandText(engine);
        this.out = out;
        this.other = other;
    }

    @Override public String started(long seed, GameState state) throws ScriptFault {
        return other.started(seed, state);
    }

    @Override public String asked(GameState state) throws ScriptFault {
        return other.asked(state);
    }

    @Override public String chosen(GameState state, Intent intent) throws ScriptFault {
        out.printf(Locale.ROOT, "%5d  %s%n", state.moves() + 1, text.print(intent));
        out.flush();
        return other.chosen(state, intent);
    }

    @Override public String moved(GameState state, Intent intent) throws ScriptFault {
        return other.moved(state, intent);
    }

    @Override public String ended(GameState state) throws ScriptFault {
        return other.ended(state);
    }
}
