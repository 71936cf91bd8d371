package eldertable.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What `new` makes is sound before its author has changed a line: a game, and a mod of every game. */
class TemplatesTests {
    private static final List<String> GAMES = List.of("tide-pool", "tides-of-madness", "pocket-madness", "shards-of-madness", "gates-of-delirium", "waking-void", "seven-candles");

    @TempDir Path temp;

    @Test void eachPassesEverything() {
        List<String> made = new ArrayList<>(List.of(begin("game", "fresh-game")));
        for (String game : GAMES) made.add(begin("mod", "fresh-" + game, "--extends", game));
        for (String pack : made) assertTrue(run("test", pack).contains(" passed, 0 failed"), pack);
        List<String> check = new ArrayList<>(List.of("check", "--strict"));
        check.addAll(made);
        run(check.toArray(String[]::new));
        run("check", "--strict", "--types", made.get(0), made.get(1), made.get(GAMES.indexOf("waking-void") + 1)); // others would only take longer
        run("simulate", made.get(0), "--games", "20", "--check");
    }

    private String begin(String what, String id, String... more) {
        List<String> arguments = new ArrayList<>(List.of("new", what, id, "--into", temp.toString()));
        arguments.addAll(List.of(more));
        run(arguments.toArray(String[]::new));
        return temp.resolve(id).toString();
    }

    private static String run(String... arguments) {
        StringWriter out = new StringWriter();
        int exit = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(out)).execute(arguments);
        assertEquals(0, exit, String.join(" ", arguments) + "\n" + out);
        return out.toString();
    }
}
