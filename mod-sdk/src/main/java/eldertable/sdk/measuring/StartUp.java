package eldertable.sdk.measuring;

import eldertable.sdk.program.CommandFailure;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Measures how long it takes from the start of a process to a player's first choice, by starting this program again. */
public final class StartUp {
    /** What the other process says when it is there. */
    public static final String READY = "first choice:";

    private final List<String> command = new ArrayList<>();

    /** @param program its main class */
    public StartUp(Class<?> program, List<String> arguments) {
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        command.add(ProcessHandle.current().info().command().orElse(System.getProperty("java.home") + "/bin/java"));
        command.addAll(runtime.getInputArguments());
        command.addAll(List.of("-cp", runtime.getClassPath(), program.getName()));
        command.addAll(arguments);
    }

    public double seconds() throws IOException, InterruptedException {
        long began = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        StringBuilder said = new StringBuilder();
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.startsWith(READY)) return (System.nanoTime() - began) / 1e9;
                said.append(line).append('\n');
            }
            throw new CommandFailure("The start could not be measured: the program, started anew, said\n" + said);
        } finally {
            process.waitFor();
        }
    }
}
