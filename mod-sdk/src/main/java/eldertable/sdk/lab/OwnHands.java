package eldertable.sdk.lab;

import eldertable.lab.Ledger;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.state.Blueprint;

import java.util.function.Consumer;

/** Plays games on threads of this program. */
public record OwnHands(ScriptEngine scripts, int threads) implements Hands {
    @Override
    public Ledger play(Trial trial, long from, long until, Progress progress) throws RuleFault, InterruptedException {
        Ledger ledger = new Ledger(trial.blueprint());
        trial.play(scripts, from, until, threads, ledger, played -> {
            synchronized (ledger) {
                progress.show(played, ledger);
            }
        });
        return ledger;
    }

    @Override
    public League.Table play(Blueprint blueprint, League.Plan plan, Consumer<League.Table> progress) throws RuleFault, InterruptedException {
        return new League(scripts, blueprint, plan).run(progress);
    }
}
