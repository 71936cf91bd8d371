package eldertable.sdk.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Made by real processes, from a jar of two classes: the JVM archives nothing that comes from folders. */
class ClassArchiveTests {
    private static final long PATIENCE_SECONDS = 120;

    @TempDir Path folder;
    private final List<Process> started = new ArrayList<>();
    private Path jar, archive;

    /** Writes down that it was here, and stays as long as somebody wants it to. */
    static final class Tryout {
        private Tryout() {}

        public static void main(String[] arguments) throws Exception {
            Path folder = Path.of(System.getProperty("tryout"));
            Files.writeString(folder.resolve("tryouts"), "x", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            while (Files.exists(folder.resolve("stay"))) Thread.sleep(20);
        }
    }

    @BeforeEach void writeJar() throws IOException {
        jar = folder.resolve("two.jar");
        archive = folder.resolve("classes.jsa");
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream jarred = new JarOutputStream(out)) {
            for (Class<?> one : List.of(ClassArchive.class, Tryout.class)) {
                String path = one.getName().replace('.', '/') + ".class";
                jarred.putNextEntry(new JarEntry(path));
                try (InputStream in = one.getClassLoader().getResourceAsStream(path)) {
                    in.transferTo(jarred);
                }
            }
        }
    }

    @AfterEach void endAll() throws InterruptedException {
        for (Process one : started) {
            List<ProcessHandle> all = Stream.concat(one.descendants(), Stream.of(one.toHandle())).toList();
            all.forEach(ProcessHandle::destroyForcibly);
            one.waitFor();
        }
    }

    private Process java(Path log, String... words) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dtryout=" + folder));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
        started.add(process);
        return process;
    }

    private Process maker() throws IOException {
        return java(folder.resolve("maker.log"), "-cp", jar.toString(), ClassArchive.class.getName(), archive.toString(), Tryout.class.getName());
    }

    private void ends(Process process) throws Exception {
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), "still at it");
        assertEquals(0, process.exitValue(), Files.readString(folder.resolve("maker.log")));
    }

    private int tryouts() throws IOException {
        Path told = folder.resolve("tryouts");
        return Files.exists(told) ? Files.readString(told).length() : 0;
    }

    /** Starts one that does not come to its end before `stay` is gone. */
    private Process stuck() throws Exception {
        Files.createFile(folder.resolve("stay"));
        Process process = maker();
        for (long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS); tryouts() == 0; Thread.sleep(20)) {
            assertTrue(process.isAlive() && System.nanoTime() < end, "it has not come to the rehearsal");
        }
        return process;
    }

    private List<String> left() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(one -> one.getFileName().toString()).filter(name -> name.contains(".making")).toList();
        }
    }

    @Test void aStartLoadsItsClassesFromIt() throws Exception {
        ends(maker());
        assertTrue(Files.size(archive) > 0);
        assertEquals(List.of(), left());
        Path log = folder.resolve("start.log");
        Process start = java(log, "-XX:SharedArchiveFile=" + archive, "-Xlog:class+load", "-cp", jar.toString(), Tryout.class.getName());
        assertTrue(start.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS));
        assertTrue(Files.readAllLines(log).stream().anyMatch(line -> line.contains(Tryout.class.getName()) && line.contains("shared objects file")), Files.readString(log));
    }

    @Test void whileOneMakesItNobodyElseDoes() throws Exception {
        Process first = stuck();
        ends(maker());
        assertEquals(1, tryouts());
        assertFalse(Files.exists(archive));
        assertEquals(1, left().size(), "the first one's folder is let be");
        Files.delete(folder.resolve("stay"));
        ends(first);
        assertTrue(Files.size(archive) > 0);
    }

    @Test void oneThatWasKilledKeepsNobodyFromIt() throws Exception {
        Process first = stuck();
        List<ProcessHandle> orphans = first.descendants().toList();
        first.destroyForcibly().waitFor();
        orphans.forEach(ProcessHandle::destroyForcibly);
        for (ProcessHandle orphan : orphans) orphan.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertEquals(1, left().size(), "it was killed in the middle");
        Files.delete(folder.resolve("stay"));
        ends(maker());
        assertEquals(2, tryouts());
        assertTrue(Files.size(archive) > 0);
        assertEquals(List.of(), left());
    }
}
