package eldertable.tabletop;

import eldertable.art.Box;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.art.Paintings;
import eldertable.art.Pen;
import eldertable.art.Theme;
import eldertable.faces.FacePainter;
import eldertable.faces.Scenes;
import eldertable.faces.TableLook;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.session.Seats;
import eldertable.view.Lexicon;
import eldertable.view.TableView;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Tables as a game's rules set them up, with a chance that is always the same, for pages of rules to show. Any thread may ask. */
public final class SetTables implements Scenes {
    private static final long SEED = 7;
    /** Of a window that such a table is laid for; what stands round the table in it is left out. */
    private static final float WIDTH = 1280, HEIGHT = 720, EDGE = 8;

    private record SetTable(TableLook look, MatchSetup setup, TableView view) {}

    private final PackDef pack;
    private final String language;
    private final Supplier<ScriptEngine> scripts;
    private final Map<Integer, Optional<SetTable>> tables = new ConcurrentHashMap<>();

    /** @param scripts asked for when the first table is to be set up */
    public SetTables(PackDef pack, String language, Supplier<ScriptEngine> scripts) {
        this.pack = pack;
        this.language = language;
        this.scripts = scripts;
    }

    /** Sets one up beforehand, where drawing must not take long. */
    public void prepare(int players) {
        tables.computeIfAbsent(players, this::set);
    }

    /** Empty where its rules fail: then nothing lies there. */
    private Optional<SetTable> set(int players) {
        MatchSetup setup = MatchSetup.of("scene", pack, players, Map.of(), SEED, Seats.named("").subList(0, players));
        try (GameSession session = new GameSession(scripts.get(), pack, setup)) {
            return Optional.of(new SetTable(new TableLook(session.blueprint(), new Lexicon(session.blueprint(), language, setup.names())), setup, session.view(0)));
        } catch (RuleFault fault) {
            return Optional.empty();
        }
    }

    @Override
    public void draw(Pen pen, Paintings paintings, Lettering lettering, int players, Box box) {
        prepare(players);
        Theme theme = Theme.of(pack.table());
        pen.clip(box.x(), box.y(), box.w(), box.h());
        pen.cover(paintings.table(theme), box.x(), box.y(), box.w(), box.h(), Ink.WHITE);
        tables.get(players).ifPresent(set -> draw(pen, paintings, lettering, theme, set, box));
        pen.unclip();
        pen.frame(box.x(), box.y(), box.w(), box.h(), 1.5f, Ink.BRONZE);
    }

    private static void draw(Pen pen, Paintings paintings, Lettering lettering, Theme theme, SetTable set, Box box) {
        Arrangement laid = TableLayout.arrange(set.look(), set.view(), WIDTH, HEIGHT, Math.max(1, lettering.textScale()));
        Rect table = laid.table().inset(-EDGE);
        float scale = Math.min(box.w() / table.w(), box.h() / table.h());
        pen.push().move(box.x() + (box.w() - table.w() * scale) / 2, box.y() + (box.h() - table.h() * scale) / 2).scale(scale).move(-table.x(), -table.y());
        FacePainter faces = new FacePainter(set.look(), paintings, lettering, theme);
        new TablePainter(set.look(), faces, paintings, lettering, theme, set.setup()).whole(pen, laid, set.view());
        pen.pop();
    }
}
