package eldertable.rules;

import eldertable.state.Code;
import eldertable.state.GameState;

/** Checks a complete move pick by pick against what the rules offer, and finds the reason when one is not offered. */
final class Legality {
    private Legality() {}

    /** Null when the move is legal. */
    static Reason refusal(RuleEngine engine, GameState state, Move wanted) throws RuleFault {
        Offers offers = new Offers().explaining(true);
        Move chosen = new Move().reset(wanted.player());
        if ((engine.mayAct(state) & 1 << wanted.player()) == 0) return Reason.NOT_YOUR_TURN;
        engine.offer(state, chosen, offers);
        if (!offers.contains(Code.move(wanted.move()))) return reason(offers, Code.move(wanted.move()), Reason.NOT_NOW);
        engine.choose(chosen, Code.move(wanted.move()), offers);
        MoveHooks hooks = engine.move(wanted.move());
        for (int pick = 0; pick < Math.min(hooks.picks(), wanted.finished()); pick++) {
            Reason reason = hooks.isMany(pick) ? takeSeveral(engine, state, wanted, chosen, offers)
                : takeOne(engine, state, wanted, chosen, offers);
            if (reason != null) return reason;
            chosen.finish();
        }
        return engine.isComplete(wanted) ? null : Reason.INCOMPLETE;
    }

    private static Reason takeOne(RuleEngine engine, GameState state, Move wanted, Move chosen, Offers offers) throws RuleFault {
        int pick = chosen.finished(), code = wanted.first(pick);
        engine.offer(state, chosen, offers);
        if (!offers.contains(code)) return reason(offers, code, Reason.NOT_OFFERED);
        chosen.add(code);
        return wanted.end(pick) - wanted.start(pick) > 1 ? Reason.TOO_MANY : null;
    }

    /** Several things have to stand in the move as they are listed, so that there is one move for each set of them. */
    private static Reason takeSeveral(RuleEngine engine, GameState state, Move wanted, Move chosen, Offers offers) throws RuleFault {
        int pick = chosen.finished(), listed = 0;
        engine.offerAll(state, chosen, offers);
        for (int i = wanted.start(pick); i < wanted.end(pick); i++) {
            while (listed < offers.size() && offers.get(listed) != wanted.value(i)) listed++;
            if (listed++ >= offers.size()) return reason(offers, wanted.value(i), Reason.NOT_OFFERED);
            chosen.add(wanted.value(i));
        }
        return refusalToClose(engine, state, chosen, offers);
    }

    /** Why the open pick of several things cannot be closed with those in it, or null. @param all what the pick is from */
    static Reason refusalToClose(RuleEngine engine, GameState state, Move chosen, Offers all) throws RuleFault {
        if (chosen.open() < all.min()) return Reason.NOT_ENOUGH;
        return chosen.open() > all.max() ? Reason.TOO_MANY : engine.refusalToClose(state, chosen);
    }

    private static Reason reason(Offers offers, int code, Reason usual) {
        for (Offers.Refusal refusal : offers.refusals()) if (refusal.code() == code) return refusal.reason();
        return usual;
    }
}
