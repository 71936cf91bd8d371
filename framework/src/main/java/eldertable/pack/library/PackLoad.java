package eldertable.pack.library;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;

import java.util.List;
import java.util.Optional;

/**
 * What came of reading a pack: it is there unless one of the problems is an error.
 *
 * @param draft the pack that cannot be played, where all errors are in its scripts: what else is wrong with those can be told
 */
public record PackLoad(Optional<PackDef> pack, List<Diagnostic> problems, Optional<PackDef> draft) {
    public PackLoad {
        problems = List.copyOf(problems);
    }

    public PackLoad(Optional<PackDef> pack, List<Diagnostic> problems) {
        this(pack, problems, Optional.empty());
    }

    static PackLoad of(PackDef pack, List<Diagnostic> problems) {
        List<Diagnostic> errors = problems.stream().filter(Diagnostic::isError).toList();
        if (errors.isEmpty()) return new PackLoad(Optional.of(pack), problems);
        boolean inScripts = errors.stream().allMatch(error -> error.span().file().endsWith(".mjs"));
        return new PackLoad(Optional.empty(), problems, inScripts ? Optional.of(pack) : Optional.empty());
    }
}
