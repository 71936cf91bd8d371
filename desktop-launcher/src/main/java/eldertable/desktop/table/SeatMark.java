package eldertable.desktop.table;

import eldertable.art.Align;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Pen;
import eldertable.art.SeatColours;
import eldertable.faces.TableLook;
import eldertable.rules.TableNames;

/** Who is meant, on parchment: a disc of the seat's colour with its letter, since colours alone do not tell everybody enough, and some are near parchment's. */
final class SeatMark {
    private SeatMark() {}

    static void draw(Pen pen, TableLook look, Lettering lettering, int seat, float x, float y, float size) {
        int colour = Ink.mix(look.seatColour(seat), Ink.BLACK, 0.15);
        float room = size * 0.875f;
        pen.disc(x, y, size / 2 + 0.75f, Ink.mix(colour, Ink.BLACK, 0.6));
        pen.disc(x, y, size / 2, colour);
        pen.textMid(lettering.lineIn(Face.HEAVY, size * 0.625f / lettering.textScale(), TableNames.player(seat), room, room, Align.CENTRE), x - room / 2, y - room / 2, room, room,
            SeatColours.inkOn(seat));
    }
}
