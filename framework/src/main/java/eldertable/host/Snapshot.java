package eldertable.host;

import eldertable.choosing.Ask;
import eldertable.diagnostic.Diagnostic;
import eldertable.lesson.LessonView;
import eldertable.view.Chronicle;
import eldertable.view.EffectView;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A moment of a match as one viewer may see it, with all that a front end needs to show it. Never changes.
 *
 * @param number    counts up; what was asked in an older one can no longer be answered
 * @param answered  the last request of this connection that was taken, as {@link Connection#post} numbered it
 * @param settled   whether the table waits: for people, or since the game is over or stuck; else more comes by itself
 * @param effects   what led here from the snapshot before, to be shown as movement; empty where nothing should move
 * @param ask       what the viewer is asked now
 * @param curtain   the seat that the screen should be passed to
 * @param chronicle everything told to this viewer so far
 * @param stuck     why nobody can go on, or ""
 * @param notices   to be told once
 * @param hash      a number that is equal wherever this very position is; 0 for front ends elsewhere, who could find out with it
 *                  what they do not see
 * @param past      where the replay stands, while earlier moves are looked at
 * @param history   how the counters ran, once the game is over
 * @param away      the people's seats that nobody is connected for
 * @param workshop  for the author only
 * @param lesson    where the lesson stands, if this is one
 * @param plea      what people at other front ends are asked to allow
 */
public record Snapshot(long number, long answered, boolean settled, TableView view, List<EffectView> effects, Optional<Ask> ask,
                       OptionalInt curtain, List<Told> chronicle, List<Diagnostic> problems, String stuck, List<Notice> notices,
                       boolean canUndo, boolean canRedo, int moves, long hash, OptionalInt past, Optional<Hint> hint,
                       Optional<History> history, Set<Integer> away, Optional<ClockFace> clock, Optional<WorkshopView> workshop,
                       Optional<LessonView> lesson, Optional<Plea> plea) {
    /** A line of the chronicle. @param move how many moves had been made with it; @param seat who moved, or -1 */
    public record Told(int move, int seat, Chronicle.Weight weight, String text) {
        public boolean isHeading() {
            return weight == Chronicle.Weight.MOVE;
        }
    }

    /** Something that is told once. */
    public record Notice(Kind kind, String text) {
        public enum Kind {
            /** It is done. */
            DONE,
            /** What was asked for was not done, for this reason. */
            REFUSED,
            /** What was asked for was not done, but can be if all who share this screen agree. */
            UNAGREED,
            /** Whatever was asked for: something is not as it should be. */
            WARNING
        }

        static Notice done(String text) {
            return new Notice(Kind.DONE, text);
        }

        static Notice refused(String text) {
            return new Notice(Kind.REFUSED, text);
        }

        static Notice unagreed(String text) {
            return new Notice(Kind.UNAGREED, text);
        }

        /** Whether it tells why something was not done. */
        public boolean isRefusal() {
            return kind == Kind.REFUSED || kind == Kind.UNAGREED;
        }

        static Notice warning(String text) {
            return new Notice(Kind.WARNING, text);
        }
    }

    /**
     * What a bot would do in the viewer's place.
     *
     * @param codes   the things and moves it speaks of
     * @param weighed all that the bot considered, the best first
     */
    public record Hint(String text, Set<Integer> codes, List<Weighed> weighed) {}

    /** @param move as it can be typed, without the seat; @param visits, value as {@link eldertable.bot.Consideration} tells them */
    public record Weighed(String move, int visits, double value) {}

    public int viewer() {
        return view.viewer();
    }

    /** Why what was asked for last was not done, or "". */
    public String refusal() {
        return notices.stream().filter(Notice::isRefusal).map(Notice::text).findFirst().orElse("");
    }

    /** Whether somebody elsewhere asks whoever looks here to let them take a move back. */
    public boolean isPleaded() {
        return plea.map(Plea::yours).orElse(false);
    }

    /** The same table under another number, with something to be told. */
    public Snapshot again(long numbered, long nowAnswered, Notice told) {
        return new Snapshot(numbered, nowAnswered, settled, view, List.of(), ask, curtain, chronicle, problems, stuck, List.of(told), canUndo, canRedo, moves, hash,
            past, hint, history, away, clock, workshop, lesson, plea);
    }

    /** The same, but nothing can be asked or chosen for now. */
    public Snapshot waiting(long numbered, long nowAnswered, Notice why) {
        return new Snapshot(numbered, nowAnswered, view.isOver(), view, List.of(), Optional.empty(), curtain, chronicle, problems, stuck, List.of(why), false, false, moves, hash,
            past, Optional.empty(), history, away, clock, workshop, lesson, plea);
    }

    /** The same while points are counted, with as much of them as is told already: nothing can be asked or chosen. */
    public Snapshot counting(TableView counted, List<Told> told) {
        return new Snapshot(number, answered, false, counted, List.of(), Optional.empty(), OptionalInt.empty(), told, problems, "", List.of(), false, false, moves, hash,
            past, Optional.empty(), Optional.empty(), away, clock, workshop, lesson, plea);
    }

    Snapshot with(Notice more) {
        List<Notice> all = new ArrayList<>(notices);
        all.add(more);
        return new Snapshot(number, answered, settled, view, effects, ask, curtain, chronicle, problems, stuck, List.copyOf(all), canUndo,
            canRedo, moves, hash, past, hint, history, away, clock, workshop, lesson, plea);
    }
}
