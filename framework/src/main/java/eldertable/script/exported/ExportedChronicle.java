package eldertable.script.exported;

import eldertable.state.Effect;
import org.graalvm.polyglot.HostAccess.Export;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the rules tell the players in words. */
public final class ExportedChronicle extends Part {
    private String key;
    private int to;
    private Map<String, Integer> values;

    @Export
    public boolean listening() {
        return state.isListening();
    }

    @Export
    public void begin(String key, int to) {
        this.key = key;
        this.to = to;
        values = new LinkedHashMap<>();
    }

    @Export
    public void value(String name, int code) {
        values.put(name, code);
    }

    @Export
    public void end() {
        state.tell(new Effect.Said(key, values, to));
    }
}
