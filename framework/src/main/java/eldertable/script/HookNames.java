package eldertable.script;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.FlowDef.DetailDef;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef;
import eldertable.rules.RuleFault;
import org.graalvm.polyglot.Value;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whatever answers an event or a question names one that flow.yaml declares, and no card is handed two things under one name. */
final class HookNames {
    private static final Pattern ANSWER = Pattern.compile("(?:cards\\..+\\.)?(on|modify)\\.(.+)");

    /** What hooks of cards are given besides the details. */
    private static final Set<String> OF_CARDS = Set.of("card", "owner");

    private HookNames() {}

    /** @param layout every hook there is: a list of { path, f } */
    static void check(Value layout, FlowDef flow, FaultReport reports) throws RuleFault {
        for (int i = 0; i < layout.getArraySize(); i++) {
            Value hook = layout.getArrayElement(i);
            String path = hook.getMember("path").asString();
            Matcher answer = ANSWER.matcher(path);
            if (!answer.matches()) continue;
            boolean tells = answer.group(1).equals("on");
            List<EventDef> all = tells ? flow.events() : flow.questions();
            List<String> declared = all.stream().map(EventDef::id).toList();
            String what = tells ? "event" : "question";
            if (declared.contains(answer.group(2))) {
                if (path.startsWith("cards.")) refuseClash(hook, path, what, all.get(declared.indexOf(answer.group(2))), reports);
                continue;
            }
            String message = path + " answers the " + what + " '" + answer.group(2) + "', which flow.yaml does not list."
                + (Spelling.nearest(answer.group(2), declared).isPresent() ? Spelling.hint(answer.group(2), declared) : " List it there, under " + what + "s.");
            throw new RuleFault(reports.ofName(hook.getMember("f").getSourceLocation(), "unknown-" + what, message));
        }
    }

    private static void refuseClash(Value hook, String path, String what, EventDef answered, FaultReport reports) throws RuleFault {
        for (DetailDef detail : answered.details()) {
            if (!OF_CARDS.contains(detail.id())) continue;
            throw new RuleFault(reports.ofName(hook.getMember("f").getSourceLocation(), "card-clash", path + " would be given two things as '" + detail.id()
                + "': " + (detail.id().equals("card") ? "the card that answers" : "the player whom the card serves") + ", and a detail of the " + what + " '" + answered.id()
                + "'. Give that detail another name in flow.yaml, and where the " + what + " is " + (what.equals("event") ? "triggered" : "asked")
                + "; or answer for all cards at once, under " + (what.equals("event") ? "on" : "modify") + " of rules.mjs."));
        }
    }
}
