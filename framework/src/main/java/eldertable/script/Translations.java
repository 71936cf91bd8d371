package eldertable.script;

import eldertable.rules.Hooks;
import eldertable.rules.RuleFault;
import eldertable.script.translation.TranslatedRules;
import eldertable.script.translation.tree.Untranslatable;
import eldertable.state.Blueprint;

import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The translated rules of the matches that are being played, each made once however many engines use it. It holds none of them: that do those who
 * use them. May be used by any thread.
 */
final class Translations {
    /** Turns translation off: GraalJS then runs everything. */
    private static final String SWITCH = "eldertable.translate";

    private final Map<Blueprint, WeakReference<Made>> made = new WeakHashMap<>();
    private final KnownScopes scopes;
    private final boolean isOn, counted;

    /** @param counted whether translated rules count what they do, so that they end */
    Translations(boolean translates, boolean counted, KnownScopes scopes) {
        this.counted = counted;
        this.scopes = scopes;
        isOn = translates && !"false".equals(System.getProperty(SWITCH));
    }

    /** The rules of a match, if they could be translated; else why not. */
    record Made(TranslatedRules rules, String problem) {
        /** @param scripts makes the same rules in GraalJS @param opened has done so already, or is null; what is returned closes it */
        Hooks hooks(TranslatedRules.Scripts scripts, Hooks opened) throws RuleFault {
            if (rules != null) return rules.hooks(this, scripts, opened);
            if (opened != null) opened.close();
            return scripts.open(true);
        }
    }

    /** Null if nobody uses the rules of that match. */
    synchronized Made known(Blueprint blueprint) {
        WeakReference<Made> known = made.get(blueprint);
        return known == null ? null : known.get();
    }

    /** For rules that GraalJS has loaded. */
    synchronized Made of(Blueprint blueprint) {
        Made known = known(blueprint);
        if (known != null) return known;
        Made translated = translate(blueprint);
        made.put(blueprint, new WeakReference<>(translated));
        return translated;
    }

    private Made translate(Blueprint blueprint) {
        if (!isOn) return new Made(null, "translation is turned off");
        RuleModules modules = new RuleModules(blueprint.pack, scopes);
        try {
            return new Made(new TranslatedRules(blueprint, modules.texts, modules.entries.stream().map(RuleModules.Entry::path).toList(), counted), null);
        } catch (Untranslatable why) {
            return new Made(null, why.getMessage());
        }
    }
}
