package eldertable.host;

import eldertable.bot.Consideration;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.session.GameSession;
import eldertable.state.Code;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Puts into words what a bot has weighed in the place of a player. */
final class Advice {
    private Advice() {}

    /** @param weighed the best first, at least one */
    static Snapshot.Hint of(List<Consideration> weighed, GameSession session, Lexicon lexicon) {
        Move best = weighed.get(0).choice();
        Set<Integer> codes = new LinkedHashSet<>(List.of(Code.move(best.move())));
        List<String> things = new ArrayList<>();
        MoveHooks hooks = session.engine().move(best.move());
        for (int pick = 0; pick < hooks.picks(); pick++) {
            List<Integer> chosen = new ArrayList<>();
            for (int i = best.start(pick); i < best.end(pick); i++) chosen.add(best.value(i));
            if (!chosen.isEmpty()) things.add(lexicon.things(chosen));
            codes.addAll(chosen);
        }
        String move = lexicon.move(session.blueprint().moves.get(best.move()).id());
        List<Snapshot.Weighed> all = weighed.stream()
            .map(one -> new Snapshot.Weighed(typed(one.choice(), session), one.visits(), one.value())).toList();
        String advised = things.isEmpty() ? move : move + ": " + String.join("; ", things);
        return new Snapshot.Hint(advised + ". " + why(weighed, session, lexicon), codes, all);
    }

    /** What speaks for the best: how games went on in the bot's mind, beside the next best that is another move. */
    private static String why(List<Consideration> weighed, GameSession session, Lexicon lexicon) {
        Consideration best = weighed.get(0);
        if (weighed.size() == 1) return lexicon.say("hint.only");
        if (best.visits() == 0) return lexicon.say("hint.guess");
        Consideration next = weighed.get(1);
        String other = lexicon.move(session.blueprint().moves.get(next.choice().move()).id());
        String told = lexicon.say("hint.best", "percent", percent(best), "games", best.visits());
        if (next.visits() == 0) return told;
        boolean alike = next.choice().move() == best.choice().move();
        return told + " " + (alike ? lexicon.say("hint.next-alike", "percent", percent(next)) : lexicon.say("hint.next", "move", other, "percent", percent(next)));
    }

    private static long percent(Consideration one) {
        return Math.round(one.value() * 100);
    }

    /** Without the player, who is asked anyway. */
    private static String typed(Move move, GameSession session) {
        return session.commands().print(move).replaceFirst("^\\S+ ", "");
    }
}
