package eldertable.pack.reading;

import eldertable.diagnostic.Diagnostic;

import java.util.List;
import java.util.Optional;

/** What came of reading a pack's files; the tree may be there although something in it is wrong. */
public record TreeLoad(Optional<PackTree> tree, List<Diagnostic> problems) {
    public TreeLoad {
        problems = List.copyOf(problems);
    }
}
