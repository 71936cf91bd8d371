package eldertable.sdk.terminal;

import eldertable.choosing.Ask;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Spelling;
import eldertable.host.Chair;
import eldertable.host.FrontEnd;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot.Notice.Kind;
import eldertable.host.Snapshot;
import eldertable.host.TableFailure;
import eldertable.host.TableInfo;
import eldertable.host.TableTerms;
import eldertable.host.UndoRights;
import eldertable.pack.model.PackDef;
import eldertable.rules.TableNames;
import eldertable.script.ScriptEngine;
import eldertable.sdk.terminal.Paint.Tone;
import eldertable.session.SaveFolder;
import eldertable.view.PlayerView;
import eldertable.words.Tongue;
import eldertable.words.Words;
import eldertable.workshop.AuthorCommand;
import eldertable.workshop.Authoring;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Plays one match at a console: shows the table to whoever has to act and takes moves by number or by name. Before the screen
 * goes to another person it is cleared. A script on standard input stops at its first line that fails.
 */
public final class TerminalGame implements AutoCloseable {
    private static final String QUICK_BOT = "random";
    private static final int NOBODY = Display.NOBODY;
    /** What arrow keys leave in a line that cannot be edited with them. */
    private static final Pattern KEYS = Pattern.compile("\u001B(\\[[0-9;]*[A-Za-z~]|O[A-Z])?|[\u0000-\u0008\u000B-\u001F\u007F]");

    /**
     * How to play.
     *
     * @param keepGoing whether a script goes on after a line that fails
     * @param quiet     whether tables are shown only at the end
     * @param undo      what can be taken back
     */
    public record Manner(String language, boolean keepGoing, boolean quiet, UndoRights undo) {}

    final Console console;
    final SaveFolder saves;
    private final ScriptEngine scripts;
    private final Manner manner;
    final Display display;
    private final SideCommands side;
    private final Optional<Authoring> authoring;
    private final AuthorDesk desk;
    private Sitting sitting;
    private Table table;
    private boolean kept = true, remote;
    /** What can be chosen, as it was numbered last; null while nothing is. */
    final Words words;
    private Choices choices;
    /** Who saw the screen last. */
    private int reader = NOBODY;
    /** Whether the table as it stands has been shown. */
    private boolean presented;
    private int line;
    private int failures;
    private boolean leaving;

    /** @param authoring where the match is its author's */
    TerminalGame(Console console, ScriptEngine scripts, SaveFolder saves, Manner manner, Optional<Authoring> authoring) {
        this.console = console;
        this.scripts = scripts;
        this.saves = saves;
        this.manner = manner;
        this.authoring = authoring;
        words = Words.of(TerminalGame.class, "terminal", manner.language());
        display = new Display(console, manner.quiet(), words);
        side = new SideCommands(this);
        desk = authoring.map(author -> new AuthorDesk(this, author.prints())).orElse(null);
    }

    /** Sits down at a table, in place of the one that was there. @return why there is none; then the other one stays */
    Optional<TableFailure> open(Opening opening) {
        Table before = table;
        Sitting made = new Sitting(opening, saves, TableTerms.usual().with(manner.undo()), manner.language(), new Eyes());
        Optional<TableFailure> failure = sit(made, opening.isKept());
        if (failure.isPresent()) table = before;
        return failure;
    }

    /** Sits down at a table elsewhere. */
    Optional<TableFailure> join(Function<FrontEnd, Chair> joining) {
        remote = true;
        return sit(new Sitting(joining, new Eyes()), false);
    }

    private Optional<TableFailure> sit(Sitting made, boolean isKept) {
        if (!made.begin()) {
            made.close();
            return Optional.of(made.failure());
        }
        if (sitting != null) sitting.close();
        sitting = made;
        kept = isKept;
        reader = NOBODY;
        reconsider();
        return Optional.empty();
    }

    Optional<TableFailure> load(SaveFolder.Listed save, boolean anyway) {
        return open(Opening.resume(scripts, pack(), save, anyway, authoring));
    }

    /** What is shown while the table is waited for. */
    private final class Eyes implements Sitting.Witness {
        private List<Diagnostic> known = List.of();
        private String awaited = "";

