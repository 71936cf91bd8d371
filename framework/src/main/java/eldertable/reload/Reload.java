package eldertable.reload;

import eldertable.diagnostic.Diagnostic;
import eldertable.pack.model.PackDef;
import eldertable.rules.RuleEngine;
import eldertable.words.Message;

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
    private static final int MOST = 3;

    public boolean isBroken() {
        return rules == null;
    }

    /** The names of the files, without their folders. */
    public Message changed() {
        if (files.isEmpty()) return Message.of("author.everything");
        List<String> names = files.stream().map(path -> path.getFileName().toString()).distinct().toList();
        return names.size() > MOST ? Message.of("author.files-and-more", "files", names.subList(0, MOST), "count", names.size() - MOST) : Message.plain(String.join(", ", names));
    }
}
