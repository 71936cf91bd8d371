package eldertable.sdk.program;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * An archive of the classes that a start takes, as the JVM lays them out in memory: with it a start loads them in a third of the time. Whoever starts the
 * program hands an archive to the JVM where there is one that is newer than all jars, and else may ask for it (eldertable.archive). Then it is made once the
 * command is done, by a process of its own that gives way to all others. Nothing depends on it: the JVM itself passes over an archive that does not fit.
 */
public final class ClassArchive {
    /** The file to make. */
    private static final String WANTED = "eldertable.archive";
    private static final Duration PATIENCE = Duration.ofMinutes(10);
    private static final List<String> OWN = List.of("-D" + WANTED, "-XX:SharedArchiveFile", "-Xshare", "-agentlib", "-javaagent");

    private static final String WORKSHOP = ".making";

    private final Path file;

    private ClassArchive(Path file) {
        this.file = file.toAbsolutePath();
    }

    /** @param rehearsal the class whose main method does what people do most */
    public static void makeIfWanted(Class<?> rehearsal) {
        String wanted = System.getProperty(WANTED, "");
        if (wanted.isEmpty()) return;
        List<String> command = new ArrayList<>(System.getProperty("os.name").startsWith("Windows") ? List.of() : List.of("nice", "-n", "10"));
        command.addAll(java());
        command.addAll(List.of(ClassArchive.class.getName(), wanted, rehearsal.getName()));
        try {
            silent(command).start().getOutputStream().close();
        } catch (IOException without) {
            // the next start is as slow as this one was
        }
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        new ClassArchive(Path.of(arguments[0])).make(arguments[1]);
    }

    /** Unless somebody else is making it. The system lets go of a lock whose holder was killed; what that one left behind is swept up. */
    private void make(String rehearsal) throws IOException, InterruptedException {
        try (FileChannel door = FileChannel.open(sibling(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE); FileLock lock = door.tryLock()) {
            if (lock == null) return;
            sweep();
            // A folder of its own: what a killed one had started may still write into the last.
            Path workshop = Files.createTempDirectory(file.getParent(), file.getFileName() + WORKSHOP);
            try {
                make(rehearsal, workshop);
            } finally {
                delete(workshop);
            }
        }
    }

    private void make(String rehearsal, Path workshop) throws IOException, InterruptedException {
        List<FileTime> before = jarTimes();
        Path made = workshop.resolve("archive"), classes = workshop.resolve("classes");
        if (!run(rehearsal, "-XX:DumpLoadedClassList=" + classes, "-Deldertable.data=" + workshop.resolve("data"))) return;
        if (!run("", "-Xshare:dump", "-XX:SharedClassListFile=" + classes, "-XX:SharedArchiveFile=" + made)) return;
        if (!jarTimes().equals(before)) return; // built anew meanwhile
        // An empty file says that it cannot be made here, so that nobody tries again and again.
        if (!Files.exists(made)) Files.createFile(made);
        Files.move(made, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private Path sibling(String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private void sweep() throws IOException {
        try (Stream<Path> beside = Files.list(file.getParent())) {
            for (Path one : beside.filter(one -> one.getFileName().toString().startsWith(file.getFileName() + WORKSHOP)).toList()) delete(one);
        }
    }

    private static List<FileTime> jarTimes() throws IOException {
        List<FileTime> times = new ArrayList<>();
        for (String jar : System.getProperty("java.class.path").split(File.pathSeparator)) times.add(Files.exists(Path.of(jar)) ? Files.getLastModifiedTime(Path.of(jar)) : FileTime.fromMillis(0));
        return times;
    }

    /** Whether it came to its end, be it good or bad. */
    private static boolean run(String main, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(java());
        command.addAll(1, List.of(options));
        if (!main.isEmpty()) command.add(main);
        Process process = silent(command).start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
        if (!ended) process.destroyForcibly();
        return ended;
    }

    /** This program's Java with its options and class path, which have to be the same when the archive is used. */
    private static List<String> java() {
        Predicate<String> own = option -> OWN.stream().anyMatch(option::startsWith);
        Stream<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(own.negate());
        return Stream.of(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()), options, Stream.of("-cp", System.getProperty("java.class.path")))
            .flatMap(part -> part).toList();
    }

    private static ProcessBuilder silent(List<String> command) {
        return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(one);
        }
    }
}
