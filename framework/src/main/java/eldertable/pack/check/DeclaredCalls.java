package eldertable.pack.check;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.javascript.ScriptTokens;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The events and questions that scripts name in `trigger('…')` and `compute('…')` stand in flow.yaml, and no kind is compared with a
 * text, which it never equals. What a script names otherwise is found when it runs.
 */
final class DeclaredCalls implements PackCheck {
    private static final Set<String> EQUALITY = Set.of("===", "!==", "==", "!=");

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Reading reading = new Reading(ids(pack.flow().events()), ids(pack.flow().questions()), problems);
        reading.scripts(pack.info().span().file().replaceFirst("/?pack\\.yaml$", ""), pack.scripts());
        for (ModDef mod : pack.mods()) reading.scripts(mod.folder(), mod.scripts());
    }

    private static Set<String> ids(List<EventDef> declared) {
        return declared.stream().map(EventDef::id).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private record Reading(Set<String> events, Set<String> questions, Problems problems) {
        void scripts(String folder, Map<String, String> scripts) {
            scripts.forEach((path, text) -> script(new Source(folder.isEmpty() ? path : folder + "/" + path, text)));
        }

        private void script(Source source) {
            List<Token> code = ScriptTokens.of(source.text());
            for (int i = 3; i < code.size(); i++) {
                Token token = code.get(i);
                if (!token.isString()) continue;
                Token before = code.get(i - 1), word = code.get(i - 2);
                boolean member = code.get(i - 3).is(".") || code.get(i - 3).is("?.");
                if (member && before.is("(") && word.isWord("trigger")) known(source, token, "event", events);
                else if (member && before.is("(") && word.isWord("compute")) known(source, token, "question", questions);
                else if (member && EQUALITY.contains(before.text()) && word.isWord("kind")) kindText(source, token);
            }
        }

        private void known(Source source, Token name, String what, Set<String> declared) {
            if (declared.contains(name.content())) return;
            report(source, name, "unknown-" + what, "There is no " + what + " '" + name.content() + "' in flow.yaml."
                + (Spelling.nearest(name.content(), declared).isPresent() ? Spelling.hint(name.content(), declared) : " List it there, under " + what + "s."));
        }

        private void kindText(Source source, Token name) {
            report(source, name, "kind-is-no-text", "A kind is no text and never equals one: write .is('" + name.content() + "'), or compare .kind.id.");
        }

        private void report(Source source, Token token, String code, String message) {
            Span span = source.spanAt(token.offset());
            problems.add(Diagnostic.error(code, span, message).withExcerpt(source.line(span.line())));
        }
    }
}
