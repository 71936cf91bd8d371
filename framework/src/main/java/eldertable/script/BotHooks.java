package eldertable.script;

import eldertable.state.Blueprint;
import org.graalvm.polyglot.Value;

import java.util.ArrayList;
import java.util.List;

/** What a pack tells bots: what a table is worth, which choices are worth a thought, and bots of its own. */
final class BotHooks {
    private static final String VALUE = HookSource.OPEN + "return () => { choice.answer(Number(hook({ game, player: players[choice.actor()] }))); }; })";
    private static final String WEIGH_MOVE = HookSource.OPEN
        + "return () => { choice.answer(Number(hook({ game, me: players[choice.actor()], step: steps[flow.step()] }))); }; })";
    private static final String BOT = """
        return () => {
          const options = [], no = choice.chosenMove(), open = choice.openPick(), picks = {};
          for (let i = 0, n = choice.offered(); i < n; i++) options.push(no < 0 ? moves[choice.offeredCode(i) & LOW] : decode(choice.offeredCode(i)) ?? 'done');
          if (no >= 0) for (let i = 0; i <= open; i++) picks[names[no][i]] = chosen(i);
          const pick = no < 0 ? undefined : names[no][open];
          const answer = hook.choose({ game, me: players[choice.actor()], step: steps[flow.step()], move: moves[no], pick, picks, options });
          choice.answer(options.indexOf(answer));
        }; })""";

    /** No game is played on in a bot's mind for more moves than this. */
    private static final int FARTHEST = 10_000;

    /** Makes a function that Java can call out of a pack's function and the text that calls it; null out of null. */
    interface Maker {
        Value make(Value function, String text, String name);
    }

    final Value value;
    final int horizon;
    final boolean weighsMoves;
    final List<String> names = new ArrayList<>();
    /** By move: what weighs it, or null if it always weighs the same. */
    private final Value[] moveWeights;
    private final double[] fixedWeights;
    private final Value[][] pickWeights;
    private final List<Value> bots = new ArrayList<>();

    BotHooks(Blueprint blueprint, Value rules, Maker maker, ScriptedMove[] moves) {
        Value hints = rules.getMember("hints");
        value = maker.make(BoundHooks.member(hints, "value"), VALUE, "hints.value");
        Value far = BoundHooks.member(hints, "horizon");
        horizon = far != null && far.fitsInInt() ? Math.max(0, Math.min(far.asInt(), FARTHEST)) : -1;
        Value weigh = BoundHooks.member(hints, "weigh");
        moveWeights = new Value[moves.length];
        fixedWeights = new double[moves.length];
        pickWeights = new Value[moves.length][];
        boolean any = false;
        for (int move = 0; move < moves.length; move++) {
            String id = blueprint.moves.get(move).id();
            List<HookSource.Pick> picks = picks(moves[move]);
            Value weight = BoundHooks.member(weigh, id);
            fixedWeights[move] = weight != null && weight.fitsInDouble() ? weight.asDouble() : 1;
            if (weight != null && weight.canExecute()) moveWeights[move] = maker.make(weight, WEIGH_MOVE, "hints.weigh." + id);
            any |= weight != null;
            pickWeights[move] = new Value[picks.size()];
            for (int pick = 0; pick < picks.size(); pick++) {
                String name = id + "." + picks.get(pick).name();
                pickWeights[move][pick] = maker.make(BoundHooks.member(weigh, name), weighPick(picks, pick), "hints.weigh." + name);
            }
        }
        weighsMoves = any;
        Value own = rules.getMember("bots");
        for (String name : own.getMemberKeys()) {
            names.add(name);
            bots.add(maker.make(own.getMember(name), bot(blueprint, moves), "bots." + name + ".choose"));
        }
    }

    /**
     * Weighs each thing that is offered for a pick; of several, the last may be that it is enough (undefined). A hook may
     * answer a function instead of a weight: then it has thought once for all of them, and the function weighs each.
     */
    private static String weighPick(List<HookSource.Pick> picks, int index) {
        int known = picks.get(index).many() ? index + 1 : index;
        return HookSource.OPEN + """
            return () => {
              let each;
              for (let i = 0, n = choice.offered(); i < n; i++) {
                const option = decode(choice.offeredCode(i));
                let weight = each === undefined ? hook(ARGUMENTS) : each(option);
                if (typeof weight === 'function') weight = (each = weight)(option);
                choice.weigh(i, Number(weight));
              }
            }; })""".replace("ARGUMENTS", HookSource.arguments(picks, known, "option"));
    }

    private static String bot(Blueprint blueprint, ScriptedMove[] moves) {
        List<String> ids = new ArrayList<>(), names = new ArrayList<>();
        for (int move = 0; move < moves.length; move++) {
            ids.add(HookSource.key(blueprint.moves.get(move).id()));
            names.add("[" + String.join(", ", picks(moves[move]).stream().map(pick -> HookSource.key(pick.name())).toList()) + "]");
        }
        return HookSource.OPEN + "const LOW = (1 << 26) - 1, moves = [" + String.join(", ", ids) + "], names = [" + String.join(", ", names) + "];\n" + BOT;
    }

    private static List<HookSource.Pick> picks(ScriptedMove move) {
        List<HookSource.Pick> picks = new ArrayList<>();
        for (int i = 0; i < move.picks(); i++) picks.add(new HookSource.Pick(move.pickName(i), move.isMany(i), false));
        return picks;
    }

    Value weighMove(int move) {
        return moveWeights[move];
    }

    double fixedWeight(int move) {
        return fixedWeights[move];
    }

    Value weighPick(int move, int pick) {
        return pick < pickWeights[move].length ? pickWeights[move][pick] : null;
    }

    Value choose(String bot) {
        return bots.get(names.indexOf(bot));
    }
}
