package eldertable.script.translation.code;

import eldertable.script.translation.tree.Tree;

import java.util.List;

/** Whether what comes behind a statement can be reached. */
final class Completion {
    private Completion() {}

    static boolean isPossible(Tree tree) {
        if (tree instanceof Tree.Return || tree instanceof Tree.Throw || tree instanceof Tree.Break || tree instanceof Tree.Continue) return false;
        if (tree instanceof Tree.Block block) return isPossible(block.statements());
        if (tree instanceof Tree.If test) return test.no() == null || isPossible(test.yes()) || isPossible(test.no());
        if (tree instanceof Tree.Switch choice) {
            boolean hasDefault = choice.cases().stream().anyMatch(one -> one.test() == null);
            return !hasDefault || choice.cases().stream().anyMatch(one -> one.statements().stream().anyMatch(Completion::breaks))
                || isPossible(choice.cases().get(choice.cases().size() - 1).statements());
        }
        return true;
    }

    private static boolean isPossible(List<Tree> statements) {
        return statements.stream().allMatch(Completion::isPossible);
    }

    /** Whether a statement holds a break that leaves what is around it. */
    private static boolean breaks(Tree tree) {
        if (tree instanceof Tree.Break) return true;
        if (tree instanceof Tree.Block block) return block.statements().stream().anyMatch(Completion::breaks);
        return tree instanceof Tree.If test && (breaks(test.yes()) || test.no() != null && breaks(test.no()));
    }
}
