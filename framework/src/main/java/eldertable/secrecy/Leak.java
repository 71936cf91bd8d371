package eldertable.secrecy;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Severity;
import eldertable.diagnostic.Span;
import eldertable.words.Message;

/**
 * Something that tells a viewer what the viewer may not see.
 *
 * @param hook  who told it, such as "Move 'keep' (pick card)"; @param span where it is written, in which line
 * @param what  in which way, and to whom
 * @param here  what was told on the real table; @param there what would have been told if only hidden things were otherwise
 * @param where when it was, so that it can be seen again
 */
public record Leak(Channel channel, Message hook, Span span, String line, Message what, Message here, Message there, Message where) {
    /** By what it is told. */
    public enum Channel {
        /** What lies on the table: then the framework itself is at fault. */ VIEW("secret-view"),
        /** That something can be chosen, or not. */ OPTION("secret-option"),
        /** The order in which things can be chosen. */ ORDER("secret-order"),
        /** Why something cannot be chosen. */ REASON("secret-reason"),
        /** A line of the chronicle. */ SAY("secret-say"),
        /** The choice that a bot makes in a match. */ BOT("secret-bot"),
        /** A bot of the pack that asks for more than its seat knows. It is given made-up things, so it only fools itself. */
        PEEKING_BOT("peeking-bot"),
        /** Weights that ask for more than the seat knows; likewise. */ PEEKING_HINT("peeking-hint");

        final String code;

        Channel(String code) {
            this.code = code;
        }

        boolean isHarmless() {
            return this == PEEKING_BOT || this == PEEKING_HINT;
        }
    }

    public Diagnostic diagnostic() {
        Severity severity = channel.isHarmless() ? Severity.WARNING : Severity.ERROR;
        Message told = Message.of("secrecy.leak", "hook", hook, "what", what, "here", here, "there", there, "where", where);
        return new Diagnostic(severity, channel.code, span, told, line);
    }
}
