package eldertable.sdk.commands;

import eldertable.sdk.farm.FarmWorker;
import eldertable.sdk.network.SharedSecret;
import eldertable.sdk.program.ProgramVersion;
import eldertable.sdk.program.Speech;
import eldertable.sdk.reports.ProgressLine;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "worker")
public final class WorkerCommand implements Callable<Integer> {
    @Option(names = "--join", paramLabel = "HOST:PORT", split = ",")
    private List<String> join = List.of();

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "5701")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "")
    private String host;

    @Option(names = "--threads", paramLabel = "N")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--secret", paramLabel = "WORDS")
    private String secret;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        if (threads < 1 || threads > 1024) throw new picocli.CommandLine.ParameterException(spec.commandLine(), Speech.of(spec).say("commands.nonsense.threads"));
        String words = FarmChoice.words(secret).orElse(null);
        if (words == null) {
            if (!join.isEmpty()) throw new picocli.CommandLine.ParameterException(spec.commandLine(), Speech.of(spec).say("commands.worker.needs-secret", "variable", SharedSecret.FARM_VARIABLE));
            words = SharedSecret.madeUp();
            out.println(Speech.of(spec).say("commands.worker.secret", "secret", SharedSecret.FARM_VARIABLE + "=" + words));
        }
        try (FarmWorker worker = new FarmWorker(new SharedSecret("farm", words), ProgramVersion.exact(), threads, host, port, join)) {
            Runtime.getRuntime().addShutdownHook(new Thread(worker::close));
            out.println(Speech.of(spec).say("commands.worker.here", "threads", threads, "address", worker.address()));
            out.flush();
            if (!join.isEmpty() && worker.members() == 1) {
                spec.commandLine().getErr().println("eldertable: " + Speech.of(spec).say("commands.worker.alone", "addresses", join));
                spec.commandLine().getErr().flush();
            }
            ProgressLine line = new ProgressLine(spec.commandLine().getErr());
            while (true) {
                Thread.sleep(1_000);
                line.show(Speech.of(spec).say("commands.worker.far", "machines", worker.members(), "games", String.format(Locale.ROOT, "%,d", worker.played())));
            }
        }
    }
}
