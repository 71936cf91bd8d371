package eldertable.desktop.table;

import com.badlogic.gdx.Input.Keys;
import eldertable.desktop.screen.Key;
import eldertable.desktop.screen.MatchOrder;
import eldertable.desktop.screen.ScreenContext;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableInfo;
import eldertable.pack.model.PackDef;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/** The commands round the game itself: in the bar, in the menu, and on keys. */
final class TableMenus {
    private static final int MOST_PROBLEMS = 3;

    private final ScreenContext kit;
    private final TableInfo info;
    private final LiveTable table;
    private final Thumbnails thumbnails;
    private final TableRights rights;

    TableMenus(ScreenContext kit, TableInfo info, LiveTable table, TableRights rights) {
        this.rights = rights;
        this.kit = kit;
        this.info = info;
        this.table = table;
        thumbnails = new Thumbnails(kit);
    }

    /** To be called while the table lies there undisturbed. */
    void calm(Snapshot now) {
        if (!rights.remote()) thumbnails.follow(now, info.setup(), kit.saves().autosaveOf(info.setup().match()));
    }

    private String say(String key, Object... blanks) {
        return kit.say(key, blanks);
    }

    private static SidePanel.Entry entry(String label, String icon, boolean main, Runnable action) {
        return new SidePanel.Entry(label, icon, "", true, main, true, action);
    }

    // ------------------------------------------------------------------ dialogs

    Dialog curtain(int seat, String name) {
        return new Dialog(say("curtain.heading", "name", name), say("curtain.note"),
            List.of(entry(say("curtain.me", "name", name), "hood", true, () -> {
                table.open(null);
                table.post(new Request.TakeSeat(seat));
            })), true, null);
    }

    Dialog problems(List<Diagnostic> problems) {
        StringBuilder text = new StringBuilder();
        for (Diagnostic problem : problems.subList(0, Math.min(MOST_PROBLEMS, problems.size()))) text.append(problem.message(kit.tongue())).append('\n').append(problem.span()).append("\n\n");
        if (problems.size() > MOST_PROBLEMS) text.append(say("failed.more", "count", problems.size() - MOST_PROBLEMS)).append("\n\n");
        return new Dialog(say("failed.heading"), text + say("failed.note"), List.of(entry(say("menu.go-on"), "", true, () -> {
            table.open(null);
            table.post(new Request.Dismiss());
        }), entry(say("menu.leave"), "exit-door", false, this::leave)), false, null);
    }

    /** The match's thread has ended. */
    Dialog broken(List<String> lines) {
        return new Dialog(say("stopped.heading"), String.join("\n", lines), List.of(entry(say("menu.leave"), "exit-door", true, this::leave)), false, null);
    }

    Dialog stuck(String why) {
        return new Dialog(say("stuck.heading"), why, List.of(entry(say("stuck.undo"), "anticlockwise-rotation", true, () -> {
            table.open(null);
            table.post(new Request.Undo(1));
        }), entry(say("menu.leave"), "exit-door", false, this::leave)), false, null);
    }

    /** Something hidden was seen, but all who were told of it sit here: they decide. */
    Dialog agreement() {
        Runnable close = () -> table.open(null);
        return new Dialog(say("agree.title"), say("agree.text"), List.of(entry(say("agree.no"), "cross-mark", true, close),
            entry(say("agree.yes"), "shaking-hands", false, () -> {
                table.open(null);
                table.post(new Request.Undo(1, true));
            })), false, close);
    }

    /** Somebody elsewhere would like to take a move back. */
    Dialog plea(int seat) {
        return new Dialog(say("plea.title"), say("plea.text", "name", info.lexicon().seat(seat)), List.of(entry(say("plea.yes"), "shaking-hands", false, () -> answer(true)),
            entry(say("agree.no"), "cross-mark", true, () -> answer(false))), false, null);
    }

    private void answer(boolean yes) {
        table.open(null);
        table.post(new Request.Answer(yes));
    }

