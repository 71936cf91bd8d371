package eldertable.desktop.play;

import eldertable.bench.BenchNews;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The author's bench as it stands; never changes.
 *
 * @param pages    empty while nobody looks
 * @param notice   what the author should see though the bench is closed: another object each time
 * @param told     the answer to what was typed last, or what became of the files
 * @param failed   whether that is bad news
 */
public record BenchView(Map<Page, List<String>> pages, Optional<BenchNews> notice, List<String> told, boolean failed) {
    public enum Page {
        TABLE("Table"), STEPS("Moves"), JOURNAL("Journal"), HOOKS("Hooks"), PRINTS("Prints");

        public final String title;

        Page(String title) {
            this.title = title;
        }
    }
}
