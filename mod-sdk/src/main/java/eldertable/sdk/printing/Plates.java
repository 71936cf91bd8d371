package eldertable.sdk.printing;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/** The pictures of a document, each in it once, however often it is printed. */
final class Plates {
    private static final float QUALITY = 0.92f;

    private final PDDocument document;
    private final Map<String, PDImageXObject> plates = new HashMap<>();

    Plates(PDDocument document) {
        this.document = document;
    }

    /** On a ground of this colour, which shows where the picture is transparent: a card's corners are cut off by scissors, if at all. */
    PDImageXObject solid(String key, Color ground, Supplier<BufferedImage> painting) throws IOException {
        PDImageXObject known = plates.get(key);
        if (known != null) return known;
        PDImageXObject made = JPEGFactory.createFromImage(document, on(ground, painting.get()), QUALITY);
        plates.put(key, made);
        return made;
    }

    /** With whatever is transparent in it. */
    PDImageXObject clear(String key, Supplier<BufferedImage> painting) throws IOException {
        PDImageXObject known = plates.get(key);
        if (known != null) return known;
        PDImageXObject made = LosslessFactory.createFromImage(document, painting.get());
        plates.put(key, made);
        return made;
    }

    static BufferedImage on(Color ground, BufferedImage picture) {
        BufferedImage solid = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = solid.createGraphics();
        g.setColor(ground);
        g.fillRect(0, 0, solid.getWidth(), solid.getHeight());
        g.drawImage(picture, 0, 0, null);
        g.dispose();
        return solid;
    }
}
