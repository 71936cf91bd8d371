package eldertable.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.desktop.art.Face;
import eldertable.desktop.art.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkdownTests {
    @Test void partsAreTold() {
        List<Markdown.Part> parts = Markdown.read("""
            # Title
            Two lines
            of **bold** words.

            - one
              still one
            2. two
            > said

            | a | b |
            | --- | --- |
            | c | *d* |
            """);
        assertEquals(List.of(new Markdown.Heading(1, "Title"),
            new Markdown.Paragraph(List.of(new Run(Face.TEXT, "Two lines of "), new Run(Face.BOLD, "bold"), new Run(Face.TEXT, " words."))),
            new Markdown.Item("•", 0, List.of(new Run(Face.TEXT, "one still one"))), new Markdown.Item("2.", 0, List.of(new Run(Face.TEXT, "two"))),
            new Markdown.Quote(List.of(new Run(Face.TEXT, "said"))),
            new Markdown.Grid(List.of("a", "b"), List.of(List.of(List.of(new Run(Face.TEXT, "c")), List.of(new Run(Face.ITALIC, "d")))))), parts);
    }
}
