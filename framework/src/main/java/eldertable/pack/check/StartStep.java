package eldertable.pack.check;

import eldertable.diagnostic.Problems;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.PackDef;
import eldertable.pack.reading.PackTree;
import eldertable.words.Message;

/** The first step is pushed by nobody, so nobody could have named who acts in it. */
final class StartStep implements PackCheck {
    @Override
    public void check(PackDef pack, PackTree tree, Problems problems) {
        boolean named = pack.flow().steps().stream()
                .anyMatch(step -> step.id().equals(pack.flow().start()) && step.who() == Who.ONE);
        if (named) {
            problems.error("bad-start", Spots.value(tree.flow(), "", "start"), Message.of("pack.check.start"));
        }
    }
}
