package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Spelling;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.RulesPicture;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.Optional;

/** What the rules show is in the pack. */
final class RulesMarks implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        for (Source page : tree.top().sources()) {
            if (isRules(page)) page(page, pack, problems);
        }
    }

    static boolean isRules(Source source) {
        return source.file().matches("(.*[/\\\\])?rules(\\.[A-Za-z0-9-]+)?\\.md");
    }

    private static void page(Source page, PackDef pack, Problems problems) {
        for (RulesPicture.Mark mark : RulesPicture.marksIn(page.text())) {
            Optional<RulesPicture> picture = RulesPicture.of(mark.target());
            if (picture.isEmpty()) {
                problems.error("unknown-picture", page.spanAt(mark.offset()),
                    Message.of("pack.check.no-mark", "target", mark.target(), "forms", RulesPicture.forms()));
            } else if (!picture.get().isIn(pack)) {
                problems.error("unknown-picture", page.spanAt(mark.offset()),
                    Message.of("pack.check.unknown-picture", "what", Message.of("pack.check.picture." + picture.get().subject().word()), "id", picture.get().id()).and(Spelling.guess(picture.get().id(), picture.get().known(pack))));
            }
        }
    }
}
