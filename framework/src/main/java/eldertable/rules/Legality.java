package eldertable.rules;

import eldertable.script.Intent;
import eldertable.script.Offers;
import eldertable.script.ScriptFault;
import eldertable.state.Code;
import eldertable.state.GameState;

/** Checks a complete move pick by pick against what the rules offer, and finds the reason when one is not offered. */
final class Legality {
    private Legality() {}

    /** Null when the move is legal. */
    static String refusal(RuleEngine engine, GameState state, Intent wanted) throws ScriptFault {
        Offers offers = new Offers().explaining(true);
        Intent intent = new Intent().reset(wanted.player());
        if ((engine.mayAct(state) & 1 << wanted.player()) == 0) return "It is not your turn to act.";
        engine.offer(state, intent, offers);
        String reason = take(engine, intent, Code.move(wanted.move()), offers, "That move is not possible now.");
        if (reason != null) return reason;
        for (int pick = 0; pick < wanted.finished(); pick++) {
            for (int i = wanted.start(pick); i < wanted.end(pick); i++) {
                engine.offer(state, intent, offers);
                reason = take(engine, intent, wanted.value(i), offers, "That cannot be chosen.");
                if (reason != null) return reason;
            }
            if (intent.finished() > pick) continue;
            engine.offer(state, intent, offers);
            reason = take(engine, intent, Code.DONE, offers, "That is not enough.");
            if (reason != null) return reason;
        }
        return engine.isComplete(intent) ? null : "The move is not complete.";
    }

    private static String take(RuleEngine engine, Intent intent, int code, Offers offers, String usual) {
        if (offers.contains(code)) {
            engine.choose(intent, code, offers);
            return null;
        }
        for (Offers.Refusal refusal : offers.refusals()) if (refusal.code() == code) return refusal.reason();
        return usual;
    }
}
