package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.pack.model.ArtDef;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

class PackArtTests {
    private final IconSet icons = new IconSet();

    private static ArtDef svg(String body) {
        return new ArtDef("art/half.svg", ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">" + body + "</svg>").getBytes(StandardCharsets.UTF_8));
    }

    private static ArtDef png(int width, int height, Color colour) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(colour);
        g.fillRect(0, 0, width, height);
        g.dispose();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", out);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return new ArtDef("art/eel.png", out.toByteArray());
    }

    @Test void aDrawingIsAnIconByItsShape() {
        ArtDef half = svg("<rect width=\"5\" height=\"10\" fill=\"#f00\"/>");
        icons.add(List.of(half));
        assertTrue(icons.has(half.key()));
        BufferedImage image = icons.image(half.key(), 40);
        assertEquals(255, image.getRGB(8, 20) >>> 24);
        assertEquals(0, image.getRGB(32, 20) >>> 24);
    }

    @Test void aPictureFillsTheCardInItsOwnColours() {
        ArtDef eel = png(60, 20, new Color(10, 200, 30));
        icons.add(List.of(eel));
        CardArt art = new CardArt(0x5b4a8cff, eel.key(), "", 1, false, 66, false);
        Canvas canvas = new Canvas(CardArt.WIDTH, CardArt.HEIGHT, 1, icons);
        art.paint(canvas);
        assertEquals(new Color(10, 200, 30), new Color(canvas.image().getRGB(75, 70)));
    }

    @Test void whatCannotBeReadIsNotThere() {
        ArtDef broken = new ArtDef("art/eel.png", new byte[] {1, 2, 3}), noise = new ArtDef("art/eel.svg", "not a drawing".getBytes(StandardCharsets.UTF_8));
        icons.add(List.of(broken, noise));
        assertFalse(icons.has(broken.key()));
        assertFalse(icons.has(noise.key()));
        assertEquals(40, icons.image(broken.key(), 40).getWidth(), "the fallback stands in");
    }

    @Test void namesFollowFromWhatFilesHold() {
        assertEquals("eel", png(2, 2, Color.RED).name());
        assertNotEquals(png(2, 2, Color.RED).key(), png(2, 2, Color.BLUE).key());
    }
}
