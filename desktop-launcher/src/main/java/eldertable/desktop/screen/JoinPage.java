package eldertable.desktop.screen;

import com.badlogic.gdx.Gdx;
import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.TextBlock;
import eldertable.remote.TableLink;
import java.util.Optional;

/** Asks for the link that somebody sent, and leads to their table. */
final class JoinPage extends Page {
    private static final int LONGEST_LINK = 200, LONGEST_NAME = 24;

    private String link = "", name;
    private boolean refused;

    JoinPage(ScreenContext kit) {
        super(kit);
        name = kit.settings().playerName();
    }

    @Override protected String heading() {
        return say("join.heading");
    }

    @Override protected void build() {
        backButton();
        float w = Math.min(760, width - 80), h = 400, x = (width - w) / 2, y = (height - BAR - h) / 2, left = x + 40, wide = w - 80;
        sheet(new Box(x, y, w, h));
        TextBlock note = kit.lettering().fit(Face.TEXT, 17, say("join.note"), wide, 96, Align.CENTRE);
        add(new Controls.Words(note, new Box(left, y + h - 120, wide, 96), Ink.INK));
        add(field(say("join.link"), link, say("join.link.example"), LONGEST_LINK, new Box(left, y + h - 176, wide - 150, 46), typed -> {
            link = typed;
            refused = false;
            refresh();
        }, this::join));
        add(button(say("join.paste"), "", new Box(left + wide - 140, y + h - 176, 140, 46), this::paste));
        add(field(say("join.name"), name, say("join.name"), LONGEST_NAME, new Box(left, y + h - 236, wide, 46), typed -> {
            name = typed;
            refresh();
        }, this::join));
        if (refused) {
            TextBlock why = kit.lettering().fit(Face.ITALIC, 16, say("join.bad-link"), wide, 52, Align.CENTRE);
            add(new Controls.Words(why, new Box(left, y + 98, wide, 52), Ink.BLOOD));
        }
        add(mainButton(say("join.go"), "entry-door", new Box(width / 2 - 150, y + 30, 300, 52), this::join).enabled(!link.isBlank()));
    }

    private void paste() {
        String words = Gdx.app.getClipboard().getContents();
        link = words == null ? "" : words.strip().lines().findFirst().orElse("");
        refused = false;
        refresh();
    }

    private void join() {
        Optional<TableLink> found = TableLink.read(link);
        refused = found.isEmpty();
        if (refused) {
            refresh();
            return;
        }
        if (!name.isBlank() && !name.strip().equals(kit.settings().playerName())) kit.settings(kit.settings().withPlayerName(name.strip()));
        kit.screens().replace(kit.doors().join(found.get(), name.strip()));
    }
}
