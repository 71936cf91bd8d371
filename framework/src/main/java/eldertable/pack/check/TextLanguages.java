package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.words.Languages;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Every other language says what English says. */
final class TextLanguages implements PackCheck {
    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2,3}(-[A-Za-z0-9]{2,8})*");
    private static final int FEW = 5;

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        Map<String, String> english = pack.text().getOrDefault(Languages.ENGLISH, Map.of());
        pack.text().forEach((language, texts) -> {
            Span span = Span.file(tree.files().nameOf("text/" + language + ".yaml"));
            if (!LANGUAGE.matcher(language).matches()) {
                problems.error("bad-name", span, Message.of("pack.check.language"));
                return;
            }
            List<String> missing = english.keySet().stream().filter(key -> !texts.containsKey(key)).toList();
            if (!missing.isEmpty()) {
                problems.warning("untranslated", span,
                    Message.of("pack.check.missing-texts", "count", missing.size(), "some", String.join(", ", missing.subList(0, Math.min(FEW, missing.size())))));
            }
        });
    }
}
