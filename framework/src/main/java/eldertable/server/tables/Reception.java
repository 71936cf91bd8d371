package eldertable.server.tables;

import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Refusal;

import java.util.Map;

/** Who receives those that come over a line. */
public interface Reception {
    /** Leads somebody to the table that they want to join. @param text the message as it came; @param line where they are told what happens there */
    Guest join(ClientMessage.Join join, String text, Line line) throws Refusal;

    /** @return the answer */
    Map<String, Object> lobby(ClientMessage.Lobby message) throws Refusal;

    /** A mistake of the program, for whoever runs the server. */
    void broken(RuntimeException mistake);
}
