package eldertable.sdk.lab;

import eldertable.lab.Ledger;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.rules.RuleFault;
import eldertable.state.Blueprint;

import java.util.function.Consumer;

/** Whoever plays the games: this machine's threads, or a farm of machines. */
public interface Hands {
    /** Told now and then how far it has come. */
    interface Progress {
        /** @param ledger all that is known so far; not changed while it is told of */
        void show(long played, Ledger ledger);
    }

    /** Plays the games from one number up to, without, another. */
    Ledger play(Trial trial, long from, long until, Progress progress) throws RuleFault, InterruptedException;

    /** @param progress is shown the table so far, now and then; also the last one, when this thread is interrupted */
    League.Table play(Blueprint blueprint, League.Plan plan, Consumer<League.Table> progress) throws RuleFault, InterruptedException;
}
