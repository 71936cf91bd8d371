package eldertable.sdk.terminal;

import eldertable.bot.Budget;
import eldertable.choosing.Options;
import eldertable.choosing.Picking;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Outcome;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.script.ScriptEngine;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.session.Autosave;
import eldertable.session.GameSession;
import eldertable.session.Resumed;
import eldertable.session.SaveFolder;
import eldertable.session.SessionListener;
import eldertable.state.GameState;
import eldertable.workshop.AuthorCommand;
import eldertable.workshop.Authoring;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Plays one match at a console: shows the table to whoever has to act, takes moves by number or by name, and lets bots play.
 * Before the screen goes to another person it is cleared. A script on standard input stops at its first line that fails.
 */
public final class TerminalGame implements AutoCloseable {
    /** Bots have their own measure; this only keeps one from thinking for ever. */
    private static final Budget BOT_BUDGET = Budget.time(Duration.ofSeconds(20));
    private static final String QUICK_BOT = "random";
    private static final int NOBODY = Display.NOBODY;
    /** What arrow keys leave in a line that cannot be edited with them. */
    private static final Pattern KEYS = Pattern.compile("\u001B(\\[[0-9;]*[A-Za-z~]|O[A-Z])?|[\u0000-\u0008\u000B-\u001F\u007F]");

    /**
     * How to play.
     *
     * @param keepGoing whether a script goes on after a line that fails
     * @param quiet     whether tables are shown only at the end
     */
    public record Manner(String language, boolean keepGoing, boolean quiet) {}

    final Console console;
    final ScriptEngine scripts;
    final SaveFolder saves;
    private final Manner manner;
    final Display display;
    private final SideCommands side;
    private final Optional<Authoring> authoring;
    private AuthorDesk desk;
    private Table table;
    private Picking picking;
    private Choices choices;
    /** Whose screen it is. */
    private int viewer = NOBODY;
    private boolean stuck;
    private int line;
    private int failures;
    private boolean leaving;

    TerminalGame(Console console, ScriptEngine scripts, SaveFolder saves, Manner manner, GameSession session) {
        this(console, scripts, saves, manner, Optional.empty(), session);
    }

    /** @param authoring where the match is its author's */
    TerminalGame(Console console, ScriptEngine scripts, SaveFolder saves, Manner manner, Optional<Authoring> authoring, GameSession session) {
        this.console = console;
        this.scripts = scripts;
        this.authoring = authoring;
        this.saves = saves;
        this.manner = manner;
        display = new Display(console, manner.quiet());
        side = new SideCommands(this);
        take(session);
    }

    /** Puts a session on the table, in place of the one that was there. */
    void take(GameSession session) {
        if (desk != null) desk.close();
        if (table != null) table.session.close();
        table = new Table(session, manner.language(), console.paint());
        session.keepWith(new Autosave(saves, session.blueprint().pack.info().title(), Clock.systemUTC(), problem -> display.say(Tone.BAD, problem)));
        session.listen(new SessionListener() {
            @Override public void takenBack(int moves) {
                table.forget();
            }

            @Override public void faulted(Diagnostic diagnostic) {
                display.tell(diagnostic);
            }
        });
        viewer = NOBODY;
        desk = authoring.map(author -> new AuthorDesk(this, author.open(scripts, session, this::tellOfReload))).orElse(null);
        reconsider();
    }

    private void tellOfReload() {
        if (console.isInteractive()) console.print(console.paint().as(Tone.FAINT, "\nFiles were changed: press Enter to go on with them."));
    }

    /** Everything may be called and look otherwise now. */
    void rulesChanged() {
        table = new Table(table.session, manner.language(), console.paint());
        reconsider();
    }

    /** Puts rules in force that were changed since. @return whether there were any */
    private boolean settle() {
        if (desk == null || !desk.settle()) return false;
        rulesChanged();
        return true;
    }

    boolean isAuthors() {
        return desk != null;
    }

    PackDef pack() {
        return table.session.blueprint().pack;
    }

    Resumed resume(SaveFolder.Listed listed, boolean anyway) {
        return authoring.isEmpty() ? Resumed.load(scripts, pack(), listed, anyway)
            : Resumed.load(scripts, pack(), listed, anyway, authoring.get().prints());
    }

    Table table() {
        return table;
    }

    Picking picking() {
        return picking;
    }

    Choices choices() {
        return choices;
    }

    /** Whose eyes see what is printed now. */
    int viewer() {
        return viewer == NOBODY ? table.lastViewer() : viewer;
    }

    // ------------------------------------------------------------------ the loop

