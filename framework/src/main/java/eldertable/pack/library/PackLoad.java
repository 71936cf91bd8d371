package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;

import java.util.List;
import java.util.Optional;

/** What came of reading a pack: it is there unless one of the problems is an error. */
public record PackLoad(Optional<PackDef> pack, List<Diagnostic> problems) {
    public PackLoad {
        problems = List.copyOf(problems);
    }
}
