package eldertable.lesson;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.LessonDef.Line;
import eldertable.pack.model.LessonDef.Part;
import eldertable.pack.model.PackDef;
import eldertable.rules.CommandText;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Printed;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.rules.TableNames;
import eldertable.scenario.GivenTable;
import eldertable.scenario.Setting;
import eldertable.script.Limits;
import eldertable.script.ScriptEngine;
import eldertable.session.GameSession;
import eldertable.session.MatchSetup;
import eldertable.session.MatchSetup.Seat;
import eldertable.session.Resumed;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lays the tables of lessons, and finds out beforehand whether a lesson can be played. */
public final class Lessons {
    /** Plays the other seats once the lesson is over. */
    private static final String OTHERS = "easy";

    private Lessons() {}

    /** Where the rules for a table come from. */
    public interface Rules {
        RuleEngine of(Blueprint blueprint) throws RuleFault;
    }

    private static Rules madeBy(ScriptEngine scripts) {
        return table -> scripts.rules(table.pack, table.players, table.options, Limits.PLAY, Printed.SILENT);
    }

    /** Lays the table of a lesson. @param names of the players, seat by seat; letters where there are none */
    public static Resumed lay(ScriptEngine scripts, PackDef pack, LessonDef lesson, List<String> names) {
        return lay(scripts, pack, lesson, names, OTHERS, madeBy(scripts), new Problems());
    }

    private static Resumed lay(ScriptEngine scripts, PackDef pack, LessonDef lesson, List<String> names, String others, Rules rules, Problems problems) {
        Setting setting = Setting.of(pack.info(), lesson.players(), lesson.options(), lesson.span(), problems);
        if (problems.hasErrors()) return new Resumed(Optional.empty(), problems.list(), false);
        Blueprint blueprint = new Blueprint(pack, setting.players(), setting.options());
        int learner = new TableNames(blueprint).seat(lesson.you().text());
        if (learner < 0) {
            problems.error("unknown-name", lesson.you().span(), Message.of("rules.no-player", "player", lesson.you().text(), "last", TableNames.player(setting.players() - 1)));
            return new Resumed(Optional.empty(), problems.list(), false);
        }
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < setting.players(); seat++) {
            seats.add(new Seat(seat < names.size() ? names.get(seat) : TableNames.player(seat), seat == learner ? "" : others));
        }
        MatchSetup setup = MatchSetup.of("lesson", pack, setting.players(), setting.options(), lesson.seed(), seats);
        try {
            RuleEngine made = rules.of(blueprint);
            if (lesson.given().isEmpty()) return new Resumed(Optional.of(new GameSession(scripts, made, setup, RuleEngine::begin)), List.of(), false);
            GivenTable table = new GivenTable(lesson.given().get(), blueprint, problems);
            GameSession session = new GameSession(scripts, made, setup, (engine, state) -> lay(table, problems, engine, state));
            return new Resumed(Optional.of(session), List.of(), false);
        } catch (RuleFault fault) {
            problems.add(fault.diagnostic());
            return new Resumed(Optional.empty(), problems.list(), false);
        }
    }

    /** What cannot be laid is a fault of whoever wants it. */
    static void lay(GivenTable table, Problems problems, RuleEngine rules, GameState state) throws RuleFault {
        table.lay(rules, state);
        Optional<Diagnostic> wrong = problems.list().stream().filter(Diagnostic::isError).findFirst();
        if (wrong.isPresent()) throw new RuleFault(wrong.get());
    }

    /** What is wrong with a lesson: every name is looked up, then it is played from beginning to end. */
    public static List<Diagnostic> rehearse(ScriptEngine scripts, PackDef pack, LessonDef lesson) {
        return rehearse(scripts, pack, lesson, madeBy(scripts));
    }

    /** @param rules makes those that the lesson is played by, which are closed afterwards */
    public static List<Diagnostic> rehearse(ScriptEngine scripts, PackDef pack, LessonDef lesson, Rules rules) {
        Problems problems = new Problems();
        Resumed laid = lay(scripts, pack, lesson, List.of(), "", rules, problems);
        if (laid.session().isEmpty()) return laid.problems();
        try (GameSession session = laid.session().get()) {
            lookUp(lesson, session, problems);
            if (!problems.hasErrors()) play(lesson, session, problems);
        }
        return problems.list();
    }

    private static void lookUp(LessonDef lesson, GameSession session, Problems problems) {
        CommandText commands = session.commands();
        Pointing pointing = new Pointing(session.blueprint(), commands);
        for (Part part : lesson.parts()) {
            part.given().ifPresent(map -> new GivenTable(map, session.blueprint(), problems));
            part.moves().forEach(line -> complain("bad-command", line, commands.complaint(line.text()), problems));
            part.expected().forEach(line -> complain("bad-command", line, commands.complaint(line.text()), problems));
            part.points().forEach(line -> complain("unknown-name", line, pointing.complaint(line.text()), problems));
            for (Line line : part.expected()) {
                boolean learners = line.text().strip().startsWith(lesson.you().text() + " ");
                if (!learners) complain("bad-command", line, Message.of("rules.lesson.learner", "player", lesson.you().text()), problems);
            }
        }
    }

    private static void complain(String code, Line line, Message complaint, Problems problems) {
        if (complaint != null) problems.error(code, line.span(), complaint);
    }

    private static void play(LessonDef lesson, GameSession session, Problems problems) {
        Tutor tutor = new Tutor(lesson, session, new Tutor.Audience() {
            @Override public void happened() {}

            @Override public void changed() {}

            @Override public void lost(Diagnostic why) {
                problems.add(why);
            }
        });
        Pointing pointing = new Pointing(session.blueprint(), session.commands());
        int learner = session.commands().names().seat(lesson.you().text());
        for (tutor.begin(); !tutor.isOver(); tutor.next()) {
            for (Line line : tutor.part().points()) {
                if (!pointing.at(line.text(), session.table(), learner).isEmpty()) continue;
                problems.warning("points-nowhere", line.span(), Message.of("rules.lesson.points", "thing", line.text()));
            }
            for (Line line : tutor.part().expected()) tryOut(line, session, problems);
        }
    }

    /** Whether a move that would do can be made at all. */
    private static void tryOut(Line line, GameSession session, Problems problems) {
        try {
            Reading reading = session.read(line.text());
            if (reading instanceof Reading.Refused refused) {
                problems.error("lesson-move", line.span(), Message.of("rules.lesson.move", "move", line.text(), "why", Lexicon.forAuthors(session.blueprint()).reason(refused.reason())));
            }
        } catch (RuleFault fault) {
            problems.add(fault.diagnostic());
        }
    }
}
