package eldertable.sdk.terminal;

import eldertable.diagnostic.Diagnostic;
import eldertable.host.Chair;
import eldertable.host.FrontEnd;
import eldertable.host.Opening;
import eldertable.host.TableFailure;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.PackDef;
import eldertable.script.ScriptEngine;
import eldertable.sdk.program.Farewell;
import eldertable.session.SaveFolder;
import eldertable.words.Tongue;
import eldertable.words.Words;
import eldertable.workshop.Authoring;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The program's terminal: choosing a game, and playing it. */
public final class Terminal {
    private final Console console;
    private final Words words;

    /** @param language of what it says */
    public Terminal(Map<String, String> environment, String language) {
        console = new SystemConsole(environment);
        words = Words.of(Terminal.class, "terminal", language);
    }

    public void print(String line) {
        console.print(line);
    }

    /** Whether a person sits at it. */
    public boolean isInteractive() {
        return console.isInteractive();
    }

    public void tell(List<Diagnostic> problems) {
        problems.forEach(problem -> console.print(new ProblemText(console, Tongue.of(words.language())).text(problem)));
    }

    /** Lets a person choose a game and how to play it; empty when they would rather not. */
    public Optional<GameMenu.Choice> choose(PackLibrary library, List<PackLibrary.Entry> packs, SaveFolder saves, GameMenu.Loading loading) {
        return new GameMenu(console, library, packs, saves, loading, words).ask();
    }

    /**
     * Plays until the player leaves or the input ends.
     *
     * @param failed told why there is no table, if there is none
     * @return the exit code
     */
    public int play(ScriptEngine scripts, SaveFolder saves, TerminalGame.Manner manner, Optional<Authoring> authoring, Opening opening,
                    Consumer<TableFailure> failed) {
        PackDef pack = opening.pack();
        // For Ctrl-C and the like: every move is on disk already.
        Farewell farewell = new Farewell(() -> console.print(opening.isKept() ? "\n" + words.say("quit.kept", "command", goOn(pack)) : ""));
        try (TerminalGame game = new TerminalGame(console, scripts, saves, manner, authoring)) {
            Optional<TableFailure> failure = game.open(opening);
            failure.ifPresent(failed);
            return failure.isPresent() ? 1 : game.run();
        } finally {
            farewell.needless();
        }
    }

    /** Plays at a table elsewhere, likewise. */
    public int join(ScriptEngine scripts, SaveFolder saves, TerminalGame.Manner manner, Function<FrontEnd, Chair> joining, Consumer<TableFailure> failed) {
        try (TerminalGame game = new TerminalGame(console, scripts, saves, manner, Optional.empty())) {
            Optional<TableFailure> failure = game.join(joining);
            failure.ifPresent(failed);
            return failure.isPresent() ? 1 : game.run();
        }
    }

    /** The command that goes on with the last game of a pack. */
    static String goOn(PackDef pack) {
        return "./eldertable play " + pack.info().id() + " --continue";
    }
}
