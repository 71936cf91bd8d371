package eldertable.art;

import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.art.Paintings.ButtonLook;
import org.junit.jupiter.api.Test;

/** What stands there until something is painted lets words be read. */
class FlatPicturesTests {
    private final Paintings paintings = new Sketches(new IconSet());

    @Test void darkWordsStandOnLightAndLightOnesOnDark() {
        reads(Ink.INK, paintings.panel().picture());
        reads(Ink.UMBER, paintings.panel().picture());
        reads(Ink.INK, paintings.cardFace(new CardArt(0x2a4f72ff, "crab", "", 1, true, 66, false)));
        reads(Ink.CREAM, paintings.button(ButtonLook.PLAIN).picture());
        reads(Ink.GOLD, paintings.bar(50));
        reads(Ink.PALE, paintings.plaque().picture());
        reads(Ink.PALE, paintings.table(Theme.house()));
    }

    @Test void lightWordsOfACardStandOnDarkPatches() {
        CardArt art = new CardArt(0x7a4a5eff, "crab", "", 1, true, 66, false);
        for (Box words : new Box[] {art.badgeBox(), art.footBox()}) {
            Box doubled = new Box(words.x() * 2, words.y() * 2, words.w() * 2, words.h() * 2);
            Picture.Patch under = paintings.cardFace(art).patches().stream().filter(patch -> patch.box().holds(doubled)).findFirst().orElseThrow();
            assertTrue(contrast(Ink.CREAM, under.colour()) >= 4.5, words.toString());
        }
    }

    private static void reads(int words, Picture on) {
        assertTrue(contrast(words, on.flat()) >= 4.5, () -> on.key + ": " + contrast(words, on.flat()));
    }

    /** As the web's rules for readable pages have it. */
    private static double contrast(int a, int b) {
        double light = Math.max(luminance(a), luminance(b)), dark = Math.min(luminance(a), luminance(b));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(int rgba) {
        return 0.2126 * linear(rgba >>> 24) + 0.7152 * linear(rgba >>> 16 & 255) + 0.0722 * linear(rgba >>> 8 & 255);
    }

    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
