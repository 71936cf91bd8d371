package eldertable.host;

import eldertable.bot.Consideration;
import eldertable.bot.Prospect;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.session.BotTurn;
import eldertable.session.GameSession;
import eldertable.state.Code;
import eldertable.view.Lexicon;
import eldertable.words.Amount;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts into words what a bot has weighed in the place of a player. */
final class Advice {
    private final BotTurn.Counsel counsel;
    private final GameSession session;
    private final Lexicon lexicon;

    private Advice(BotTurn.Counsel counsel, GameSession session, Lexicon lexicon) {
        this.counsel = counsel;
        this.session = session;
        this.lexicon = lexicon;
    }

    /** @param counsel that weighs at least one move; @param begun what the player has put together already */
    static Snapshot.Hint of(BotTurn.Counsel counsel, Move begun, GameSession session, Lexicon lexicon) {
        return new Advice(counsel, session, lexicon).hint(begun);
    }

    private Snapshot.Hint hint(Move begun) {
        Move best = counsel.weighed().get(0).choice();
        List<Integer> things = things(best);
        Set<Integer> codes = new LinkedHashSet<>(List.of(Code.move(best.move())));
        codes.addAll(things);
        List<Snapshot.Weighed> all = counsel.weighed().stream().map(one -> new Snapshot.Weighed(typed(one.choice()), one.visits(), one.value())).toList();
        String advised = lexicon.say(best.continues(begun) ? "hint.move" : "hint.rather", "move", told(best, pickByPick(best)));
        return new Snapshot.Hint(advised + " " + why(), codes, all);
    }

    // ------------------------------------------------------------------ moves

    private List<Integer> things(Move move) {
        List<Integer> things = new ArrayList<>();
        for (int i = 0; i < move.end(move.finished()); i++) things.add(move.value(i));
        return things;
    }

    private List<String> pickByPick(Move move) {
        List<String> picks = new ArrayList<>();
        MoveHooks hooks = session.engine().move(move.move());
        for (int pick = 0; pick < hooks.picks(); pick++) {
            List<Integer> chosen = new ArrayList<>();
            for (int i = move.start(pick); i < move.end(pick); i++) chosen.add(move.value(i));
            if (!chosen.isEmpty()) picks.add(lexicon.things(chosen));
        }
        return picks;
    }

    private String told(Move move, List<String> picks) {
        String name = lexicon.move(session.blueprint().moves.get(move.move()).id());
        return picks.isEmpty() ? name : name + ": " + String.join("; ", picks);
    }

    /** What is other in a move than in the best. */
    private String beside(Move best, Move other) {
        List<Integer> things = things(other);
        if (other.move() == best.move()) {
            List<Integer> left = new ArrayList<>(things);
            things(best).forEach(left::remove);
            return left.isEmpty() ? told(other, pickByPick(other)) : lexicon.things(left);
        }
        return told(other, pickByPick(other));
    }

    /** Without the player, who is asked anyway. */
    private String typed(Move move) {
        return session.commands().print(move).replaceFirst("^\\S+ ", "");
    }

    // ------------------------------------------------------------------ reasons

    /** What speaks for the best, in the game's own numbers where they tell it. */
    private String why() {
        List<Consideration> weighed = counsel.weighed();
        Consideration best = weighed.get(0);
        if (weighed.size() == 1) return lexicon.say("hint.only");
        if (best.visits() == 0) return lexicon.say("hint.guess");
        Consideration next = weighed.get(1);
        String other = beside(best.choice(), next.choice());
        Optional<String> gains = counsel.prospect().filter(one -> !one.gains().isEmpty()).map(this::brings);
        if (best.value() >= next.value() + BotTurn.Counsel.BETTER) return gains.orElseGet(() -> lexicon.say("hint.better", "other", other));
        return gains.map(told -> lexicon.say("hint.close", "other", other) + " " + told).orElseGet(() -> lexicon.say("hint.alike", "other", other));
    }

    private String brings(Prospect prospect) {
        return lexicon.say("hint.brings", "gains", prospect.gains().stream().map(this::said).collect(Collectors.joining(", ")),
            "other", beside(counsel.weighed().get(0).choice(), prospect.other()), "games", prospect.worlds());
    }

    private String said(Prospect.Gain gain) {
        String what = gain.counter().isEmpty() ? lexicon.say("end.standing") : lexicon.counter(gain.counter());
        return lexicon.say(gain.more() > 0 ? "hint.more" : "hint.less", "number", Amount.of(Math.abs(gain.more()), 1), "what", what);
    }
}
