package eldertable.api;

import eldertable.javascript.SmallLanguage;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The handbook tells authors of everything that rules go without. */
class SandboxPageTests {
    private static final Path HANDBOOK = Path.of(System.getProperty("eldertable.home", "..")).resolve("mod-sdk/handbook");

    @Test
    void everythingThatIsLeftOutIsToldWithItsReason() throws IOException {
        String page = Files.readString(HANDBOOK.resolve("sandbox.md"));
        List<String> untold = Stream.concat(SmallLanguage.GLOBALS.keySet().stream(), SmallLanguage.MEMBERS.keySet().stream())
            .map(path -> path.replaceFirst("^.*prototype\\.", "")).filter(name -> !name.endsWith("Array")) // typed arrays go by that name
            .filter(name -> !page.contains("`" + name + "`")).toList();
        assertEquals(List.of(), untold);
        assertTrue(page.contains(String.format(Locale.ROOT, "%,d letters", SmallLanguage.LONGEST_TEXT)), "the longest text");
        assertTrue(page.contains(String.format(Locale.ROOT, "| %,d |", SmallLanguage.LONGEST_LIST)), "the longest list");
    }
}
