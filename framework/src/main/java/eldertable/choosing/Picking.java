package eldertable.choosing;

import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.Reason;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Code;
import eldertable.rules.Whereabouts;
import eldertable.state.GameState;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * A move while a player puts it together. What leaves no choice is taken by itself; any number of choices can be taken
 * back. Of a pick of several things each can be added and taken away in any order. Things are named as the player may know
 * them (see {@link Options}). For one table as it stands, and for its thread.
 */
public final class Picking {
    private final RuleEngine engine;
    private final GameState state;
    private final int seat;
    private final long moment;
    private final CompletionSearch search;
    private final Deque<ChoicePoint> before = new ArrayDeque<>();
    private ChoicePoint point;
    private Options options;
    /** Why other moves than the only one, which was taken by itself, cannot be made. */
    private List<Options.Refused> passed = List.of();
    /** What is in the open pick of several things, as it was chosen and as the rules know it; and why that will not do, or null. */
    private final List<Integer> added = new ArrayList<>();
    private Reason unfinished;

    public Picking(RuleEngine engine, GameState state, int seat) throws RuleFault {
        this(engine, state, seat, () -> false);
    }

    /** @param hurried whether nobody waits any longer: then it does not look for what leads nowhere */
    public Picking(RuleEngine engine, GameState state, int seat, BooleanSupplier hurried) throws RuleFault {
        this.engine = engine;
        this.state = state;
        this.seat = seat;
        moment = state.hash();
        search = new CompletionSearch(engine, hurried);
        stand(pointAt(new Move().reset(seat)));
        advance();
    }

    private ChoicePoint pointAt(Move chosen) {
        return new ChoicePoint(engine, state, search, chosen);
    }

    // ------------------------------------------------------------------ what is asked

    /** What can be chosen now. */
    public Options options() {
        return options;
    }

    /** What else there is beside the only move, which was taken by itself, and why it is closed. */
    public List<Options.Refused> passed() {
        return passed;
    }

    /** What is chosen so far, the move apart, as the player may know it. */
    List<Integer> chosen() {
        List<Integer> codes = new ArrayList<>();
        if (isPicking()) for (int i = point.chosen.start(0); i < point.chosen.end(point.chosen.finished()); i++) codes.add(point.chosen.value(i));
        return Options.veiled(state, seat, codes);
    }

    /** Of each of those the first cell of the pool that it was taken from, as a code, as far as that is known. */
    List<Integer> chosenFrom() {
        int all = chosen().size();
        List<Integer> known = new ArrayList<>(point.pools().subList(0, Math.min(all, point.pools().size())));
        known.addAll(Collections.nCopies(all - known.size(), Code.NOTHING));
        return List.copyOf(known);
    }

    /** The first cell of the pool that the open pick takes from, as a code. */
    int pool() throws RuleFault {
        return point.isComplete() || !isPicking() ? Code.NOTHING : point.pool();
    }

    /** The same of the first pick of a move that is on offer. */
    int pool(int move) throws RuleFault {
        ChoicePoint begun = point.after(move);
        return begun.isComplete() ? Code.NOTHING : begun.pool();
    }

    /** What is put together so far, as {@link Veil#veiled} has it. */
    public Move begun() {
        Move begun = point.chosen.copy();
        added.forEach(begun::add);
        return Veil.veiled(state, begun);
    }

    /** What a move that is on offer could begin with. */
    List<Integer> beginnings(int move) throws RuleFault {
        ChoicePoint begun = point.after(move);
        return begun.isComplete() ? List.of() : Options.veiled(state, seat, begun.possible());
    }

    /**
     * Where a choice lies that is no thing itself, such as a number, as the player may know it.
     *
     * @param move what it is a beginning of, or -1 for the open pick
     */
    public Whereabouts spot(int move, int code) throws RuleFault {
        Whereabouts spot = (move < 0 ? point : point.after(move)).spot(code);
        return new Whereabouts(spot.codes().stream().map(lies -> Veil.veiled(state, seat, lies)).toList(), spot.label());
    }

    /** Whether a move is chosen. */
    public boolean isPicking() {
        return point.chosen.move() >= 0;
    }

    /** Whether the open pick is the move's first. */
    public boolean isAtFirstPick() {
        return point.chosen.finished() == 0;
    }

