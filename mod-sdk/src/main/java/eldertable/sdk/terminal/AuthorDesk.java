package eldertable.sdk.terminal;

import eldertable.bench.AuthorBench;
import eldertable.bench.AuthorCommand;
import eldertable.bench.BenchConsole;
import eldertable.bench.BenchConsole.Answer;
import eldertable.bench.BenchConsole.Change;
import eldertable.bench.BenchNews;
import eldertable.script.Printed;
import eldertable.sdk.terminal.Paint.Tone;

import java.util.Optional;

/** The author's bench at a terminal. */
final class AuthorDesk implements AutoCloseable {
    private final TerminalGame game;
    private final AuthorBench bench;
    private final BenchConsole commands;
    private final Pages pages;

    AuthorDesk(TerminalGame game, AuthorBench bench) {
        this.game = game;
        this.bench = bench;
        commands = new BenchConsole(bench);
        pages = new Pages(game.console);
    }

    /** Puts in force what was changed on disk since, and tells of it. @return whether other rules are in force now */
    boolean settle() {
        Optional<BenchNews> news = bench.settle();
        news.ifPresent(told -> {
            game.display.say(told.kind() == BenchNews.Kind.RELOADED ? Tone.GOOD : Tone.BAD, told.text());
            told.problems().forEach(game.display::tell);
            if (told.kind() == BenchNews.Kind.PARTED) game.display.say(Tone.FAINT, "To restart: replay");
        });
        tellPrints();
        return news.isPresent() && news.get().kind() == BenchNews.Kind.RELOADED;
    }

    private void tellPrints() {
        for (Printed line : bench.prints().news()) game.display.say(Tone.FAINT, line.toString());
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
        bench.close();
    }
}
