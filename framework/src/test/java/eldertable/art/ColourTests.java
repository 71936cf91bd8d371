package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;

/** Words can be read on what they stand on, and players are told apart, also by eyes that see fewer colours. */
class ColourTests {
    private static final int SEATS = 8;
    /** In CIELAB: two colours that far apart are never taken for each other. */
    private static final double APART = 20;
    /** What the Web Content Accessibility Guidelines ask of text, and of large text. */
    private static final double TEXT = 4.5, LARGE = 3;

    /** How those see who lack one sort of cones (Machado, Oliveira and Fernandes 2009), on linear light. */
    private static final Map<String, double[]> EYES = Map.of(
        "all cones", new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1},
        "no red cones", new double[] {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
        "no green cones", new double[] {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
        "no blue cones", new double[] {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900});

    private static double[] seen(int rgba, double[] eyes) {
        double[] light = {Ink.linear(Ink.red(rgba)), Ink.linear(Ink.green(rgba)), Ink.linear(Ink.blue(rgba))}, seen = new double[3];
        for (int i = 0; i < 3; i++) {
            double sum = 0;
            for (int k = 0; k < 3; k++) sum += eyes[3 * i + k] * light[k];
            seen[i] = Math.max(0, Math.min(1, sum));
        }
        return lab(seen);
    }

    private static double[] lab(double[] c) {
        double x = (0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047;
        double y = 0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2];
        double z = (0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883;
        return new double[] {116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))};
    }

    private static double root(double t) {
        return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16.0 / 116;
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    @Test void playersAreToldApartByAllEyes() {
        List<String> alike = new ArrayList<>();
        EYES.forEach((name, eyes) -> {
            for (int a = 0; a < SEATS; a++) {
                for (int b = a + 1; b < SEATS; b++) {
                    double far = distance(seen(SeatColours.of(a), eyes), seen(SeatColours.of(b), eyes));
                    if (far < APART) alike.add(name + ": seats " + a + " and " + b + " are only " + Math.round(far) + " apart");
                }
            }
        });
        assertEquals(List.of(), alike);
    }

    @Test void redAndGreenOfOneBrightnessWouldBeFound() {
        double[] eyes = EYES.get("no green cones");
        assertTrue(distance(seen(0xb0633fff, eyes), seen(0x7f7a3fff, eyes)) < APART);
    }

    @Test void lettersOnAPlayersColourCanBeRead() {
        for (int seat = 0; seat < SEATS; seat++) {
            double contrast = Ink.contrast(SeatColours.of(seat), SeatColours.inkOn(seat));
            assertTrue(contrast >= LARGE, "seat " + seat + ": " + contrast);
        }
    }

    // ------------------------------------------------------------------ words

    /** The ground at its worst for a text: where only one pixel in twenty is darker, or lighter. */
    private static int ground(double w, double h, boolean dark, Consumer<Canvas> painting) {
        Canvas canvas = new Canvas(w, h, 1, null);
        painting.accept(canvas);
        BufferedImage image = canvas.image();
        int left = (int) (w * 0.12), top = (int) (h * 0.12), n = 0;
        int[] inner = new int[(image.getWidth() - 2 * left) * (image.getHeight() - 2 * top)];
        for (int y = top; y < image.getHeight() - top; y++) for (int x = left; x < image.getWidth() - left; x++) inner[n++] = image.getRGB(x, y) << 8 | 0xff;
        Integer[] sorted = Arrays.stream(inner).boxed().sorted((a, b) -> Double.compare(Ink.luminance(a), Ink.luminance(b))).toArray(Integer[]::new);
        return sorted[dark ? sorted.length / 20 : sorted.length - 1 - sorted.length / 20];
    }

    private static void readable(String what, int ground, double least, int... inks) {
        for (int ink : inks) {
            double contrast = Ink.contrast(ink, ground);
            assertTrue(contrast >= least, String.format("%s: %08x on %08x has a contrast of %.2f", what, ink, ground, contrast));
        }
    }

    @Test void wordsOnParchmentCanBeRead() {
        int panel = ground(400, 240, true, canvas -> Surfaces.panel(canvas, 5));
        readable("on a panel", panel, TEXT, Ink.UMBER, Ink.INK, Ink.SEPIA, Ink.BLOOD);
    }

    @Test void wordsOnTheBarAndOnPlaquesCanBeRead() {
        int bar = ground(400, 54, false, Surfaces::bar);
        readable("on the bar", bar, TEXT, Ink.GOLD, Ink.CREAM, Ink.PALE, Ink.DIM);
        int plaque = ground(260, 120, false, Surfaces::plaque);
        readable("on a plaque", plaque, TEXT, Ink.GOLD, Ink.CREAM, Ink.PALE, Ink.DIM, Ink.GOOD, Ink.BAD, Ink.WARNING);
    }

    @Test void wordsOnButtonsCanBeRead() {
        int plain = ground(180, 40, false, canvas -> Surfaces.button(canvas, Paintings.colourOf(Paintings.ButtonLook.PLAIN, 0), false, false));
        readable("on a button", plain, TEXT, Ink.CREAM);
        int closed = ground(180, 40, false, canvas -> Surfaces.button(canvas, Paintings.colourOf(Paintings.ButtonLook.DISABLED, 0), false, false));
        readable("on a closed button", closed, LARGE, Ink.DIM);
    }
}
