package eldertable.editing;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.sdk.typings.CheckedBefore;
import eldertable.sdk.typings.TypeCheck;
import eldertable.support.CopiedPack;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** TypeScript finds nothing in what we ship, and what it finds in a slip stands where the author wrote it. */
class TypeCheckTests {
    private static final Path HOME = Path.of(System.getProperty("eldertable.home"));
    @TempDir
    static Path temp;
    private static TypeCheck check;

    @BeforeAll
    static void start() {
        check = new TypeCheck(new CheckedBefore(temp.resolve("cache")));
    }

    @AfterAll
    static void end() {
        check.close();
    }

    @Test
    void whatWeShipIsSound() {
        PackLibrary library = new PackLibrary(List.of(HOME.resolve("content"), HOME.resolve("mod-sdk/handbook")));
        List<String> found = new ArrayList<>();
        int packs = 0;
        for (PackLibrary.Entry entry : library.entries()) {
            PackDef pack = library.load(entry.path().toString(), List.of()).pack().orElseThrow();
            check.of(pack).forEach(problem -> found.add(problem.toString()));
            packs++;
        }
        assertEquals(List.of(), found);
        assertTrue(packs >= 18, "only " + packs);
    }

    @Test
    void slipsAreFoundWhereTheyStand() {
        CopiedPack copy = CopiedPack.of("tides-of-madness", temp.resolve("packs"));
        copy.replace("rules.mjs", "p.keeping.moveAll", "p.keping.moveAll");
        copy.replace("rules.mjs", "game.most('score')", "game.most('scroe')");
        copy.replace("scoring.mjs", "return player.madness;", "return player.maddness;");
        List<Diagnostic> found = check.of(copy.load().pack().orElseThrow());
        assertEquals(3, found.size(), found.toString());
        for (Diagnostic one : found) assertTrue(one.excerpt().matches(".*(keping|scroe|maddness).*"), one + " " + one.excerpt());
        assertTrue(found.get(0).message().contains("Did you mean 'keeping'?"), found.toString());
        assertEquals(found, check.of(copy.load().pack().orElseThrow()), "the second time, out of what is remembered");
    }
}
