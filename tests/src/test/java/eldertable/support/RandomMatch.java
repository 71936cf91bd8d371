package eldertable.support;

import eldertable.bot.Budget;
import eldertable.pack.model.PackDef;
import eldertable.rules.Outcome;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;

import java.util.Collections;
import java.util.Map;
import java.util.function.Consumer;

/** Matches of random bots: the same seed makes the same moves. */
public final class RandomMatch {
    private RandomMatch() {}

    public static GameSession open(ScriptEngine scripts, PackDef pack, long seed, Consumer<Printed> printer) throws RuleFault {
        int players = Math.max(2, pack.info().minPlayers());
        var seats = Collections.nCopies(players, new MatchSetup.Seat("bot", "random"));
        return new GameSession(scripts, pack, MatchSetup.of("m" + seed, pack, players, Map.of(), seed, seats), printer);
    }

    /** Plays so many moves, or to the end. @return how many were made */
    public static int play(GameSession session, int moves) {
        int made = 0;
        for (; made < moves && session.botToAct() >= 0; made++) {
            Outcome outcome = session.playBot(session.botToAct(), Budget.playouts(1));
            if (!(outcome instanceof Outcome.Accepted)) throw new AssertionError("move " + session.moves() + ": " + outcome);
        }
        return made;
    }
}
