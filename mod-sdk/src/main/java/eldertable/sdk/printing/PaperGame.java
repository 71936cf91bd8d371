package eldertable.sdk.printing;

import eldertable.faces.Faces;
import eldertable.faces.Scenes;
import eldertable.markdown.Markdown;
import eldertable.pack.model.PackInfo;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.words.Tongue;
import java.awt.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.util.Matrix;

/** All that a game consists of, on paper: cards and backs, boards, dials, tokens, a sheet for what is counted, and the rules as a booklet to fold. */
public final class PaperGame {
    /**
     * What was printed.
     *
     * @param cardSides so many pages come first, which are cards and their backs
     * @param sheets    all pages; the last are those of the booklet, two on each
     */
    public record Count(int cards, int tokens, int dials, int boardSheets, int bookletPages, int cardSides, int sheets) {
        /** The first page of the booklet. */
        public int booklet() {
            return sheets - bookletPages / 2 + 1;
        }
    }

    private final Blueprint blueprint;
    private final Faces faces;
    private final Things things;
    private final Tongue tongue;

    /** @param tongue what the program itself writes on it; @param tables who draws those of its rules */
    public PaperGame(Blueprint blueprint, Lexicon lexicon, Tongue tongue, Scenes tables) {
        this.blueprint = blueprint;
        this.tongue = tongue;
        faces = new Faces(blueprint, lexicon, Optional.of(tables));
        things = new Things(blueprint, faces);
    }

    Faces faces() {
        return faces;
    }

    Things things() {
        return things;
    }

    /** @param progress told what is being painted */
    public Count print(Paper paper, Path file, java.util.function.Consumer<Message> progress) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.getDocumentInformation().setTitle(faces.look().lexicon.gameTitle());
            document.getDocumentInformation().setCreator("Eldertable");
            Plates plates = new Plates(document);
            CardPages cardPages = new CardPages(document, paper, faces, plates);
            progress.accept(Message.of("commands.print.cards"));
            int cards = cardPages.add(things.cards), cardSides = document.getNumberOfPages();
            Fonts fonts = new Fonts(document);
            PiecePages pieces = new PiecePages(document, paper, faces, plates, fonts, tongue);
            progress.accept(Message.of("commands.print.pieces"));
            int boards = 0;
            for (String board : things.boards) boards += pieces.board(board);
            int dials = pieces.dials(things.dials), tokens = pieces.tokens(things.tokens);
            new RecordSheet(document, paper, fonts, faces.look().lexicon, tongue).add(blueprint);
            progress.accept(Message.of("commands.print.rules"));
            int pages = bookletPages(document, paper);
            document.save(file.toFile());
            return new Count(cards, tokens, dials, boards, pages, cardSides, document.getNumberOfPages());
        }
    }

    private int bookletPages(PDDocument document, Paper paper) throws IOException {
        Lexicon words = faces.look().lexicon;
        Booklet booklet = new Booklet(paper);
        PackInfo info = blueprint.pack.info();
        String players = info.minPlayers() == info.maxPlayers() ? tongue.say("commands.print.players", "least", info.minPlayers(), "minutes", info.minutes())
            : tongue.say("commands.print.range", "least", info.minPlayers(), "most", info.maxPlayers(), "minutes", info.minutes());
        booklet.cover(booklet.plates().solid("cover", Color.BLACK, () -> faces.cover(Paper.pixels(paper.height / 2))), words.gameTitle(), words.summary(), players);
        List<Markdown.Part> rules = Markdown.read(words.rules());
        if (rules.isEmpty()) booklet.heading(1, words.gameTitle());
        booklet.text(rules, faces);
        List<PDImageXObject> pictures = new ArrayList<>();
        for (Things.Piece card : things.cards) {
            pictures.add(booklet.plates().solid("card " + card.kind(), Color.WHITE, () -> faces.card(card.kind(), Paper.pixels(CardPages.WIDTH * 0.66f))));
        }
        if (!pictures.isEmpty()) booklet.pictures(tongue.say("commands.print.heading"), pictures.stream().distinct().toList(), CardPages.HEIGHT / CardPages.WIDTH);
        try (PDDocument pages = Loader.loadPDF(booklet.finish())) {
            impose(document, pages, paper);
            return pages.getNumberOfPages();
        }
    }

    /** Two pages side by side, so that the sheets, printed on both sides and folded in the middle, can be read from front to back. */
    private static void impose(PDDocument document, PDDocument booklet, Paper paper) throws IOException {
        LayerUtility layers = new LayerUtility(document);
        int n = booklet.getNumberOfPages();
        for (int k = 0; k < n / 2; k++) {
            boolean front = k % 2 == 0;
            int left = front ? n - 1 - k : k, right = front ? k : n - 1 - k;
            PDPage page = new PDPage(paper.turned());
            document.addPage(page);
            try (PDPageContentStream stream = new PDPageContentStream(document, page)) {
                place(stream, layers.importPageAsForm(booklet, left), 0);
                place(stream, layers.importPageAsForm(booklet, right), paper.turned().getWidth() / 2);
            }
        }
    }

    private static void place(PDPageContentStream stream, PDFormXObject form, float x) throws IOException {
        stream.saveGraphicsState();
        stream.transform(Matrix.getTranslateInstance(x, 0));
        stream.drawForm(form);
        stream.restoreGraphicsState();
    }
}
