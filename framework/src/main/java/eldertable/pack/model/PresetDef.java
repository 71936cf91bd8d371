package eldertable.pack.model;

import eldertable.diagnostic.Span;
import eldertable.words.Message;

import java.util.Map;

/**
 * Options that go well together, chosen by one name.
 *
 * @param options what it chooses; an option that is not in here has its start
 */
public record PresetDef(String id, Map<String, Object> options, Span span) {
    /** Why so many players of a game cannot choose it, or nothing. */
    public Message complaint(PackInfo info, int players) {
        return info.complaint(options, players);
    }
}
