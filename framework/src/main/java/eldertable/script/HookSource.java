package eldertable.script;

import eldertable.json.Json;
import eldertable.pack.model.FlowDef.DataDef;
import org.graalvm.polyglot.Source;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes the small functions through which Java calls a hook. Each hook gets a text of its own, so that the compiler
 * sees one target at each call and can dissolve the argument object.
 */
final class HookSource {
    static final String OPEN = "(function (R, hook) { 'use strict'; const { flow, choice, answering, game, players, steps, decode, encode, encodeAs, bound, chosen, offer, place, listOf, verdict, allow, isYes, written, rules, given, holder, kindNumber, pieces, Zone, brokenSilently } = R;\n";

    private HookSource() {}

    static Source internal(String text, String name) {
        return Source.newBuilder("js", text, "eldertable:" + name).mimeType("application/javascript").internal(true).buildLiteral();
    }

    /**
     * Gives a kind its attributes, and a piece those of its kind. Written out, each place in the text sets one property of objects of one form, which
     * the engine does many times faster than a loop over names.
     */
    static String attributes(List<String> names) {
        StringBuilder set = new StringBuilder(), copy = new StringBuilder();
        for (String name : names) {
            set.append("  on[").append(key(name)).append("] = of(").append(key(name)).append(");\n");
            copy.append("  on[").append(key(name)).append("] = from[").append(key(name)).append("];\n");
        }
        return "(function (hardened) { 'use strict';\nhardened.setAttributes = (on, of) => {\n" + set + "};\nhardened.copyAttributes = (on, from) => {\n" + copy + "}; })";
    }

    record Pick(String name, boolean many, boolean checked) {}

    static String step() {
        return OPEN + "return () => { hook({ game, step: steps[flow.step()] }); }; })";
    }

    /** What must hold after every move: says nothing, or forbids with what is wrong. */
    static String invariants() {
        return OPEN + "const it = () => ({ game, step: flow.isOver() ? undefined : steps[flow.step()] }); "
            + "return () => { const answer = hook(it()); allow(answer === false ? brokenSilently(it()) : answer); }; })";
    }

    /**
     * Tells an event to the rules and then to the cards in play; `hook` is { name, own, byKind, no }. The object with the
     * details, which every caller makes anew, is handed on with what a hook may want to know besides.
     */
    static String trigger() {
        return OPEN + """
            const { own, byKind, no } = hook;
            const tell = (card, details) => {
              details.card = card;
              details.owner = holder(card);
              const answers = byKind[kindNumber[card.id]];
              for (let i = 0; i < answers.length; i++) answers[i](details);
            };
            return details => {
              details.game = game;
              for (let i = 0; i < own.length; i++) own[i](details);
              const n = answering.list(no);
              if (n === 0) return;
              if (n === 1) { tell(pieces[answering.listed(0)], details); return; }
              const cards = [];
              for (let i = 0; i < n; i++) cards.push(pieces[answering.listed(i)]);
              for (let i = 0; i < n; i++) tell(cards[i], details);
            }; })""";
    }

    /** Lets the rules and then the cards in play change a value; as above. */
    static String compute() {
        return OPEN + """
            const { name, own, byKind, no } = hook;
            const ask = (card, details) => {
              details.card = card;
              details.owner = holder(card);
              const answers = byKind[kindNumber[card.id]];
              for (let i = 0; i < answers.length; i++) details.value = given(name, answers[i](details));
            };
            return (value, details) => {
              let n = 0;
              if (own.length === 0) { n = answering.list(no); if (n === 0) return value; }
              details.game = game;
              details.value = value;
              if (own.length > 0) {
                for (let i = 0; i < own.length; i++) details.value = given(name, own[i](details));
                n = answering.list(no);
                if (n === 0) return details.value;
              }
              if (n === 1) { ask(pieces[answering.listed(0)], details); return details.value; }
              const cards = [];
              for (let i = 0; i < n; i++) cards.push(pieces[answering.listed(i)]);
              for (let i = 0; i < n; i++) ask(cards[i], details);
              return details.value;
            }; })""";
    }

    static String apply(List<Pick> picks) {
        return OPEN + "return () => { hook(" + arguments(picks, picks.size(), "") + "); }; })";
    }

    /** `when`, or `check` once all is picked: says nothing, or forbids with a reason. */
    static String check(List<Pick> picks, int known) {
        return OPEN + "return () => { allow(hook(" + arguments(picks, known, "") + ")); }; })";
    }

