package eldertable.sdk.typings;

import eldertable.api.ApiVersion;
import eldertable.api.ScriptAlias;
import eldertable.api.ScriptApi;
import eldertable.api.ScriptHook;
import eldertable.api.ScriptMember;
import eldertable.api.ScriptType;
import eldertable.sdk.program.Resource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * eldertable.d.ts: every object, member and hook of the JavaScript API. What a pack brings itself is left to {@link PackTypings}, which
 * adds to the interfaces declared here; while nobody does, any name will do.
 */
final class ApiTypings {
    /** What the types of an argument depend on: the move, event or question that is concerned. */
    private static final Map<String, String> NAMED_BY = Map.of("MoveArgument", "PackMoves", "WeightArgument", "", "EventArgument", "PackEvents",
        "QuestionArgument", "PackQuestions", "Step", "", "StepData", "PackSteps");
    /** In hooks of cards there is the card besides. */
    private static final Set<String> OF_CARDS = Set.of("card", "owner");

    /** Signatures in which one argument says of which type the others are. */
    private static final Map<String, String> REFINED = Map.ofEntries(
        Map.entry("Game.push", "push<S extends StepName | Word>(step: S, data?: StepData<S>): void"),
        Map.entry("Game.go", "go<S extends StepName | Word>(step: S, data?: StepData<S>): void"),
        Map.entry("Game.most", "most(by: CounterName | ((player: Player) => number)): Player[];\n  most<P = any>(by: CounterName | ((one: P) => number), among: readonly P[]): P[]"),
        Map.entry("Game.least", "least(by: CounterName | ((player: Player) => number)): Player[];\n  least<P = any>(by: CounterName | ((one: P) => number), among: readonly P[]): P[]"),
        Map.entry("Game.ranked", "ranked(by: CounterName | ((player: Player) => number)): Player[][];\n  ranked<P = any>(by: CounterName | ((one: P) => number), among: readonly P[]): P[][]"),
        Map.entry("ChoiceArgument.options", "readonly options: any[]"),
        Map.entry("ChoiceArgument.picks", "readonly picks: Record<string, any[]>"),
        Map.entry("Game.option", "option<O extends OptionName | (string & {})>(id: O): O extends keyof PackOptions ? PackOptions[O] : any"),
        Map.entry("Game.trigger", "trigger<E extends EventName>(event: E, details?: DetailsOf<PackEvents, E>): void"),
        Map.entry("Game.compute", "compute<Q extends QuestionName>(question: Q, value: ValueOf<Q>, details?: DetailsOf<PackQuestions, Q>): ValueOf<Q>"),
        Map.entry("Piece.trigger", "trigger<E extends EventName>(event: E, details?: DetailsOf<PackEvents, E>): void"),
        Map.entry("Piece.compute", "compute<Q extends QuestionName>(question: Q, value: ValueOf<Q>, details?: DetailsOf<PackQuestions, Q>): ValueOf<Q>"));

    private static final Pattern PLACE = Pattern.compile("( *)//= (.+)\n");

    private final StringBuilder out = new StringBuilder();

    private ApiTypings() { }

    static String text() {
        ApiTypings typings = new ApiTypings();
        typings.write();
        return typings.out.toString();
    }

    private void write() {
        out.append("// The JavaScript API of packs, version ").append(ApiVersion.CURRENT).append(". Made by ./gradlew typings: do not change it by hand.\n\n");
        ScriptApi.ALIASES.forEach(this::alias);
        ScriptApi.TYPES.forEach(this::type);
        for (ScriptMember global : ScriptApi.GLOBALS.members()) {
            doc("", global.meaning());
            out.append("declare ").append(global.access() == ScriptMember.Access.METHOD ? "function " + signature("", global) : "const " + global.name() + ": " + global.type())
                .append(";\n");
        }
        out.append("interface Console { log: typeof print; info: typeof print; warn: typeof print; error: typeof print; debug: typeof print }\n\n");
        out.append(documented(Resource.text(ApiTypings.class, "hooks.d.ts")));
    }

    private void alias(ScriptAlias alias) {
        doc("", alias.meaning());
        String type = alias.names().map(sort -> "Named<'" + alias.name() + "'>").orElseGet(() -> typeOf(alias.type()));
        out.append("type ").append(alias.name()).append(" = ").append(type).append(";\n");
    }

    private void type(ScriptType type) {
        boolean byName = NAMED_BY.containsKey(type.name()), generic = mentionsT(type), written = type.isWritten();
        doc("", type.meaning());
        out.append("interface ").append(type.name()).append(byName && !NAMED_BY.get(type.name()).isEmpty() ? "Base" : "").append(generic ? "<T>" : "").append(" {\n");
        for (ScriptMember member : type.members()) {
            boolean ofCards = byName && OF_CARDS.contains(member.name());
            if (ofCards || member.name().equals("value") && byName) continue;
            member(type, member, written);
        }
        if (type.name().equals("Piece") || type.name().equals("Kind")) out.append("  [Symbol.toPrimitive]?: never;\n");
        out.append("}\n");
    }

    private void member(ScriptType type, ScriptMember member, boolean written) {
        doc("  ", member.meaning());
        String refined = REFINED.get(type.name() + "." + member.name());
        if (refined != null) out.append("  ").append(refined).append(";\n");
        else if (member.access() == ScriptMember.Access.METHOD) out.append("  ").append(signature(type.name(), member)).append(";\n");
        else out.append("  ").append(member.access() == ScriptMember.Access.READ && !written ? "readonly " : "").append(member.name()).append(written ? "?: " : ": ")
            .append(typeOf(member.type())).append(";\n");
    }

    private static String signature(String owner, ScriptMember member) {
        String parameters = member.parameters().stream().map(one -> one.name() + (one.isOptional() ? "?" : "") + ": " + typeOf(one.type())).collect(Collectors.joining(", "));
        boolean own = !owner.equals("Group") && (member.type() + parameters).matches("(?s).*\\bT\\b.*");
        return member.name() + (own ? "<T>" : "") + "(" + parameters + "): " + typeOf(member.type());
    }

    private static boolean mentionsT(ScriptType type) {
        return type.name().equals("Group");
    }

    /**
     * What may be missing is told in words and not by the type, as with the elements of a list: rules mostly know that it is there, and would
     * have to say so again and again. A text that may also be put together at run time is any text, but the known ones are offered.
     */
    private static String typeOf(String type) {
        return type.replace(" | undefined", "").replaceAll("(\\w+(?:Name|Id|Saying)\\b(?: \\| SetName)?|Saying) \\| string\\b", "$1 | (string & {})");
    }

    private void doc(String indent, String meaning) {
        out.append(indent).append("/** ").append(meaning).append(" */\n");
    }

    /** Puts the sentence of each hook in its place: `//= moves.{move}.apply`. */
    private static String documented(String text) {
        Map<String, String> meanings = new LinkedHashMap<>();
        for (ScriptHook hook : ScriptApi.HOOKS) meanings.put(hook.path(), hook.meaning());
        String made = PLACE.matcher(text).replaceAll(place -> {
            String meaning = meanings.remove(place.group(2));
            if (meaning == null) throw new IllegalStateException("no hook " + place.group(2));
            return Matcher.quoteReplacement(place.group(1) + "/** " + meaning + " */\n");
        });
        if (!meanings.isEmpty()) throw new IllegalStateException("hooks.d.ts does not declare " + List.copyOf(meanings.keySet()));
        return made;
    }
}
