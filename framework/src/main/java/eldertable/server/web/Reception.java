package eldertable.server.web;

import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.Refusal;
import eldertable.server.tables.ServedTable;

import java.util.Map;

/** Who receives those that come over a line. */
public interface Reception {
    /** The table that somebody wants to join. */
    ServedTable table(ClientMessage.Join join) throws Refusal;

    /** @return the answer */
    Map<String, Object> lobby(ClientMessage.Lobby message) throws Refusal;

    /** A line was opened; it is closed again some time. */
    void opened();

    void closed();

    /** A mistake of the program, for whoever runs the server. */
    void broken(RuntimeException mistake);
}
