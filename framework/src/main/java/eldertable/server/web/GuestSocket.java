package eldertable.server.web;

import eldertable.json.Json;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.MessageReader;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.Line;
import eldertable.server.tables.ServedTable;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * One open line. What comes is read, checked and passed to the table; what goes out waits here until the line takes it, so that nobody
 * who is slow holds up a table.
 */
public final class GuestSocket implements Session.Listener, Line {
    /** In characters: a client that does not read along for so long has lost the line anyway, and comes back for the rest. */
    private static final int MOST_WAITING = 4 << 20;

    private final Reception reception;
    private final MessageReader reader = new MessageReader();
    private final LineRate pace;
    private final Executor elsewhere;
    private final Deque<String> waiting = new ArrayDeque<>();
    private int waitingLength;
    private boolean sending, closed;
    private Session session;
    private ServedTable.Guest guest;

    /** @param elsewhere runs what must not be done within a message that is being sent */
    GuestSocket(Reception reception, LineRate pace, Executor elsewhere) {
        this.reception = reception;
        this.pace = pace;
        this.elsewhere = elsewhere;
    }

    // ------------------------------------------------------------------ what comes

    @Override
    public void onWebSocketOpen(Session opened) {
        session = opened;
        reception.opened();
        session.demand();
    }

    @Override
    public void onWebSocketText(String text) {
        String wish = null;
        try {
            if (!pace.take()) throw new Refusal(Code.TOO_FAST, "These are more messages than anybody needs to send. Wait a little.");
            ClientMessage message = reader.read(text);
            wish = idOf(message);
            take(message);
        } catch (Refusal refusal) {
            refuse(refusal, wish);
        } catch (RuntimeException broken) {
            reception.broken(broken);
            refuse(new Refusal(Code.NOT_ALLOWED, "The server has made a mistake; nothing was done."), wish);
        }
        if (pace.isHopeless()) close("These are far more messages than anybody needs to send.");
        else session.demand();
    }

    private static String idOf(ClientMessage message) {
        if (message instanceof ClientMessage.Wish wish) return wish.id();
        if (message instanceof ClientMessage.Chat chat) return chat.id();
        if (message instanceof ClientMessage.StandIn standIn) return standIn.id();
        return message instanceof ClientMessage.Lobby lobby ? lobby.id() : null;
    }

    private void take(ClientMessage message) throws Refusal {
        if (message instanceof ClientMessage.Ping ping) send(Json.line(Protocol.message("pong", "mark", ping.mark())));
        else if (message instanceof ClientMessage.Join join) join(join);
        else if (message instanceof ClientMessage.Lobby lobby) send(Json.line(reception.lobby(lobby)));
        else if (guest == null) throw new Refusal(Code.NOT_JOINED, "Join a table first.");
        else if (message instanceof ClientMessage.Wish wish) guest.wish(wish);
        else if (message instanceof ClientMessage.Chat chat) guest.chat(chat);
        else if (message instanceof ClientMessage.StandIn standIn) guest.standIn(standIn);
    }

    private void join(ClientMessage.Join join) throws Refusal {
        if (guest != null) throw new Refusal(Code.NOT_ALLOWED, "This line has joined a table already.");
        ServedTable.Guest sits = reception.table(join).join(join, this);
        synchronized (this) {
            guest = sits;
            if (!closed) return;
        }
        sits.leave();
    }

    private void refuse(Refusal refusal, String wish) {
        Map<String, Object> message = Protocol.message("refused", "wish", wish, "code", refusal.code().word(), "reason", refusal.getMessage());
        send(Json.line(message));
    }

    @Override
    public void onWebSocketBinary(java.nio.ByteBuffer payload, Callback callback) {
        callback.succeed();
        refuse(new Refusal(Code.MALFORMED, "Messages are text."), null);
        if (pace.take() || !pace.isHopeless()) session.demand();
        else close("These are far more messages than anybody needs to send.");
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        gone();
    }

    @Override
    public void onWebSocketClose(int code, String why, Callback callback) {
        gone();
        callback.succeed();
    }

    private void gone() {
        ServedTable.Guest left;
        synchronized (this) {
            if (closed && session == null) return;
            closed = true;
            session = null;
            waiting.clear();
            left = guest;
        }
        reception.closed();
        if (left != null) leave(left);
    }

    /** Whoever sends holds a stream, and learns here that its line broke; leaving wants the table, whose owner may wait for that stream. */
    private void leave(ServedTable.Guest left) {
        try {
            elsewhere.execute(left::leave);
        } catch (RejectedExecutionException ending) {
            // the server is being stopped: everybody leaves
        }
    }

    // ------------------------------------------------------------------ what goes out

    @Override
    public synchronized void send(String text) {
        if (closed) return;
        waiting.add(text);
        waitingLength += text.length();
        if (waitingLength > MOST_WAITING) close("This line does not take what is sent.");
        else if (!sending) next();
    }

    private synchronized void next() {
        sending = !closed && !waiting.isEmpty();
        if (!sending) return;
        String text = waiting.removeFirst();
        waitingLength -= text.length();
        session.sendText(text, Callback.from(this::next, failure -> { }));
    }

    @Override
    public synchronized void close(String why) {
        if (closed) return;
        closed = true;
        session.close(StatusCode.POLICY_VIOLATION, why, Callback.NOOP);
    }
}
