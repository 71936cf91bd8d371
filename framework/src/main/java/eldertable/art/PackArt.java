package eldertable.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.parser.resources.ResourcePolicy;
import eldertable.pack.model.ArtDef;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;

/**
 * Pictures that packs bring along, by the key of their definition. They may come from anybody: whatever cannot be read, is too
 * large, or wants to fetch something from elsewhere is simply not there. Any thread may ask.
 */
final class PackArt {
    private static final int MOST_PIXELS = 4096 * 4096, LONGEST_DRAWING = 1 << 20;

    /** It would tell all about a broken drawing on standard error. Kept, or the setting is forgotten. */
    private final Logger silenced = Logger.getLogger("com.github.weisj.jsvg");
    private final Map<String, ArtDef> known = new ConcurrentHashMap<>();
    private final Map<String, Optional<SVGDocument>> drawings = new ConcurrentHashMap<>();
    private final Map<String, Optional<BufferedImage>> pictures = new ConcurrentHashMap<>();

    PackArt() {
        silenced.setLevel(Level.OFF);
    }

    void add(ArtDef art) {
        known.putIfAbsent(art.key(), art);
    }

    boolean has(String key) {
        return drawing(key).isPresent() || picture(key).isPresent();
    }

    /** Of lines: only its shape counts, the table gives the colour. */
    Optional<SVGDocument> drawing(String key) {
        ArtDef art = known.get(key);
        return art == null || !art.isDrawing() ? Optional.empty() : drawings.computeIfAbsent(key, k -> readDrawing(art.bytes()));
    }

    /** Of pixels, in its own colours. */
    Optional<BufferedImage> picture(String key) {
        ArtDef art = known.get(key);
        return art == null || art.isDrawing() ? Optional.empty() : pictures.computeIfAbsent(key, k -> readPicture(art.bytes()));
    }

    private static Optional<SVGDocument> readDrawing(byte[] bytes) {
        if (bytes.length > LONGEST_DRAWING) return Optional.empty();
        try {
            LoaderContext alone = LoaderContext.builder().externalResourcePolicy(ResourcePolicy.DENY_ALL).build();
            return Optional.ofNullable(new SVGLoader().load(new ByteArrayInputStream(bytes), null, alone));
        } catch (RuntimeException | StackOverflowError broken) { // the reader calls itself for parts that refer to each other
            return Optional.empty();
        }
    }

    private static Optional<BufferedImage> readPicture(byte[] bytes) {
        try (ImageInputStream in = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) return Optional.empty();
            ImageReader reader = readers.next();
            try {
                reader.setInput(in, true, true); // without what it tells about itself, which may be packed to unfold to very much
                if ((long) reader.getWidth(0) * reader.getHeight(0) > MOST_PIXELS) return Optional.empty();
                return Optional.of(reader.read(0));
            } finally {
                reader.dispose();
            }
        } catch (IOException | RuntimeException broken) {
            return Optional.empty();
        }
    }
}
