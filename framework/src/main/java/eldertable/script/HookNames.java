package eldertable.script;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.FlowDef.DetailDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef;
import eldertable.rules.RuleFault;
import eldertable.words.Message;
import org.graalvm.polyglot.Value;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whatever answers an event or a question names one that flow.yaml declares, no move's hooks stand under another name, and no card is handed two things under one name. */
final class HookNames {
    private static final Pattern ANSWER = Pattern.compile("(?:cards\\..+\\.)?(on|modify)\\.(.+)"), MOVE = Pattern.compile("moves\\.([^.]+)\\..+");

    /** What hooks of cards are given besides the details. */
    private static final Set<String> OF_CARDS = Set.of("card", "owner");

    private HookNames() {}

    /** @param layout every hook there is: a list of { path, f } */
    static void check(Value layout, FlowDef flow, FaultReport reports) throws RuleFault {
        moves(layout, flow, reports);
        for (int i = 0; i < layout.getArraySize(); i++) {
            Value hook = layout.getArrayElement(i);
            String path = hook.getMember("path").asString();
            Matcher answer = ANSWER.matcher(path);
            if (!answer.matches()) continue;
            boolean tells = answer.group(1).equals("on");
            List<EventDef> all = tells ? flow.events() : flow.questions();
            List<String> declared = all.stream().map(EventDef::id).toList();
            String what = tells ? "event" : "question"; // as flow.yaml has them
            if (declared.contains(answer.group(2))) {
                if (path.startsWith("cards.")) refuseClash(hook, path, what, all.get(declared.indexOf(answer.group(2))), reports);
                continue;
            }
            Message message = Message.of("rules.script.unlisted-" + what, "hook", path, "name", answer.group(2))
                .and(Spelling.nearest(answer.group(2), declared).isPresent() ? Spelling.guess(answer.group(2), declared) : Message.of("rules.script.list-it", "list", what + "s"));
            throw new RuleFault(reports.ofName(hook.getMember("f").getSourceLocation(), tells ? "unknown-event" : "unknown-question", message));
        }
    }

    /** A move without hooks, and hooks without a move that are called much like it: told where those stand, since there the slip is. */
    private static void moves(Value layout, FlowDef flow, FaultReport reports) throws RuleFault {
        List<String> listed = flow.moves().stream().map(MoveDef::id).toList();
        Map<String, Value> hooked = new LinkedHashMap<>();
        for (int i = 0; i < layout.getArraySize(); i++) {
            Matcher move = MOVE.matcher(layout.getArrayElement(i).getMember("path").asString());
            if (move.matches()) hooked.putIfAbsent(move.group(1), layout.getArrayElement(i).getMember("f"));
        }
        List<String> strange = hooked.keySet().stream().filter(name -> !listed.contains(name)).toList();
        for (String move : listed) {
            Optional<String> near = hooked.containsKey(move) ? Optional.empty() : Spelling.nearest(move, strange);
            if (near.isPresent()) throw new RuleFault(reports.ofKey(hooked.get(near.get()).getSourceLocation(), near.get(), "missing-hook",
                Message.of("rules.script.no-move-but", "move", move, "near", near.get())));
        }
    }

    private static void refuseClash(Value hook, String path, String what, EventDef answered, FaultReport reports) throws RuleFault {
        for (DetailDef detail : answered.details()) {
            if (!OF_CARDS.contains(detail.id())) continue;
            throw new RuleFault(reports.ofName(hook.getMember("f").getSourceLocation(), "card-clash", Message.of("rules.script.clash-" + what, "hook", path, "detail", detail.id(),
                "thing", Message.of(detail.id().equals("card") ? "rules.script.the-card" : "rules.script.the-owner"), "name", answered.id())));
        }
    }
}
