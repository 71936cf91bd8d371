package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `new`, `mods`, `explain`, `pack` and `docs`, with mods in the user's own folder. */
class ModCommandsTests {
    private static final Path TIDE_POOL = Path.of(System.getProperty("eldertable.home", "..")).toAbsolutePath().normalize().resolve("mod-sdk/handbook/tide-pool");

    @TempDir
    Path temp;
    private final String before = System.getProperty("eldertable.data");
    private StringWriter out;
    private StringWriter err;

    @BeforeEach void install() throws IOException {
        System.setProperty("eldertable.data", temp.toString());
        copy(TIDE_POOL, temp.resolve("tide-pool"));
        write("mods/rich/pack.yaml", "id: rich\nversion: 1.1.0\nextends: tide-pool ^1.0\ntitle: Rich\n");
        write("mods/rich/cards.yaml", "cards:\n  pearl: { points: 5 }\n");
        write("mods/rich/rules.mjs", "export const moves = {\n  keep: original => ({ ...original, check: () => true }),\n};\n");
        write("mods/poor/pack.yaml", "id: poor\nversion: 1.0.0\nextends: tide-pool\ntitle: Poor\n");
        write("mods/poor/cards.yaml", "cards:\n  crab: { points: 0 }\n  pearl: { points: 1 }\n");
    }

