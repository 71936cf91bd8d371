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
        return new Snapshot.Hint(things.isEmpty() ? move : move + ": " + String.join("; ", things), codes, all);
    }

    /** Without the player, who is asked anyway. */
    private static String typed(Move move, GameSession session) {
        return session.commands().print(move).replaceFirst("^\\S+ ", "");
    }
}
