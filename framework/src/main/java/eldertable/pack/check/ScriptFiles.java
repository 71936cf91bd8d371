package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

/** A game has rules, and they begin in rules.mjs. */
final class ScriptFiles implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        if (!tree.files().has("rules.mjs")) {
            problems.error("missing-file", Span.file(tree.files().nameOf("rules.mjs")),
                    Message.of("pack.check.no-rules"));
        }
    }
}
