package eldertable.sdk.commands;

import eldertable.sdk.farm.FarmWorker;
import eldertable.sdk.network.SharedSecret;
import eldertable.sdk.program.ProgramVersion;
import eldertable.sdk.reports.ProgressLine;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "worker", description = "Lends this machine's cores to a farm, until it is stopped: report, compare, tune, league and simulate can use them with --farm.",
    footer = {"", "The first worker begins a farm, others join it. All need the same secret and the same version of Eldertable.",
        "Packs come over the network and run in the sandbox. The farm is for machines that you trust."})
public final class WorkerCommand implements Callable<Integer> {
    @Option(names = "--join", paramLabel = "HOST:PORT", split = ",", description = "One or more members of the farm; without it a new one begins.")
    private List<String> join = List.of();

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "5701", description = "Where to listen; ${DEFAULT-VALUE} by default, or the next that is free.")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "", description = "Which of this machine's addresses to listen on; 127.0.0.1 for this machine alone.")
    private String host;

    @Option(names = "--threads", paramLabel = "N", description = "How many games at once; by default as many as there are cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--secret", paramLabel = "WORDS", description = "The farm's secret; better given as the variable " + SharedSecret.FARM_VARIABLE + ". Without one a new farm makes one up.")
    private String secret;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        if (threads < 1 || threads > 1024) throw new picocli.CommandLine.ParameterException(spec.commandLine(), "--threads must be from 1 to 1024.");
        String words = FarmChoice.words(secret).orElse(null);
        if (words == null) {
            if (!join.isEmpty()) throw new picocli.CommandLine.ParameterException(spec.commandLine(), "To join a farm, set " + SharedSecret.FARM_VARIABLE + " to its secret.");
            words = SharedSecret.madeUp();
            out.println("The farm's secret, which others need: " + SharedSecret.FARM_VARIABLE + "=" + words);
        }
        try (FarmWorker worker = new FarmWorker(new SharedSecret("farm", words), ProgramVersion.current(), threads, host, port, join)) {
            Runtime.getRuntime().addShutdownHook(new Thread(worker::close));
            out.println("Worker with " + threads + (threads == 1 ? " thread" : " threads") + " at " + worker.address() + ". Ctrl-C ends it.");
            out.flush();
            if (!join.isEmpty() && worker.members() == 1) {
                spec.commandLine().getErr().println("eldertable: Nobody of this farm answers at " + String.join(", ", join)
                    + ". Is a worker running there, with the same secret? This one goes on alone; others can join it.");
                spec.commandLine().getErr().flush();
            }
            ProgressLine line = new ProgressLine(spec.commandLine().getErr());
            while (true) {
                Thread.sleep(1_000);
                line.show(String.format(Locale.ROOT, "%d machines, %,d games played here", worker.members(), worker.played()));
            }
        }
    }
}
