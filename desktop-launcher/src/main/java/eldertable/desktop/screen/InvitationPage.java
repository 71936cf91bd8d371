package eldertable.desktop.screen;

import com.badlogic.gdx.Gdx;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.TextBlock;
import eldertable.rules.TableNames;
import eldertable.server.QrCode;
import java.util.List;
import java.util.Set;

/** Invites others to the table: a link for each open seat and one to watch, to be copied, or read off the screen by a telephone. */
final class InvitationPage extends Page {
    private static final float ROW = 58;

    private final Invitation invitation;
    private Invitation.Way shown;
    private QrCode code;
    private Set<Integer> present = Set.of();
    private int watching;

    InvitationPage(ScreenContext kit, Invitation invitation) {
        super(kit);
        this.invitation = invitation;
        point(invitation.ways().get(0));
    }

    @Override protected String heading() {
        return say("invite.heading");
    }

    @Override protected String remark() {
        return invitation.game();
    }

    private void point(Invitation.Way way) {
        shown = way;
        code = QrCode.of(way.link());
    }

    @Override public boolean draw(Pen pen, float seconds) {
        if (!invitation.present().equals(present) || invitation.watching() != watching) refresh();
        return super.draw(pen, seconds);
    }

    @Override protected void build() {
        present = invitation.present();
        watching = invitation.watching();
        backButton();
        float top = height - BAR - 18, bottom = 92, right = Math.min(400, width * .34f);
        Box ways = new Box(30, bottom, width - right - 80, top - bottom), picture = new Box(width - right - 30, bottom, right, top - bottom);
        sheet(ways);
        TextBlock note = kit.lettering().wrap(Face.TEXT, 16, say("invite.note"), ways.w() - 70, Align.LEFT);
        add(new Controls.Words(note, ways.x() + 35, ways.top() - 24, Ink.INK));
        List<Invitation.Way> all = invitation.ways();
        Scroll list = scroll(new Box(ways.x() + 28, ways.y() + 22, ways.w() - 62, ways.h() - note.height - 56));
        float y = list.box.top() - 2;
        for (Invitation.Way way : all) {
            way(list, way, new Box(list.box.x() + 2, y - ROW, list.box.w() - 4, ROW - 6));
            y -= ROW;
        }
        sheet(picture);
        picture(picture);
        add(mainButton(say("invite.play"), "candle-flame", new Box(width / 2 - 310, 24, 300, 52), this::back));
        add(button(say("invite.close"), "padlock", new Box(width / 2 + 10, 24, 300, 52), () -> {
            invitation.close();
            back();
        }).tip(say("invite.close.note")));
    }

    private void way(Scroll list, Invitation.Way way, Box box) {
        String state = way.seat() < 0 ? say("invite.watching", "count", watching) : say(present.contains(way.seat()) ? "invite.here" : "invite.absent");
        float copy = 130;
        list.add(new Controls.Row(name(way), state, way.seat() < 0 ? "eye-target" : "meeple", way == shown, new Box(box.x(), box.y(), box.w() - copy - 10, box.h()), () -> {
            point(way);
            refresh();
        }).tip(say("invite.show")));
        list.add(button(way.seat() < 0 ? say("invite.copy-watch") : say("invite.copy", "seat", TableNames.player(way.seat())), "", new Box(box.right() - copy, box.y() + 4, copy, box.h() - 8), () -> {
            Gdx.app.getClipboard().setContents(way.link());
            kit.toast(say("invite.copied", "name", name(way)));
        }));
    }

    private String name(Invitation.Way way) {
        return way.seat() < 0 ? say("invite.watch") : way.name();
    }

    private void picture(Box box) {
        TextBlock whose = kit.lettering().fitLine(Face.HEAVY, 20, name(shown), box.w() - 60, Align.CENTRE);
        add(new Controls.Words(whose, box.midX() - whose.width / 2, box.top() - 20, Ink.UMBER));
        TextBlock link = kit.lettering().wrap(Face.TEXT, 13, shown.link().replace("#", "# "), box.w() - 60, Align.CENTRE);
        float side = Math.min(box.w() - 60, box.h() - 110 - link.height), x = box.midX() - side / 2, y = box.top() - 62 - side;
        add(new Controls.Drawing(new Box(x, y, side, side), pen -> squares(pen, x, y, side)));
        add(new Controls.Words(link, box.midX() - link.width / 2, y - 14, Ink.SEPIA));
    }

    private void squares(Pen pen, float x, float y, float side) {
        int size = code.size();
        float square = side / size;
        pen.fill(x, y, side, side, Ink.WHITE);
        for (int row = 0; row < size; row++) {
            for (int from = 0; from < size; from++) {
                int to = from;
                while (to < size && code.isDark(to, row)) to++;
                if (to == from) continue;
                pen.fill(x + from * square, y + side - (row + 1) * square, (to - from) * square, square, 0x000000ff);
                from = to;
            }
        }
    }
}
