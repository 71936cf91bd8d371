package eldertable.markdown;

import eldertable.markdown.Markdown.Code;
import eldertable.markdown.Markdown.Grid;
import eldertable.markdown.Markdown.Heading;
import eldertable.markdown.Markdown.Item;
import eldertable.markdown.Markdown.Paragraph;
import eldertable.markdown.Markdown.Part;
import eldertable.markdown.Markdown.Pictures;
import eldertable.markdown.Markdown.Quote;
import eldertable.markdown.Markdown.Shown;
import eldertable.markdown.Markdown.Style;
import eldertable.markdown.Markdown.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/** Turns the library's tree into parts. It walks without recursion: a hostile text may be nested deeper than any stack. */
final class PartsReader {
    private final List<Part> parts = new ArrayList<>();
    private final List<Words> words = new ArrayList<>();
    /** Of each list that is open: the number of its next item, or -1 for one with dots. */
    private final Deque<Integer> lists = new ArrayDeque<>();
    /** Of the item that has just begun; "" once it has been written. */
    private String mark = "";
    private int bold, italic, quotes;
    /** Of the paragraph that is being read, if it holds nothing else. */
    private final List<Shown> pictures = new ArrayList<>();
    private List<String> header = List.of();
    private List<List<List<Words>>> rows = List.of();

    List<Part> read(Node document) {
        Node node = document;
        while (node != null) {
            enter(node);
            Node next = node.getFirstChild();
            while (next == null && node != null) {
                leave(node);
                next = node.getNext();
                if (next == null) node = node.getParent();
            }
            node = next;
        }
        return List.copyOf(parts);
    }

    private void enter(Node node) {
        if (node instanceof Text text) add(text.getLiteral());
        else if (node instanceof SoftLineBreak) add(" ");
        else if (node instanceof HardLineBreak) add("\n");
        else if (node instanceof StrongEmphasis) bold++;
        else if (node instanceof Emphasis) italic++;
        else if (node instanceof org.commonmark.node.Code code) words.add(new Words(Style.CODE, code.getLiteral()));
        else if (node instanceof HtmlInline html) add(html.getLiteral()); // nobody shows HTML: as it is written
        else if (node instanceof HtmlBlock html) code(html.getLiteral());
        else if (node instanceof FencedCodeBlock code) code(code.getLiteral());
        else if (node instanceof IndentedCodeBlock code) code(code.getLiteral());
        else if (node instanceof Image image && isPicture(image)) pictures.add(new Shown(image.getDestination(), ""));
        else if (node instanceof BlockQuote) quotes++;
        else if (node instanceof BulletList) lists.push(-1);
        else if (node instanceof OrderedList list) lists.push(list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber());
        else if (node instanceof ListItem) beginItem();
        else if (node instanceof TableBlock) {
            header = new ArrayList<>();
            rows = new ArrayList<>();
        } else if (node instanceof TableRow && node.getFirstChild() instanceof TableCell cell && !cell.isHeader()) rows.add(new ArrayList<>());
    }

    private void leave(Node node) {
        if (node instanceof StrongEmphasis) bold--;
        else if (node instanceof Emphasis) italic--;
        else if (node instanceof Image image && isPicture(image)) {
            Shown last = pictures.remove(pictures.size() - 1);
            pictures.add(new Shown(last.target(), Markdown.plain(taken()).strip()));
        }
        else if (node instanceof org.commonmark.node.Heading heading) parts.add(new Heading(heading.getLevel(), Markdown.plain(taken())));
        else if (node instanceof org.commonmark.node.Paragraph) endParagraph();
        else if (node instanceof BlockQuote) quotes--;
        else if (node instanceof BulletList || node instanceof OrderedList) lists.pop();
        else if (node instanceof TableCell cell) {
            if (cell.isHeader()) header.add(Markdown.plain(taken()));
            else rows.get(rows.size() - 1).add(taken());
        } else if (node instanceof TableBlock) {
            boolean headed = header.stream().anyMatch(title -> !title.isEmpty());
            parts.add(new Grid(headed ? List.copyOf(header) : List.of(), rows.stream().map(List::copyOf).toList()));
        }
    }

    private void beginItem() {
        int number = lists.pop();
        mark = number < 0 ? "•" : number + ".";
        lists.push(number < 0 ? number : number + 1);
    }

    /** Whether a picture stands among nothing but pictures. */
    private static boolean isPicture(Image image) {
        if (!(image.getParent() instanceof org.commonmark.node.Paragraph paragraph)) return false;
        for (Node one = paragraph.getFirstChild(); one != null; one = one.getNext()) {
            boolean blank = one instanceof SoftLineBreak || one instanceof Text text && text.getLiteral().isBlank();
            if (!blank && !(one instanceof Image)) return false;
        }
        return true;
    }

    private void endParagraph() {
        if (!pictures.isEmpty()) {
            parts.add(new Pictures(List.copyOf(pictures)));
            pictures.clear();
            words.clear(); // the blanks between them
            return;
        }
        if (!lists.isEmpty()) {
            parts.add(new Item(mark, lists.size() - 1, taken()));
            mark = "";
        } else parts.add(quotes > 0 ? new Quote(taken()) : new Paragraph(taken()));
    }

    private void code(String literal) {
        parts.add(new Code(literal.stripTrailing().lines().toList()));
    }

    /** Neighbours that look alike become one. */
    private void add(String text) {
        Style style = bold > 0 ? Style.BOLD : italic > 0 ? Style.ITALIC : Style.PLAIN;
        int last = words.size() - 1;
        if (last >= 0 && words.get(last).style() == style) words.set(last, new Words(style, words.get(last).text() + text));
        else words.add(new Words(style, text));
    }

    private List<Words> taken() {
        List<Words> all = List.copyOf(words);
        words.clear();
        return all;
    }
}
