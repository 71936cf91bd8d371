package eldertable.sdk.commands;

import eldertable.json.Json;
import eldertable.sdk.endurance.Soak;
import eldertable.sdk.endurance.SoakResult;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.program.WorkFolder;
import eldertable.sdk.reports.ProgressLine;
import eldertable.sdk.reports.SoakReport;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "soak")
public final class SoakCommand implements Callable<Integer> {
    private static final double MOST_HOURS = 1_000;

    @Option(names = "--hours", paramLabel = "N", defaultValue = "1")
    private double hours;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1")
    private long seed;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException, InterruptedException {
        if (!(hours > 0 && hours <= MOST_HOURS)) throw new ParameterException(spec.commandLine(), Speech.of(spec).say("commands.soak-hours"));
        PrintWriter out = spec.commandLine().getOut(), err = spec.commandLine().getErr();
        if (!json) out.println(Speech.of(spec).say("commands.soak.begins"));
        out.flush();
        ProgressLine line = new ProgressLine(err);
        AtomicReference<SoakResult> known = new AtomicReference<>();
        try (BreakOff breakOff = new BreakOff(); WorkFolder folder = WorkFolder.open("soak")) {
            Soak soak = new Soak(Home.current().content(), folder.path(), seed);
            breakOff.unlessHappened(() -> soak.run(Duration.ofMillis((long) (hours * 3_600_000)), now -> {
                known.set(now);
                line.show(sofar(now));
            })).ifPresent(known::set);
            line.clear();
            SoakResult result = known.get();
            if (result != null) tell(result);
            boolean sound = result != null && result.failures().isEmpty() && result.grown().isEmpty();
            return breakOff.conclude(sound ? 0 : 1, Message.of(result == null ? "commands.soak.none" : "commands.so-far"), spec);
        }
    }

    private void tell(SoakResult result) {
        PrintWriter out = spec.commandLine().getOut();
        SoakReport report = new SoakReport(result, Speech.of(spec).tongue());
        if (json) out.println(Json.write(report.forPrograms()));
        else report.print(out);
        out.flush();
    }

    private String sofar(SoakResult now) {
        return Speech.of(spec).say("commands.soak.far", "minutes", now.time().toMinutes(), "matches", now.done().getOrDefault("matches", 0L), "failures", now.failures().size());
    }
}
