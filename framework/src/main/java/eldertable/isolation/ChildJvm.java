package eldertable.isolation;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How a process of rules is started: with the Java, the class path and the options that this program was started with, which are those of
 * framework/jvm/options.txt, but with less memory, and with nothing of the user's surroundings.
 */
public final class ChildJvm implements ChildStarter {
    /** What all rules of a match, their engine and its compiled code may use; a process of a shipped game is content with less than half. */
    static final int HEAP_MEGABYTES = 256;
    /** How a JVM ends that is told to end when it runs out of memory. */
    static final int OUT_OF_MEMORY = 3;

    private static final List<String> OWN = List.of("-Xmx" + HEAP_MEGABYTES + "m", "-Xss2m", "-XX:MaxMetaspaceSize=256m", "-XX:MaxDirectMemorySize=16m",
        "-XX:+ExitOnOutOfMemoryError", "-XX:+DisplayVMOutputToStderr", "-XX:-UsePerfData", "-Djava.awt.headless=true");
    private static final List<String> KEPT = List.of("-XX:", "--", "-Dpolyglot.", "-Dfile.encoding", "-Dstdout.encoding", "-Dstderr.encoding");
    /** What concerns one process only, or would write files. */
    private static final List<String> DROPPED = List.of("-XX:OnError", "-XX:OnOutOfMemoryError", "-XX:+HeapDump", "-XX:HeapDump", "-XX:+CrashOnOutOfMemoryError",
        "-XX:StartFlightRecording", "-XX:FlightRecorderOptions", "-XX:ErrorFile", "-XX:LogFile", "-XX:ArchiveClassesAtExit", "-XX:MaxRAM", "-XX:InitialRAM",
        "-XX:MinHeap", "-XX:MaxHeap", "-XX:InitialHeap");
    /** Windows starts nothing without the first; the others say how file names are spelt. */
    private static final Set<String> SURROUNDINGS = Set.of("SystemRoot", "LC_ALL", "LC_CTYPE", "LANG");

    /** What makes GraalJS compile, line by line, in a program that was started without, to start fast. */
    private static final String COMPILER = "eldertable.compiler";
    /** With another compiler in the JDK's place the JVM can use no archive of classes. */
    private static final String ARCHIVE = "-XX:SharedArchiveFile";

    private final String main;
    private final List<String> command;

    /** @param main the class whose main method serves rules */
    public ChildJvm(String main) {
        this(main, List.of());
    }

    private ChildJvm(String main, List<String> compiler) {
        this.main = main;
        command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
            .filter(option -> KEPT.stream().anyMatch(option::startsWith) && DROPPED.stream().noneMatch(option::startsWith))
            .filter(option -> compiler.isEmpty() || !option.startsWith(ARCHIVE))
            .forEach(command::add);
        command.addAll(compiler);
        command.addAll(OWN);
        command.addAll(List.of("-cp", classPath(), main));
    }

    @Override
    public ChildStarter often() {
        return new ChildJvm(main, System.getProperty(COMPILER, "").lines().toList());
    }

    /** Whatever it says, from wherever the process is started. */
    private static String classPath() {
        String path = System.getProperty("java.class.path");
        return Arrays.stream(path.split(File.pathSeparator)).filter(entry -> !entry.isEmpty())
            .map(entry -> new File(entry).getAbsolutePath()).collect(Collectors.joining(File.pathSeparator));
    }

    @Override
    public Process start() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().keySet().retainAll(SURROUNDINGS);
        builder.directory(new File(System.getProperty("java.home")));
        return builder.start();
    }
}
