package eldertable.server.web;

import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.server.tables.Line;
import eldertable.server.tables.Reception;
import eldertable.server.tables.Visit;
import eldertable.words.Message;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * One open line. What comes is passed on in its order, and no faster than anybody needs; what goes out waits here until the line takes it, so
 * that nobody who is slow holds up a table.
 */
public final class GuestSocket implements Session.Listener, Line {
    /** In characters: a client that does not read along for so long has lost the line anyway, and comes back for the rest. */
    private static final int MOST_WAITING = 4 << 20;

    private final Visit visit;
    private final LineRate pace;
    private final Executor elsewhere;
    private final Set<GuestSocket> all;
    private final Deque<String> waiting = new ArrayDeque<>();
    private int waitingLength;
    private boolean sending, closed;
    private volatile Session session;

    /** @param elsewhere runs what must not be done within a message that is being sent; @param all the lines that are open */
    GuestSocket(Reception reception, LineRate pace, Executor elsewhere, Set<GuestSocket> all) {
        visit = new Visit(reception, this);
        this.pace = pace;
        this.elsewhere = elsewhere;
        this.all = all;
    }

    // ------------------------------------------------------------------ what comes

    @Override
    public void onWebSocketOpen(Session opened) {
        session = opened;
        all.add(this);
        session.demand();
    }

    @Override
    public void onWebSocketText(String text) {
        if (pace.take()) visit.hear(text);
        else visit.refuse(new Refusal(Code.TOO_FAST, Message.of("server.too-fast")), null);
        goOn();
    }

    @Override
    public void onWebSocketBinary(java.nio.ByteBuffer payload, Callback callback) {
        callback.succeed();
        visit.refuse(new Refusal(Code.MALFORMED, Message.of("server.no-text")), null);
        pace.take();
        goOn();
    }

    private void goOn() {
        if (pace.isHopeless()) close(visit.tongue().say("server.far-too-fast"));
        else {
            Session open = session;
            if (open != null) open.demand();
        }
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
        synchronized (this) {
            if (closed && session == null) return;
            closed = true;
            session = null;
            waiting.clear();
        }
        all.remove(this);
        leave();
    }

    /** Whoever sends holds a stream, and learns here that its line broke; leaving wants the table, whose owner may wait for that stream. */
    private void leave() {
        try {
            elsewhere.execute(visit::leave);
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
        if (waitingLength > MOST_WAITING) close(visit.tongue().say("server.too-slow"));
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

    @Override
    public synchronized void cut() {
        if (closed) return;
        closed = true;
        session.close(StatusCode.SERVICE_RESTART, "Come again.", Callback.NOOP);
    }
}
