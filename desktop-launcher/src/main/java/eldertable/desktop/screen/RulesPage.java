package eldertable.desktop.screen;

import com.badlogic.gdx.Input.Keys;
import eldertable.art.Box;
import eldertable.art.Theme;
import eldertable.faces.Illustrations;
import eldertable.markdown.Markdown;
import eldertable.pack.model.PackDef;
import java.util.List;
import java.util.Optional;

/** A game's rules, with its headings beside them. */
final class RulesPage extends Page {
    private final PackDef pack;
    private final List<Markdown.Part> parts;
    private final Illustrations illustrations;
    private TextColumn leaf;
    private Scroll text;

    RulesPage(ScreenContext kit, PackDef pack) {
        super(kit);
        this.pack = pack;
        parts = Markdown.read(pack.rulesPages().in(kit.language()));
        illustrations = Illustrations.of(pack, kit.language(), kit.gallery(), kit.lettering(), Optional.of(new PageTables(kit, pack)));
    }

    @Override protected String heading() {
        return say("title.rules");
    }

    @Override protected String remark() {
        return new PackWords(pack, kit.language()).title();
    }

    @Override protected Theme theme() {
        return Theme.of(pack.table());
    }

    @Override protected void build() {
        backButton();
        float top = height - BAR - 16, textWidth = Math.min(880, width - 390);
        Box side = new Box(24, 20, 300, top - 20), sheet = new Box(346 + (width - 370 - textWidth - 60) / 2, 20, textWidth + 60, top - 20);
        sheet(sheet);
        text = scroll(new Box(sheet.x() + 34, sheet.y() + 22, sheet.w() - 68, sheet.h() - 44));
        leaf = new TextColumn(kit.lettering(), text, Optional.of(illustrations));
        leaf.set(parts);
        text.add(new Controls.Drawing(new Box(text.box.x(), text.box.top() - text.most() - text.box.h(), 1, 1), pen -> { }));
        headings(side);
    }

    private void headings(Box side) {
        List<TextColumn.Mark> marks = leaf.marks().stream().filter(mark -> mark.level() == 2).toList();
        float h = Math.min(44, (side.h() - 10) / Math.max(1, marks.size())), y = side.top() - h;
        for (TextColumn.Mark mark : marks) {
            add(button(mark.text(), "", new Box(side.x(), y + 3, side.w(), h - 6), () -> {
                text.by(-1e6f);
                text.by(mark.depth() - 2);
                kit.redraw();
            }));
            y -= h;
        }
    }

    @Override public boolean key(Key key) {
        if (key.isPlain(Keys.F1)) {
            back();
            return true;
        }
        return super.key(key);
    }
}
