package eldertable.desktop.table;

import eldertable.desktop.screen.MatchOrder;
import eldertable.desktop.screen.ScreenContext;
import eldertable.diagnostic.Diagnostic;
import eldertable.host.Chair;
import eldertable.host.HostedTable;
import eldertable.host.Inbox;
import eldertable.host.Opening;
import eldertable.host.TableTerms;
import eldertable.host.UndoRights;
import eldertable.pack.library.PackLoad;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.PackDef;
import eldertable.reload.PacksInPlay;
import eldertable.remote.RemoteTable;
import eldertable.remote.TableLink;
import eldertable.script.ScriptEngine;
import eldertable.session.MatchId;
import eldertable.session.MatchSetup;
import eldertable.session.SaveFolder;
import eldertable.workshop.Authoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the pack that an order names and begins or resumes its match. On a worker thread: it reads files and waits. */
final class MatchOpening {
    /** @param table empty if it runs elsewhere; @param chair null if there is no table; then the problems say why */
    record Opened(Optional<HostedTable> table, Chair chair, Inbox inbox, List<String> problems) {
        static Opened failed(List<String> problems) {
            return new Opened(Optional.empty(), null, null, problems);
        }
    }

    private final ScreenContext kit;
    private final MatchOrder order;

    MatchOpening(ScreenContext kit, MatchOrder order) {
        this.kit = kit;
        this.order = order;
    }

    Opened open() {
        MatchSetup saved = order.saved().flatMap(SaveFolder.Listed::save).map(save -> save.journal().setup()).orElse(null);
        if (order.saved().isPresent() && saved == null) return failed(order.saved().get().problems());
        String game = order.pack().isEmpty() && saved != null ? saved.game() : order.pack();
        List<String> mods = order.mods().isEmpty() && saved != null ? saved.modIds() : order.mods();
        PackLoad load = order.read().orElseGet(() -> kit.library().load(game, mods));
        if (load.pack().isEmpty()) return failed(load.problems());
        PackDef pack = load.pack().get();
        ScriptEngine scripts = scriptsFor(pack);
        Optional<Authoring> authoring = order.author() ? Optional.of(Authoring.of(new PacksInPlay(kit.library(), game, mods))) : Optional.empty();
        if (!order.lesson().isEmpty()) return learn(scripts, pack);
        Opening opening = order.saved().map(save -> Opening.resume(scripts, pack, save, order.anyway(), authoring))
            .orElseGet(() -> Opening.begin(scripts, pack, setup(pack), authoring));
        UndoRights undo = order.author() ? UndoRights.EVERYTHING : UndoRights.named(kit.settings().undo()).orElse(UndoRights.CAREFUL);
        return open(opening, undo);
    }

    /** Goes to a table that runs elsewhere. */
    static Opened join(ScreenContext kit, TableLink link, String name) {
        Inbox inbox = new Inbox(kit::redraw);
        return new Opened(Optional.empty(), new RemoteTable(link, name, kit.library(), inbox, kit.language()), inbox, List.of());
    }

    private Opened learn(ScriptEngine scripts, PackDef pack) {
        Optional<LessonDef> lesson = pack.lessons().stream().filter(one -> one.id().equals(order.lesson())).findFirst();
        if (lesson.isEmpty()) return Opened.failed(List.of(kit.say("table.no-lesson", "game", pack.info().title(), "lesson", order.lesson())));
        return open(Opening.lesson(scripts, pack, lesson.get(), order.seats().stream().map(MatchSetup.Seat::name).toList()), UndoRights.EVERYTHING);
    }

    private Opened open(Opening opening, UndoRights undo) {
        HostedTable table = new HostedTable(opening, kit.saves(), TableTerms.usual().with(undo));
        Inbox inbox = new Inbox(kit::redraw);
        return new Opened(Optional.of(table), table.connect(inbox, kit.language()), inbox, List.of());
    }

    /** Those of strangers run apart, unless it is their author who plays. */
    private ScriptEngine scriptsFor(PackDef pack) {
        return order.author() ? kit.scripts().join() : kit.scriptsFor(pack);
    }

    private Opened failed(List<Diagnostic> problems) {
        return Opened.failed(problems.isEmpty() ? List.of(kit.say("table.unread")) : problems.stream().map(Diagnostic::toString).toList());
    }

    private MatchSetup setup(PackDef pack) {
        int fewest = pack.info().minPlayers(), most = pack.info().maxPlayers();
        int players = Math.max(fewest, Math.min(most, order.players() == 0 ? Math.max(fewest, order.seats().size()) : order.players()));
        List<MatchSetup.Seat> seats = new ArrayList<>(order.seats().subList(0, Math.min(players, order.seats().size())));
        List<MatchSetup.Seat> people = MatchSetup.people(players);
        while (seats.size() < players) seats.add(people.get(seats.size()));
        return MatchSetup.of(MatchId.fresh(pack.info().id()), pack, players, order.options(), order.seed(), seats);
    }
}