    /** Plays until the player leaves or the input ends. @return the exit code */
    public int run() {
        while (!leaving) {
            settle();
            if (picking == null && !stuck) prepare();
            String input = console.readLine(prompt());
            if (input == null) return end();
            line++;
            String text = KEYS.matcher(input).replaceAll("").strip();
            boolean other = settle();
            if (other && (console.isInteractive() || picking == null)) prepare();
            if (other && console.isInteractive() && text.matches("[\\d\\s,]*")) continue; // the numbers may mean something else now
            if (text.startsWith("#") || text.isEmpty() && !canFinishByEnter()) continue;
            if (!console.isInteractive()) {
                turnTo(text);
                console.print("> " + Paint.harmless(text));
            }
            take(text);
            if (failures > 0 && !console.isInteractive() && !manner.keepGoing()) return 1;
        }
        return failures > 0 && !console.isInteractive() ? 1 : 0;
    }

    /** A script may speak for any of those who have to act: then the screen is theirs first. */
    private void turnTo(String text) {
        int seat = namedSeat(text);
        if (seat < 0 || seat == viewer || !table.session.isPerson(seat) || (table.session.toAct() & 1 << seat) == 0) return;
        seated(seat);
    }

    /** The seat that a line begins with, or -1. */
    private int namedSeat(String text) {
        return table.names.seat(text.split("\\s+")[0]);
    }

    private boolean canFinishByEnter() {
        return console.isInteractive() && picking != null && picking.isMany() && picking.canFinish();
    }

    private String prompt() {
        String name = table.session.isOver() ? "The end" : viewer >= 0 ? Paint.harmless(table.lexicon.seat(viewer)) : "";
        return console.paint().as(Tone.PROMPT, name + "> ");
    }

    /** Lets bots move, finds out who acts, and shows that person the table. */
    private void prepare() {
        playBots();
        if (table.session.isOver() || stuck) {
            if (table.session.isOver()) display.end(table, table.lastViewer(), viewer());
            stuck = true; // nothing more to prepare until something changes
            return;
        }
        boolean again = viewer >= 0 && (table.session.toAct() & 1 << viewer) != 0;
        seated(again ? viewer : Integer.numberOfTrailingZeros(table.session.toAct()));
    }

    /** Shows a person the table and what there is to choose. */
    private void seated(int seat) {
        if (seat != viewer) display.curtain(table, seat);
        viewer = seat;
        try {
            picking = table.session.picking(seat);
        } catch (RuleFault fault) {
            display.tell(fault.diagnostic());
            stuck = true;
            return;
        }
        showTable();
        showChoices();
    }

    private void playBots() {
        GameSession session = table.session;
        boolean watched = table.people().isEmpty();
        for (int bot = session.botToAct(); bot >= 0; bot = session.botToAct()) {
            boolean slow = !session.setup().seats().get(bot).bot().equals(QUICK_BOT);
            if (slow && console.isInteractive()) display.say(Tone.FAINT, table.lexicon.seat(bot) + " is thinking …");
            Outcome outcome = session.playBot(bot, BOT_BUDGET);
            if (watched) display.watched(table, GameState.SPECTATOR);
            if (outcome instanceof Outcome.Accepted) continue;
            if (outcome instanceof Outcome.Refused refused) display.say(Tone.BAD, refused.reason());
            display.say(Tone.BAD, table.lexicon.seat(bot) + " cannot go on. Take moves back with undo, or leave with quit.");
            stuck = true;
            failures++;
            return;
        }
    }

    /** Something has changed: look anew who acts. */
    void reconsider() {
        picking = null;
        choices = null;
        stuck = false;
    }

    void leave() {
        leaving = true;
    }

    private int end() {
        console.print("");
        if (!table.session.isOver() || !stuck) display.end(table, table.session.isOver() ? table.lastViewer() : viewer(), NOBODY);
        console.print("moves " + table.session.moves());
        console.print("hash  " + side.hash());
        return failures > 0 && !console.isInteractive() ? 1 : 0;
    }

    // ------------------------------------------------------------------ showing

    void showTable() {
        display.table(table, viewer(), picking);
    }

    void showChoices() {
        choices = display.choices(table, picking, viewer);
    }

    // ------------------------------------------------------------------ taking a line

    private void take(String text) {
        try {
            boolean forced = text.startsWith(":");
            String[] words = (forced ? text.substring(1).strip() : text).split("\\s+", 2);
            Optional<TableCommand> command = TableCommand.named(words[0]);
            // A pack's own move goes before a command of the same name; a colon says that the command is meant.
            boolean move = !forced && table.session.blueprint().move(words[0]) >= 0;
            Optional<AuthorCommand> author = desk == null || move ? Optional.empty() : AuthorCommand.named(words[0]);
            if (author.isPresent()) desk.run(author.get(), words.length > 1 ? words[1].strip() : "");
            else if (command.isPresent() && !move) side.run(command.get(), words.length > 1 ? words[1].strip() : "");
            else if (forced) fail("There is no command '" + words[0] + "'." + Spelling.hint(words[0], TableCommand.words()));
            else takeMove(text);
        } catch (RuleFault fault) {
            display.tell(fault.diagnostic());
            failures++;
            reconsider();
        }
    }