        @Override
        public void opened(TableInfo info) {
            table = new Table(info, console.paint());
            reconsider();
        }

        @Override
        public void shown(Snapshot snapshot) {
            table.follow(snapshot);
            snapshot.problems().stream().filter(problem -> !known.contains(problem)).forEach(display::tell);
            known = snapshot.problems();
            say(snapshot, Kind.WARNING, Tone.BAD);
            if (table.people().isEmpty() || remote && snapshot.viewer() < 0) display.watched(table, snapshot);
            else if (remote) waitFor(snapshot);
        }

        /** Says once whom the table waits for. */
        private void waitFor(Snapshot snapshot) {
            String names = snapshot.ask().isPresent() || snapshot.view().isOver() || !snapshot.settled() ? "" : snapshot.view().players().stream()
                .filter(PlayerView::toAct).map(player -> table.lexicon.seat(player.seat())).collect(Collectors.joining(", "));
            if (!names.isEmpty() && !names.equals(awaited)) display.say(Tone.FAINT, table.lexicon.say("table.waits-for", "names", names));
            awaited = names;
        }

        @Override
        public void waits(String why) {
            display.say(Tone.FAINT, why);
        }

        @Override
        public void thinks(int seat) {
            String bot = table.setup.seats().get(seat).bot();
            boolean slow = !bot.isEmpty() && !bot.equals(QUICK_BOT);
            if (slow && console.isInteractive()) display.say(Tone.FAINT, table.lexicon.say("table.thinks", "name", table.lexicon.seat(seat)));
        }

        @Override
        public void filesChanged() {
            if (!console.isInteractive()) return;
            console.print(console.paint().as(Tone.FAINT, "\n" + words.say("desk.changed")));
        }
    }

    // ------------------------------------------------------------------ the table

    boolean isAuthors() {
        return desk != null;
    }

    /** Whether the game can be gone on with another time. */
    boolean isKept() {
        return kept;
    }

    PackDef pack() {
        return table.blueprint.pack;
    }

    Table table() {
        return table;
    }

    Snapshot now() {
        return sitting.now();
    }

    /** The table as it was right after what was asked for last. */
    Snapshot answer() {
        return sitting.answer();
    }

    Choices choices() {
        return choices;
    }

    /** Asks the table for something, and waits. @return false if the table has stopped for good */
    boolean ask(Request request) {
        boolean stuck = !now().stuck().isEmpty();
        boolean there = sitting.ask(request);
        if (!there) {
            sitting.failure().problems().forEach(display::tell);
            failures++;
            leaving = true;
        } else if (!now().stuck().isEmpty() && !stuck) {
            stuck();
        }
        return there;
    }

    /** Asks for something that may be refused; then that is told. @return whether it was done */
    boolean wants(Request request) {
        if (!ask(request)) return false;
        say(answer(), Kind.DONE, Tone.GOOD);
        if (!answer().refusal().isEmpty()) fail(answer().refusal());
        return answer().refusal().isEmpty();
    }

    private void say(Snapshot told, Kind kind, Tone tone) {
        for (Snapshot.Notice notice : told.notices()) if (notice.kind() == kind) display.say(tone, notice.text());
    }

    private void stuck() {
        display.say(Tone.BAD, now().stuck());
        failures++;
    }

    // ------------------------------------------------------------------ the loop