    public boolean isMany() {
        return point.isMany();
    }

    /** Whether the open pick of several things can be closed. */
    public boolean canFinish() {
        return isMany() && unfinished == null;
    }

    /** Why it cannot be closed. */
    public Optional<Reason> whyUnfinished() {
        return Optional.ofNullable(unfinished);
    }

    /** Why one more thing could not be added to the open pick of several. */
    public Reason whyNotAdded() {
        return added.size() < options.max() ? Reason.NOT_TOGETHER : Reason.atMost(added.size());
    }

    public int timesAdded(int code) {
        return Collections.frequency(added, Veil.unveiled(state, code));
    }

    public int added() {
        return added.size();
    }

    public boolean canGoBack() {
        return !before.isEmpty() || !added.isEmpty();
    }

    // ------------------------------------------------------------------ choosing

    /** Takes one of the choices; false if it cannot be added to what is chosen. */
    public boolean choose(int code) throws RuleFault {
        int real = Veil.unveiled(state, code);
        if (isMany()) return add(real);
        if (!point.possible().contains(real)) throw new IllegalArgumentException("not offered: " + code);
        goTo(point.after(real));
        return true;
    }

    private boolean add(int real) throws RuleFault {
        long there = point.offers().codes().filter(code -> code == real).count();
        if (Collections.frequency(added, real) >= there || added.size() >= options.max()) return false;
        added.add(real);
        if (!point.isPossibleWith(inOrder())) {
            added.remove(added.size() - 1);
            return false;
        }
        look();
        if (added.size() == options.max() && !point.isCheckedOnClosing() && canFinish()) finish();
        return true;
    }

    /** Closes the open pick of several things. */
    public void finish() throws RuleFault {
        if (!canFinish()) throw new IllegalStateException("not yet: " + unfinished);
        goTo(point.closedWith(inOrder()));
    }

    /** Takes one thing away again from the open pick of several; false if it is not among them. */
    public boolean remove(int code) throws RuleFault {
        if (!added.remove((Integer) Veil.unveiled(state, code))) return false;
        look();
        return true;
    }

    /** One choice back; false at the beginning. */
    public boolean back() throws RuleFault {
        if (!added.isEmpty()) {
            added.remove(added.size() - 1);
            look();
            return true;
        }
        if (before.isEmpty()) return false;
        stand(before.pop());
        return true;
    }

    /** Goes on from something typed, as {@link Veil#veiled} has it. */
    public void enter(Move typed) throws RuleFault {
        goTo(pointAt(Veil.unveiled(state, typed)));
    }

    private void goTo(ChoicePoint next) throws RuleFault {
        before.push(point);
        stand(next);
        advance();
    }

    private void stand(ChoicePoint now) throws RuleFault {
        options = Options.of(now, state);
        point = now;
        if (!isPicking()) passed = List.of();
        added.clear();
        look();
    }

    private void look() throws RuleFault {
        unfinished = isMany() ? point.whyNotClosed(inOrder()) : null;
    }

    /** Whatever order things were chosen in, in the move they stand as the rules list them. */
    private List<Integer> inOrder() throws RuleFault {
        List<Integer> left = new ArrayList<>(added), sorted = new ArrayList<>();
        for (int i = 0; i < point.offers().size(); i++) {
            Integer code = point.offers().get(i);
            if (left.remove(code)) sorted.add(code);
        }
        return sorted;
    }

    /** Takes what leaves no choice: the only move, if it asks for something, and an only thing that is not the last one. */
    private void advance() throws RuleFault {
        while (!isComplete() && !isMany() && point.possible().size() == 1) {
            ChoicePoint next = point.after(point.possible().get(0));
            if (next.isComplete()) return;
            if (!isPicking()) passed = options.refused();
            stand(next);
        }
    }

    // ------------------------------------------------------------------ the move

    public boolean isComplete() {
        return point.isComplete();
    }

    /** The complete move, as the rules know it. */
    public Move completed() {
        if (!isComplete()) throw new IllegalStateException("the move is not complete");
        return point.chosen;
    }

    /** Whether this is still the table that it was put together for: then every choice in it is known to be legal. */
    public boolean isFor(RuleEngine rules, GameState table) {
        return engine == rules && state == table && table.hash() == moment;
    }
}
