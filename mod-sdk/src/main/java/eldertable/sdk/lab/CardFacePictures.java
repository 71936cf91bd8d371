package eldertable.sdk.lab;

import eldertable.faces.Faces;
import eldertable.state.Blueprint;
import eldertable.view.Lexicon;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Collections;
import java.util.Optional;
import javax.imageio.ImageIO;

/** Where pictures of cards come from. */
public interface CardFacePictures {
    /** Rows then show the card's words alone. */
    CardFacePictures NONE = kind -> Optional.empty();

    /** What a kind of piece looks like, as an address that has the picture in it. */
    Optional<String> picture(String kind);

    /** Paints cards as the window does. */
    static CardFacePictures of(Blueprint blueprint, String language) {
        Faces faces = new Faces(blueprint, new Lexicon(blueprint, language, Collections.nCopies(blueprint.players, "")));
        int width = 260, coin = 120;
        return kind -> Optional.of(inline(faces.isCard(kind) ? faces.card(kind, width) : faces.token(kind, -1, coin)));
    }

    private static String inline(BufferedImage picture) {
        BufferedImage flat = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = flat.createGraphics();
        graphics.drawImage(picture, 0, 0, new Color(0x1c1f29), null);
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(flat, "jpg", bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return "data:image/jpeg;base64," + Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
