package eldertable.host;

import eldertable.workshop.WorkshopConsole;
import eldertable.workshop.WorkshopNews;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The author's workshop as it stands; never changes.
 *
 * @param pages  empty while nobody looks
 * @param notice what the author should see though the workshop is closed: another object each time
 * @param last   the answer to what was typed last, or what became of the files
 * @param news   what became of the files, if that is what was told last: another object each time
 */
public record WorkshopView(Map<Page, List<String>> pages, Optional<WorkshopNews> notice, WorkshopConsole.Answer last,
                           Optional<WorkshopNews> news) {
    public enum Page {
        TABLE("Table"), STEPS("Moves"), JOURNAL("Journal"), HOOKS("Hooks"), PRINTS("Prints");

        public final String title;

        Page(String title) {
            this.title = title;
        }
    }
}
