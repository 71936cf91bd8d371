package eldertable.sdk.printing;

import eldertable.art.Face;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** The table's typefaces in a document, as letters that can be searched and copied. */
final class Fonts {
    private final PDDocument document;
    private final Map<Face, PDFont> fonts = new EnumMap<>(Face.class);
    private final Map<String, String> shown = new HashMap<>();

    Fonts(PDDocument document) {
        this.document = document;
    }

    PDFont font(Face face) throws IOException {
        PDFont font = fonts.get(face);
        if (font == null) {
            try (InputStream file = face.file()) {
                font = PDType0Font.load(document, file);
            }
            fonts.put(face, font);
        }
        return font;
    }

    /** In millimetres. @param size in points */
    float width(Face face, float size, String words) throws IOException {
        return font(face).getStringWidth(words) / 1000 * size * 25.4f / 72;
    }

    /** The same words, with a question mark for each letter that the face does not have. */
    String known(Face face, String words) throws IOException {
        StringBuilder known = new StringBuilder();
        for (int c : words.codePoints().toArray()) known.append(letter(face, c));
        return known.toString();
    }

    private String letter(Face face, int character) throws IOException {
        String key = face + Character.toString(character), letter = shown.get(key);
        if (letter != null) return letter;
        letter = Character.isWhitespace(character) ? " " : Character.toString(character);
        try {
            font(face).encode(letter);
        } catch (IllegalArgumentException missing) {
            letter = "?";
        }
        shown.put(key, letter);
        return letter;
    }
}
