package eldertable.pack.check;

import eldertable.api.ComponentApi;
import eldertable.api.TextYaml;
import eldertable.diagnostic.Problems;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;

import java.util.Set;

/** Sets and groups are not called like something else that may stand in the same place. */
final class SetNames implements PackCheck {
    /** What `per` and `start` say besides names. */
    private static final Set<String> KEYWORDS = Set.of(ComponentApi.PER_PLAYER.name(), ComponentApi.ALL.name());

    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        pack.sets().forEach(set -> {
            if (KEYWORDS.contains(set.id()) || TextYaml.FILE.find(set.id()).isPresent()) {
                problems.error("reserved-name", set.span(), "A set of pieces cannot be called '" + set.id() + "', because that means"
                        + " something else in " + (KEYWORDS.contains(set.id()) ? "components.yaml" : "the texts") + ". Rename it.");
            }
        });
        pack.groups().forEach(group -> {
            if (KEYWORDS.contains(group.id())) {
                problems.error("reserved-name", group.span(), "'per: " + group.id() + "' already means something. Rename this group.");
            } else if (tree.cards().has(group.id())) {
                problems.error("duplicate-name", group.span(), "There is a set of pieces called '" + group.id() + "' as well, so 'per: "
                        + group.id() + "' could mean both. Rename one.");
            }
        });
    }
}
