package eldertable.server;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A PostgreSQL of its own for a test, where one is installed (Debian's package postgresql): in a new folder, on a free port. */
final class Postgres implements AutoCloseable {
    private static final Path DEBIAN = Path.of("/usr/lib/postgresql");
    private static final String USER = "eldertable", SYSTEM_USER = "postgres";

    private final Path programs = programs().orElseThrow(), folder = Files.createTempDirectory("postgres");
    private final int port;

    static boolean isInstalled() throws IOException {
        return programs().isPresent();
    }

    private static Optional<Path> programs() throws IOException {
        List<Path> places = new ArrayList<>();
        for (String place : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) places.add(Path.of(place));
        if (Files.isDirectory(DEBIAN)) try (Stream<Path> versions = Files.list(DEBIAN)) {
            versions.sorted(Comparator.reverseOrder()).map(version -> version.resolve("bin")).forEach(places::add);
        }
        return places.stream().filter(place -> Files.isExecutable(place.resolve("initdb")) && Files.isExecutable(place.resolve("pg_ctl"))).findFirst();
    }

    Postgres() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        if (isRoot()) run(List.of("chown", SYSTEM_USER, folder.toString()));
        Path data = folder.resolve("data");
        run(asUser("initdb", "-D", data.toString(), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"));
        run(asUser("pg_ctl", "-D", data.toString(), "-w", "-l", folder.resolve("log").toString(), "-o", "-p " + port + " -c listen_addresses=127.0.0.1 -c unix_socket_directories=" + folder, "start"));
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    /** It does not run as root. */
    private List<String> asUser(String program, String... arguments) {
        List<String> command = new ArrayList<>(isRoot() ? List.of("runuser", "-u", SYSTEM_USER, "--") : List.of());
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        return command;
    }

    private void run(List<String> command) throws IOException {
        Path said = Files.createTempFile("postgres", ".txt");
        int exit = new ProcessBuilder(command).directory(new File("/")).redirectErrorStream(true).redirectOutput(said.toFile()).start().onExit().join().exitValue();
        String words = Files.readString(said);
        Files.delete(said);
        if (exit != 0) throw new IOException(command + ": " + words);
    }

    String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=" + USER;
    }

    @Override public void close() throws IOException {
        run(asUser("pg_ctl", "-D", folder.resolve("data").toString(), "-m", "immediate", "stop"));
        List<Path> all;
        try (Stream<Path> files = Files.walk(folder)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path one : all) Files.delete(one);
    }
}