    @AfterEach void restore() {
        if (before == null) System.clearProperty("eldertable.data");
        else System.setProperty("eldertable.data", before);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(target);
                else Files.copy(file, target);
            }
        }
    }

    private void write(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    private String told(StringWriter writer) {
        return writer.toString().replace("\r\n", "\n").replace(temp.toString(), "here").replace('\\', '/');
    }

    @Test void aNewModShowsHowToAnswerWhatItsGameAsks() throws IOException {
        assertEquals(0, run("new", "mod", "plain", "--extends", "tide-pool", "--into", temp.resolve("mine").toString()), told(err));
        assertTrue(Files.readString(temp.resolve("mine/plain/rules.mjs")).contains("asks and tells nothing"));
        assertEquals(0, run("new", "mod", "seen", "--extends", "tides-of-madness", "--into", temp.resolve("mine").toString()), told(err));
        String rules = Files.readString(temp.resolve("mine/seen/rules.mjs"));
        String question = rules.replaceFirst("(?s).*modify = \\{ (\\w+):.*", "$1");
        assertTrue(Files.readString(TIDE_POOL.resolve("../../../content/tides-of-madness/flow.yaml")).contains("  " + question + ":"), rules);
    }

    @Test void allThatIsWrongWithScriptsIsToldAtOnce() throws IOException {
        String rules = Files.readString(temp.resolve("tide-pool/rules.mjs"));
        write("tide-pool/rules.mjs", rules.replace("me.chosen", "me.chosne") + "export const on = { caught: ({ game }) => game.trigger('cuaght', {}) };\n");
        assertEquals(1, run("check", temp.resolve("tide-pool").toString()));
        assertTrue(told(out).contains("unknown-event") && told(out).contains("'me' has no 'chosne'"), told(out));
        write("tide-pool/rules.mjs", rules.replace("me.chosen", "me.chosne") + "export const invariants = 3;\n");
        assertEquals(1, run("check", temp.resolve("tide-pool").toString()));
        assertTrue(told(out).contains("invariants has to be a function") && told(out).contains("'me' has no 'chosne'"), told(out));
    }

    @Test void explainsAValue() {
        assertEquals(0, run("explain", "tide-pool", "cards.pearl.points", "--mods", "rich,poor"));
        assertEquals("""
            cards.pearl.points = 1
              set       tide-pool  3
                        here/tide-pool/cards.yaml:3:25
              changed   rich       3 → 5
                        here/mods/rich/cards.yaml:2:12
              changed   poor       5 → 1
                        here/mods/poor/cards.yaml:3:12

            here/mods/poor/cards.yaml:3:12  warning  mods-disagree
              pearl: { points: 1 }
                       ^ 'poor' sets cards.pearl.points to 1 here, but 'rich' sets cards.pearl.points to 5 (here/mods/rich/cards.yaml:2). Now 'poor' comes later and wins. If that is right, write 'loadAfter: [rich]' into the pack.yaml of 'poor'; if not, 'loadAfter: [poor]' into that of 'rich'.
            """, told(out));
    }

    @Test void explainsAHookAndForPrograms() {
        assertEquals(0, run("explain", "rich", "rules.moves.keep.check", "--json"));
        assertTrue(out.toString().contains("\"kind\": \"wrapped\"") && out.toString().contains("\"after\": \"() => true\""), out.toString());
        assertEquals(0, run("explain", "rich", "moves.keep"));
        assertTrue(told(out).contains("  wrapped   rich       hooks.moves.keep.check: ") && told(out).contains("here/mods/rich/rules.mjs:2:44"), told(out));
        assertEquals(0, run("explain", "rich"));
        assertTrue(told(out).startsWith("rich\n  changed   cards.pearl.points"), told(out));
        assertEquals(1, run("explain", "rich", "cards.perl"));
        assertEquals("eldertable: There is no 'cards.perl' in tide-pool with rich. Did you mean 'cards.pearl'?\n", told(err));
    }

    @Test void explainsAHookThatTwoModsFightOver() throws IOException {
        for (String mod : new String[] {"left", "right"}) {
            write("mods/" + mod + "/pack.yaml", "id: " + mod + "\nextends: tide-pool\ntitle: " + mod + "\n");
            write("mods/" + mod + "/rules.mjs", "\nexport const moves = { keep: { pick: { card: 'hand' }, apply: ({ game }) => game.say('" + mod + "') } };\n");
        }
        assertEquals(0, run("explain", "tide-pool", "hooks.moves.keep.apply", "--mods", "left,right"));
        assertTrue(told(out).contains("here/mods/right/rules.mjs:2:63  warning  mods-disagree"), told(out));
        assertTrue(told(out).contains("'right' replaces hooks.moves.keep.apply here, and what 'left' made of it (here/mods/left/rules.mjs:2) is lost."), told(out));
        write("mods/right/pack.yaml", "id: right\nextends: tide-pool\ntitle: right\nloadAfter: [left]\n");
        assertEquals(0, run("explain", "tide-pool", "hooks.moves.keep.apply", "--mods", "left,right"));
        assertFalse(told(out).contains("mods-disagree"), told(out));
    }

    @Test void listsMods() throws IOException {
        write("mods/late/pack.yaml", "id: late\nextends: tide-pool ^3\ntitle: Late\n");
        assertEquals(0, run("mods", "tide-pool"));
        assertTrue(told(out).startsWith("tide-pool\n  late 0.0.0  Late  (cannot be played)\n"), told(out));
        assertTrue(told(out).contains("\n  rich 1.1.0  Rich\n"), told(out));
        assertEquals(1, run("mods", "tide-pol"));
    }

    @Test void aNewGameIsSoundAtOnce() throws IOException {
        assertEquals(0, run("new", "game", "my-game", "--title", "Mine: \"all\" of it", "--into", temp.toString()), () -> told(err));
        assertEquals(0, run("check", "my-game", "--strict"), () -> told(out));
        assertEquals(0, run("test", "my-game"), () -> told(out));
        assertEquals(1, run("new", "game", "my-game", "--into", temp.toString()));
        assertEquals(1, run("new", "game", "My Game"));
        assertEquals(2, run("new"));
    }

    @Test void aNewModIsSoundAtOnce() {
        assertEquals(0, run("new", "mod", "my-mod", "--extends", "rich", "--into", temp.resolve("mods").toString()), () -> told(err));
        assertEquals(0, run("check", "my-mod"), () -> told(out));
        assertEquals(0, run("test", "my-mod"), () -> told(out));
        assertEquals(2, run("new", "mod", "other"));
    }

    @Test void aModThatTellsSecretsIsFound() throws IOException {
        assertEquals(0, run("check", "tide-pool", "--secrets", "--games", "1"), () -> told(out));
        assertTrue(told(out).startsWith("Secrets: "), told(out));
        write("mods/leaky/pack.yaml", "id: leaky\nextends: tide-pool\ntitle: Leaky\n");
        write("mods/leaky/rules.mjs", "export const moves = {\n  keep: original => ({ ...original,\n"
            + "    check: ({ me, card }) => card === me.hand.top || `${me.left.hand.top} lies there.` }),\n};\n");
        String[] check = {"check", "tide-pool", "--mods", "leaky", "--secrets", "--players", "2", "--seed", "3", "--games", "1"};
        assertEquals(1, run(check));
        assertTrue(told(out).contains("rules.mjs:3:12  error  secret-reason"), told(out));
        assertTrue(told(out).contains("To see it again: --players 2 --seed 3 --games 1, after move "), told(out));
        String first = told(out);
        run(check);
        assertEquals(first, told(out));
        assertEquals(1, run("check", "leaky", "--secrets", "--json", "--games", "1"));
        assertTrue(out.toString().contains("\"code\": \"secret-reason\""), out.toString());
        assertEquals(0, run("check", "leaky"), () -> told(out));
        assertEquals(2, run("check", "leaky", "--games", "4"));
    }

    @Test void packsTheSameZipEachTimeAndPlaysIt() throws IOException {
        Path given = Files.createDirectories(temp.resolve("given/away"));
        Path one = given.resolve("one.zip");
        Path two = given.resolve("two.zip");
        assertEquals(0, run("pack", "rich", "--out", one.toString()), () -> told(err));
        Files.setLastModifiedTime(temp.resolve("mods/rich/cards.yaml"), java.nio.file.attribute.FileTime.fromMillis(1));
        assertEquals(0, run("pack", "rich", "--json", "--out", two.toString()));
        assertTrue(out.toString().contains("\"id\": \"rich\""));
        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
        write("mods/rich/cards.yaml", "cards:\n  perl: { points: 5\n");
        assertEquals(1, run("pack", "rich", "--out", two.toString()));

        for (String file : Arrays.asList("pack.yaml", "cards.yaml", "rules.mjs")) Files.delete(temp.resolve("mods/rich").resolve(file));
        Files.move(one, temp.resolve("mods/anything.zip"));
        assertEquals(0, run("explain", "tide-pool", "cards.pearl.points", "--mods", "rich"), () -> told(err));
        assertTrue(told(out).startsWith("cards.pearl.points = 5\n"), told(out));
        assertTrue(told(out).contains("here/mods/anything.zip/cards.yaml:2:12"), told(out));
    }

    @Test void docsTellEveryCardWithTheModsThatChangeIt() throws IOException {
        String pool = temp.resolve("tide-pool").toString();
        assertEquals(0, run("docs", pool), () -> err.toString());
        String plain = out.toString();
        assertTrue(plain.contains("| `pearl` |"), plain);
        assertTrue(plain.contains("## Steps"), plain);
        Path file = temp.resolve("reference.md");
        assertEquals(0, run("docs", pool, "--mods", "rich", "--out", file.toString()), () -> err.toString());
        assertTrue(Files.readString(file).contains("with the mod Rich (`rich` 1.1.0)"));
        assertTrue(!Files.readString(file).equals(plain));
    }
}
