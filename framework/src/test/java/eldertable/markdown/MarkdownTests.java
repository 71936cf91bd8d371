package eldertable.markdown;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import eldertable.markdown.Markdown.Code;
import eldertable.markdown.Markdown.Grid;
import eldertable.markdown.Markdown.Heading;
import eldertable.markdown.Markdown.Item;
import eldertable.markdown.Markdown.Paragraph;
import eldertable.markdown.Markdown.Pictures;
import eldertable.markdown.Markdown.Quote;
import eldertable.markdown.Markdown.Shown;
import eldertable.markdown.Markdown.Style;
import eldertable.markdown.Markdown.Words;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MarkdownTests {
    private static List<Words> plain(String text) {
        return List.of(new Words(Style.PLAIN, text));
    }

    @Test void partsAreTold() {
        List<Markdown.Part> parts = Markdown.read("""
            # Title
            Two lines
            of **bold** words and `code`.

            - one
              still one
            2. two

            > said

            | a | b |
            | --- | --- |
            | c | *d* |
            """);
        assertEquals(List.of(new Heading(1, "Title"),
            new Paragraph(List.of(new Words(Style.PLAIN, "Two lines of "), new Words(Style.BOLD, "bold"), new Words(Style.PLAIN, " words and "),
                new Words(Style.CODE, "code"), new Words(Style.PLAIN, "."))),
            new Item("•", 0, plain("one still one")), new Item("2.", 0, plain("two")), new Quote(plain("said")),
            new Grid(List.of("a", "b"), List.of(List.of(plain("c"), List.of(new Words(Style.ITALIC, "d")))))), parts);
    }

    @Test void listsNest() {
        assertEquals(List.of(new Item("1.", 0, plain("one")), new Item("•", 1, plain("in")), new Item("•", 2, plain("deeper")),
            new Item("2.", 0, plain("two")), new Item("", 0, plain("more of two"))),
            Markdown.read("1. one\n   - in\n     - deeper\n2. two\n\n   more of two\n"));
    }

    @Test void ofLinksAndPicturesTheWordsStay() {
        assertEquals(List.of(new Paragraph(plain("See the rules and a crab."))), Markdown.read("See [the rules](http://x.y/z \"t\") and ![a crab](crab.png)."));
    }

    @Test void aTableWithoutTitlesHasNoHeader() {
        assertEquals(List.of(new Grid(List.of(), List.of(List.of(plain("a|b"), plain("c"))))), Markdown.read("| | |\n| --- | --- |\n| a\\|b | c |\n"));
    }

    @Test void picturesStandTogetherOrAreToldAmongWords() {
        assertEquals(List.of(new Pictures(List.of(new Shown("card:eel", "an eel"), new Shown("card:crab", "")))), Markdown.read("![an *eel*](card:eel)\n![](card:crab)\n"));
        assertEquals(List.of(new Paragraph(plain("Take an eel now."))), Markdown.read("Take ![an eel](card:eel) now.\n"));
        assertEquals(List.of(new Pictures(List.of(new Shown("a", "b"))), new Paragraph(plain("Words."))), Markdown.read("![b](a)\n\nWords.\n"));
    }

    @Test void codeKeepsItsLines() {
        assertEquals(List.of(new Code(List.of("a  *b*", "", "c"))), Markdown.read("```\na  *b*\n\nc\n```\n"));
        assertEquals(List.of(new Code(List.of("<script>x</script>"))), Markdown.read("<script>x</script>\n"));
    }

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void noTextMakesItHang() {
        for (String piece : List.of("[", "![", "*a **a ", "_a __a ", "> ", "`", "`a``", "<", "<a ", "&", "\\", "- ", "1. ", "  - a\n", "|", "|a|\n|-|\n", "[a](", "*",
            "<!--", "<?", "a\n===\n", "[a]: b\n", "[a][", "**x", "`\n")) {
            assertFalse(Markdown.read("a " + piece.repeat(1_000_000 / piece.length())).isEmpty(), piece);
        }
    }

    @Test
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aWideHeadDoesNotMakeAHugeTable() {
        String wide = "|a".repeat(5_000) + "\n" + "|-".repeat(5_000) + "\n" + "|b\n".repeat(30_000);
        assertFalse(Markdown.read(wide).isEmpty());
    }

    @Test void columnsShareTheRoom() {
        assertArrayEquals(new float[] {10, 90}, Grid.widths(new float[] {10, 20}, 100));
        assertArrayEquals(new float[] {10, 30, 60}, Grid.widths(new float[] {10, 100, 200}, 100));
    }
}
