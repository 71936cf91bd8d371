package eldertable.sdk.commands;

import eldertable.lab.LabFindings;
import eldertable.lab.Ledger;
import eldertable.lab.RuleComparison;
import eldertable.lab.Trial;
import eldertable.league.League;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.sdk.farm.Farm;
import eldertable.sdk.farm.FarmHands;
import eldertable.sdk.lab.Hands;
import eldertable.sdk.lab.OwnHands;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.ProgressBar;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine.Model.CommandSpec;

/** The playing that a command of the lab does, with its progress on the screen; Ctrl-C leaves what is known so far. */
final class LabRun implements AutoCloseable {
    private final BreakOff breakOff = new BreakOff();
    private final ScriptEngine scripts = new ScriptEngine();
    private final Optional<Farm> farm;
    private final Hands hands;
    private volatile int workers;
    private final LabChoice lab;
    private final PrintWriter err;
    private final CommandSpec command;

    LabRun(LabChoice lab, CommandSpec command) {
        this.lab = lab;
        this.command = command;
        err = command.commandLine().getErr();
        try {
            farm = lab.farm().join();
        } catch (RuntimeException refused) {
            breakOff.close();
            scripts.close();
            throw refused;
        }
        hands = farm.<Hands>map(joined -> new FarmHands(joined, crew -> workers = crew)).orElseGet(() -> new OwnHands(scripts, lab.run().threads()));
    }

    ScriptEngine scripts() {
        return scripts;
    }

    Hands hands() {
        return hands;
    }

    /** How many machines of the farm play; 0 without one. */
    int workers() {
        return workers;
    }

    /** All games of the lab, or as many as there are when somebody stops the program. */
    Ledger play(Trial trial) throws RuleFault {
        return play(trial, 0, lab.games(), bar(lab.games()), 0);
    }

    /** How far some games have come. */
    ProgressBar bar(long games) {
        return new ProgressBar(err, Speech.of(command).tongue(), games);
    }

    /**
     * The games from one number up to, without, another; or as many of them as there are when somebody stops the program.
     *
     * @param bar    what shows how far it has come
     * @param before how many games of the bar were played before these
     */
    Ledger play(Trial trial, long from, long until, ProgressBar bar, long before) throws RuleFault {
        AtomicReference<Ledger> sofar = new AtomicReference<>(new Ledger(trial.blueprint()));
        try {
            return breakOff.unlessHappened(() -> hands.play(trial, from, until, (played, known) -> {
                sofar.set(known);
                bar.show(before + played, workers);
            })).orElseGet(sofar::get);
        } finally {
            bar.clear();
        }
    }

    /** All games of a league, or as many as there are when somebody stops the program; null if there are none. */
    League.Table play(Blueprint blueprint, League.Plan plan) throws RuleFault {
        ProgressBar bar = bar(plan.gamesIn(blueprint.players));
        AtomicReference<League.Table> sofar = new AtomicReference<>();
        try {
            breakOff.unlessHappened(() -> hands.play(blueprint, plan, known -> {
                sofar.set(known);
                bar.show(known.played(), workers);
            }));
        } finally {
            bar.clear();
        }
        return sofar.get() == null || sofar.get().played() == 0 ? null : sofar.get();
    }

    BreakOff breakOff() {
        return breakOff;
    }

    /** Tells, if it is so, that somebody stopped the program, and what the figures rest on. @return the exit code */
    int conclude(int otherwise, Message known) {
        return breakOff.conclude(otherwise, known, command);
    }

    static Message counted(long played, long wanted) {
        return Message.of("commands.played", "played", String.format(Locale.ROOT, "%,d", played), "wanted", String.format(Locale.ROOT, "%,d", wanted));
    }

    static CommandFailure failure(String pack, RuleFault broken, CommandSpec command) {
        PackShelf.complain(List.of(broken.diagnostic()), command);
        return new CommandFailure(Message.of(broken.isStuck() ? "commands.rules-unstopped" : "commands.rules-unloaded", "pack", pack));
    }

    static RuleComparison compare(Ledger before, Ledger now, double pace, Tongue tongue) {
        return new RuleComparison(new LabFindings(before, pace, tongue), new LabFindings(now, pace, tongue));
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
        breakOff.close();
        farm.ifPresent(Farm::close);
        scripts.close();
    }
}
