package eldertable.pack.check;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.javascript.SmallLanguage;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;

import java.util.Map;

/** Scripts use nothing of JavaScript that rules go without. */
final class ScriptLanguage implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        scripts(pack.info().span().file().replaceFirst("/?pack\\.yaml$", ""), pack.scripts(), problems);
        for (ModDef mod : pack.mods()) scripts(mod.folder(), mod.scripts(), problems);
    }

    private static void scripts(String folder, Map<String, String> scripts, Problems problems) {
        scripts.forEach((path, text) -> {
            Source source = new Source(folder.isEmpty() ? path : folder + "/" + path, text);
            for (SmallLanguage.Refusal refusal : SmallLanguage.refusals(text)) {
                Span span = source.spanAt(refusal.offset());
                problems.add(Diagnostic.error("script-language", span, refusal.message()).withExcerpt(source.line(span.line())));
            }
        });
    }
}
