package eldertable.sdk.terminal;

import eldertable.host.Request;
import eldertable.host.WorkshopView;
import eldertable.rules.Printed;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.words.Message;
import eldertable.words.Tongue;
import eldertable.workshop.AuthorCommand;
import eldertable.workshop.Prints;
import eldertable.workshop.WorkshopConsole;
import eldertable.workshop.WorkshopConsole.Answer;
import eldertable.workshop.WorkshopConsole.Change;
import eldertable.workshop.WorkshopNews;

import java.util.List;
import java.util.stream.Collectors;

/** The author's workshop at a terminal. */
final class AuthorDesk {
    private final TerminalGame game;
    private final Prints prints;
    private final Pager pages;

    AuthorDesk(TerminalGame game, Prints prints) {
        this.game = game;
        this.prints = prints;
        pages = new Pager(game.console, game.words);
    }

    /** Puts in force what was changed on disk since, and tells of it. */
    void settle() {
        if (!game.ask(new Request.Settle())) return;
        workshop().news().ifPresent(told -> {
            game.display.say(told.kind() == WorkshopNews.Kind.RELOADED ? Tone.GOOD : Tone.BAD, told(WorkshopConsole.lines(told)));
            told.problems().forEach(game.display::tell);
            if (told.kind() == WorkshopNews.Kind.PARTED) game.display.say(Tone.FAINT, game.words.say("desk.restart"));
        });
        tellPrints();
    }

    private Tongue tongue() {
        return Tongue.of(game.words.language());
    }

    private String told(List<Message> lines) {
        return lines.stream().map(tongue()::say).collect(Collectors.joining("\n"));
    }

    private WorkshopView workshop() {
        return game.now().workshop().orElseThrow();
    }

    void tellPrints() {
        for (Printed line : prints.news()) game.display.say(Tone.FAINT, line.toString());
    }

    void run(AuthorCommand command, String argument) {
        if (!game.ask(new Request.WorkshopLine(command.word + " " + argument))) return;
        Answer answer = workshop().last();
        if (answer.done()) pages.show(answer.said(tongue()).stream()
            .flatMap(line -> Layout.wrap(Paint.harmless(line), game.console.width()).stream()).toList());
        else game.fail(String.join("\n", answer.said(tongue())));
        tellPrints();
        if (answer.change() != Change.NOTHING) game.reconsider();
    }
}
