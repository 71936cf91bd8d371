package eldertable.rules;

import eldertable.state.Code;
import eldertable.state.GameState;

/** Checks a complete move pick by pick against what the rules offer, and finds the reason when one is not offered. */
final class Legality {
    static final String NOT_YOUR_TURN = "It is not your turn to act.";
    static final String NOT_NOW = "That move is not possible now.";
    static final String NOT_OFFERED = "That cannot be chosen.";
    static final String NOT_ENOUGH = "That is not enough.";
    static final String TOO_MANY = "That is too many.";

    private Legality() {}

    /** Null when the move is legal. */
    static String refusal(RuleEngine engine, GameState state, Move wanted) throws RuleFault {
        Offers offers = new Offers().explaining(true);
        Move intent = new Move().reset(wanted.player());
        if ((engine.mayAct(state) & 1 << wanted.player()) == 0) return NOT_YOUR_TURN;
        engine.offer(state, intent, offers);
        String reason = take(engine, intent, Code.move(wanted.move()), offers, NOT_NOW);
        if (reason != null) return reason;
        for (int pick = 0; pick < wanted.finished(); pick++) {
            for (int i = wanted.start(pick); i < wanted.end(pick); i++) {
                engine.offer(state, intent, offers);
                reason = take(engine, intent, wanted.value(i), offers, NOT_OFFERED);
                if (reason != null) return reason;
            }
            if (intent.finished() > pick) continue;
            engine.offer(state, intent, offers);
            reason = take(engine, intent, Code.DONE, offers, NOT_ENOUGH);
            if (reason != null) return reason;
        }
        return engine.isComplete(intent) ? null : "The move is not complete.";
    }

    private static String take(RuleEngine engine, Move intent, int code, Offers offers, String usual) {
        if (offers.contains(code)) {
            engine.choose(intent, code, offers);
            return null;
        }
        for (Offers.Refusal refusal : offers.refusals()) if (refusal.code() == code) return refusal.reason();
        return usual;
    }
}