    private void takeMove(String text) throws RuleFault {
        if (table.session.isOver()) {
            fail("The game is over.");
            return;
        }
        if (picking != null && choices != null && takeChoice(text)) return;
        int seat = namedSeat(text);
        if (seat >= 0 && seat != viewer && console.isInteractive()) {
            fail("This is the screen of " + table.lexicon.seat(viewer) + ".");
            return;
        }
        String command = seat >= 0 ? text : TableNames.player(Math.max(0, viewer)) + " " + text;
        Reading reading = table.session.read(command);
        if (reading instanceof Reading.Chosen chosen) {
            if (chosen.complete()) performed(table.session.perform(chosen.move()));
            else if (picking != null && chosen.move().player() == viewer) {
                picking.enter(chosen.move());
                goOn();
            } else fail("The move is not complete.");
        } else if (reading instanceof Reading.Refused refused) {
            fail(refused.reason());
        } else {
            fail(notUnderstood(text, ((Reading.Unclear) reading).message()));
        }
    }

    private String notUnderstood(String text, String message) {
        String word = text.split("\\s+")[0];
        if (table.session.blueprint().move(word) >= 0 || choices == null || text.contains(" ")) return message;
        List<String> known = new ArrayList<>(TableCommand.words());
        for (int i = 0; i < choices.size(); i++) known.add(choices.label(i).replaceAll("\u001B\\[[0-9;]*m", ""));
        String near = Spelling.nearest(text, known).map(name -> " Did you mean '" + name + "'?").orElse(" Type ? for help.");
        return "'" + text + "' is neither a choice nor a command." + near;
    }

    /** A number, several numbers, a name, or the end of a pick of several things. */
    private boolean takeChoice(String text) throws RuleFault {
        if (picking.isMany() && (text.isEmpty() || text.equals("0") || text.equalsIgnoreCase("done") || text.equalsIgnoreCase("none"))) {
            if (picking.canFinish()) {
                picking.finish();
                goOn();
            } else fail(picking.whyUnfinished());
            return true;
        }
        String[] parts = text.split("[\\s,]+");
        boolean numbers = parts.length > 1 && picking.isMany() && text.matches("[\\d\\s,]+");
        if (!numbers) {
            OptionalInt found = choices.find(text);
            if (found.isEmpty()) return refusedChoice(text);
            choose(found.getAsInt());
            return true;
        }
        for (String part : parts) {
            OptionalInt found = choices.find(part);
            if (found.isEmpty() || !picking.isMany() || !picking.choose(choices.code(found.getAsInt()))) {
                fail("'" + part + "' cannot be chosen with the others.");
                return true;
            }
        }
        if (picking.isMany() && picking.canFinish()) picking.finish();
        goOn();
        return true;
    }

    private void choose(int index) throws RuleFault {
        if (picking.choose(choices.code(index))) goOn();
        else fail(picking.whyNotAdded());
    }

    /** A name that is not offered here but refused, with its reason. */
    private boolean refusedChoice(String text) {
        if (text.matches("\\d+")) {
            fail("There is no choice " + text + ".");
            return true;
        }
        for (Options.Refused refused : picking.options().refused()) {
            boolean meant = text.equalsIgnoreCase(table.screen.thing(refused.code())) || text.equals(table.names.name(refused.code()));
            if (!meant) continue;
            fail(refused.reason());
            return true;
        }
        return false;
    }

    private void goOn() {
        if (picking.isComplete()) performed(table.session.perform(picking));
        else showChoices();
    }

    private void performed(Outcome outcome) {
        if (outcome instanceof Outcome.Refused refused) fail(refused.reason());
        else if (outcome instanceof Outcome.Faulted) failures++;
        if (outcome instanceof Outcome.Accepted) reconsider();
        else if (console.isInteractive()) restart();
    }

    private void restart() {
        try {
            picking = table.session.picking(viewer);
            showChoices();
        } catch (RuleFault fault) {
            display.tell(fault.diagnostic());
        }
    }

    /** The line could not be done: a person reads why, a script stops. */
    void fail(String reason) {
        failures++;
        String where = console.isInteractive() ? "" : "line " + line + ": ";
        display.say(Tone.BAD, where + reason);
    }

    @Override
    public void close() {
        if (desk != null) desk.close();
        table.session.close();
    }
}