    Dialog menu(Snapshot now) {
        Runnable close = () -> table.open(null);
        List<SidePanel.Entry> entries = new ArrayList<>();
        entries.add(entry(say("menu.go-on"), "play-button", true, close));
        if (rights.invite() != null) entries.add(entry(say("menu.invite"), "meeple-group", false, () -> {
            close.run();
            rights.invite().run();
        }));
        if (!rights.remote()) entries.add(entry(say("menu.save"), "save", false, this::save));
        if (!rights.remote()) entries.add(entry(say("menu.load"), "open-book", false, () -> kit.screens().push(kit.doors().saves())));
        entries.add(entry(say("title.rules"), "rule-book", false, this::rules));
        entries.add(entry(say("menu.moves"), "film-strip", false, () -> {
            close.run();
            table.post(new Request.Jump(Math.max(0, now.moves() - 1)));
        }));
        if (now.view().isOver()) entries.add(entry(say("menu.scores"), "trophy-cup", false, () -> {
            close.run();
            table.openEnd();
        }));
        entries.add(entry(say("settings.heading"), "cog", false, () -> kit.screens().push(kit.doors().settings())));
        entries.add(entry(say("menu.leave"), "exit-door", false, this::leave));
        return new Dialog(say("menu.heading"), say(rights.remote() ? "menu.note-remote" : "menu.note"), entries, false, close);
    }

    private void save() {
        String title = pack().info().title();
        String suggestion = SaveFolder.isName(title) ? title : say("save.suggestion");
        Dialog asking = Dialog.asking(say("save.heading"), say("save.note"), say("save.do"), say("save.cancel"), suggestion, name -> {
            table.open(null);
            table.post(new Request.Save(name.strip()));
            if (SaveFolder.isName(name.strip())) thumbnails.keep(kit.saves().pathOf(name.strip()));
        }, () -> table.open(null));
        table.open(asking);
    }

    private PackDef pack() {
        return info.blueprint().pack;
    }

    private void rules() {
        kit.screens().push(kit.doors().rules(pack()));
    }

    /** One click, and there is silence, or music again. */
    private void music() {
        kit.settings(kit.settings().withMusic(!kit.settings().music()));
        table.open(null);
    }

    private void leave() {
        kit.screens().pop();
    }

    // ------------------------------------------------------------------ buttons

    List<TopBar.Entry> bar(Snapshot now) {
        List<TopBar.Entry> entries = new ArrayList<>();
        if (table.hasHand()) entries.add(new TopBar.Entry(say("bar.sort"), "card-exchange", true, table::sortHand));
        entries.addAll(List.of(
            new TopBar.Entry(say("bar.undo"), "anticlockwise-rotation", now.canUndo() || mayAsk(now), () -> table.post(new Request.Undo(1))),
            new TopBar.Entry(say("bar.redo"), "clockwise-rotation", now.canRedo(), () -> table.post(new Request.Redo(1))),
            new TopBar.Entry(say("bar.hint"), "light-bulb", now.ask().isPresent(), () -> table.post(new Request.Hint())),
            new TopBar.Entry(say("bar.rules"), "rule-book", true, this::rules),
            new TopBar.Entry(say("bar.save"), "save", !rights.remote(), this::save),
            new TopBar.Entry(say("bar.music"), kit.settings().music() ? "sound-on" : "sound-off", true, this::music),
            new TopBar.Entry(say("bar.menu"), "cog", true, () -> table.open(menu(table.now())))));
        return entries;
    }

    /** Where several people share the screen they can be asked whether they agree. */
    private boolean mayAsk(Snapshot now) {
        return now.moves() > 0 && now.lesson().isEmpty() && info.setup().seats().stream().filter(MatchSetup.Seat::isPerson).count() > 1;
    }

