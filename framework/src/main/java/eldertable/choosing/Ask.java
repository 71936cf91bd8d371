package eldertable.choosing;

import eldertable.rules.RuleFault;
import eldertable.rules.Whereabouts;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.view.Lexicon;
import eldertable.view.StepView;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person is asked, in words.
 *
 * @param prompt     what the step asks, or the pick; @param move what was chosen so far, "" before a move is
 * @param pick       the open pick by its names in the pack, such as "pay.from", or ""
 * @param first      whether the open pick is the move's first
 * @param many       whether several things are picked, from `min` to `max`, and then confirmed
 * @param unfinished why the pick cannot be confirmed yet, or ""
 * @param refusals   what cannot be chosen now, and why; beside the only move, which is taken by itself, also what else there is
 * @param chosen     the things that are in the move already; @param chosenFrom of each the first cell of the pool that it was taken from,
 *                   as a code, as far as that is known
 */
public record Ask(int seat, String prompt, String move, String pick, boolean first, boolean many, int min, int max, int added, boolean canFinish,
                  String unfinished, boolean canGoBack, List<Choice> choices, List<Refusal> refusals,
                  List<Integer> chosen, List<Integer> chosenFrom) {
    /** @param code a thing, or a move; @param label what it is called */
    public record Refusal(int code, String label, String reason) {}

    /** @param step the step that waits for the player */
    public static Ask of(Picking picking, Lexicon lexicon, Blueprint blueprint, Optional<StepView> step) throws RuleFault {
        Options options = picking.options();
        List<Choice> choices = new ArrayList<>();
        for (int code : options.codes()) {
            Whereabouts spot = picking.isPicking() ? picking.spot(-1, code) : Whereabouts.NOWHERE;
            int pool = Code.tag(code) == Code.KIND ? picking.pool() : Code.NOTHING;
            choices.add(new Choice(code, List.of(code), label(code, spot, lexicon), about(code, lexicon, blueprint), picking.timesAdded(code), pool, spot.codes()));
        }
        if (!picking.isPicking()) for (Choice move : List.copyOf(choices)) choices.addAll(shortcuts(picking, move, lexicon, blueprint));
        List<Refusal> refusals = new ArrayList<>();
        for (Options.Refused refused : Stream.concat(options.refused().stream(), picking.passed().stream()).toList()) {
            refusals.add(new Refusal(refused.code(), lexicon.thing(refused.code()), lexicon.reason(refused.reason())));
        }
        String move = options.move().isEmpty() ? "" : lexicon.move(options.move());
        String pick = options.pick().isEmpty() ? "" : options.move() + "." + options.pick();
        return new Ask(options.player(), prompt(picking, lexicon, step), move, pick, picking.isAtFirstPick(), options.many(), options.min(),
            options.max(), picking.added(), picking.canFinish(), picking.whyUnfinished().map(lexicon::reason).orElse(""), picking.canGoBack(),
            List.copyOf(choices), List.copyOf(refusals), picking.chosen(), picking.chosenFrom());
    }

    private static String label(int code, Whereabouts spot, Lexicon lexicon) {
        return spot.label().map(lexicon::reason).orElseGet(() -> lexicon.thing(code));
    }

    private static String prompt(Picking picking, Lexicon lexicon, Optional<StepView> step) throws RuleFault {
        Options options = picking.options();
        if (isForegone(options, picking.isAtFirstPick())) return lexicon.move(options.move());
        if (!options.pick().isEmpty()) return lexicon.pick(options.move(), options.pick(), step, options.player(), picking.pool() == Code.NOTHING ? -1 : Code.value(picking.pool()));
        String asked = step.map(now -> lexicon.prompt(now, options.player())).orElse("");
        return asked.isEmpty() ? step.map(now -> lexicon.step(now.id())).orElse("") : asked;
    }

    /**
     * What choosing something that lies on the table would mean, by its code: the thing itself, or of the numbers and words that take
     * it the first one, of each move that begins with them.
     */
    public Map<Integer, List<Choice>> places() {
        Map<Integer, List<Choice>> places = new LinkedHashMap<>();
        for (Choice choice : choices) {
            for (int code : choice.where().isEmpty() ? List.of(choice.code()) : choice.where()) {
                List<Choice> here = places.computeIfAbsent(code, any -> new ArrayList<>());
                if (choice.where().isEmpty() || here.stream().noneMatch(earlier -> earlier.isInsteadOf(choice))) here.add(choice);
            }
        }
        return places;
    }

    /** Whether a number or word is left that alone fits what was chosen before: that is for the player to confirm, and no question. */
    private static boolean isForegone(Options options, boolean first) {
        return !first && !options.many() && options.codes().size() == 1 && isSaid(options.codes().get(0));
    }

    private static String about(int code, Lexicon lexicon, Blueprint blueprint) {
        if (Code.tag(code) == Code.MOVE) return lexicon.moveText(blueprint.moves.get(Code.value(code)).id());
        return Code.tag(code) == Code.KIND ? lexicon.kindText(blueprint.kinds.get(Code.value(code)).id()) : "";
    }

    /** What lies on the table and could be clicked right away for a move that asks for it first. */
    private static List<Choice> shortcuts(Picking picking, Choice move, Lexicon lexicon, Blueprint blueprint) throws RuleFault {
        List<Choice> found = new ArrayList<>();
        for (int code : picking.beginnings(move.code())) {
            int pool = Code.tag(code) == Code.KIND ? picking.pool(move.code()) : Code.NOTHING;
            List<Integer> path = List.of(move.code(), code);
            if (isOnTable(code) || pool != Code.NOTHING || isMember(code, blueprint)) found.add(new Choice(code, path, move.label(), move.about(), 0, pool, List.of()));
            else if (isSaid(code)) {
                Whereabouts spot = picking.spot(move.code(), code);
                String label = move.label() + ": " + label(code, spot, lexicon);
                if (!spot.codes().isEmpty()) found.add(new Choice(code, path, label, move.about(), 0, Code.NOTHING, spot.codes()));
            }
        }
        return found;
    }

    /** Whether it is a word for something that zones and pools on the table belong to. */
    private static boolean isMember(int code, Blueprint blueprint) {
        if (Code.tag(code) != Code.WORD) return false;
        String word = blueprint.word(Code.value(code));
        return blueprint.pack.groups().stream().anyMatch(group -> group.members().contains(word));
    }

    private static boolean isSaid(int code) {
        return Code.tag(code) == Code.NUMBER || Code.tag(code) == Code.WORD;
    }

    private static boolean isOnTable(int code) {
        int tag = Code.tag(code);
        return tag == Code.PIECE || tag == Code.SPACE || tag == Code.SLOT || tag == Code.CELL || tag == Code.PLAYER;
    }
}
