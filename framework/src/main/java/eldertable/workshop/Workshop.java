package eldertable.workshop;

import eldertable.choosing.Options;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.DiagnosticPrinter;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.reload.PacksInPlay;
import eldertable.reload.Reload;
import eldertable.reload.Reloader;
import eldertable.rules.Printed;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.scenario.ScenarioDef;
import eldertable.scenario.ScenarioFailure;
import eldertable.scenario.ScenarioReader;
import eldertable.scenario.ScenarioResult;
import eldertable.scenario.ScenarioWriter;
import eldertable.scenario.Scenarios;
import eldertable.script.ScriptEngine;
import eldertable.session.Adoption;
import eldertable.session.GameSession;
import eldertable.session.Replayed;
import eldertable.session.SessionListener;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.view.MoveRecord;
import eldertable.words.Languages;
import eldertable.words.Message;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What an author does to a running match besides playing it. It belongs to the session's thread; only {@link #prints} may
 * be asked from elsewhere. Front ends call {@link #settle} between two moves.
 */
public final class Workshop implements AutoCloseable {
    private static final int MOST_LOST = 6;

    /** A scenario that was written. @param failure why it does not pass; nothing if it does */
    public record Written(String text, Message failure) {}

    private final ScriptEngine scripts;
    private final GameSession session;
    private final Prints prints;
    private final PacksInPlay packs;
    private final Reloader reloader;
    private final HookCalls hooks = new HookCalls();
    /** Rules that could not be put in force on this table: a restart will. */
    private PackDef waiting;
    /** What keeps the newest files from being in force; null if nothing does. */
    private WorkshopNews hindrance;

    /**
     * @param prints what the session was given to print to
     * @param packs  the packs to watch
     * @param news   called on another thread when there is something to {@link #settle}
     */
    public Workshop(ScriptEngine scripts, GameSession session, Prints prints, PacksInPlay packs, Runnable news) {
        this(scripts, session, prints, packs, news, false);
    }

    /** @param rehearse see {@link Reloader#rehearse} */
    Workshop(ScriptEngine scripts, GameSession session, Prints prints, PacksInPlay packs, Runnable news, boolean rehearse) {
        this.scripts = scripts;
        this.session = session;
        this.prints = prints;
        this.packs = packs;
        session.watchHooks(hooks);
        session.listen(new SessionListener() {
            @Override public void happened(MoveRecord deed) {
                hooks.moved();
            }
        });
        reloader = new Reloader(packs, session::engineFor, news, rehearse);
    }

    // ------------------------------------------------------------------ changed rules

    /** Puts rules in force that were changed on disk since; empty if none were. To be called between two moves. */
    public Optional<WorkshopNews> settle() {
        Reload reload = reloader.take();
        return reload == null ? Optional.empty() : Optional.of(settle(reload));
    }

    /** Reads the packs now, whether they were changed or not. To be called between two moves. */
    public WorkshopNews reload() {
        return settle(Reloader.read(packs, session::engineFor, Set.of()));
    }

    private WorkshopNews settle(Reload reload) {
        waiting = null;
        WorkshopNews news = reload.isBroken() ? broken(Message.of("author.saved-badly", "summary", DiagnosticPrinter.summary(reload.problems()), "files", reload.changed()), reload.problems()) : adopt(reload);
        hindrance = news.kind() == WorkshopNews.Kind.RELOADED ? null : news;
        return news;
    }

    private static WorkshopNews broken(Message what, List<Diagnostic> problems) {
        return new WorkshopNews(WorkshopNews.Kind.BROKEN, List.of(what), problems);
    }

    private WorkshopNews adopt(Reload reload) {
        Adoption adoption = session.adopt(reload.rules());
        if (!adoption.adopted()) waiting = reload.pack();
        if (!adoption.lost().isEmpty()) return new WorkshopNews(WorkshopNews.Kind.PARTED, parted(adoption.lost()), List.of());
        if (adoption.fault().isPresent()) return broken(Message.of("author.new-fail"), List.of(adoption.fault().get()));
        List<Message> told = new ArrayList<>(adoption.changes());
        told.add(0, Message.of("author.reloaded", "files", reload.changed(), "millis", reload.millis()));
        return new WorkshopNews(WorkshopNews.Kind.RELOADED, told, List.of());
    }

    private static List<Message> parted(List<Message> lost) {
        List<Message> told = new ArrayList<>();
        told.add(Message.of("author.parted"));
        for (Message thing : lost.subList(0, Math.min(MOST_LOST, lost.size()))) told.add(Message.plain(" ").and(thing));
        if (lost.size() > MOST_LOST) told.add(Message.plain(" ").and(Message.of("author.parted.more", "count", lost.size() - MOST_LOST)));
        told.add(Message.of("author.parted.cure"));
        return told;
    }

    /** What keeps the files as they are from being in force; empty once they are. */
    public Optional<WorkshopNews> hindrance() {
        return Optional.ofNullable(hindrance);
    }

    /** Starts again with the newest rules, the same seed and the same moves, as far as they are legal. */
    public Replayed restart() {
        try {
            Replayed replayed = session.startAgain(session.engineFor(waiting != null ? waiting : session.blueprint().pack));
            if (replayed.started() && waiting != null) {
                waiting = null;
                hindrance = null;
            }
            return replayed;
        } catch (RuleFault fault) {
            return Replayed.impossible(Replayed.fault(fault.diagnostic()));
        }
    }

    // ------------------------------------------------------------------ looking

    public GameSession session() {
        return session;
    }

    public Inspection inspect() {
        return Inspection.of(session.table(), names());
    }

    public List<Message> stack() {
        return Inspection.stack(session.table(), names());
    }

    private TableNames names() {
        return session.commands().names();
    }

    /** The hooks of the last move, those that took longest first. */
    public List<HookCall> hooks() {
        return hooks.last();
    }

    public Prints prints() {
        return prints;
    }

    /** Whether a move is open to somebody, and if not, why. */
    public record Legal(int seat, String move, boolean open, Message reason) {}

    /** The moves of all who may act. @param language in which reasons are told */
    public List<Legal> legal(String language) throws RuleFault {
        List<Legal> moves = new ArrayList<>();
        GameState state = session.table();
        Lexicon words = Lexicon.forAuthors(state.blueprint, language);
        for (int seat = 0; seat < state.blueprint.players && !state.isOver(); seat++) {
            if ((session.toAct() & 1 << seat) == 0) continue;
            Options options = Options.atFirst(session.engine(), state, seat);
            for (int code : options.codes()) moves.add(new Legal(seat, names().name(code), true, Message.NONE));
            for (Options.Refused refused : options.refused()) {
                if (Code.tag(refused.code()) == Code.MOVE) moves.add(new Legal(seat, names().name(refused.code()), false, Message.plain(words.reason(refused.reason()))));
            }
        }
        return moves;
    }

    // ------------------------------------------------------------------ handing on

    /** The table as a scenario, which was run to see that it passes. */
    public Written scenario(String title) throws RuleFault {
        GameState state = session.table();
        Map<String, List<String>> legal = new LinkedHashMap<>();
        for (int seat = 0; seat < state.blueprint.players && !state.isOver(); seat++) legal.put(TableNames.player(seat), new ArrayList<>());
        for (Legal move : legal(Languages.ENGLISH)) if (move.open()) legal.get(TableNames.player(move.seat())).add(move.move());
        List<String> moves = session.journal().commands();
        // A game that is over cannot be laid out: its moves have to lead there.
        List<String> commands = state.isOver() ? moves : List.of();
        String text = ScenarioWriter.write(title, state, names(), session.setup().seed(), commands, legal);
        return new Written(text, failure(text));
    }

    private Message failure(String text) {
        Problems found = new Problems();
        List<ScenarioDef> scenarios = ScenarioReader.read("scenario", text.getBytes(StandardCharsets.UTF_8), found);
        if (scenarios.size() != 1) return found.list().isEmpty() ? Message.of("author.unreadable") : found.list().get(0).telling();
        try (Scenarios run = new Scenarios(scripts, session.blueprint().pack)) {
            ScenarioResult result = run.run(scenarios.get(0));
            if (result.passed()) return Message.NONE;
            if (!result.problems().isEmpty()) return result.problems().get(0).telling();
            ScenarioFailure first = result.failures().get(0);
            return Message.of("author.otherwise", "what", first.what(), "expected", first.expected(), "actual", first.actual());
        }
    }

    /** All that somebody needs to see the same: a saved game, with what is wrong in its comments. */
    public String report() {
        StringBuilder text = new StringBuilder("# Bug report. Save it as bug.yaml, then: ./eldertable play ")
            .append(session.setup().game()).append(" --load bug.yaml\n");
        text.append("# Java ").append(Runtime.version()).append(", ").append(System.getProperty("os.name")).append('\n');
        for (Diagnostic problem : hindrance().map(WorkshopNews::problems).orElse(List.of())) text.append("# ").append(problem.toString().replaceAll("\\R", " ")).append('\n');
        List<Printed> lines = prints.all();
        for (Printed line : lines.subList(Math.max(0, lines.size() - 10), lines.size())) {
            text.append("# printed ").append(line.toString().replaceAll("\\R", " ")).append('\n');
        }
        return text.append(session.journal().text(session.blueprint().pack.info().title())).toString();
    }

    @Override
    public void close() {
        reloader.close();
        session.watchHooks(null);
    }
}