    /** What can be done while nothing is asked. */
    List<SidePanel.Entry> idle(Snapshot now) {
        List<SidePanel.Entry> entries = new ArrayList<>();
        if (now.past().isPresent()) {
            int at = now.past().getAsInt();
            Replay replay = table.replay();
            entries.add(new SidePanel.Entry(say(replay.isRunning() ? "past.halt" : "past.play"), replay.isRunning() ? "pause-button" : "play-button",
                say("past.play.tip"), true, true, false, table::playBack));
            entries.add(new SidePanel.Entry(say("past.speed", "times", replay.speed()), "clockwise-rotation", say("past.speed.tip"), true, false, false, table::playFaster));
            entries.add(step(say("past.first"), at > 0, 0));
            entries.add(step(say("past.last"), at < now.moves(), now.moves()));
            entries.add(step(say("past.ten-back"), at > 0, at - 10));
            entries.add(step(say("past.ten-on"), at < now.moves(), at + 10));
            entries.add(step(say("past.one-back"), at > 0, at - 1));
            entries.add(step(say("past.one-on"), at < now.moves(), at + 1));
            entries.add(entry(say("past.back"), "return-arrow", false, this::present));
        } else if (now.view().isOver()) {
            entries.add(entry(say("menu.scores"), "trophy-cup", true, table::openEnd));
            entries.add(entry(say("menu.look-back"), "film-strip", false, table::playBack));
            entries.add(entry(say("menu.leave-table"), "exit-door", false, this::leave));
        } else if (now.stuck().isEmpty() && isBotsTurn(now)) {
            entries.add(entry(say("menu.move-now"), "hourglass", false, () -> table.post(new Request.Hurry())));
        }
        return entries;
    }

    private boolean isBotsTurn(Snapshot now) {
        return !rights.remote() && now.view().players().stream().anyMatch(player -> player.toAct() && !info.setup().seats().get(player.seat()).isPerson());
    }

    void present() {
        table.replay().stop();
        table.post(new Request.Present());
    }

    private SidePanel.Entry step(String label, boolean enabled, int to) {
        return new SidePanel.Entry(label, "", "", enabled, false, false, () -> jump(to));
    }

    /** Whoever goes to a move wants to look at it. */
    private void jump(int to) {
        table.replay().stop();
        table.post(new Request.Jump(to));
    }

    List<SidePanel.Entry> end() {
        List<SidePanel.Entry> entries = new ArrayList<>(List.of(entry(say("menu.see-table"), "spade", false, table::closeEnd), entry(say("menu.look-back"), "film-strip", false, () -> {
            table.closeEnd();
            table.playBack();
        })));
        if (!rights.remote()) entries.add(entry(say("menu.again"), "cycle", true, this::playAgain));
        entries.add(entry(say("menu.leave-short"), "exit-door", rights.remote(), this::leave));
        return entries;
    }

    /** The same game, the same people and bots, other cards. */
    private void playAgain() {
        MatchSetup setup = info.setup();
        kit.screens().replace(kit.doors().table(MatchOrder.fresh(setup.game(), setup.modIds(), setup.players(), setup.options(),
            new SecureRandom().nextInt(1_000_000), setup.seats())));
    }

    // ------------------------------------------------------------------ keys

    boolean key(Key key) {
        Snapshot now = table.now();
        if (key.is(Keys.U) || key.control() && key.is(Keys.Z)) table.post(new Request.Undo(1));
        else if (key.isPlain(Keys.R) || key.control() && key.is(Keys.Y)) table.post(new Request.Redo(1));
        else if (key.isPlain(Keys.H)) table.post(new Request.Hint());
        else if (key.isPlain(Keys.L)) table.lookRound();
        else if (key.isPlain(Keys.M)) table.open(menu(now));
        else if (key.isPlain(Keys.N)) music();
        else if (key.is(Keys.S) && !rights.remote()) save();
        else if (key.isPlain(Keys.O)) table.sortHand();
        else if (key.is(Keys.F1)) rules();
        else if (key.is(Keys.F12) || key.is(Keys.PRINT_SCREEN)) thumbnails.screenshot();
        else if (now.past().isPresent() && key.is(Keys.COMMA)) jump(now.past().getAsInt() - 1);
        else if (now.past().isPresent() && key.is(Keys.PERIOD)) jump(now.past().getAsInt() + 1);
        else if (now.past().isPresent() && key.isPlain(Keys.P)) table.playBack();
        else return false;
        return true;
    }
}
