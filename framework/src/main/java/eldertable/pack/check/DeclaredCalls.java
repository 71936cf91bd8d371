package eldertable.pack.check;

import eldertable.api.Sort;
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
import eldertable.words.Message;

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
                if (member && before.is("(") && word.isWord("trigger")) known(source, token, Sort.EVENT, events);
                else if (member && before.is("(") && word.isWord("compute")) known(source, token, Sort.QUESTION, questions);
                else if (member && EQUALITY.contains(before.text()) && word.isWord("kind")) kindText(source, token);
            }
        }

        private void known(Source source, Token name, Sort sort, Set<String> declared) {
            if (declared.contains(name.content())) return;
            Message hint = Spelling.nearest(name.content(), declared).isPresent() ? Spelling.guess(name.content(), declared)
                : Message.of("pack.check.list-it", "section", sort.noun() + "s");
            report(source, name, sort == Sort.EVENT ? "unknown-event" : "unknown-question", Message.of("pack.check.undeclared", "what", sort.bare(), "name", name.content()).and(hint));
        }

        private void kindText(Source source, Token name) {
            report(source, name, "kind-is-no-text", Message.of("pack.check.kind-text", "name", name.content()));
        }

        private void report(Source source, Token token, String code, Message message) {
            Span span = source.spanAt(token.offset());
            problems.add(Diagnostic.error(code, span, message).withExcerpt(source.line(span.line())));
        }
    }
}
