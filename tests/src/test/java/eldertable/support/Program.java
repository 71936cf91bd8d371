package eldertable.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** The real program in a process of its own, with its own folder for saves. */
public final class Program {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    private static final String CLASS_PATH = System.getProperty("java.class.path");
    private static final long PATIENCE_SECONDS = 240;
    private static final Set<String> NOT_OURS = Set.of("COLUMNS", "JAVA_TOOL_OPTIONS", "DISPLAY", "WAYLAND_DISPLAY");

    /** What came of a run that was let end by itself. */
    public record Ran(int exit, String out, String err) {}

    private final Path data;
    private final String display;
    private long patienceSeconds = PATIENCE_SECONDS;

    public Program(Path data) {
        this(data, "");
    }

    /** @param display the screen that its window may be opened on; "" for none */
    public Program(Path data, String display) {
        this.data = data;
        this.display = display;
    }

    /** For what takes longer than a program usually may. */
    public Program withPatience(long seconds) {
        patienceSeconds = seconds;
        return this;
    }

    public Path data() {
        return data;
    }

    /** Runs with these lines as its input. */
    public Ran run(List<String> input, String... arguments) {
        try {
            Path in = Files.createTempFile(data, "in", ".txt"), out = Files.createTempFile(data, "out", ".txt"), err = Files.createTempFile(data, "err", ".txt");
            Files.write(in, input);
            Process process = builder(arguments).redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
            if (!process.waitFor(patienceSeconds, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new AssertionError("still running:\n" + Files.readString(out));
            }
            return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Lets it work for so much processor time, then somebody presses Ctrl-C. */
    public Ran brokenOff(Duration work, String... arguments) throws IOException, InterruptedException {
        Path out = Files.createTempFile(data, "out", ".txt"), err = Files.createTempFile(data, "err", ".txt");
        Process process = builder(arguments).redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(patienceSeconds);
            while (process.isAlive() && process.info().totalCpuDuration().orElse(Duration.ZERO).compareTo(work) < 0 && System.nanoTime() < deadline) Thread.sleep(50);
            new ProcessBuilder("kill", isInterruptIgnored() ? "-TERM" : "-INT", String.valueOf(process.pid())).start().waitFor();
            if (!process.waitFor(patienceSeconds, TimeUnit.SECONDS)) throw new AssertionError("still running:\n" + Files.readString(out));
            return new Ran(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            process.destroyForcibly();
        }
    }

    /** Whether this process, and so those that it starts, were told not to listen to Ctrl-C: a shell does so to what it runs in the background. */
    public static boolean isInterruptIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) return false;
        String ignored = Files.readAllLines(status).stream().filter(line -> line.startsWith("SigIgn:")).findFirst().orElse("SigIgn: 0").replaceAll("\\D*:\\s*", "");
        return (Long.parseUnsignedLong(ignored, 16) & 1L << 1) != 0;
    }

    public Process start(String... arguments) throws IOException {
        return builder(arguments).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    }

    /** What starts it. */
    public List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx512m", "-XX:TieredStopAtLevel=1", "-Dpolyglot.engine.WarnInterpreterOnly=false", "-Deldertable.home=" + HOME,
            "-Deldertable.data=" + data, "-Deldertable.desktop=" + CLASS_PATH, "-cp", CLASS_PATH, "eldertable.sdk.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    private ProcessBuilder builder(String... arguments) {
        ProcessBuilder builder = new ProcessBuilder(command(arguments)).directory(HOME.toFile());
        builder.environment().keySet().removeIf(name -> name.startsWith("ELDERTABLE_") || NOT_OURS.contains(name));
        if (!display.isEmpty()) builder.environment().put("DISPLAY", display);
        builder.environment().put("MALLOC_ARENA_MAX", "2"); // else what is resident depends on which threads happened to run at once
        return builder;
    }

    public static String line(String out, String beginning) {
        return out.lines().filter(line -> line.startsWith(beginning)).reduce((first, last) -> last).orElse("");
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
