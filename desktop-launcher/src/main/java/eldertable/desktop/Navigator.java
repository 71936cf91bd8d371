package eldertable.desktop;

import eldertable.bot.Bots;
import eldertable.desktop.screen.MatchOrder;
import eldertable.desktop.screen.MenuPages;
import eldertable.desktop.screen.Navigation;
import eldertable.desktop.screen.Notice;
import eldertable.desktop.screen.Screen;
import eldertable.desktop.screen.ScreenContext;
import eldertable.desktop.screen.Shelf;
import eldertable.desktop.table.TableScreen;
import eldertable.diagnostic.Diagnostic;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PackInfo;
import eldertable.rules.RuleFault;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.state.Blueprint;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Knows how all screens are made, and which one the arguments ask for. */
final class Navigator implements Navigation {
    /** Seconds until a table that was asked for stands. */
    private static final float UNTIL_PLAYED = 6;

    private final ScreenContext kit;
    private final Arguments arguments;
    private final HeadStart begun;
    private final MenuPages pages;

    Navigator(ScreenContext kit, Arguments arguments, HeadStart begun) {
        this.kit = kit;
        this.arguments = arguments;
        this.begun = begun;
        pages = new MenuPages(kit, arguments.opensTable() ? UNTIL_PLAYED : 0);
    }

    @Override public Screen table(MatchOrder order) {
        return new TableScreen(kit, arguments.author() ? order.forAuthor() : order);
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
        switch (arguments.screen()) {
            case "load" -> kit.screens().push(pages.saves(arguments.replay()));
            case "mods" -> kit.screens().push(pages.mods());
            case "settings" -> kit.screens().push(pages.settings());
            case "credits" -> kit.screens().push(pages.credits());
            case "new", "rules" -> whenRead();
            default -> {
                if (arguments.opensTable()) straightToTable();
            }
        }
    }

    private void whenRead() {
        Runnable[] listener = new Runnable[1];
        listener[0] = () -> {
            List<Shelf.Game> games = pages.shelf().games();
            games.stream().filter(game -> arguments.pack().isEmpty() || game.id().equals(arguments.pack())).findFirst().filter(game -> !game.loading()).ifPresent(game -> {
                pages.shelf().forget(listener[0]);
                if (game.pack().isEmpty()) kit.screens().push(pages.problems(game.title(), game.problems()));
                else kit.screens().push(arguments.screen().equals("new") ? pages.newGame(game) : pages.rules(game.pack().get()));
            });
        };
        pages.shelf().onChange(listener[0]);
    }

    // ------------------------------------------------------------------ straight to a table

    private record Prepared(MatchOrder order, List<Diagnostic> problems) {}

    private void straightToTable() {
        kit.screens().push(new Notice(kit, arguments.pack().isEmpty() ? "Looking for the game …" : "Unpacking " + arguments.pack() + " …"));
        kit.work(this::prepare, prepared -> {
            if (prepared.order() != null) kit.screens().replace(table(prepared.order()));
            else kit.screens().replace(pages.problems("It cannot be played", prepared.problems()));
        }, problem -> kit.screens().replace(new Notice(kit, String.valueOf(problem.getMessage()))));
    }

    private Prepared prepare() {
        if (arguments.goesOn()) {
            SaveFolder.Listed listed = arguments.load().isEmpty()
                ? kit.saves().latest("").orElseThrow(() -> new Arguments.Problem("There is no unfinished game to go on with.")) : kit.saves().find(arguments.load());
            if (listed.save().isEmpty()) return new Prepared(null, listed.problems());
            MatchOrder order = arguments.replay() ? MatchOrder.replay(listed) : MatchOrder.resume(listed);
            if (arguments.anyway()) order = order.evenSo();
            return new Prepared(order.withAutoplay(arguments.autoplay()), List.of());
        }
        PackLoad load = begun.pack();
        if (load.pack().isEmpty()) return new Prepared(null, load.problems());
        PackInfo info = load.pack().get().info();
        int usual = Math.max(info.minPlayers(), Math.min(arguments.bots().size(), info.maxPlayers()));
        int players = arguments.players() > 0 ? arguments.players() : usual;
        refuse(info.complaint(players));
        Map<String, Object> options = new LinkedHashMap<>();
        arguments.options().forEach((id, text) -> options.put(id, info.option(id).map(option -> option.valueOf(text)).orElse(text)));
        options.forEach((id, value) -> refuse(info.complaint(id, value, players)));
        long seed = arguments.seed() != null ? arguments.seed() : new SecureRandom().nextInt(1_000_000);
        List<MatchSetup.Seat> seats = arguments.seats(players, kit.settings().playerName());
        if (!seats.stream().map(MatchSetup.Seat::bot).allMatch(bot -> bot.isEmpty() || Bots.isForAnyPack(bot))) Arguments.checkBots(seats, bots(load.pack().get(), players, options));
        MatchOrder order = MatchOrder.fresh(arguments.pack(), arguments.mods(), players, options, seed, seats);
        return new Prepared(order.withRead(load).withAutoplay(arguments.autoplay()), List.of());
    }

    /** Those of a pack are known only to its rules. */
    private List<String> bots(PackDef pack, int players, Map<String, Object> options) {
        try {
            return Bots.names(kit.scripts().join(), new Blueprint(pack, players, options));
        } catch (RuleFault broken) {
            return Bots.names(); // the table will tell what is wrong
        }
    }

    private static void refuse(String complaint) {
        if (!complaint.isEmpty()) throw new Arguments.Problem(complaint);
    }
}
