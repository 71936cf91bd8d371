package eldertable.script.exported;

import eldertable.state.Effect;
import eldertable.words.Message;
import org.graalvm.polyglot.HostAccess.Export;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the rules tell the players in words. */
public final class ExportedChronicle extends Part {
    /** The most lines that one call of a hook may write, the most values of one line, and the longest name. */
    private static final int MOST_LINES = 200, MOST_VALUES = 50, LONGEST_NAME = 200;
    private static final int EVERYBODY = -1;

    private final Border border;
    private int lines;
    private String key;
    private int to;
    private Map<String, Integer> values;

    ExportedChronicle(Border border) {
        this.border = border;
    }

    /** A hook is about to run. */
    void called() {
        lines = 0;
    }

    @Export
    public boolean listening() {
        return state.isListening();
    }

    @Export
    public void begin(String key, int to) {
        changing();
        if (++lines > MOST_LINES) Border.refuse(Message.of("rules.misuse.lines", "most", MOST_LINES));
        this.key = named(key);
        this.to = to == EVERYBODY ? to : border.player(to);
        values = new LinkedHashMap<>();
    }

    @Export
    public void value(String name, int code) {
        bounded(values.size());
        values.put(named(name), border.code(code));
    }

    static void bounded(int values) {
        if (values >= MOST_VALUES) Border.refuse(Message.of("rules.misuse.values", "most", MOST_VALUES));
    }

    static String named(String name) {
        if (name.length() > LONGEST_NAME) Border.refuse(Message.of("rules.misuse.long-name", "most", LONGEST_NAME));
        return name;
    }

    @Export
    public void end() {
        tell(Effect.Purpose.STORY);
    }

    /** The line tells of points: a number under that name, and who got them for what, as far as there is anybody and anything. */
    @Export
    public void endScored() {
        tell(Effect.Purpose.POINTS);
    }

    /** The line tells why the game ends as it does. */
    @Export
    public void endReason() {
        tell(Effect.Purpose.REASON);
    }

    private void tell(Effect.Purpose purpose) {
        state.tell(new Effect.Said(key, values, to, purpose));
    }
}
