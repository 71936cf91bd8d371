package eldertable.sdk.commands;

import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.lab.Ledger;
import eldertable.lab.Trial;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.farm.Farm;
import eldertable.sdk.farm.FarmHands;
import eldertable.sdk.lab.Hands;
import eldertable.sdk.lab.OwnHands;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Farewell;
import eldertable.sdk.reports.ProgressBar;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** The playing that a command of the lab does, with its progress on the screen and a word when it is broken off. */
final class LabRun implements AutoCloseable {
    private final ScriptEngine scripts = new ScriptEngine();
    private final Optional<Farm> farm;
    private final Hands hands;
    private volatile int workers;
    private final LabChoice lab;
    private final PrintWriter err;

    LabRun(LabChoice lab, PrintWriter err) {
        this.lab = lab;
        this.err = err;
        farm = lab.farm().join();
        hands = farm.<Hands>map(joined -> new FarmHands(joined, crew -> workers = crew)).orElseGet(() -> new OwnHands(scripts, lab.run().threads()));
    }

    ScriptEngine scripts() {
        return scripts;
    }

    Hands hands() {
        return hands;
    }

    /** @param brokenOff is given what is known so far when somebody stops the program */
    Ledger play(Trial trial, Consumer<Ledger> brokenOff) throws RuleFault, InterruptedException {
        ProgressBar bar = new ProgressBar(err, "games", lab.games());
        AtomicReference<Ledger> sofar = new AtomicReference<>();
        Farewell farewell = new Farewell(() -> {
            bar.clear();
            Ledger known = sofar.get();
            if (known == null) return;
            synchronized (known) { // nobody enters anything any more
                if (known.finished() > 0) brokenOff.accept(known);
            }
        });
        try {
            return hands.play(trial, 0, lab.games(), (played, known) -> {
                sofar.set(known);
                bar.show(played, workers == 0 ? "" : workers == 1 ? " on 1 worker" : " on " + workers + " workers");
            });
        } finally {
            farewell.needless();
            bar.clear();
        }
    }

    static CommandFailure failure(String pack, RuleFault broken, PrintWriter err) {
        err.print(DiagnosticPrinter.plain().print(broken.diagnostic()));
        return new CommandFailure("The rules of '" + pack + "' cannot be " + (broken.isStuck() ? "stopped." : "loaded."));
    }

    /** The beginning of what programs are told. */
    static Map<String, Object> about(Trial trial, List<String> mods) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("pack", trial.blueprint().pack.info().id());
        map.put("version", trial.blueprint().pack.info().version());
        map.put("mods", mods);
        map.put("players", trial.blueprint().players);
        map.put("options", trial.blueprint().options);
        map.put("bots", trial.bots());
        map.put("seed", trial.seed());
        return map;
    }

    @Override
    public void close() {
        farm.ifPresent(Farm::close);
        scripts.close();
    }
}
