package eldertable.choosing;

import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.Reason;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.state.Code;
import eldertable.state.GameState;

import java.util.ArrayList;
import java.util.List;

/**
 * What a player can choose next, in terms that the player may know: a piece that cannot be seen is named by its place.
 *
 * @param move    the move chosen so far, or "" while that is the choice
 * @param pick    the name of the open pick, or ""
 * @param many    whether the open pick takes several things, from `min` to `max`
 * @param codes   what can be chosen, without what leads nowhere; of a pick of several things all that can be in it, each once
 * @param refused what cannot be chosen now, and why
 */
public record Options(int player, String move, String pick, boolean many, int min, int max, List<Integer> codes, List<Refused> refused) {
    public record Refused(int code, Reason reason) {}

    /** What a player who has chosen nothing yet can choose: the moves. */
    public static Options atFirst(RuleEngine engine, GameState state, int player) throws RuleFault {
        return of(new ChoicePoint(engine, state, new CompletionSearch(engine), new Move().reset(player)), state);
    }

    static Options of(ChoicePoint point, GameState state) throws RuleFault {
        int player = point.chosen.player();
        if (point.isComplete()) return new Options(player, point.move(), "", false, 0, 0, List.of(), List.of());
        List<Integer> codes = veiled(state, player, point.possible());
        List<Refused> refused = point.offers().refusals().stream()
            .map(refusal -> new Refused(Veil.veiled(state, player, refusal.code()), refusal.reason())).distinct().toList();
        return new Options(player, point.move(), point.pick(), point.isMany(), point.offers().min(), point.offers().max(), codes, refused);
    }

    public boolean isEmpty() {
        return codes.isEmpty();
    }

    static List<Integer> veiled(GameState state, int player, List<Integer> real) {
        List<Integer> codes = new ArrayList<>();
        for (int code : real) codes.add(Veil.veiled(state, player, code));
        sortPlaces(codes);
        return List.copyOf(codes);
    }

    /** Rules may list pieces in an order of their own; among pieces that cannot be seen it would tell something. */
    private static void sortPlaces(List<Integer> codes) {
        List<Integer> places = codes.stream().filter(code -> Code.tag(code) == Code.SLOT).sorted().toList();
        int next = 0;
        for (int i = 0; i < codes.size(); i++) if (Code.tag(codes.get(i)) == Code.SLOT) codes.set(i, places.get(next++));
    }
}