    /** Plays until the player leaves or the input ends. @return the exit code */
    public int run() {
        if (!now().stuck().isEmpty()) stuck();
        while (!leaving) {
            settle();
            if (!presented) present();
            if (leaving) break;
            String input = console.readLine(prompt(), this::words);
            if (input == null) return end();
            line++;
            String text = KEYS.matcher(input).replaceAll("").strip();
            boolean other = settle();
            if (other) present();
            if (other && console.isInteractive() && text.matches("[\\d\\s,]*")) continue; // the numbers may mean something else now
            if (text.isEmpty() && readsByEnter()) text = TableCommand.NEXT.word;
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

    /** Puts rules in force that were changed since. @return whether everything may look otherwise now */
    private boolean settle() {
        if (desk == null) return false;
        desk.tellPrints();
        if (!sitting.takeFilesChanged()) return false;
        desk.settle();
        return !presented;
    }

    /** A script may speak for any of those who have to act: then the screen is theirs first. */
    private void turnTo(String text) {
        int seat = namedSeat(text);
        if (seat < 0 || seat == reader || !table.people().contains(seat) || !now().view().players().get(seat).toAct()) return;
        sit(seat);
        show();
    }

    /** The seat that a line begins with, or -1. */
    private int namedSeat(String text) {
        return table.names.seat(text.split("\\s+")[0]);
    }

    private boolean canFinishByEnter() {
        return console.isInteractive() && now().ask().map(Ask::canFinish).orElse(false);
    }

    /** Whether a lesson waits for nothing but being read. */
    private boolean readsByEnter() {
        return console.isInteractive() && now().lesson().map(lesson -> !lesson.waits()).orElse(false);
    }

    private String prompt() {
        boolean seated = now().viewer() >= 0 && !now().view().isOver();
        String name = now().view().isOver() ? table.lexicon.say("end.heading") : seated ? Paint.harmless(table.lexicon.seat(now().viewer())) : "";
        String left = seated ? now().clock().map(clock -> " " + clock.text(now().viewer(), Instant.now())).orElse("") : "";
        return console.paint().as(Tone.PROMPT, name + left + "> ");
    }

    /** What could be typed now. */
    /** For what others have found. */
    Tongue tongue() {
        return Tongue.of(words.language());
    }

    private List<String> words() {
        return Stream.concat(choices == null ? Stream.of() : choices.words().stream(), TableCommand.words().stream()).toList();
    }

    /** Shows the table to whoever has to act, or to whoever sees the end. */
    private void present() {
        presented = true;
        choices = null;
        if (now().curtain().isPresent()) sit(now().curtain().getAsInt());
        if (leaving) return;
        if (now().isPleaded()) display.say(Tone.NAME, words.say("ask.plea", "name", table.lexicon.seat(now().plea().orElseThrow().seat())));
        if (now().lesson().isPresent()) teach();
        else if (now().view().isOver()) display.end(table, now(), reader == NOBODY ? now().viewer() : reader);
        else if (now().ask().isPresent()) show();
    }

    /** Passes the screen to a person. */
    private void sit(int seat) {
        if (seat != reader) display.curtain(table, seat);
        ask(new Request.TakeSeat(seat));
    }

    private void show() {
        if (now().ask().isEmpty()) return;
        reader = now().viewer();
        showTable();
        showChoices();
    }

    private void teach() {
        reader = now().viewer();
        showTable();
        display.lesson(table, now().lesson().orElseThrow());
        if (now().ask().isPresent()) showChoices();
    }

    /** Something has changed: the table has to be shown anew. */
    void reconsider() {
        presented = false;
        choices = null;
    }

    void leave() {
        leaving = true;
    }

    private int end() {
        console.print("");
        if (!now().view().isOver() || !presented) display.end(table, now(), NOBODY);
        console.print("moves " + now().moves());
        console.print("hash  " + side.hash());
        return failures > 0 && !console.isInteractive() ? 1 : 0;
    }

    // ------------------------------------------------------------------ showing

    void showTable() {
        display.table(table, now());
    }

    void showChoices() {
        choices = display.choices(table, now());
    }

    // ------------------------------------------------------------------ taking a line

    private void take(String text) {
        boolean forced = text.startsWith(":");
        String[] words = (forced ? text.substring(1).strip() : text).split("\\s+", 2);
        Optional<TableCommand> command = TableCommand.named(words[0]);
        // A pack's own move goes before a command of the same name; a colon says that the command is meant.
        boolean move = !forced && table.blueprint.move(words[0]) >= 0;
        Optional<AuthorCommand> author = desk == null || move ? Optional.empty() : AuthorCommand.named(words[0]);
        if (author.isPresent()) desk.run(author.get(), words.length > 1 ? words[1].strip() : "");
        else if (command.isPresent() && !move) side.run(command.get(), words.length > 1 ? words[1].strip() : "");
        else if (forced) fail((this.words.say("typed.no-command", "word", words[0]) + " " + tongue().say(Spelling.guess(words[0], TableCommand.words()))).strip());
        else takeMove(text);
    }

    private void takeMove(String text) {
        if (now().view().isOver()) {
            fail(words.say("typed.over"));
            return;
        }
        if (now().ask().isPresent() && choices != null && takeChoice(now().ask().get(), text)) return;
        int seat = namedSeat(text), viewer = now().viewer();
        if (seat >= 0 && seat != viewer && console.isInteractive()) {
            fail(words.say("typed.screen-of", "name", table.lexicon.seat(Math.max(0, viewer))));
            return;
        }
        choose(text, new Request.Typed(seat >= 0 ? text : TableNames.player(Math.max(0, viewer)) + " " + text));
    }

    private String notUnderstood(String text, String message) {
        String word = text.split("\\s+")[0];
        if (table.blueprint.move(word) >= 0 || choices == null || text.contains(" ")) return message;
        List<String> known = new ArrayList<>(TableCommand.words());
        for (int i = 0; i < choices.size(); i++) known.add(choices.label(i).replaceAll("\u001B\\[[0-9;]*m", ""));
        String near = Spelling.nearest(text, known).map(name -> " " + words.say("typed.near", "name", name)).orElse(" " + words.say("typed.help"));
        return words.say("typed.unknown", "text", text) + near;
    }

    /** A number, several numbers, a name, or the end of a pick of several things. */
    private boolean takeChoice(Ask ask, String text) {
        if (ask.many() && (text.isEmpty() || text.equals("0") || text.equalsIgnoreCase("done") || text.equalsIgnoreCase("none"))) {
            choose(text, new Request.Finish(now().number()));
            return true;
        }
        String[] parts = text.split("[\\s,]+");
        boolean numbers = parts.length > 1 && ask.many() && text.matches("[\\d\\s,]+");
        List<Integer> path = new ArrayList<>();
        for (String part : numbers ? parts : new String[] {text}) {
            OptionalInt found = choices.find(part);
            if (found.isEmpty() && !numbers) return refusedChoice(ask, text);
            if (found.isEmpty()) {
                fail(words.say("typed.not-with-others", "thing", part));
                return true;
            }
            path.add(choices.code(found.getAsInt()));
        }
        boolean chosen = choose(text, new Request.Choose(now().number(), path));
        boolean isOpen = now().ask().map(open -> open.many() && open.canFinish() && open.prompt().equals(ask.prompt())).orElse(false);
        if (chosen && numbers && isOpen) choose(text, new Request.Finish(now().number()));
        return true;
    }

    /** A name that is not offered here but refused, with its reason. */
    private boolean refusedChoice(Ask ask, String text) {
        if (text.matches("\\d+")) {
            fail(words.say("typed.no-choice", "number", text));
            return true;
        }
        for (Ask.Refusal refused : ask.refusals()) {
            boolean meant = text.equalsIgnoreCase(table.screen.thing(refused.code())) || text.equals(table.names.name(refused.code()));
            if (!meant) continue;
            fail(refused.reason());
            return true;
        }
        return false;
    }

    /** Goes on with a move, or makes it. @return whether nothing stood in the way */
    private boolean choose(String text, Request request) {
        Snapshot before = now();
        if (!ask(request)) return false;
        String refusal = answer().refusal();
        boolean failed = !answer().problems().isEmpty();
        if (failed) failures++;
        if (!refusal.isEmpty()) fail(request instanceof Request.Typed ? notUnderstood(text, refusal) : refusal);
        if (now().moves() != before.moves() || now().ask().isEmpty()) reconsider();
        else if (refusal.isEmpty() && !failed || console.isInteractive() && !now().ask().equals(before.ask())) showChoices();
        return refusal.isEmpty() && !failed;
    }

    /** The line could not be done: a person reads why, a script stops. */
    void fail(String reason) {
        failures++;
        String where = console.isInteractive() ? "" : words.say("typed.line", "line", line) + " ";
        display.say(Tone.BAD, where + reason);
    }

    @Override
    public void close() {
        if (sitting != null) sitting.close();
    }
}
