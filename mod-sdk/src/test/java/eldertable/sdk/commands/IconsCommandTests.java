package eldertable.sdk.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.icons.IconCatalogue;
import eldertable.sdk.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IconsCommandTests {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    @TempDir Path folder;

    private int run(String... arguments) {
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    @Test void withoutAWordAllAreListed() {
        assertEquals(0, run("icons"), err.toString());
        for (String name : new IconCatalogue().names()) assertTrue(out.toString().contains(name), name);
        assertFalse(out.toString().chars().anyMatch(c -> c >= 0x2800 && c < 0x2900), "so many are not drawn");
    }

    @Test void aWordFindsNamesAndMeaningsAndTheyAreDrawn() {
        assertEquals(0, run("icons", "money"), err.toString());
        assertTrue(out.toString().contains("two-coins  (cost, price, coin, money"), out.toString());
        assertTrue(out.toString().chars().filter(c -> c >= 0x2800 && c < 0x2900).count() > 50, out.toString());
    }

    @Test void nothingFoundIsAFailureThatSaysWhatToDo() {
        assertEquals(1, run("icons", "qwertz"));
        assertTrue(err.toString().contains("No icon is called or means 'qwertz'"), err.toString());
    }

    @Test void theSheetShowsEachAndFetchesNothing() throws IOException {
        Path sheet = folder.resolve("icons.html");
        assertEquals(0, run("icons", "--sheet", sheet.toString()), err.toString());
        String page = Files.readString(sheet);
        assertEquals(new IconCatalogue().names().size(), page.split("<figure ", -1).length - 1);
        assertFalse(page.contains("http"), "it needs no network");
    }
}
