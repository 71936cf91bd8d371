package eldertable.pack.check;

import eldertable.api.ComponentApi;
import eldertable.api.TextYaml;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

import java.util.Set;

/** Sets and groups are not called like something else that may stand in the same place. */
final class SetNames implements PackCheck {
    /** What `per` and `start` say besides names. */
    private static final Set<String> KEYWORDS = Set.of(ComponentApi.PER_PLAYER.name(), ComponentApi.ALL.name());

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        pack.sets().forEach(set -> {
            if (KEYWORDS.contains(set.id()) || TextYaml.FILE.find(set.id()).isPresent()) {
                Message place = KEYWORDS.contains(set.id()) ? Message.of("pack.check.in-file", "file", "components.yaml") : Message.of("pack.check.in-texts");
                problems.error("reserved-name", set.span(), Message.of("pack.check.set-name", "id", set.id(), "place", place));
            }
        });
        pack.groups().forEach(group -> {
            if (KEYWORDS.contains(group.id())) {
                problems.error("reserved-name", group.span(), Message.of("pack.check.group-name", "id", group.id()));
            } else if (tree.cards().has(group.id())) {
                problems.error("duplicate-name", group.span(), Message.of("pack.check.group-and-set", "id", group.id()));
            }
        });
    }
}
