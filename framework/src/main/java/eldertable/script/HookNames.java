package eldertable.script;

import eldertable.diagnostic.Spelling;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef;
import eldertable.rules.RuleFault;
import org.graalvm.polyglot.Value;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whatever answers an event or a question names one that flow.yaml declares. */
final class HookNames {
    private static final Pattern ANSWER = Pattern.compile("(?:cards\\..+\\.)?(on|modify)\\.(.+)");

    private HookNames() {}

    /** @param layout every hook there is: a list of { path, f } */
    static void check(Value layout, FlowDef flow, FaultReport reports) throws RuleFault {
        for (int i = 0; i < layout.getArraySize(); i++) {
            Value hook = layout.getArrayElement(i);
            String path = hook.getMember("path").asString();
            Matcher answer = ANSWER.matcher(path);
            if (!answer.matches()) continue;
            boolean tells = answer.group(1).equals("on");
            List<String> declared = (tells ? flow.events() : flow.questions()).stream().map(EventDef::id).toList();
            if (declared.contains(answer.group(2))) continue;
            String what = tells ? "event" : "question";
            String message = path + " answers the " + what + " '" + answer.group(2) + "', which flow.yaml does not list."
                + (Spelling.nearest(answer.group(2), declared).isPresent() ? Spelling.hint(answer.group(2), declared) : " List it there, under " + what + "s.");
            throw new RuleFault(reports.ofName(hook.getMember("f").getSourceLocation(), "unknown-" + what, message));
        }
    }
}
