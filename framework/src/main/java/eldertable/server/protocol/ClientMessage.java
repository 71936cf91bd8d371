package eldertable.server.protocol;

import eldertable.host.Request;

import java.util.List;
import java.util.Map;

/** What somebody sent. */
public sealed interface ClientMessage {
    /**
     * Sits down, watches, or comes back.
     *
     * @param token    what the link holds: it names seat or spectator
     * @param name     what the person wants to be called, or ""
     * @param stream   the stream that was listened to before, or ""; @param after the last number heard there
     */
    record Join(String table, String token, String name, String language, String stream, long after) implements ClientMessage {}

    /**
     * Wants something of the table.
     *
     * @param id     chosen by the sender: what comes twice under one id is done once
     * @param stream what it listens to; @param at the number of the message that showed the table as it was when this was wished
     */
    record Wish(String id, String stream, long at, Action action) implements ClientMessage {}

    /** What can be wished of a table, before it is known which of its snapshots was meant. */
    @FunctionalInterface
    interface Action {
        Request at(long snapshot);

        /** The codes that have to be on offer, one after the other; empty if it is about something else. */
        default List<Integer> path() {
            return List.of();
        }
    }

    /** Choices, one after the other. */
    record Chosen(List<Integer> path) implements Action {
        @Override
        public Request at(long snapshot) {
            return new Request.Choose(snapshot, path);
        }
    }

    record Chat(String id, String text) implements ClientMessage {}

    /** Something that whoever made the table asks of it. @param bot plays the seat from now on; "" gives it back */
    record StandIn(String id, int seat, String bot) implements ClientMessage {}

    record Ping(long mark) implements ClientMessage {}

    /** Asks the lobby for something: `games`, `tables`, `open`. */
    record Lobby(String id, String what, String password, Map<String, Object> order) implements ClientMessage {}
}