    /** A move of a step, or one that the active player may make at any time, and which of its hooks say whether it is open. */
    record Condition(String move, int code, boolean anytime, boolean when, boolean check) {}

    /** Lists the open moves of a step in one go. Why the others are not open is asked for one by one. */
    static String openMoves(List<Condition> moves) {
        StringBuilder known = new StringBuilder(), asked = new StringBuilder();
        for (int i = 0; i < moves.size(); i++) {
            Condition move = moves.get(i);
            List<String> questions = new ArrayList<>();
            if (move.when()) questions.add("when");
            if (move.check()) questions.add("check");
            if (move.anytime()) asked.append("  if (onTurn)");
            if (!questions.isEmpty()) asked.append("  if (");
            for (String question : questions) {
                known.append("const ").append(question).append(i).append(" = rules.moves[").append(key(move.move())).append("].").append(question).append(";\n");
                asked.append(question.equals("check") && move.when() ? " && " : "").append("isYes(").append(question).append(i).append("({ game, me, step }))");
            }
            asked.append(questions.isEmpty() ? "  " : ") ").append("choice.offer(").append(move.code()).append(");\n");
        }
        return OPEN + known + "return () => { const me = players[choice.actor()], step = steps[flow.step()], onTurn = choice.actor() === flow.active();\n" + asked + "}; })";
    }

    /** Lists what can be chosen for a pick; `hook` is { from, min, max, check }, where check may see the candidate. */
    static String offer(List<Pick> picks, int index) {
        Pick pick = picks.get(index);
        StringBuilder text = new StringBuilder(OPEN).append("const from = hook.from, check = hook.check, min = hook.min, max = hook.max;\n")
            .append("return () => { const list = from(").append(arguments(picks, index, "")).append(");\n");
        if (pick.many()) {
            String asked = arguments(picks, index, "");
            text.append("  choice.bounds(bound(min(").append(asked).append(")), bound(max(").append(asked).append(")));\n");
        }
        if (pick.checked()) {
            text.append("  if (list instanceof Zone) for (let i = 0, n = list.size; i < n; i++) { const it = list.at(i); verdict(encode(it), check(")
                .append(arguments(picks, index, key(pick.name()) + ": it")).append(")); }\n")
                .append("  else { const all = listOf(list); for (let i = 0; i < all.length; i++) { const it = all[i]; verdict(encode(it), check(")
                .append(arguments(picks, index, key(pick.name()) + ": it")).append(")); } }\n");
        } else {
            text.append("  offer(list, ").append(pick.many()).append(");\n");
        }
        return text.append("}; })").toString();
    }

    /** Says where a candidate of a pick lies, and what stands on its button; `hook` is { where, label }, of which one may be missing. */
    static String spot(List<Pick> picks, int index) {
        String asked = arguments(picks, index, key(picks.get(index).name()) + ": decode(choice.single(" + index + "))");
        return OPEN + "const where = hook.where, label = hook.label;\nreturn () => {\n  if (where !== undefined) place(where(" + asked + "));\n"
            + "  if (label !== undefined) choice.forbid(written(label(" + asked + ")));\n}; })";
    }

    /** Writes what a push says into the step's frame, slot by slot. */
    static String stepData(List<DataDef> data) {
        StringBuilder text = new StringBuilder(OPEN).append("return data => { let it;\n");
        for (int slot = 0; slot < data.size(); slot++) {
            String encode = data.get(slot).type() == DataDef.Type.KIND ? "encodeAs.kind" : "encode";
            text.append("  it = data[").append(key(data.get(slot).id())).append("]; if (it !== undefined) flow.setPushedData(").append(slot)
                .append(", ").append(encode).append("(it));\n");
        }
        return text.append("}; })").toString();
    }

    static String arguments(List<Pick> picks, int known, String more) {
        StringBuilder text = new StringBuilder("{ game, me: players[choice.actor()], step: steps[flow.step()]");
        for (int i = 0; i < known; i++) {
            text.append(", ").append(key(picks.get(i).name())).append(": ")
                .append(picks.get(i).many() ? "chosen(" + i + ")" : "decode(choice.single(" + i + "))");
        }
        if (!more.isEmpty()) text.append(", ").append(more);
        return text.append(" }").toString();
    }

    static String key(String name) {
        return Json.write(name);
    }
}
