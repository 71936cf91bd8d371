package eldertable.sdk.printing;

import java.io.Closeable;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** One side of a sheet, measured in millimetres from its upper left corner. */
final class Sheet implements Closeable {
    private static final float MARK = 4, GAP = 0.8f, HAIR = 0.12f;

    private final PDPageContentStream stream;
    private final float height;

    Sheet(PDDocument document, PDRectangle size) throws IOException {
        PDPage page = new PDPage(size);
        document.addPage(page);
        stream = new PDPageContentStream(document, page);
        height = size.getHeight();
    }

    private static float pt(float millimetres) {
        return Paper.points(millimetres);
    }

    void picture(PDImageXObject picture, float x, float y, float w, float h) throws IOException {
        stream.drawImage(picture, pt(x), height - pt(y + h), pt(w), pt(h));
    }

    /** Only what falls into a box is seen. */
    void window(PDImageXObject picture, float x, float y, float w, float h, float left, float top, float wide, float high) throws IOException {
        stream.saveGraphicsState();
        stream.addRect(pt(left), height - pt(top + high), pt(wide), pt(high));
        stream.clip();
        picture(picture, x, y, w, h);
        stream.restoreGraphicsState();
    }

    void line(float x1, float y1, float x2, float y2, float grey) throws IOException {
        stream.setStrokingColor(grey, grey, grey);
        stream.setLineWidth(pt(HAIR));
        stream.moveTo(pt(x1), height - pt(y1));
        stream.lineTo(pt(x2), height - pt(y2));
        stream.stroke();
    }

    /** Where to cut: short lines outside of a box, at each column and row of it. */
    void cropMarks(float x, float y, float cell, float high, int columns, int rows) throws IOException {
        float right = x + columns * cell, bottom = y + rows * high;
        for (int i = 0; i <= columns; i++) {
            line(x + i * cell, y - GAP - MARK, x + i * cell, y - GAP, 0);
            line(x + i * cell, bottom + GAP, x + i * cell, bottom + GAP + MARK, 0);
        }
        for (int i = 0; i <= rows; i++) {
            line(x - GAP - MARK, y + i * high, x - GAP, y + i * high, 0);
            line(right + GAP, y + i * high, right + GAP + MARK, y + i * high, 0);
        }
    }

    void text(PDFont font, float size, float x, float base, float red, float green, float blue, String words) throws IOException {
        if (words.isEmpty()) return;
        stream.beginText();
        stream.setNonStrokingColor(red, green, blue);
        stream.setFont(font, size);
        stream.newLineAtOffset(pt(x), height - pt(base));
        stream.showText(words);
        stream.endText();
    }

    void fill(float x, float y, float w, float h, float red, float green, float blue) throws IOException {
        stream.setNonStrokingColor(red, green, blue);
        stream.addRect(pt(x), height - pt(y + h), pt(w), pt(h));
        stream.fill();
    }

    @Override public void close() throws IOException {
        stream.close();
    }
}
