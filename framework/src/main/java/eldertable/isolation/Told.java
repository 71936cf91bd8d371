package eldertable.isolation;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Severity;
import eldertable.diagnostic.Span;
import eldertable.rules.Move;
import eldertable.rules.Printed;
import eldertable.rules.Reason;
import eldertable.words.Message;
import eldertable.words.Tongue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** How the smaller things that go from one process to the other are written and read. */
final class Told {
    private static final String CODE = "[a-z][a-z-]{0,60}";
    private static final Pattern OURS = Pattern.compile("(?:rules|diagnostic)(?:\\.[a-z0-9-]{1,40}){1,4}");
    private static final int DEEPEST = 4, MOST_PARTS = 20;

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
        writeOrNothing(packet, told.telling());
    }

    static Diagnostic diagnostic(Packet packet) throws Nonsense {
        Severity severity = packet.flag() ? Severity.ERROR : Severity.WARNING;
        String code = packet.text(Bounds.NAME);
        Span span = span(packet);
        String message = packet.textOrNull(Bounds.SENTENCE), excerpt = packet.textOrNull(Bounds.LINE);
        if (!code.matches(CODE) || message == null || excerpt == null) throw new Nonsense("a fault without words");
        Message telling = message(packet, DEEPEST);
        // What the rules' process says in sentences of ours is said in every language; it may not put other words into our mouth.
        boolean ours = telling != null && isOurs(telling) && telling.english().equals(message);
        return new Diagnostic(severity, code, span, ours ? telling : Message.plain(message), excerpt);
    }

    /** A message that is too long or too deep to be believed is told by its English words only. */
    private static void writeOrNothing(Packet packet, Message message) {
        boolean fits = message.english().length() < Bounds.SENTENCE && fits(message, DEEPEST);
        packet.put(fits);
        if (fits) write(packet, message);
    }

    private static boolean fits(Message message, int deep) {
        if (deep == 0 || message.content().size() > MOST_PARTS) return false;
        for (Object part : message.content()) {
            if (part instanceof Message inner ? !fits(inner, deep - 1) : part instanceof Collection) return false;
        }
        return true;
    }

    private static void write(Packet packet, Message message) {
        packet.put(message.key()).put(message.content().size());
        for (Object part : message.content()) {
            packet.put(part instanceof Message);
            if (part instanceof Message inner) write(packet, inner);
            else packet.put(String.valueOf(part));
        }
    }

    /** @return null if none was told */
    private static Message message(Packet packet, int deep) throws Nonsense {
        return packet.flag() ? part(packet, deep) : null;
    }

    private static Message part(Packet packet, int deep) throws Nonsense {
        if (deep == 0) throw new Nonsense("a message without end");
        String key = packet.text(Bounds.NAME);
        List<Object> content = new ArrayList<>();
        for (int left = packet.number(0, MOST_PARTS); left > 0; left--) content.add(packet.flag() ? part(packet, deep - 1) : packet.text(Bounds.SENTENCE));
        if (!key.isEmpty() && content.size() % 2 != 0) throw new Nonsense("a message with half a blank");
        return new Message(key, List.copyOf(content));
    }

    /** Whether there are such sentences, of those that rules can lead to. */
    private static boolean isOurs(Message message) {
        if (!message.key().isEmpty() && !(OURS.matcher(message.key()).matches() && Tongue.ENGLISH.knows(message.key()))) return false;
        for (int i = 0; i < message.content().size(); i++) {
            Object part = message.content().get(i);
            if (!message.key().isEmpty() && i % 2 == 0 && !(part instanceof String)) return false;
            if (part instanceof Message inner && !isOurs(inner)) return false;
        }
        return true;
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
