package eldertable.sdk.terminal;

import eldertable.rules.Printed;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.workshop.AuthorCommand;
import eldertable.workshop.Workshop;
import eldertable.workshop.WorkshopConsole.Answer;
import eldertable.workshop.WorkshopConsole.Change;
import eldertable.workshop.WorkshopConsole;
import eldertable.workshop.WorkshopNews;

import java.util.Optional;

/** The author's workshop at a terminal. */
final class AuthorDesk implements AutoCloseable {
    private final TerminalGame game;
    private final Workshop workshop;
    private final WorkshopConsole commands;
    private final Pager pages;

    AuthorDesk(TerminalGame game, Workshop workshop) {
        this.game = game;
        this.workshop = workshop;
        commands = new WorkshopConsole(workshop);
        pages = new Pager(game.console);
    }

    /** Puts in force what was changed on disk since, and tells of it. @return whether other rules are in force now */
    boolean settle() {
        Optional<WorkshopNews> news = workshop.settle();
        news.ifPresent(told -> {
            game.display.say(told.kind() == WorkshopNews.Kind.RELOADED ? Tone.GOOD : Tone.BAD, told.text());
            told.problems().forEach(game.display::tell);
            if (told.kind() == WorkshopNews.Kind.PARTED) game.display.say(Tone.FAINT, "To restart: replay");
        });
        tellPrints();
        return news.isPresent() && news.get().kind() == WorkshopNews.Kind.RELOADED;
    }

    private void tellPrints() {
        for (Printed line : workshop.prints().news()) game.display.say(Tone.FAINT, line.toString());
    }

    void run(AuthorCommand command, String argument) {
        Answer answer = commands.run(command, argument);
        if (answer.done()) pages.show(answer.lines().stream().flatMap(line -> Layout.wrap(Paint.harmless(line), game.console.width()).stream()).toList());
        else game.fail(String.join("\n", answer.lines()));
        tellPrints();
        if (answer.change() == Change.RULES) game.rulesChanged();
        else if (answer.change() == Change.TABLE) game.reconsider();
    }

    @Override
    public void close() {
        workshop.close();
    }
}
