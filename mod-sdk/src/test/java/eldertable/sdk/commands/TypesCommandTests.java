package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.sdk.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `types`, and the folder that `new` makes and `check` keeps current. */
class TypesCommandTests {
    @TempDir
    Path temp;

    private String run(int code, String... arguments) {
        StringWriter out = new StringWriter(), err = new StringWriter();
        int ended = Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(arguments);
        assertEquals(code, ended, out + "\n" + err);
        return out.toString() + err;
    }

    @Test void aNewGameComesWithAllThatItsEditorWants() throws IOException {
        run(0, "new", "game", "fresh-game", "--into", temp.toString());
        Path pack = temp.resolve("fresh-game");
        assertTrue(Files.readString(pack.resolve("text/en.yaml")).startsWith("# yaml-language-server: $schema=../types/schemas/text.schema.json\n"));
        assertTrue(Files.readString(pack.resolve("jsconfig.json")).contains("\"checkJs\": true"));
        assertTrue(Files.readString(pack.resolve(".vscode/settings.json")).contains("./types/schemas/flow.schema.json"));
        String types = Files.readString(pack.resolve("types/pack.d.ts"));
        assertTrue(types.contains("'play': { readonly card: Piece };"), types);
        assertTrue(types.contains("readonly hand: Zone;"), types);
        for (String file : new String[] {"types/eldertable.d.ts", "types/language.d.ts", "types/schemas/pack.schema.json"}) assertTrue(Files.exists(pack.resolve(file)), file);
    }

    @Test void checkKeepsTheFolderCurrentAndItIsNoPartOfThePack() throws IOException {
        run(0, "new", "game", "fresh-game", "--into", temp.toString());
        Path pack = temp.resolve("fresh-game"), components = pack.resolve("components.yaml");
        Files.writeString(components, Files.readString(components).replace("counters:", "counters:\n  omens: { per: player }"));
        String told = run(0, "check", pack.toString());
        assertFalse(told.contains("unknown-file"), told);
        assertTrue(Files.readString(pack.resolve("types/pack.d.ts")).contains("  omens: number;"));
        assertTrue(run(0, "types", pack.toString()).contains("Everything is current."));
    }

    @Test void checkMakesNoFolderThatNobodyAskedFor() throws IOException {
        run(0, "new", "game", "fresh-game", "--into", temp.toString());
        Path pack = temp.resolve("fresh-game");
        try (var files = Files.walk(pack.resolve("types"))) {
            files.sorted(java.util.Comparator.reverseOrder()).forEach(file -> assertTrue(file.toFile().delete()));
        }
        run(0, "check", pack.toString());
        assertFalse(Files.exists(pack.resolve("types")));
    }

    @Test void aModKnowsTheThingsOfTheGameBelowIt() throws IOException {
        run(0, "new", "mod", "fresh-mod", "--extends", "tides-of-madness", "--into", temp.toString());
        Path pack = temp.resolve("fresh-mod");
        String types = Files.readString(pack.resolve("types/pack.d.ts"));
        assertTrue(types.contains("readonly tableau: Zone;") && types.contains("'nameSuit': { readonly suit: Word };"), types);
        assertTrue(Files.readString(pack.resolve("cards.yaml")).startsWith("# yaml-language-server: $schema=types/schemas/mod-cards.schema.json\n"));
    }

    @Test void whoNamesNothingIsToldWhatToName() {
        assertTrue(run(2, "types").contains("Name a pack, or give --api FOLDER."));
    }
}
