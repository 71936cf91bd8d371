package eldertable.sdk;

import eldertable.sdk.program.ClassArchive;
import eldertable.sdk.program.Home;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Does once what people do most, so that the JVM writes down which classes it takes ({@link ClassArchive}). Whether it succeeds is of no account. */
final class Rehearsal {
    private Rehearsal() {}

    public static void main(String[] arguments) throws IOException {
        InputStream keyboard = System.in;
        String data = System.getProperty("eldertable.data");
        for (Path game : games()) {
            Main.run("check", game.toString());
            System.setIn(new ByteArrayInputStream("help\n1\nquit\n".getBytes(StandardCharsets.UTF_8)));
            Main.run("play", game.toString(), "--terminal", "--seed", "1", "--bots", "B=easy");
            System.setIn(keyboard);
        }
        Main.run("play", games().get(0).toString(), "--bots", "B=easy", "--screenshot", data + "/table.png");
        System.exit(0);
    }

    /** Two: what one of them does not need the other may. */
    private static List<Path> games() throws IOException {
        try (Stream<Path> packs = Files.list(Home.current().content())) {
            List<Path> games = packs.filter(pack -> Files.isDirectory(pack.resolve("lessons"))).sorted().toList();
            return List.of(games.get(games.size() - 1), games.get(games.size() - 2));
        }
    }
}
