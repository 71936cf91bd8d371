package eldertable.desktop;

import eldertable.bot.Bots;
import eldertable.desktop.screen.Invitation;
import eldertable.desktop.screen.MatchOrder;
import eldertable.desktop.screen.MenuPages;
import eldertable.desktop.screen.Navigation;
import eldertable.desktop.screen.Notice;
import eldertable.desktop.screen.Screen;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Shelf;
import eldertable.desktop.table.TableScreen;
import eldertable.diagnostic.Diagnostic;
import eldertable.install.PackInstaller;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.remote.TableLink;
import eldertable.rules.RuleFault;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.session.Seats;
import eldertable.start.WindowOrder;
import eldertable.state.Blueprint;
import eldertable.words.Message;
import java.security.SecureRandom;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Knows how all screens are made, and which one is to be opened first. */
final class Navigator implements Navigation {
    /** Seconds until a table that was asked for stands. */
    private static final float UNTIL_PLAYED = 6;

    private final ScreenContext kit;
    private final WindowOrder asked;
    private final HeadStart begun;
    private final MenuPages pages;

    Navigator(ScreenContext kit, WindowOrder asked, HeadStart begun) {
        this.kit = kit;
        this.asked = asked;
        this.begun = begun;
        pages = new MenuPages(kit, asked.opensTable() ? UNTIL_PLAYED : 0);
    }

    @Override public Screen table(MatchOrder order) {
        return new TableScreen(kit, asked.author() ? order.forAuthor() : order);
    }

    @Override public Screen join(TableLink link, String name) {
        return new TableScreen(kit, link, name);
    }

    @Override public Screen invitation(Invitation invitation) {
        return pages.invitation(invitation);
    }

    @Override public Screen rules(PackDef pack) {
        return pages.rules(pack);
    }

    @Override public Screen settings() {
        return pages.settings();
    }

    @Override public Screen problems(String title, List<Diagnostic> problems) {
        return pages.problems(title, problems);
    }

    @Override public Screen saves() {
        return pages.saves(false);
    }

    /** The title always lies below: Escape leads there. */
    void open() {
        kit.screens().push(pages.title());
        switch (asked.screen()) {
            case "load" -> kit.screens().push(pages.saves(asked.replay()));
            case "join" -> kit.screens().push(pages.join());
            case "mods" -> kit.screens().push(pages.mods());
            case "settings" -> kit.screens().push(pages.settings());
            case "credits" -> kit.screens().push(pages.credits());
            case "new", "rules" -> whenRead();
            default -> {
                if (!asked.join().isEmpty()) straightTo(asked.join());
                else if (asked.opensTable()) straightToTable();
            }
        }
    }

    /** Checks packs that came from outside and keeps them among the user's own; what is wrong with one is told with file and line. */
    void install(List<Path> packs) {
        PackInstaller installer = new PackInstaller(kit.library(), kit.data());
        for (Path pack : packs) {
            kit.work(() -> installer.install(pack), done -> {
                kit.toast(kit.tongue().say("session.installed.done", "what", done.telling()));
                pages.shelf().look();
            }, problem -> refused(pack, problem));
        }
    }

    private void refused(Path pack, Exception problem) {
        if (problem instanceof PackInstaller.Refused refused && !refused.problems().isEmpty()) {
            kit.screens().push(pages.problems(kit.say("install.refused", "name", pack.getFileName() == null ? pack : pack.getFileName()), refused.problems()));
        } else kit.toast(problem instanceof PackInstaller.Refused refused ? kit.tongue().say(refused.telling()) : String.valueOf(problem.getMessage()));
    }

    private void whenRead() {
        Runnable[] listener = new Runnable[1];
        listener[0] = () -> {
            List<Shelf.Game> games = pages.shelf().games();
            games.stream().filter(game -> asked.pack().isEmpty() || game.id().equals(asked.pack())).findFirst().filter(game -> !game.loading()).ifPresent(game -> {
                pages.shelf().forget(listener[0]);
                if (game.pack().isEmpty()) kit.screens().push(pages.problems(game.title(kit), game.problems()));
                else kit.screens().push(asked.screen().equals("new") ? pages.newGame(game) : pages.rules(game.pack().get()));
            });
        };
        pages.shelf().onChange(listener[0]);
    }

