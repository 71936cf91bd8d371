package eldertable.session;

import eldertable.rules.Move;
import eldertable.rules.RuleFault;
import eldertable.state.Code;
import eldertable.view.Options;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * A move while a player puts it together. What leaves no choice is taken by itself; any number of choices can be taken
 * back. Of a pick of several things each can be added and taken away in any order.
 */
public final class Picking {
    private final GameSession session;
    private final int seat;
    private final Deque<Move> before = new ArrayDeque<>();
    private Move intent;
    private Options options;
    /** The open pick of several things: what it began with, what there is, and what was added. */
    private Move base;
    private Options first;
    private Options all;
    private final List<Integer> added = new ArrayList<>();
    /** Whether what was added is, as it stands, the beginning of a legal choice. */
    private boolean sound;

    public Picking(GameSession session, int seat) throws RuleFault {
        this.session = session;
        this.seat = seat;
        stand(new Move().reset(seat));
        advance();
    }

    /** Goes on from something typed. */
    public void enter(Move typed) throws RuleFault {
        before.push(intent);
        stand(typed);
        advance();
    }

    public Move intent() {
        return intent;
    }

    /** What can be chosen now; for a pick of several things all that can be in it. */
    public Options options() {
        return all != null ? all : options;
    }

    public boolean isComplete() {
        return session.isComplete(intent);
    }

    public boolean isPicking() {
        return intent.move() >= 0;
    }

    public boolean isMany() {
        return all != null;
    }

    /** Whether the open pick of several things can be closed. */
    public boolean canFinish() {
        return sound && options.codes().contains(Code.DONE);
    }

    /** Why it cannot be closed, or "". */
    public String whyUnfinished() {
        for (Options.Refused refused : options.refused()) if (refused.code() == Code.DONE) return refused.reason();
        return added.size() < all.min() ? "Choose at least " + all.min() + "." : "";
    }

    public int timesAdded(int code) {
        return Collections.frequency(added, code);
    }

    public int added() {
        return added.size();
    }

    /** Takes one of the choices; false if it cannot be added to what is chosen. */
    public boolean choose(int code) throws RuleFault {
        if (!isMany()) {
            before.push(intent);
            stand(session.choose(intent, code));
            advance();
            return true;
        }
        if (timesAdded(code) >= Collections.frequency(all.whole(), code) || added.size() >= all.max()) return false;
        added.add(code);
        rebuild();
        if (sound || added.size() < all.min()) {
            advance();
            return true;
        }
        added.remove(added.size() - 1);
        rebuild();
        return false;
    }

    public void finish() throws RuleFault {
        before.push(base);
        stand(session.choose(intent, Code.DONE));
        advance();
    }

    /** Takes one thing away again from the open pick of several; false if it is not among them. */
    public boolean remove(int code) throws RuleFault {
        if (!isMany() || !added.remove((Integer) code)) return false;
        rebuild();
        return true;
    }

    /** One choice back; false at the beginning. */
    public boolean back() throws RuleFault {
        if (isMany() && !added.isEmpty()) {
            added.remove(added.size() - 1);
            rebuild();
            return true;
        }
        if (before.isEmpty()) return false;
        stand(before.pop());
        return true;
    }

    /**
     * Several things are offered in a fixed order: whatever order they were chosen in, they are put into that one. Too few
     * of them need not be the beginning of anything yet.
     */
    private void rebuild() throws RuleFault {
        List<Integer> sorted = new ArrayList<>(added);
        sorted.sort(Comparator.comparingInt(all.whole()::indexOf));
        Move built = base;
        Options now = first;
        sound = false;
        for (int code : sorted) {
            if (!now.codes().contains(code)) return;
            built = session.choose(built, code);
            now = session.options(built);
        }
        sound = true;
        intent = built;
        options = now;
        if (isComplete() || !now.pick().equals(all.pick())) {
            before.push(base);
            stand(intent);
        }
    }

    public boolean canGoBack() {
        return !before.isEmpty() || isMany() && !added.isEmpty();
    }

    private void stand(Move now) throws RuleFault {
        intent = now;
        options = session.isComplete(now) ? new Options(seat, "", "", false, 0, 0, List.of(), List.of(), List.of()) : session.options(now);
        added.clear();
        base = now;
        first = options;
        sound = true;
        all = !options.many() ? null : new Options(seat, options.move(), options.pick(), true, options.min(), options.max(),
            options.whole().stream().distinct().toList(), options.whole(), options.refused());
    }

    /** Takes what leaves no choice: the only move, if it asks for something, and an only thing that is not the last one. */
    private void advance() throws RuleFault {
        while (!isComplete() && !isMany() && options.codes().size() == 1) {
            Move next = session.choose(intent, options.codes().get(0));
            if (session.isComplete(next)) return;
            stand(next);
        }
    }
}
