package eldertable.sdk.commands;

import eldertable.json.Json;
import eldertable.sdk.fuzzing.Fuzz;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.program.WorkFolder;
import eldertable.sdk.reports.ProgressLine;
import eldertable.words.Message;
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
        refuse((target == null) != (input == null), Message.of("commands.fuzz.together"));
        refuse(!(minutes > 0), Message.of("commands.fuzz.minutes"));
        try (BreakOff breakOff = new BreakOff(); WorkFolder folder = WorkFolder.open("fuzz"); Fuzz fuzz = new Fuzz(Home.current().content(), folder.path(), crashes)) {
            refuse(target != null && !fuzz.names().contains(target), Message.of("commands.fuzz.targets", "targets", fuzz.names()));
            if (input != null) fuzz.again(target, Files.readAllBytes(input));
            else run(fuzz, breakOff);
            tell(fuzz);
            return breakOff.conclude(fuzz.crashes().isEmpty() ? 0 : 1, Message.of("commands.so-far"), spec);
        }
    }

    private void run(Fuzz fuzz, BreakOff breakOff) throws IOException, InterruptedException {
        ProgressLine line = new ProgressLine(spec.commandLine().getErr());
        PrintWriter out = spec.commandLine().getOut();
        if (!json) out.println(Speech.of(spec).say("commands.fuzz.begins"));
        out.flush();
        long end = System.nanoTime() + (long) (minutes * 60e9);
        breakOff.unlessHappened(() -> {
            fuzz.run(seed, () -> {
                line.show(Speech.of(spec).say("commands.fuzz.far", "inputs", fuzz.inputs().values().stream().mapToLong(Long::longValue).sum(), "harm", fuzz.crashes().size()));
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
            Speech speech = Speech.of(spec);
            for (String name : fuzz.names()) out.printf("%-10s %s%n", name, speech.say("commands.fuzz.inputs", "inputs", String.format("%,9d", fuzz.inputs().getOrDefault(name, 0L))));
            for (Fuzz.Crash crash : fuzz.crashes()) out.println("\n" + crash.target() + ": " + crash.what() + "\n  " + speech.say("commands.fuzz.again", "command", again(crash)));
            out.println(fuzz.crashes().isEmpty() ? speech.say("commands.fuzz.no-harm") : "\n" + speech.say("commands.fuzz.harm", "harm", fuzz.crashes().size()));
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

    private void refuse(boolean nonsense, Message why) {
        if (nonsense) throw new ParameterException(spec.commandLine(), Speech.of(spec).tongue().say(why));
    }
}
