package eldertable.tabletop;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.faces.TableLook;
import eldertable.pack.model.TableDef.OverlapDef;

import java.util.List;

/** Stands where a card lies upon its neighbour, at the height of their pictures: what it does to it. Who points at it reads what stands on the card. */
record OverlapSign(String kind, String sign, Rect box) implements Thing.Own {
    private static final float SIZE = 0.2f, LEAST = 18, MOST = 40, HEIGHT = 0.62f;

    static OverlapSign of(OverlapDef overlap, float x, Rect card) {
        float size = Math.max(LEAST, Math.min(MOST, card.h() * SIZE));
        return new OverlapSign(overlap.kind(), overlap.sign(), Rect.around(x, card.y() + card.h() * HEIGHT, size, size));
    }

    @Override
    public void draw(Pen pen, Paintings gallery, Lettering lettering) {
        pen.disc(box.cx(), box.cy(), box.w() * 0.56f, Ink.fade(Ink.BLACK, 0.55f));
        pen.picture(gallery.disc(0x2a2016ff), box.x(), box.y(), box.w(), box.h());
        pen.textMid(lettering.lineIn(Face.HEAVY, box.w() * 0.5f, sign, box.w() * 0.8f, box.h() * 0.8f, Align.CENTRE), box.x(), box.y(), box.w(), box.h(), Ink.CREAM);
    }

    @Override
    public List<String> words(TableLook look) {
        return Thing.explained(look.lexicon.kindText(kind), look.lexicon.kind(kind));
    }
}
