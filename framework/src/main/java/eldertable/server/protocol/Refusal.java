package eldertable.server.protocol;

import eldertable.words.Message;
import eldertable.words.Sayable;

/** Why something that came over the line was not done. */
public final class Refusal extends Exception implements Sayable {
    private static final long serialVersionUID = 1;

    /** What a program can tell apart; docs/protocol.md lists them. */
    public enum Code {
        /** Not a message of this protocol. */ MALFORMED,
        /** Longer than a message may be. */ TOO_LARGE,
        /** More messages than anybody needs to send. */ TOO_FAST,
        /** Another version of the protocol is spoken here. */ VERSION,
        /** There is no such table, or the link does not lead to it. */ UNKNOWN_TABLE,
        /** The link does not fit any seat. */ UNKNOWN_SEAT,
        /** Nothing can be wished before a table was joined. */ NOT_JOINED,
        /** The wish was made of an older state of the table. */ LATE,
        /** That cannot be chosen now. */ NOT_OFFERED,
        /** The rules, or the table's terms, do not allow it. */ NOT_ALLOWED,
        /** Only for whoever made the table. */ HOST_ONLY,
        /** Whoever only watches cannot do that. */ WATCHING,
        /** There are as many tables, or guests, as there may be. */ FULL,
        /** The password is missing or wrong. */ PASSWORD,
        /** Nobody finds tables here without a link. */ NO_LOBBY;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Code code;
    private final transient Message telling;

    /** @param why in plain words, for people */
    public Refusal(Code code, Message why) {
        super(why.english(), null, false, false);
        telling = why;
        this.code = code;
    }

    public Code code() {
        return code;
    }

    @Override
    public Message telling() {
        return telling;
    }
}
