package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Pen;
import eldertable.art.Picture;
import eldertable.art.TextBlock;
import eldertable.session.MatchSetup;
import eldertable.session.Save;
import eldertable.session.SaveFolder;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;

/** The saved games, to go on with or to look at move by move. */
final class SavesPage extends Page {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT);

    private final Shelf shelf;
    private final boolean replay;
    private List<SaveFolder.Listed> saves;
    private Path chosen;
    private boolean sure;

    SavesPage(ScreenContext kit, Shelf shelf, boolean replay) {
        super(kit);
        this.shelf = shelf;
        this.replay = replay;
    }

    @Override protected String heading() {
        return say(replay ? "title.menu.replay" : "title.menu.load");
    }

    @Override protected String remark() {
        return say(replay ? "saves.replay.remark" : "saves.load.remark");
    }

    @Override public void show() {
        super.show();
        kit.work(() -> kit.saves().list(), found -> {
            saves = found;
            refresh();
        }, problem -> kit.toast(say("saves.unlisted", "why", problem.getMessage())));
    }

    private Optional<SaveFolder.Listed> selected() {
        if (saves == null) return Optional.empty();
        Optional<SaveFolder.Listed> found = saves.stream().filter(listed -> listed.path().equals(chosen)).findFirst();
        return found.isPresent() ? found : saves.stream().findFirst();
    }

    @Override protected void build() {
        backButton();
        float top = height - BAR - 16, right = 470;
        Box list = new Box(26, 20, width - right - 72, top - 20), side = new Box(width - right - 26, 20, right, top - 20);
        sheet(list);
        sheet(side);
        Scroll rows = scroll(new Box(list.x() + 26, list.y() + 24, list.w() - 56, list.h() - 48));
        if (saves == null || saves.isEmpty()) {
            String words = say(saves == null ? "saves.looking" : "saves.none");
            rows.add(new Controls.Words(kit.lettering().wrap(Face.ITALIC, 18, words, rows.box.w(), Align.LEFT), rows.box.x(), rows.box.top() - 10, Ink.SEPIA));
            return;
        }
        Path now = selected().map(SaveFolder.Listed::path).orElse(null);
        float y = rows.box.top();
        for (SaveFolder.Listed listed : saves) {
            y -= 58;
            rows.add(new Controls.Row(name(listed), note(listed), icon(listed), listed.path().equals(now), new Box(rows.box.x(), y, rows.box.w(), 58), () -> choose(listed)));
        }
        selected().ifPresent(listed -> details(listed, side));
    }

    private void choose(SaveFolder.Listed listed) {
        boolean again = listed.path().equals(chosen);
        chosen = listed.path();
        sure = false;
        if (again && listed.save().isPresent()) open(listed);
        else refresh();
    }

    private void open(SaveFolder.Listed listed) {
        kit.screens().push(kit.doors().table(replay ? MatchOrder.replay(listed) : MatchOrder.resume(listed)));
    }

    @Override protected void focusMoved(String label) {
        if (saves != null) saves.stream().filter(listed -> name(listed).equals(label)).findFirst().ifPresent(listed -> {
            chosen = listed.path();
            sure = false;
            refresh();
        });
    }

    private static String name(SaveFolder.Listed listed) {
        return listed.save().map(save -> save.automatic() ? save.title() + ", " + when(save) : save.name()).orElse(listed.name());
    }

    private static String when(Save save) {
        return WHEN.format(save.saved().atZone(ZoneId.systemDefault()));
    }

    private String note(SaveFolder.Listed listed) {
        return listed.save().map(save -> {
            String moves = say("saves.moves", "moves", save.journal().commands().size());
            return (save.automatic() ? say("saves.automatic") : save.title() + ", " + when(save)) + " · " + moves + (save.journal().over() ? " · " + say("saves.over") : "");
        }).orElse(say("saves.damaged"));
    }

    private static String icon(SaveFolder.Listed listed) {
        return listed.save().map(save -> save.journal().over() ? "laurel-crown" : save.automatic() ? "hourglass" : "save").orElse("info");
    }

    private void details(SaveFolder.Listed listed, Box side) {
        float x = side.x() + 32, w = side.w() - 64, pictureHeight = w * 9 / 16, y = side.top() - 30 - pictureHeight;
        Box frame = new Box(x, y, w, pictureHeight);
        add(new Controls.Drawing(frame, pen -> picture(pen, listed, frame)));
        TextBlock title = kit.lettering().fit(Face.HEAVY, 20, name(listed), w, 54, Align.LEFT);
        add(new Controls.Words(title, x, y - 12, Ink.UMBER));
        y -= 18 + title.height;
        String words = listed.save().map(save -> about(save)).orElse(listed.problems().stream().map(problem -> problem.message(kit.tongue())).collect(Collectors.joining(" ")));
        TextBlock about = kit.lettering().fit(Face.TEXT, 16.5f, words, w, Math.max(40, y - side.y() - 150), Align.LEFT);
        add(new Controls.Words(about, x, y, listed.save().isPresent() ? Ink.INK : Ink.BLOOD));
        boolean good = listed.save().isPresent(), over = listed.save().map(save -> save.journal().over()).orElse(false);
        String word = say(replay || over ? "title.menu.replay" : "saves.go-on");
        add(mainButton(word, replay || over ? "film-strip" : "candle-flame", new Box(x, side.y() + 82, w, 46), () -> {
            if (over) kit.screens().push(kit.doors().table(MatchOrder.replay(listed)));
            else open(listed);
        }).enabled(good));
        add(button(say("saves.from-start"), "film-strip", new Box(x, side.y() + 32, w / 2 - 4, 40), () -> kit.screens().push(kit.doors().table(MatchOrder.replay(listed)))).enabled(good));
        add(button(say(sure ? "saves.really-delete" : "saves.delete"), "trash-can", new Box(x + w / 2 + 4, side.y() + 32, w / 2 - 4, 40), () -> delete(listed)));
    }

    private String about(Save save) {
        MatchSetup setup = save.journal().setup();
        String seats = setup.seats().stream().map(seat -> seat.isPerson() ? seat.name() : say("saves.bot", "name", seat.name(), "level", kit.bot(seat.bot()))).collect(Collectors.joining(", "));
        String mods = setup.mods().isEmpty() ? "" : "\n" + say("saves.mods", "mods", String.join(", ", setup.modIds()));
        return say("saves.about", "game", save.title(), "version", setup.version(), "seed", setup.seed(), "seats", seats) + mods + "\n" + note(new SaveFolder.Listed(Path.of("."), Optional.of(save), List.of())) + ".";
    }

    private void picture(Pen pen, SaveFolder.Listed listed, Box frame) {
        pen.fill(frame.x() - 2, frame.y() - 2, frame.w() + 4, frame.h() + 4, 0x2a1a08ff);
        Path file = listed.path().resolveSibling(listed.name() + ".png");
        long changed = file.toFile().lastModified();
        if (changed > 0) {
            Picture shot = kit.gallery().paint("shot " + file + changed, 406, 228, canvas -> draw(canvas.g, file));
            pen.cover(shot, frame.x(), frame.y(), frame.w(), frame.h(), Ink.WHITE);
            return;
        }
        listed.save().flatMap(save -> shelf.game(save.journal().setup().game())).ifPresent(game ->
            pen.cover(kit.gallery().table(game.theme()), frame.x(), frame.y(), frame.w(), frame.h(), Ink.WHITE));
    }

    private static void draw(java.awt.Graphics2D g, Path file) {
        try {
            BufferedImage image = ImageIO.read(file.toFile());
            if (image != null) g.drawImage(image.getScaledInstance(812, -1, java.awt.Image.SCALE_AREA_AVERAGING), 0, 0, 406, 228, null);
        } catch (IOException none) {
            // then there is no picture
        }
    }

    private void delete(SaveFolder.Listed listed) {
        if (!sure) {
            sure = true;
            refresh();
            return;
        }
        sure = false;
        kit.work(() -> {
            kit.saves().delete(listed);
            return kit.saves().list();
        }, left -> {
            saves = left;
            refresh();
        }, problem -> kit.toast(say("saves.undeleted", "why", problem.getMessage())));
    }
}
