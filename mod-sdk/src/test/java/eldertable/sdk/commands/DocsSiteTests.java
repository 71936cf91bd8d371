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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DocsSiteTests {
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#]*)(?:#([^\"]*))?\"");

    @TempDir Path folder;

    @Test void theSiteHasHandbookAndPackAndEveryLinkLeadsSomewhere() throws IOException {
        StringWriter out = new StringWriter(), err = new StringWriter();
        int code = Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute("docs", "tide-pool", "--site", folder.toString());
        assertEquals(0, code, err.toString());
        assertTrue(Files.exists(folder.resolve("cards/tide-pool/crab.png")));
        assertTrue(Files.readString(folder.resolve("pack-tide-pool.html")).contains("cards/tide-pool/crab.png"));
        assertTrue(Files.readString(folder.resolve("index.js")).contains("unknown-icon"), "the search knows the page of problems");
        assertTrue(Files.readString(folder.resolve("house-rule.html")).contains("href=\"pack-tide-pool.html\""), "the handbook's game has a page");
        assertTrue(Files.readString(folder.resolve("together.html")).contains("src=\"pictures/browser.png\""), "pictures are brought along");
        assertTrue(Files.readString(folder.resolve("editors.html")).contains("href=\"problems.html#scripts\""), "headings can be led to");
        int links = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path page : files.filter(file -> file.toString().endsWith(".html")).toList()) {
                String html = Files.readString(page);
                assertFalse(html.contains("<script src=\"http"), "no network");
                Matcher link = LINK.matcher(html);
                while (link.find()) {
                    if (link.group(1).matches("https?:.*")) continue;
                    Path target = link.group(1).isEmpty() ? page : folder.resolve(link.group(1));
                    assertTrue(Files.isRegularFile(target) && target.normalize().startsWith(folder), page.getFileName() + " leads to " + link.group());
                    if (link.group(2) != null) assertTrue(Files.readString(target).contains(" id=\"" + link.group(2) + "\""), page.getFileName() + " leads to " + link.group());
                    links++;
                }
            }
        }
        assertTrue(links > 500, "links: " + links);
    }
}
