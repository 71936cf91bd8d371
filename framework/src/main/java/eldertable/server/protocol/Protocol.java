package eldertable.server.protocol;

import java.util.LinkedHashMap;
import java.util.Map;

/** What is agreed on: see docs/protocol.md. */
public final class Protocol {
    public static final int VERSION = 1;

    private Protocol() {}

    /** A message to somebody, before it has its number. @param pairs of key and value; a value that is null is left out */
    public static Map<String, Object> message(String type, Object... pairs) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("type", type);
        for (int i = 0; i < pairs.length; i += 2) if (pairs[i + 1] != null) message.put((String) pairs[i], pairs[i + 1]);
        return message;
    }
}
