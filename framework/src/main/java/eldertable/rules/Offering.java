package eldertable.rules;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;

/** What can be chosen next, and what a choice adds to a move. Allocates nothing. */
final class Offering {
    final Hooks hooks;
    private final int[][] movesOfStep;
    private final int[][] anytimeInStep;
    private final Offers asked = new Offers();

    Offering(Blueprint blueprint, Hooks hooks) {
        this.hooks = hooks;
        movesOfStep = blueprint.steps.stream().map(s -> s.moves().stream().mapToInt(blueprint::move).toArray()).toArray(int[][]::new);
        anytimeInStep = blueprint.steps.stream().map(s -> blueprint.moves.stream().filter(m -> m.isOpenDuring(s)).mapToInt(m -> blueprint.move(m.id())).toArray()).toArray(int[][]::new);
    }

    /** See {@link RuleEngine#offer}. */
    void offer(GameState state, Move chosen, Offers offers) throws RuleFault {
        offers.clear();
        if (chosen.move() < 0) {
            offerMoves(state, chosen, offers);
            return;
        }
        MoveHooks asks = hooks.move(chosen.move());
        int pick = chosen.finished();
        if (pick >= asks.picks()) return;
        hooks.offer(state, chosen, offers);
        if (asks.isMany(pick)) narrow(state, chosen, offers, asks);
    }

    /** See {@link RuleEngine#offerAll}. */
    void offerAll(GameState state, Move chosen, Offers offers) throws RuleFault {
        offers.clear();
        if (chosen.move() >= 0 && chosen.finished() < hooks.move(chosen.move()).picks()) hooks.offer(state, chosen, offers);
    }

    private void offerMoves(GameState state, Move chosen, Offers offers) throws RuleFault {
        if ((state.toAct() & 1 << chosen.player()) == 0) return;
        int step = state.stepAt(state.depth() - 1);
        if (hooks.openMoves(state, step, chosen, offers)) return;
        for (int move : movesOfStep[step]) offerMove(state, chosen, offers, move);
        if (chosen.player() == state.active()) for (int move : anytimeInStep[step]) offerMove(state, chosen, offers, move);
        chosen.reset(chosen.player());
    }

    private void offerMove(GameState state, Move chosen, Offers offers, int move) throws RuleFault {
        MoveHooks asks = hooks.move(move);
        chosen.chooseMove(move);
        Reason forbidden = null;
        if (asks.isConditional()) {
            asked.explaining(offers.isExplaining()).clear();
            hooks.when(state, chosen, asked);
            forbidden = asked.forbidden();
        }
        if (forbidden == null && asks.picks() == 0 && asks.isCheckedAtEnd()) forbidden = forbidden(state, chosen, offers.isExplaining());
        if (forbidden == null) offers.add(Code.move(move));
        else offers.refuse(Code.move(move), forbidden);
    }

    /** Why a move that is checked at its end will not do with all that is chosen, or null. @param explaining whether it matters why */
    Reason forbidden(GameState state, Move chosen, boolean explaining) throws RuleFault {
        asked.explaining(explaining).clear();
        hooks.check(state, chosen, asked);
        return asked.forbidden();
    }

    /** Whether the open pick is the last one of a move that is checked at its end: then closing it is what is checked. */
    boolean isCheckedOnClosing(Move chosen) {
        MoveHooks asks = hooks.move(chosen.move());
        return chosen.finished() == asks.picks() - 1 && asks.isCheckedAtEnd();
    }

    /**
     * Of several things, those behind the one chosen last can be added, so that each set is offered once. Equal things
     * (three red crystals) stand side by side in the list and are offered as one.
     */
    private void narrow(GameState state, Move chosen, Offers offers, MoveHooks asks) throws RuleFault {
        int open = chosen.open();
        int from = behindLast(chosen, offers);
        int needed = offers.min() - open;
        int until = open < offers.max() ? Math.min(offers.size(), offers.size() - needed + 1) : from;
        offers.keepDistinct(from, until);
        if (open < offers.min()) return;
        Reason forbidden = chosen.finished() == asks.picks() - 1 && asks.isCheckedAtEnd() ? forbidden(state, chosen, offers.isExplaining()) : null;
        if (forbidden == null) offers.add(Code.DONE);
        else offers.refuse(Code.DONE, forbidden);
    }

    /** Where the things begin that stand, in all that is offered, behind the last one of the open pick. */
    static int behindLast(Move chosen, Offers all) {
        int open = chosen.open();
        if (open == 0) return 0;
        int end = chosen.end(chosen.finished());
        int last = chosen.value(end - 1);
        int from = 0, copies = 0;
        while (copies < open && chosen.value(end - 1 - copies) == last) copies++;
        while (from < all.size() && all.get(from) != last) from++;
        return from + copies;
    }

    /** See {@link RuleEngine#choose}. */
    boolean choose(Move chosen, int code, Offers offers) {
        if (Code.tag(code) == Code.MOVE) chosen.chooseMove(Code.value(code));
        MoveHooks asks = hooks.move(chosen.move());
        if (code == Code.DONE) {
            chosen.finish();
        } else if (Code.tag(code) != Code.MOVE) {
            int pick = chosen.finished();
            chosen.add(code);
            if (!asks.isMany(pick) || chosen.open() == offers.max() && !isCheckedOnClosing(chosen)) chosen.finish();
        }
        return chosen.finished() == asks.picks();
    }

    boolean isComplete(Move chosen) {
        return chosen.move() >= 0 && chosen.finished() == hooks.move(chosen.move()).picks();
    }
}