    // ------------------------------------------------------------------ straight to a table

    private void straightTo(String link) {
        TableLink.read(link).ifPresentOrElse(found -> kit.screens().push(join(found, kit.settings().playerName())),
            () -> kit.screens().push(new Notice(kit, kit.say("join.bad-link"))));
    }

    private record Prepared(MatchOrder order, List<Diagnostic> problems) {}

    private void straightToTable() {
        kit.screens().push(new Notice(kit, asked.pack().isEmpty() ? kit.say("start.looking") : kit.say("start.unpacking", "game", asked.pack())));
        kit.work(this::prepare, prepared -> {
            if (prepared.order() != null) kit.screens().replace(table(prepared.order()));
            else kit.screens().replace(pages.problems(kit.say("start.unplayable"), prepared.problems()));
        }, problem -> kit.screens().replace(new Notice(kit, String.valueOf(problem.getMessage()))));
    }

    private Prepared prepare() {
        if (asked.goesOn()) {
            SaveFolder.Listed listed = asked.load().isEmpty()
                ? kit.saves().latest("").orElseThrow(() -> new UserProblem(Message.plain(kit.say("start.nothing-unfinished")))) : kit.saves().find(asked.load());
            if (listed.save().isEmpty()) return new Prepared(null, listed.problems());
            MatchOrder order = asked.replay() ? MatchOrder.replay(listed) : MatchOrder.resume(listed);
            if (asked.anyway()) order = order.evenSo();
            return new Prepared(order.withAutoplay(asked.autoplay()), List.of());
        }
        PackLoad load = begun.pack();
        if (load.pack().isEmpty()) return new Prepared(null, load.problems());
        if (asked.lesson().isPresent()) return new Prepared(lesson(load.pack().get(), asked.lesson().get()).withRead(load), List.of());
        PackInfo info = load.pack().get().info();
        int usual = Math.max(info.minPlayers(), Math.min(asked.seating().bots().size(), info.maxPlayers()));
        int players = asked.players() > 0 ? asked.players() : usual;
        refuse(kit.tongue().say(info.complaint(players)));
        refuse(kit.tongue().say(asked.options().complaint(info, players)));
        Map<String, Object> options = asked.options().of(info);
        long seed = asked.seed() != null ? asked.seed() : new SecureRandom().nextInt(1_000_000);
        asked.seating().problem(players).ifPresent(problem -> refuse(kit.tongue().say(problem)));
        List<MatchSetup.Seat> seats = asked.seating().seats(players, this::nameOf);
        List<String> bots = seats.stream().filter(seat -> !seat.isPerson()).map(MatchSetup.Seat::bot).toList();
        refuse(unknownBot(bots, load.pack().get(), players, options));
        MatchOrder order = MatchOrder.fresh(asked.pack(), asked.mods(), players, options, seed, seats);
        return new Prepared(order.withRead(load).withAutoplay(asked.autoplay()), List.of());
    }

    private MatchOrder lesson(PackDef pack, String id) {
        List<String> known = pack.lessons().stream().map(LessonDef::id).toList();
        if (known.isEmpty()) throw new UserProblem(Message.plain(kit.say("start.no-lessons", "game", pack.info().title())));
        return MatchOrder.lesson(asked.pack(), asked.mods(), id.isEmpty() ? known.get(0) : id, Seats.named(kit.settings().playerName()));
    }

    /** The user sits at the first seat, if a person does. */
    private String nameOf(int seat, boolean person) {
        String own = kit.settings().playerName();
        return seat == 0 && person && !own.isBlank() ? own : Seats.name(seat);
    }

    private String unknownBot(List<String> bots, PackDef pack, int players, Map<String, Object> options) {
        try {
            return kit.tongue().say(Bots.complaint(bots, kit.scripts().join(), new Blueprint(pack, players, options)));
        } catch (RuleFault broken) {
            return ""; // the table will tell what is wrong
        }
    }

    private static void refuse(String complaint) {
        if (!complaint.isEmpty()) throw new UserProblem(Message.plain(complaint));
    }
}
