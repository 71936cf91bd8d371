package eldertable.art;

import eldertable.pack.model.ArtDef;

import java.util.Collection;

/** Lets tests of other rooms paint the pictures of a pack as the window does. */
public final class PaintedCards {
    private PaintedCards() {}

    /** Paints a card with each. */
    public static void paint(Collection<ArtDef> pictures) {
        IconSet icons = new IconSet();
        icons.add(pictures);
        for (ArtDef art : pictures) {
            new CardArt(0x5b4a8cff, art.key(), "", 1, false, 66, false).paint(new Canvas(CardArt.WIDTH, CardArt.HEIGHT, 1, icons));
        }
    }
}
