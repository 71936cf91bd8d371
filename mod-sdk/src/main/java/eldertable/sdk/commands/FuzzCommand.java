package eldertable.sdk.commands;

import eldertable.json.Json;
import eldertable.sdk.fuzzing.Fuzz;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.WorkFolder;
import eldertable.sdk.reports.ProgressLine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "fuzz")
public final class FuzzCommand implements Callable<Integer> {
    @Option(names = "--minutes", paramLabel = "N", defaultValue = "1")
    private double minutes;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1")
    private long seed;

    @Option(names = "--crashes", paramLabel = "FOLDER")
    private Path crashes = Path.of("fuzz-crashes");

    @Option(names = "--target", paramLabel = "NAME")
    private String target;

    @Option(names = "--input", paramLabel = "FILE")
    private Path input;

    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() throws IOException, InterruptedException {
        refuse((target == null) != (input == null), "--target and --input go together.");
        refuse(!(minutes > 0), "--minutes must be more than 0.");
        try (BreakOff breakOff = new BreakOff(); WorkFolder folder = WorkFolder.open("fuzz"); Fuzz fuzz = new Fuzz(Home.current().content(), folder.path(), crashes)) {
            refuse(target != null && !fuzz.names().contains(target), "--target is one of " + String.join(", ", fuzz.names()) + ".");
            if (input != null) fuzz.again(target, Files.readAllBytes(input));
            else run(fuzz, breakOff);
            tell(fuzz);
            return breakOff.conclude(fuzz.crashes().isEmpty() ? 0 : 1, "that is what is known so far.", spec.commandLine().getErr());
        }
    }

    private void run(Fuzz fuzz, BreakOff breakOff) throws IOException, InterruptedException {
        ProgressLine line = new ProgressLine(spec.commandLine().getErr());
        PrintWriter out = spec.commandLine().getOut();
        if (!json) out.println("Inputs are made up and read. Ctrl-C ends it early and tells what is known so far.");
        out.flush();
        long end = System.nanoTime() + (long) (minutes * 60e9);
        breakOff.unlessHappened(() -> {
            fuzz.run(seed, () -> {
                line.show(fuzz.inputs().values().stream().mapToLong(Long::longValue).sum() + " inputs, " + fuzz.crashes().size() + " did harm");
                return System.nanoTime() < end;
            });
            return fuzz;
        });
        line.clear();
    }

    private void tell(Fuzz fuzz) {
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.write(Map.of("inputs", fuzz.inputs(), "crashes", fuzz.crashes().stream().map(FuzzCommand::forPrograms).toList())));
        } else {
            for (String name : fuzz.names()) out.printf("%-10s %,9d inputs%n", name, fuzz.inputs().getOrDefault(name, 0L));
            for (Fuzz.Crash crash : fuzz.crashes()) out.println("\n" + crash.target() + ": " + crash.what() + "\n  again: " + again(crash));
            out.println(fuzz.crashes().isEmpty() ? "nothing did harm" : "\n" + fuzz.crashes().size() + " did harm");
        }
        out.flush();
    }

    private static String again(Fuzz.Crash crash) {
        return "./eldertable fuzz --target " + crash.target() + " --input " + crash.file();
    }

    private static Map<String, Object> forPrograms(Fuzz.Crash crash) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("target", crash.target());
        all.put("what", crash.what());
        all.put("file", crash.file().toString());
        all.put("again", again(crash));
        return all;
    }

    private void refuse(boolean nonsense, String message) {
        if (nonsense) throw new ParameterException(spec.commandLine(), message);
    }
}
