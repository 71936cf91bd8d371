package eldertable.desktop.play;

import eldertable.diagnostic.Diagnostic;

import java.util.List;
import java.util.Map;

/**
 * The author's bench as it stands; never changes.
 *
 * @param pages    empty while nobody looks
 * @param problems what is wrong with the files that were saved last; empty once they were put right
 * @param told     the answer to what was typed last, or what became of the files
 * @param failed   whether that is bad news
 */
public record BenchView(Map<Page, List<String>> pages, List<Diagnostic> problems, List<String> told, boolean failed) {
    public enum Page {
        TABLE("Table"), STEPS("Moves"), JOURNAL("Journal"), HOOKS("Hooks"), PRINTS("Prints");

        public final String title;

        Page(String title) {
            this.title = title;
        }
    }
}
