package eldertable.sdk.terminal;

import eldertable.choosing.Ask;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Spelling;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableFailure;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.session.Save;
import eldertable.session.SaveFolder;
import eldertable.state.Blueprint;
import eldertable.view.PieceView;
import eldertable.view.TableView;
import eldertable.view.ZoneView;
import eldertable.words.Tongue;
import eldertable.workshop.AuthorCommand;

import java.nio.file.Files;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** The commands that are no moves. */
final class SideCommands {
    private static final DateTimeFormatter TIME =
        DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT).withZone(ZoneId.systemDefault());
    private static final int MOST_HINTS = 5;

    private final TerminalGame game;
    private final Pager pages;

    SideCommands(TerminalGame game) {
        this.game = game;
        pages = new Pager(game.console, game.words);
    }

    void run(TableCommand command, String argument) {
        switch (command) {
            case HELP -> help();
            case WHY -> why();
            case HINT -> hint();
            case LOOK -> look(argument);
            case TABLE -> table();
            case BACK -> back();
            case UNDO -> undo(argument);
            case REDO -> redo(argument);
            case AGREE, REFUSE -> answer(command == TableCommand.AGREE);
            case LOG -> log(argument);
            case RULES -> rules();
            case SAVE -> save(argument);
            case LOAD -> load(argument);
            case SAVES -> saves();
            case NEXT -> teach(new Request.NextStep());
            case ALONE -> teach(new Request.LeaveLesson());
            case HASH -> game.console.print(hash());
            case QUIT -> quit();
            default -> throw new IllegalArgumentException(command.word);
        }
    }

    String hash() {
        return String.format("%016x", game.now().hash());
    }

    private String say(String key, Object... blanks) {
        return game.words.say(key, blanks);
    }

    private void help() {
        List<String> lines = new ArrayList<>();
        lines.add(say("help.choose"));
        lines.add("  keep eel        give B [crab, eel]        take line[3]");
        lines.add(say("help.several"));
        lines.add("");
        for (TableCommand command : TableCommand.values()) {
            String names = command.word + (command.shorter.isEmpty() ? "" : ", " + command.shorter) + " " + command.arguments;
            lines.add("  " + Paint.pad(names, 16) + command.purpose(game.words));
        }
        if (game.isAuthors()) for (AuthorCommand command : AuthorCommand.values()) {
            lines.add("  " + Paint.pad(command.word + " " + command.arguments, 24) + Tongue.of(game.words.language()).say(command.purpose()));
        }
        lines.add("");
        lines.add(say("help.colon"));
        lines.forEach(game.console::print);
    }

    private void why() {
        if (game.now().ask().isEmpty()) {
            game.console.print(say("ask.nobody"));
            return;
        }
        Ask ask = game.now().ask().get();
        String unfinished = ask.many() && !ask.canFinish() ? ask.unfinished() : "";
        if (!unfinished.isEmpty()) game.console.print(say("why.unfinished", "why", Paint.harmless(unfinished)));
        if (ask.refusals().isEmpty()) game.console.print(say("why.nothing"));
        for (Ask.Refusal one : ask.refusals()) {
            String thing = game.console.paint().as(Tone.NAME, game.table().screen.thing(one.code()));
            game.console.print("  " + thing + ": " + Paint.harmless(one.reason()));
        }
    }

    /** The moves that a bot considers best, as they can be typed. */
    private void hint() {
        if (game.now().ask().isEmpty()) {
            game.console.print(say("ask.nobody"));
            return;
        }
        game.ask(new Request.Hint());
        Optional<Snapshot.Hint> hint = game.answer().hint();
        List<Snapshot.Weighed> weighed = hint.map(Snapshot.Hint::weighed).orElse(List.of());
        if (weighed.size() == 1) game.console.print(say("hint.sole", "move", weighed.get(0).move()));
        else if (hint.isPresent()) game.console.print(Paint.harmless(hint.get().text()));
        if (weighed.size() > 1) for (Snapshot.Weighed one : weighed.subList(0, Math.min(weighed.size(), MOST_HINTS))) {
            String chance = String.format(Locale.ROOT, "%3.0f %%", 100 * one.value());
            String tried = say("hint.tried", "times", one.visits());
            game.console.print("  " + chance + "  " + game.console.paint().as(Tone.NAME, Paint.pad(one.move(), 30)) + "  " + tried);
        }
    }

    private void table() {
        game.showTable();
        if (game.now().ask().isPresent()) game.showChoices();
    }

    private void back() {
        if (game.wants(new Request.Back())) game.showChoices();
    }

    // ------------------------------------------------------------------ looking

    private void look(String what) {
        int width = game.console.width();
        TableText screen = game.table().screen;
        TableView view = game.now().view();
        if (what.isEmpty()) {
            table();
            return;
        }
        int seat = game.table().seat(what);
        OptionalInt choice = game.choices() == null ? OptionalInt.empty() : game.choices().find(what);
        String kind = kind(what);
        List<ZoneView> zones = view.zones().stream().filter(zone -> isCalled(zone, what, view.viewer())).toList();
        int space = game.table().names.space(what);
        if (seat >= 0) {
            game.console.print(game.console.paint().as(Tone.NAME, Paint.harmless(game.table().lexicon.seat(seat))));
            screen.player(view, seat, width, true).forEach(game.console::print);
        } else if (!zones.isEmpty()) {
            zones.forEach(zone -> screen.wholeZone(zone, width).forEach(game.console::print));
        } else if (!kind.isEmpty()) {
            screen.card(kind, view, width).forEach(game.console::print);
        } else if (space >= 0) {
            lookAtSpace(space, view);
        } else if (choice.isPresent() && !game.choices().kind(choice.getAsInt()).isEmpty()) {
            screen.card(game.choices().kind(choice.getAsInt()), view, width).forEach(game.console::print);
        } else {
            String near = Spelling.nearest(what, known(view)).map(name -> " " + say("typed.near", "name", name)).orElse("");
            game.fail(say("look.nothing", "what", what) + near);
        }
    }

    private void lookAtSpace(int space, TableView view) {
        Blueprint blueprint = game.table().blueprint;
        var board = blueprint.boardOfSpace(space);
        var def = board.space(space);
        List<String> facts = new ArrayList<>();
        if (!def.terrain().isEmpty()) facts.add(game.table().lexicon.word(def.terrain()));
        def.data().forEach((name, value) -> facts.add(name + " " + value));
        String name = game.console.paint().as(Tone.NAME, Paint.harmless(game.table().lexicon.space(space)));
        game.console.print((name + "  " + Paint.harmless(String.join(" · ", facts))).stripTrailing());
        for (String meaning : game.table().lexicon.meanings(space)) Layout.flow("  ", List.of(Paint.harmless(meaning).split(" ")), " ", game.console.width()).forEach(game.console::print);
        List<PieceView> here = view.boards().get(blueprint.boards.indexOf(board)).at(space);
        game.console.print("  " + (here.isEmpty() ? say("look.nobody") : String.join(", ", game.table().screen.names().counted(here))));
    }

    private boolean isCalled(ZoneView zone, String what, int viewer) {
        boolean own = zone.owner() < 0 || zone.owner() == viewer;
        Table table = game.table();
        return table.names.zone(zone.number()).equalsIgnoreCase(what) || table.lexicon.zone(zone.number()).equalsIgnoreCase(what)
            || own && (zone.id().equalsIgnoreCase(what) || table.lexicon.zone(zone.id()).equalsIgnoreCase(what));
    }

    private String kind(String what) {
        for (Blueprint.Kind kind : game.table().blueprint.kinds) {
            if (kind.id().equalsIgnoreCase(what) || game.table().lexicon.kind(kind.id()).equalsIgnoreCase(what)) return kind.id();
        }
        return "";
    }

    private List<String> known(TableView view) {
        List<String> names = new ArrayList<>();
        view.zones().forEach(zone -> names.add(game.table().names.zone(zone.number())));
        game.table().blueprint.kinds.forEach(kind -> names.addAll(List.of(kind.id(), game.table().lexicon.kind(kind.id()))));
        return names;
    }

    private void log(String argument) {
        List<String> lines = new ArrayList<>();
        for (Snapshot.Told happened : game.now().chronicle()) {
            lines.addAll(Layout.wrap(game.display.painted(happened), game.console.width()));
        }
        int wanted = number(argument, lines.size());
        pages.show(lines.subList(Math.max(0, lines.size() - wanted), lines.size()));
    }

    private void rules() {
        String page = game.table().lexicon.rules();
        if (page.isBlank()) {
            game.console.print(Paint.harmless(game.table().lexicon.summary()));
            game.console.print(say("rules.none"));
            return;
        }
        pages.show(MarkdownLines.of(page, Math.min(100, game.console.width()), game.console.paint()));
    }

    // ------------------------------------------------------------------ time

    private void undo(String argument) {
        Snapshot before = game.now();
        if (!game.wants(new Request.Undo(number(argument, 1)))) return;
        game.reconsider();
        long undone = before.chronicle().stream().filter(line -> line.move() > game.answer().moves() && isOwn(line.seat()))
            .map(Snapshot.Told::move).distinct().count();
        game.display.say(Tone.FAINT, say("undo.done", "moves", undone));
    }

    private void answer(boolean yes) {
        if (!game.now().isPleaded()) game.fail(say("ask.no-plea"));
        else if (game.wants(new Request.Answer(yes))) game.reconsider();
    }

    private void redo(String argument) {
        if (game.wants(new Request.Redo(number(argument, 1)))) game.reconsider();
    }

    /** Where only bots play, each of their moves counts; so does what an author changed by hand. */
    private boolean isOwn(int seat) {
        return seat < 0 || game.table().people().isEmpty() || game.table().people().contains(seat);
    }

    private static int number(String text, int usual) {
        return text.matches("\\d{1,6}") ? Integer.parseInt(text) : usual;
    }

    private void teach(Request request) {
        if (game.now().lesson().isEmpty()) game.fail(say("lesson.none"));
        else if (game.wants(request)) game.reconsider();
    }

    private void quit() {
        if (!game.now().view().isOver() && game.isKept()) {
            game.display.say(Tone.FAINT, say("quit.kept", "command", Terminal.goOn(game.pack())));
        }
        game.leave();
    }

    // ------------------------------------------------------------------ saves

    private void save(String argument) {
        boolean over = argument.endsWith(" over");
        String name = over ? argument.substring(0, argument.length() - 5).strip() : argument;
        if (name.isEmpty() || !SaveFolder.isName(name)) {
            game.fail(say("save.name"));
            return;
        }
        SaveFolder.Listed there = game.saves.find(name);
        boolean other = there.path().equals(game.saves.pathOf(name)) && Files.exists(there.path())
            && !there.save().map(save -> save.journal().setup().isSameDeal(game.table().setup)).orElse(false);
        if (other && !over) {
            game.fail(say("save.other", "name", name));
            return;
        }
        game.wants(new Request.Save(name));
    }

    private void load(String argument) {
        boolean anyway = argument.endsWith(" anyway");
        String name = anyway ? argument.substring(0, argument.length() - 7).strip() : argument;
        if (name.isEmpty()) {
            game.fail(say("load.name"));
            return;
        }
        Optional<TableFailure> failure = game.load(game.saves.find(name), anyway);
        if (failure.isEmpty()) {
            game.display.say(Tone.GOOD, say("load.done", "name", name));
            return;
        }
        for (Diagnostic problem : failure.get().problems()) {
            if (problem.isError()) game.fail(problem.message(game.tongue()));
            else game.display.say(Tone.BAD, problem.message(game.tongue()));
        }
        if (failure.get().forcible()) game.display.say(Tone.FAINT, say("load.anyway", "name", name));
    }

    private void saves() {
        List<SaveFolder.Listed> all = game.saves.list();
        if (all.isEmpty()) game.console.print(say("saves.empty"));
        for (SaveFolder.Listed listed : all) {
            String about = listed.save().map(this::about)
                .orElseGet(() -> game.console.paint().as(Tone.BAD, say("saves.broken", "why", Paint.harmless(listed.problems().get(0).message(game.tongue())))));
            game.console.print("  " + Paint.pad(listed.name(), 40) + about);
        }
    }

    private String about(Save save) {
        int moves = save.journal().commands().size();
        String note = (save.journal().over() ? ", " + say("saves.finished") : "") + (save.automatic() ? game.console.paint().as(Tone.FAINT, "  (" + say("saves.kept") + ")") : "");
        return Paint.pad(Paint.clip(Paint.harmless(save.title()), 24), 25) + TIME.format(save.saved()) + "  " + say("saves.count", "moves", moves) + note;
    }
}
