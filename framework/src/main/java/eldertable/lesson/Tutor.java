package eldertable.lesson;

import eldertable.choosing.Veil;
import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.LessonDef;
import eldertable.pack.model.LessonDef.Line;
import eldertable.pack.model.LessonDef.Part;
import eldertable.rules.CommandText.Reading;
import eldertable.rules.Move;
import eldertable.rules.Outcome;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.scenario.GivenTable;
import eldertable.session.GameSession;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.words.Message;

import java.util.Arrays;
import java.util.Optional;

/**
 * Takes a learner through a lesson on a match: lays the table, moves for the others, and says of a move of the learner whether it is
 * the one that is waited for. Belongs to the match's thread.
 */
public final class Tutor {
    /** Those who watch the match. */
    public interface Audience {
        /** A move was made. */
        void happened();

        /** The table is another than it was. */
        void changed();

        /** The lesson cannot go on, and the game is open. @param why told to its author */
        void lost(Diagnostic why);
    }

    private final LessonDef lesson;
    private final GameSession session;
    private final Audience audience;
    private final Pointing pointing;
    private final ExpectedMoves expected;
    private int at;
    /** By part: how many moves had been made when it was waited for; -1 before, and where nothing leads back to it. */
    private final int[] movesAt;
    private boolean acting, over;

    /** @param session at the lesson's own table, as {@link Lessons#lay} lays it */
    public Tutor(LessonDef lesson, GameSession session, Audience audience) {
        this.lesson = lesson;
        this.session = session;
        this.audience = audience;
        pointing = new Pointing(session.blueprint(), session.commands());
        expected = new ExpectedMoves(session.commands());
        movesAt = new int[lesson.parts().size()];
        Arrays.fill(movesAt, -1);
    }

    /** Goes to the first step. */
    public void begin() {
        enter(0);
    }

    // ------------------------------------------------------------------ how it stands

    /** Whether the lesson has been played to its end, or left. */
    public boolean isOver() {
        return over;
    }

    /** Whether a move of the learner is waited for. */
    public boolean awaitsMove() {
        return !over && !acting && part().waits();
    }

    /** Whether more comes by itself. */
    public boolean isActing() {
        return acting;
    }

    /** @param lexicon the words of whoever reads it */
    public Optional<LessonView> view(Lexicon lexicon) {
        if (over) return Optional.empty();
        GameState table = session.table();
        int learner = session.commands().names().seat(lesson.you().text());
        return Optional.of(new LessonView(lexicon.lesson(lesson.id(), "title").orElse(lesson.title()), at + 1, lesson.parts().size(), said("say", lexicon).orElse(part().say()), pointing.at(part(), table, learner), part().waits()));
    }

    /** What the pack says of this step in the reader's language, if it does not leave that to the lesson itself. */
    private Optional<String> said(String key, Lexicon lexicon) {
        return lexicon.lesson(lesson.id(), "steps." + at + "." + key);
    }

    Part part() {
        return lesson.parts().get(at);
    }

    /** Why a move that the rules allow is not made now, in words for the learner; "" if it is. */
    public String objection(Move move, Lexicon lexicon) throws RuleFault {
        if (over) return "";
        if (!awaitsMove()) return lexicon.say("lesson.read-first");
        GameState table = session.table();
        if (part().free() || expected.isAmong(part().expected(), Veil.unveiled(table, move), table)) return "";
        return part().otherwise().isEmpty() ? lexicon.say("lesson.not-that") : said("otherwise", lexicon).orElse(part().otherwise());
    }

    // ------------------------------------------------------------------ going on

    /** The learner has made a move that nothing was {@link #objection objected} to. */
    public void moved() {
        acting = true;
        audience.happened();
        enter(at + 1);
    }

    /** The learner has read the text, or does not want to make the move: then it is made. */
    public void next() {
        if (over) return;
        if (part().waits() && !make(part().expected().get(0))) return;
        enter(at + 1);
    }

    /** The learner goes on without the lesson. */
    public void leave() {
        over = true;
    }

    /** Moves were taken back: to where the lesson waited for one. */
    public void undone() {
        if (over) return;
        for (int i = at; i >= 0; i--) {
            if (movesAt[i] != session.moves() || !lesson.parts().get(i).waits()) continue;
            at = i;
            return;
        }
    }

    private void enter(int index) {
        acting = true;
        for (at = index; at < lesson.parts().size(); at++) {
            if (!prepare()) break;
            movesAt[at] = session.moves();
            if (part().say().isEmpty()) continue;
            acting = false;
            return;
        }
        acting = false;
        over = true;
    }

    /** Lays the table of this part, and moves. */
    private boolean prepare() {
        if (part().given().isPresent()) {
            Problems problems = new Problems();
            try {
                GivenTable table = new GivenTable(part().given().get(), session.blueprint(), problems);
                session.layAnew((rules, state) -> Lessons.lay(table, problems, rules, state));
            } catch (RuleFault fault) {
                return lose(fault.diagnostic());
            }
            Arrays.fill(movesAt, -1);
            audience.changed();
        }
        for (Line move : part().moves()) if (!make(move)) return false;
        return true;
    }

    private boolean make(Line line) {
        acting = true;
        try {
            Reading reading = session.commands().read(session.table(), line.text());
            if (reading instanceof Reading.Refused refused) return lose(line, plainly(refused.reason()));
            if (reading instanceof Reading.Unclear unclear) return lose(line, unclear.message());
            Reading.Chosen chosen = (Reading.Chosen) reading;
            if (!chosen.complete()) return lose(line, plainly(Reason.INCOMPLETE));
            Outcome outcome = session.perform(chosen.move());
            if (outcome instanceof Outcome.Refused refused) return lose(line, plainly(refused.reason()));
            if (outcome instanceof Outcome.Faulted faulted) return lose(faulted.diagnostic());
        } catch (RuleFault fault) {
            return lose(fault.diagnostic());
        }
        audience.happened();
        return true;
    }

    /** For the lesson's author. */
    private Message plainly(Reason reason) {
        return Message.plain(Lexicon.forAuthors(session.blueprint()).reason(reason));
    }

    private boolean lose(Line line, Message why) {
        return lose(Diagnostic.error("lesson-move", line.span(), Message.of("rules.lesson.move", "move", line.text(), "why", why)));
    }

    private boolean lose(Diagnostic why) {
        acting = false;
        over = true;
        audience.lost(why);
        return false;
    }
}
