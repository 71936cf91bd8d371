package eldertable.host;

import eldertable.words.Message;
import eldertable.workshop.WorkshopConsole;
import eldertable.workshop.WorkshopNews;

import java.util.List;
import java.util.Locale;
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
public record WorkshopView(Map<Page, List<Message>> pages, Optional<WorkshopNews> notice, WorkshopConsole.Answer last,
                           Optional<WorkshopNews> news) {
    public enum Page {
        TABLE, STEPS, JOURNAL, HOOKS, PRINTS;

        public Message title() {
            return Message.of("author.page." + name().toLowerCase(Locale.ROOT));
        }
    }
}
