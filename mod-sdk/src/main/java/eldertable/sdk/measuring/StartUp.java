package eldertable.sdk.measuring;

import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.words.Message;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Measures how long it takes from the command to a table in the terminal that waits for a player, by giving that command. */
public final class StartUp {
    /** Typed at once: the terminal repeats it when all there is to see and to choose has been shown. */
    private static final String TYPED = "quit";

    private final List<String> command = new ArrayList<>();

    /** @param program its main class, for where no start script can be used @param game what `play` is told */
    public StartUp(Home home, Class<?> program, List<String> game) {
        // The script starts a table with other options than those of this program.
        if (Files.isExecutable(home.script()) && Files.isDirectory(home.stage().resolve("lib/own"))) command.add(home.script().toString());
        else {
            RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
            command.add(ProcessHandle.current().info().command().orElse(System.getProperty("java.home") + "/bin/java"));
            command.addAll(runtime.getInputArguments());
            command.addAll(List.of("-cp", runtime.getClassPath(), program.getName()));
        }
        command.add("play");
        command.addAll(game);
        command.addAll(List.of("--terminal", "--seed", "1"));
    }

    public double seconds() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("eldertable-start");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment().put("ELDERTABLE_NO_BUILD", "1");
            builder.environment().put("ELDERTABLE_DATA", data.toString());
            builder.environment().putIfAbsent("JAVA_HOME", System.getProperty("java.home"));
            return seconds(builder);
        } finally {
            try (Stream<Path> left = Files.walk(data)) {
                left.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        }
    }

    private static double seconds(ProcessBuilder builder) throws IOException, InterruptedException {
        long began = System.nanoTime(), ready = 0;
        Process process = builder.start();
        try (OutputStream in = process.getOutputStream()) {
            in.write((TYPED + "\n").getBytes(StandardCharsets.UTF_8));
        }
        StringBuilder said = new StringBuilder();
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.equals("> " + TYPED)) ready = System.nanoTime();
                said.append(line).append('\n');
            }
        }
        // A game that is over before anybody could choose ends by itself.
        if (process.waitFor() != 0) throw new CommandFailure(Message.of("bench.no-start", "said", said));
        return ((ready == 0 ? System.nanoTime() : ready) - began) / 1e9;
    }
}
