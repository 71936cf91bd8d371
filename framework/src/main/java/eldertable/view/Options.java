package eldertable.view;

import eldertable.rules.CompletionSearch;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.Offers;
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
 * @param many    whether the open pick takes several things, from `min` to `max`; {@link Code#DONE} closes it
 * @param codes   what can be chosen; nothing among them leads nowhere
 * @param whole   of a pick of several things all that there are, with copies, in the order in which they have to be chosen
 * @param refused what cannot be chosen now, and why
 */
public record Options(int player, String move, String pick, boolean many, int min, int max, List<Integer> codes, List<Integer> whole,
                      List<Refused> refused) {
    public record Refused(int code, String reason) {}

    /** @param intent what the player has chosen so far; not changed */
    public static Options of(RuleEngine engine, GameState state, Move intent) throws RuleFault {
        Offers offers = new Offers().explaining(true);
        Move asked = intent.copy();
        new CompletionSearch(engine).offer(state, asked, offers);
        List<Integer> codes = veiled(state, intent.player(), offers);
        List<Refused> refused = offers.refusals().stream()
            .map(refusal -> new Refused(Veil.veiled(state, intent.player(), refusal.code()), refusal.reason())).distinct().toList();
        String move = intent.move() < 0 ? "" : engine.blueprint.moves.get(intent.move()).id();
        MoveHooks hooks = intent.move() < 0 ? null : engine.move(intent.move());
        boolean picking = hooks != null && intent.finished() < hooks.picks();
        boolean many = picking && hooks.isMany(intent.finished());
        int min = offers.min(), max = offers.max();
        if (many) engine.offerAll(state, asked, offers);
        return new Options(intent.player(), move, picking ? hooks.pickName(intent.finished()) : "", many, min, max, codes,
            many ? veiled(state, intent.player(), offers) : List.of(), refused);
    }

    private static List<Integer> veiled(GameState state, int player, Offers offers) {
        List<Integer> codes = new ArrayList<>();
        for (int i = 0; i < offers.size(); i++) codes.add(Veil.veiled(state, player, offers.get(i)));
        sortPlaces(codes);
        return List.copyOf(codes);
    }

    /** Rules may list pieces in an order of their own; among pieces that cannot be seen it would tell something. */
    private static void sortPlaces(List<Integer> codes) {
        List<Integer> places = codes.stream().filter(code -> Code.tag(code) == Code.SLOT).sorted().toList();
        int next = 0;
        for (int i = 0; i < codes.size(); i++) if (Code.tag(codes.get(i)) == Code.SLOT) codes.set(i, places.get(next++));
    }

    public boolean isEmpty() {
        return codes.isEmpty();
    }
}
