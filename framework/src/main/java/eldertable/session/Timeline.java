package eldertable.session;

import eldertable.bot.EarlierMove;
import eldertable.rules.Move;
import eldertable.state.GameState;
import eldertable.state.PastState;
import eldertable.state.Translation;
import eldertable.view.MoveRecord;
import eldertable.view.Recollection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What has happened in a match: each move with the table after it, and how many of them are in force. */
final class Timeline {
    /**
     * A move that was made.
     *
     * @param choice what was chosen, in terms of the rules in force; null if they are others now, or if it was no move
     * @param after  the table after it; null if it was taken back and other rules came since
     * @param scored the table when it was first told of points; null if it was not, or other rules came since
     */
    record Turn(String command, Move choice, MoveRecord deed, PastState after, PastState scored, Recollection memory) {}

    private final List<Turn> turns = new ArrayList<>();
    private PastState first;
    private Recollection firstMemory;
    private MoveRecord beginning;
    /** How many of the turns are in force; those behind can be made again. */
    private int made;
    /** No further back than this: tables before it hold things that the rules no longer know. */
    private int earliest;

    Timeline(GameState first, Recollection memory, MoveRecord beginning) {
        this.first = new PastState(first, null);
        firstMemory = memory;
        this.beginning = beginning;
    }

    int made() {
        return made;
    }

    int earliest() {
        return earliest;
    }

    int size() {
        return turns.size();
    }

    Turn turn(int index) {
        return turns.get(index);
    }

    /** The table after so many moves; null if it was taken back and other rules came since. */
    GameState after(int moves) {
        PastState past = past(moves);
        return past == null ? null : past.state();
    }

    private PastState past(int moves) {
        return moves == 0 ? first : turns.get(moves - 1).after();
    }

    /** What the players remember after so many moves. */
    Recollection memory(int moves) {
        return moves == 0 ? firstMemory : turns.get(moves - 1).memory();
    }

    List<Turn> inForce() {
        return Collections.unmodifiableList(turns.subList(0, made));
    }

    /** The last moves in force, as far back as is known what was chosen; the oldest first. */
    List<EarlierMove> lately() {
        int from = made;
        while (from > Math.max(0, made - EarlierMove.MOST) && turns.get(from - 1).choice() != null && past(from - 1) != null) from--;
        List<EarlierMove> lately = new ArrayList<>();
        for (int i = from; i < made; i++) lately.add(new EarlierMove(after(i), turns.get(i).choice()));
        return lately;
    }

    List<MoveRecord> deeds() {
        List<MoveRecord> deeds = new ArrayList<>(List.of(beginning));
        inForce().forEach(turn -> deeds.add(turn.deed()));
        return Collections.unmodifiableList(deeds);
    }

    /** Adds a move in place of all that could be made again. */
    void add(String command, Move choice, MoveRecord deed, GameState after, GameState scored, Recollection memory) {
        forgetBehind();
        PastState before = past(made), told = scored == null ? null : new PastState(scored, before);
        turns.add(new Turn(command, choice, deed, new PastState(after, before), told, memory));
        made++;
    }

    void stand(int moves) {
        made = moves;
    }

    List<Turn> behind(int index) {
        return List.copyOf(turns.subList(index, turns.size()));
    }

    void append(List<Turn> behind) {
        turns.addAll(behind);
    }

    void forgetBehind() {
        turns.subList(made, turns.size()).clear();
    }

    /** Puts everything in terms of other rules. What was taken back has to be made anew with them. @param now the table now */
    void translate(Translation translation, GameState now) {
        int reach = made;
        for (int i = turns.size() - 1; i >= 0; i--) {
            Turn turn = turns.get(i);
            PastState after = null;
            if (i == made - 1) {
                after = new PastState(now, null);
            } else if (i < made) {
                Translation.Translated earlier = translation.translate(turn.after().state());
                if (earlier.isWhole() && reach == i + 2) reach = i + 1;
                after = kept(earlier.state());
            }
            turns.set(i, new Turn(turn.command(), null, turn.deed().translated(translation), after, null, turn.memory().translated(translation, now)));
        }
        Translation.Translated start = translation.translate(first.state());
        earliest = Math.max(earliest, reach == 1 && start.isWhole() ? 0 : reach);
        first = made == 0 ? new PastState(now, null) : kept(start.state());
        firstMemory = firstMemory.translated(translation, now);
        beginning = beginning.translated(translation);
    }

    /** @param state null if there is none any more */
    private static PastState kept(GameState state) {
        return state == null ? null : new PastState(state, null);
    }
}
