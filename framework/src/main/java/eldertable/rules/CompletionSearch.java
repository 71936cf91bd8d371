package eldertable.rules;

import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Finds out whether what is chosen so far can be completed into a legal move. The rules can only be asked, so of a pick of
 * several things whole sets are tried: sizes of which there are few sets first, the smallest and the largest. It asks at most
 * so many questions, always the same ones in the same order: what has not been found out by then counts as possible, and the
 * move's own check decides in the end. Reused, for one thread at a time.
 */
public final class CompletionSearch {
    /** More than the games that we know ever need; fewer than anybody would notice. */
    static final int MOST_QUESTIONS = 3000;

    private final Offering offering;
    private final BooleanSupplier cancelled;
    private final List<Level> levels = new ArrayList<>();
    private GameState state;
    private int left;

    /** What is being tried for one pick. */
    private static final class Level {
        /** All there is to choose from, and the move with what is tried now. */
        final Offers all = new Offers();
        final Move next = new Move();
        /** Of a pick of several: what was chosen before, where in the list that is and what else is tried, and what may be tried. */
        final Move before = new Move();
        boolean[] taken = new boolean[64];
        int[] free = new int[64];
        int frees;

        void clear() {
            if (taken.length < all.size()) {
                taken = new boolean[all.size() * 2];
                free = new int[all.size() * 2];
            }
            for (int i = 0; i < all.size(); i++) taken[i] = false;
            frees = 0;
        }
    }

    public CompletionSearch(RuleEngine engine) {
        this(engine, () -> false);
    }

    /** @param cancelled asked along with the rules: once it says so, everything counts as possible */
    public CompletionSearch(RuleEngine engine, BooleanSupplier cancelled) {
        this(engine.offering, cancelled);
    }

    CompletionSearch(Offering offering, BooleanSupplier cancelled) {
        this.offering = offering;
        this.cancelled = cancelled;
    }

    /** Whether the choice can be completed. To an open pick of several things others may be added that stand before those in it. */
    public boolean isPossible(GameState state, Move chosen) throws RuleFault {
        begin(state, MOST_QUESTIONS);
        return isPossible(chosen, 0, false);
    }

    /** Which of several choices can be completed. They share the questions: what one of them needs not the others can have. */
    public boolean[] arePossible(GameState state, List<Move> choices) throws RuleFault {
        return arePossible(state, choices, false);
    }

    /**
     * Like {@link RuleEngine#offer}, without the things that lead nowhere: of several things those can follow that stand behind
     * the last one. Bots do without: they check only what they choose.
     */
    public void offer(GameState state, Move chosen, Offers offers) throws RuleFault {
        offering.offer(state, chosen, offers);
        List<Move> choices = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) {
            Move next = chosen.copy();
            offering.choose(next, offers.get(i), offers);
            choices.add(next);
        }
        boolean[] possible = arePossible(state, choices, true);
        for (int i = possible.length - 1; i >= 0; i--) if (!possible[i]) offers.remove(i);
    }

    private boolean[] arePossible(GameState state, List<Move> choices, boolean inOrder) throws RuleFault {
        boolean[] possible = new boolean[choices.size()];
        int total = MOST_QUESTIONS;
        for (int i = possible.length - 1; i >= 0; i--) {
            int share = total / (i + 1);
            begin(state, share);
            possible[i] = isPossible(choices.get(i), 0, inOrder);
            total -= share - Math.max(0, left);
        }
        return possible;
    }

    private void begin(GameState state, int questions) {
        this.state = state;
        left = questions;
    }

    /** Counts a question to the rules; false if no more may be asked. */
    private boolean mayAsk() {
        return left-- > 0 && !cancelled.getAsBoolean();
    }

    private boolean isPossible(Move chosen, int depth, boolean inOrder) throws RuleFault {
        if (offering.isComplete(chosen) || !mayAsk()) return true;
        if (levels.size() == depth) levels.add(new Level());
        Level level = levels.get(depth);
        boolean many = chosen.move() >= 0 && offering.hooks.move(chosen.move()).isMany(chosen.finished());
        if (many) return isAnySetPossible(chosen, level, depth, inOrder);
        offering.offer(state, chosen, level.all);
        for (int i = 0; i < level.all.size(); i++) {
            level.next.copyFrom(chosen);
            offering.choose(level.next, level.all.get(i), level.all);
            if (isPossible(level.next, depth + 1, true)) return true;
        }
        return false;
    }

    // ------------------------------------------------------------------ picks of several things

    /** What there is to choose from does not depend on what is chosen of it: it is asked for once. */
    private boolean isAnySetPossible(Move chosen, Level level, int depth, boolean inOrder) throws RuleFault {
        Offers all = level.all;
        offering.offerAll(state, chosen, all);
        level.clear();
        level.before.copyFrom(chosen);
        int open = chosen.open();
        level.before.empty();
        take(chosen, level);
        int from = inOrder ? Offering.behindLast(chosen, all) : 0;
        for (int i = from; i < all.size(); i++) if (!level.taken[i]) level.free[level.frees++] = i;
        int fewest = Math.max(0, all.min() - open), most = Math.min(all.max() - open, level.frees);
        while (fewest <= most) {
            // Of two sizes, the one of which there are fewer sets.
            int size = fewest + most <= level.frees ? fewest++ : most--;
            if (isAnySetPossible(level, depth, 0, size)) return true;
        }
        return false;
    }

    /** Marks what the open pick holds already. */
    private static void take(Move chosen, Level level) {
        for (int i = chosen.start(chosen.finished()), end = chosen.end(chosen.finished()); i < end; i++) {
            int at = 0;
            while (at < level.all.size() && (level.taken[at] || level.all.get(at) != chosen.value(i))) at++;
            if (at < level.all.size()) level.taken[at] = true;
        }
    }

    /** Tries each set with so many more of the free things, beginning with one of them. */
    private boolean isAnySetPossible(Level level, int depth, int from, int more) throws RuleFault {
        if (more == 0) return isSetPossible(level, depth);
        for (int i = from; i <= level.frees - more; i++) {
            boolean likeTheLast = i > from && level.all.get(level.free[i]) == level.all.get(level.free[i - 1]);
            if (likeTheLast) continue;
            level.taken[level.free[i]] = true;
            if (isAnySetPossible(level, depth, i + 1, more - 1)) return true;
            level.taken[level.free[i]] = false;
        }
        return false;
    }

    private boolean isSetPossible(Level level, int depth) throws RuleFault {
        Move next = level.next;
        next.copyFrom(level.before);
        for (int i = 0; i < level.all.size(); i++) if (level.taken[i]) next.add(level.all.get(i));
        if (offering.isCheckedOnClosing(next)) return !mayAsk() || offering.forbidden(state, next, false) == null;
        next.finish();
        return isPossible(next, depth + 1, true);
    }
}
