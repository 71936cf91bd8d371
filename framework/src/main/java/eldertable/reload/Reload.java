package eldertable.reload;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What came of reading packs again after their files were changed.
 *
 * @param files    those that were changed
 * @param rules    ready to be put in force, for whoever takes this; null if there are errors
 * @param problems errors, or else warnings
 * @param millis   how long it took
 */
public record Reload(Set<Path> files, PackDef pack, RuleEngine rules, List<Diagnostic> problems, long millis) {
    public boolean isBroken() {
        return rules == null;
    }

    /** The names of the files, without their folders. */
    public String changed() {
        if (files.isEmpty()) return "everything";
        List<String> names = files.stream().map(path -> path.getFileName().toString()).distinct().toList();
        return String.join(", ", names.subList(0, Math.min(3, names.size()))) + (names.size() > 3 ? " and " + (names.size() - 3) + " more" : "");
    }
}
