package eldertable.isolation;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Severity;
import eldertable.diagnostic.Span;
import eldertable.rules.Move;
import eldertable.rules.Printed;
import eldertable.rules.Reason;
import eldertable.words.Message;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/** How the smaller things that go from one process to the other are written and read. */
final class Told {
    private static final String CODE = "[a-z][a-z-]{0,60}";

    private Told() {}

    static void write(Packet packet, Span span) {
        packet.putShort(span.file(), Bounds.LINE).put(span.line()).put(span.column());
    }

    static Span span(Packet packet) throws Nonsense {
        String file = packet.textOrNull(Bounds.LINE);
        if (file == null) throw new Nonsense("a place in no file");
        return new Span(file, packet.number(1, Integer.MAX_VALUE), packet.number(1, Integer.MAX_VALUE));
    }

    static void write(Packet packet, Diagnostic told) {
        packet.put(told.isError()).put(told.code());
        write(packet, told.span());
        packet.putShort(told.message(), Bounds.SENTENCE).putShort(told.excerpt(), Bounds.LINE);
    }

    static Diagnostic diagnostic(Packet packet) throws Nonsense {
        Severity severity = packet.flag() ? Severity.ERROR : Severity.WARNING;
        String code = packet.text(Bounds.NAME);
        Span span = span(packet);
        String message = packet.textOrNull(Bounds.SENTENCE), excerpt = packet.textOrNull(Bounds.LINE);
        if (!code.matches(CODE) || message == null || excerpt == null) throw new Nonsense("a fault without words");
        return new Diagnostic(severity, code, span, Message.plain(message), excerpt);
    }

    static void write(Packet packet, Printed line) {
        write(packet, line.span());
        packet.putShort(line.text(), Bounds.LINE);
    }

    static Printed printed(Packet packet) throws Nonsense {
        Span span = span(packet);
        String text = packet.textOrNull(Bounds.LINE);
        if (text == null) throw new Nonsense("a line without words");
        return new Printed(span, text);
    }

    static void write(Packet packet, Reason reason) {
        packet.put(reason.home().ordinal()).putShort(reason.key(), Bounds.SENTENCE).put(reason.values().size());
        reason.values().forEach((name, code) -> packet.put(name).put(code.intValue()));
    }

    /** @param isThing which codes may stand in a blank */
    static Reason reason(Packet packet, IntPredicate isThing) throws Nonsense {
        Reason.Home home = Reason.Home.values()[packet.number(0, Reason.Home.values().length - 1)];
        String key = packet.textOrNull(Bounds.SENTENCE);
        if (key == null) throw new Nonsense("a reason without words");
        Map<String, Integer> values = new LinkedHashMap<>();
        for (int left = packet.number(0, Bounds.VALUES); left > 0; left--) {
            String name = packet.text(Bounds.NAME);
            int code = packet.number();
            if (!isThing.test(code)) throw new Nonsense("a reason that speaks of what there is not");
            values.put(name, code);
        }
        return new Reason(home, key, values);
    }

    static void write(Packet packet, Move move) {
        packet.put(move.player()).put(move.move());
        if (move.move() < 0) return;
        packet.put(move.finished());
        for (int pick = 0; pick <= move.finished(); pick++) {
            packet.put(move.end(pick) - move.start(pick));
            for (int i = move.start(pick); i < move.end(pick); i++) packet.put(move.value(i));
        }
    }

    /** From the program itself, which is believed. */
    static void read(Packet packet, Move move) throws Nonsense {
        move.reset(packet.number());
        int chosen = packet.number();
        if (chosen < 0) return;
        move.chooseMove(chosen);
        int finished = packet.number();
        for (int pick = 0; pick <= finished; pick++) {
            for (int left = packet.number(); left > 0; left--) move.add(packet.number());
            if (pick < finished) move.finish();
        }
    }
}
