package eldertable.choosing;

import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
import eldertable.rules.Reason;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Code;
import eldertable.rules.Whereabouts;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A point on the way to a complete move: so much is chosen, and this is what can be chosen next, as the rules know it. The
 * rules are asked once for each point, also when it is looked at ahead of time or come back to.
 */
final class ChoicePoint {
    final Move chosen;
    private final RuleEngine engine;
    private final GameState state;
    private final CompletionSearch search;
    /** Null while no move is chosen. */
    private final MoveHooks hooks;
    private Offers offers;
    private List<Integer> possible;
    private final Map<Integer, ChoicePoint> next = new HashMap<>();
    /** Of each thing chosen the pool that it was taken from, as {@link #pool} has it. */
    private List<Integer> pools = List.of();
    private final Map<Integer, Whereabouts> spots = new HashMap<>();

    ChoicePoint(RuleEngine engine, GameState state, CompletionSearch search, Move chosen) {
        this.engine = engine;
        this.state = state;
        this.search = search;
        this.chosen = chosen;
        hooks = chosen.move() < 0 ? null : engine.move(chosen.move());
    }

    boolean isComplete() {
        return engine.isComplete(chosen);
    }

    /** The move's id, or "" while none is chosen. */
    String move() {
        return hooks == null ? "" : engine.blueprint.moves.get(chosen.move()).id();
    }

    /** The name of the open pick, or "". */
    String pick() {
        return hooks == null || isComplete() ? "" : hooks.pickName(chosen.finished());
    }

    boolean isMany() {
        return hooks != null && !isComplete() && hooks.isMany(chosen.finished());
    }

    private boolean isLastPick() {
        return hooks != null && chosen.finished() == hooks.picks() - 1;
    }

    /** Whether the move is checked when the open pick of several things is closed. */
    boolean isCheckedOnClosing() {
        return isLastPick() && hooks.isCheckedAtEnd();
    }

    /** What the rules offer, with reasons; of several things all that there are, with copies, in the order they have in the move. */
    Offers offers() throws RuleFault {
        if (offers != null) return offers;
        Offers asked = new Offers().explaining(true);
        if (isMany()) engine.offerAll(state, chosen, asked);
        else engine.offer(state, chosen, asked);
        offers = asked;
        return asked;
    }

    /** The first cell of the pool whose kinds are offered, as a code; {@link Code#NOTHING} where it is no pool. */
    int pool() throws RuleFault {
        return offers().pool() < 0 ? Code.NOTHING : Code.cell(offers.pool());
    }

    /** Of each thing chosen so far the pool that it was taken from. */
    List<Integer> pools() {
        return pools;
    }

    /** What can be chosen without leading nowhere; of several things each once, whatever may become of it. */
    List<Integer> possible() throws RuleFault {
        if (possible != null) return possible;
        List<Integer> codes = offers().codes().boxed().toList();
        possible = isMany() ? codes.stream().distinct().toList() : withoutDeadEnds(codes);
        return possible;
    }

    /** What is decided by one question is asked right here; only the rest is searched for. */
    private List<Integer> withoutDeadEnds(List<Integer> codes) throws RuleFault {
        List<Integer> unsure = new ArrayList<>(), dead = new ArrayList<>();
        List<Move> searched = new ArrayList<>();
        for (int code : codes) {
            ChoicePoint then = after(code);
            if (then.isComplete()) continue;
            if (then.isLastPick() && !then.isCheckedOnClosing()) {
                if (then.offers().size() < (then.isMany() ? then.offers.min() : 1)) dead.add(code);
            } else {
                unsure.add(code);
                searched.add(then.chosen);
            }
        }
        boolean[] found = search.arePossible(state, searched);
        for (int i = 0; i < found.length; i++) if (!found[i]) dead.add(unsure.get(i));
        for (int code : dead) offers.refuse(code, Reason.LEADS_NOWHERE);
        return codes.stream().filter(code -> !dead.contains(code)).toList();
    }

    /** Where one of the choices lies, if it is no thing itself. */
    Whereabouts spot(int code) throws RuleFault {
        Whereabouts known = spots.get(code);
        if (known == null) spots.put(code, known = engine.spot(state, chosen, code));
        return known;
    }

    /** Where one of the choices leads, if the open pick is not one of several things. */
    ChoicePoint after(int code) throws RuleFault {
        ChoicePoint known = next.get(code);
        if (known != null) return known;
        Move longer = chosen.copy();
        engine.choose(longer, code, offers());
        ChoicePoint point = new ChoicePoint(engine, state, search, longer);
        if (hooks != null) point.pools = and(1);
        next.put(code, point);
        return point;
    }

    /** Where it leads to close the open pick of several things with these in it, which are in their order. */
    ChoicePoint closedWith(List<Integer> things) throws RuleFault {
        Move longer = with(things);
        longer.finish();
        ChoicePoint point = new ChoicePoint(engine, state, search, longer);
        point.pools = and(things.size());
        return point;
    }

    private List<Integer> and(int more) throws RuleFault {
        List<Integer> all = new ArrayList<>(pools);
        all.addAll(Collections.nCopies(more, pool()));
        return List.copyOf(all);
    }

    /** Why the open pick of several things cannot be closed with these in it, or null. */
    Reason whyNotClosed(List<Integer> things) throws RuleFault {
        if (things.size() < offers().min()) return Reason.atLeast(offers.min());
        Reason refusal = isCheckedOnClosing() ? engine.refusalToClose(state, with(things)) : null;
        if (refusal != null) return refusal;
        return isLastPick() || search.isPossible(state, closedWith(things).chosen) ? null : Reason.LEADS_NOWHERE;
    }

    /** Whether something can come of these things in the open pick of several, with others that may be added. */
    boolean isPossibleWith(List<Integer> things) throws RuleFault {
        return search.isPossible(state, with(things));
    }

    private Move with(List<Integer> things) {
        Move longer = chosen.copy();
        things.forEach(longer::add);
        return longer;
    }
}
