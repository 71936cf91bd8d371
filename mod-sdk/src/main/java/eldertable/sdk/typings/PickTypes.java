package eldertable.sdk.typings;

import eldertable.pack.model.PackDef;
import eldertable.rules.Move;
import eldertable.rules.MoveHooks;
import eldertable.rules.RuleEngine;
import eldertable.rules.RuleFault;
import eldertable.script.ScriptEngine;
import eldertable.simulation.Playout;
import eldertable.simulation.Simulation;
import eldertable.simulation.Witness;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.words.Message;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What is picked in each move, found out by playing: what a pick offers is known to its function alone. A move that never comes up in a few
 * games by chance may be given anything.
 */
public final class PickTypes implements Witness {
    private static final int GAMES = 12, MOST_MOVES = 400;
    private static final Map<Integer, String> BY_TAG = Map.of(Code.PIECE, "Piece", Code.PLAYER, "Player", Code.SPACE, "Space", Code.KIND, "Kind",
        Code.WORD, "Word", Code.NUMBER, "number", Code.CELL, "Die");

    /** By move, then by pick: the types that were seen. */
    private final Map<String, Map<String, Set<String>>> seen = new LinkedHashMap<>();
    private final Map<String, Set<String>> several = new LinkedHashMap<>();
    private RuleEngine engine;

    private PickTypes() { }

    /** By move, then by pick: its type, as in TypeScript. Empty if the rules cannot be loaded. */
    static Map<String, Map<String, String>> of(PackDef pack) {
        PickTypes types = new PickTypes();
        try (ScriptEngine scripts = new ScriptEngine()) {
            int fewest = pack.info().minPlayers(), most = pack.info().maxPlayers();
            for (int players : fewest == most ? new int[] {most} : new int[] {most, fewest}) types.play(scripts, new Blueprint(pack, players, Map.of()));
        } catch (RuleFault broken) { // what is wrong is for check to tell
            return Map.of();
        }
        Map<String, Map<String, String>> all = new LinkedHashMap<>();
        types.seen.forEach((move, picks) -> {
            Map<String, String> made = new LinkedHashMap<>();
            picks.forEach((pick, found) -> made.put(pick, type(found, types.several.get(move).contains(pick))));
            all.put(move, made);
        });
        return all;
    }

    private static String type(Set<String> found, boolean several) {
        String one = found.isEmpty() ? "any" : String.join(" | ", found);
        return !several ? one : found.size() > 1 ? "(" + one + ")[]" : one + "[]";
    }

    private void play(ScriptEngine scripts, Blueprint blueprint) throws RuleFault {
        try (RuleEngine rules = scripts.fastRules(blueprint)) {
            engine = rules;
            for (int move = 0; move < blueprint.moves.size(); move++) declare(blueprint.moves.get(move).id(), rules.move(move));
            Playout playout = new Playout(rules, Simulation.randomSeats(blueprint.players), MOST_MOVES, this);
            for (int seed = 1; seed <= GAMES; seed++) playout.play(seed);
        }
    }

    private void declare(String move, MoveHooks hooks) {
        Map<String, Set<String>> picks = seen.computeIfAbsent(move, name -> new LinkedHashMap<>());
        Set<String> many = several.computeIfAbsent(move, name -> new LinkedHashSet<>());
        for (int pick = 0; pick < hooks.picks(); pick++) {
            picks.computeIfAbsent(hooks.pickName(pick), name -> new LinkedHashSet<>());
            if (hooks.isMany(pick)) many.add(hooks.pickName(pick));
        }
    }

    @Override public Message chosen(GameState state, Move move) {
        MoveHooks hooks = engine.move(move.move());
        Map<String, Set<String>> picks = seen.get(engine.blueprint.moves.get(move.move()).id());
        for (int pick = 0; pick < hooks.picks(); pick++) {
            for (int i = move.start(pick); i < move.end(pick); i++) picks.get(hooks.pickName(pick)).add(BY_TAG.getOrDefault(Code.tag(move.value(i)), "any"));
        }
        return null;
    }
}
