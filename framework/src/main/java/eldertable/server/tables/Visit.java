package eldertable.server.tables;

import eldertable.json.Json;
import eldertable.server.protocol.ClientMessage;
import eldertable.server.protocol.MessageReader;
import eldertable.server.protocol.Protocol;
import eldertable.server.protocol.Refusal;
import eldertable.server.protocol.Refusal.Code;
import eldertable.words.Message;
import eldertable.words.Tongue;

/** Somebody at the other end of a line, from the first word to the last: what they say is read, checked and passed to the table. */
public final class Visit {
    private final Reception reception;
    private final Line line;
    private final MessageReader reader = new MessageReader();
    private Guest guest;
    private boolean gone;
    /** Of whoever is there, as soon as they have said it. */
    private volatile Tongue tongue = Tongue.ENGLISH;

    public Visit(Reception reception, Line line) {
        this.reception = reception;
        this.line = line;
    }

    /** Takes one message; whatever is wrong with it is told by name. One at a time. */
    public void hear(String text) {
        String wish = null;
        try {
            ClientMessage message = reader.read(text);
            wish = idOf(message);
            tongue = spoken(message);
            take(message, text);
        } catch (Refusal refusal) {
            refuse(refusal, wish);
        } catch (RuntimeException broken) {
            reception.broken(broken);
            refuse(new Refusal(Code.NOT_ALLOWED, Message.of("server.mistake")), wish);
        }
    }

    private static String idOf(ClientMessage message) {
        if (message instanceof ClientMessage.Wish wish) return wish.id();
        if (message instanceof ClientMessage.Chat chat) return chat.id();
        if (message instanceof ClientMessage.StandIn standIn) return standIn.id();
        return message instanceof ClientMessage.Lobby lobby ? lobby.id() : null;
    }

    private Tongue spoken(ClientMessage message) {
        if (message instanceof ClientMessage.Join join) return Tongue.of(join.language());
        boolean asks = message instanceof ClientMessage.Lobby lobby && lobby.order().get("language") instanceof String;
        return asks ? Tongue.of(MessageReader.language((String) ((ClientMessage.Lobby) message).order().get("language"))) : tongue;
    }

    private void take(ClientMessage message, String text) throws Refusal {
        if (message instanceof ClientMessage.Ping ping) line.send(Json.line(Protocol.message("pong", "mark", ping.mark())));
        else if (message instanceof ClientMessage.Lobby lobby) line.send(Json.line(reception.lobby(lobby)));
        else if (message instanceof ClientMessage.Join join) join(join, text);
        else if (guest == null) throw new Refusal(Code.NOT_JOINED, Message.of("server.not-joined"));
        else guest.say(message, text);
    }

    private void join(ClientMessage.Join join, String text) throws Refusal {
        if (guest != null) throw new Refusal(Code.NOT_ALLOWED, Message.of("server.joined"));
        Guest sits = reception.join(join, text, line);
        synchronized (this) {
            guest = sits;
            if (!gone) return;
        }
        sits.leave();
    }

    /** @param wish the id of what was not done; null if it had none */
    public void refuse(Refusal refusal, String wish) {
        line.send(Json.line(Protocol.message("refused", "wish", wish, "code", refusal.code().word(), "reason", tongue.say(refusal.telling()))));
    }

    /** Of whoever is at the other end. */
    public Tongue tongue() {
        return tongue;
    }

    /** The line is lost. */
    public void leave() {
        Guest left;
        synchronized (this) {
            gone = true;
            left = guest;
        }
        if (left != null) left.leave();
    }
}
