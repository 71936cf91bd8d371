package eldertable.art;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.view.ViewBox;
import eldertable.icons.IconCatalogue;
import eldertable.pack.model.ArtDef;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Icons as pictures, by name: those that come with the program, and those that packs bring along. Any thread may ask. */
public final class IconSet {
    /** For names that are not there. */
    public static final String FALLBACK = "pentacle";

    private final IconCatalogue catalogue = new IconCatalogue();
    private final Map<String, SVGDocument> documents = new ConcurrentHashMap<>();
    private final PackArt art = new PackArt();

    /** Takes in what a pack brings along; from then on it is an icon under its key. */
    public void add(Collection<ArtDef> pictures) {
        pictures.forEach(art::add);
    }

    public boolean has(String name) {
        return catalogue.has(name) || art.has(name);
    }

    /** A picture in its own colours, as packs may bring along. */
    Optional<BufferedImage> picture(String name) {
        return art.picture(name);
    }

    /** What there is besides the packs' own. */
    public IconCatalogue catalogue() {
        return catalogue;
    }

    /** As {@link IconCatalogue#best}. */
    public String best(String... hints) {
        return catalogue.best(hints);
    }

    /** The icon in white. */
    BufferedImage image(String name, int pixels) {
        BufferedImage image = Canvas.blank(pixels, pixels);
        Graphics2D g = Canvas.brush(image);
        BufferedImage picture = art.picture(name).orElse(null);
        if (picture != null) {
            double fitting = pixels / (double) Math.max(picture.getWidth(), picture.getHeight()), w = picture.getWidth() * fitting, h = picture.getHeight() * fitting;
            g.drawImage(picture, (int) (pixels - w) / 2, (int) (pixels - h) / 2, (int) w, (int) h, null);
            g.dispose();
            return image;
        }
        SVGDocument document = art.drawing(name).orElseGet(() -> documents.computeIfAbsent(catalogue.has(name) ? name : FALLBACK, this::read));
        // A document holds what it draws with; two threads must not do so at once.
        synchronized (document) {
            document.render((java.awt.Component) null, g, new ViewBox(0, 0, pixels, pixels));
        }
        g.dispose();
        return image;
    }

    private SVGDocument read(String name) {
        String svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 512 512\"><path fill=\"#fff\" d=\"" + catalogue.path(name) + "\"/></svg>";
        return new SVGLoader().load(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)), null, LoaderContext.createDefault());
    }
}
