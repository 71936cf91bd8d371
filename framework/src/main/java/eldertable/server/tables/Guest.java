package eldertable.server.tables;

import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Refusal;

/** Where somebody sits, over one line. */
public interface Guest {
    /** @param message what they say at the table; @param text the same as it came over the line */
    void say(ClientMessage message, String text) throws Refusal;

    /** The line is lost. */
    void leave();
}
