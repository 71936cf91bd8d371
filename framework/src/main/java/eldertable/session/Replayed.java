package eldertable.session;

import eldertable.diagnostic.Diagnostic;
import eldertable.words.Message;
import java.util.List;
import java.util.Optional;

/**
 * What came of starting a match again, with the same seed and the same moves.
 *
 * @param started    whether there is a new match at all; if not, everything is as it was
 * @param made       how many of the moves could be made again; the match stands there
 * @param of         how many there were
 * @param difference where the table first looks otherwise than it did, and how
 * @param stop       why not all of them were made
 */
public record Replayed(boolean started, int made, int of, Optional<Message> difference, Optional<Message> stop) {
    static Replayed after(int made, int of, Optional<Message> difference, Message stop) {
        return new Replayed(true, made, of, difference, Optional.ofNullable(stop));
    }

    public static Replayed impossible(Message why) {
        return new Replayed(false, 0, 0, Optional.empty(), Optional.of(Message.of("session.replayed.impossible").and(why)));
    }

    /** Several things that may have commas of their own. */
    static Message row(List<Message> things) {
        return things.stream().reduce((some, next) -> Message.of("session.further", "some", some, "next", next)).orElse(Message.NONE);
    }

    /** What a fault says, with its place. */
    public static Message fault(Diagnostic fault) {
        return Message.row(List.of(Message.plain(fault.span() + " "), Message.of("diagnostic.severity." + fault.severity().word()), Message.plain(" " + fault.code() + " "), fault.telling()));
    }

    /** In one or two lines. */
    public List<Message> told() {
        if (!started) return stop.stream().toList();
        Message all = of == 0 ? Message.of("session.replayed.none") : of == 1 ? Message.of("session.replayed.one") : Message.of("session.replayed.all", "moves", of);
        Message end = stop.map(why -> Message.of("session.replayed.some", "moves", of, "made", made).and(why)).orElse(all);
        if (difference.isPresent()) return List.of(end, difference.get());
        return List.of(stop.isEmpty() && of > 0 ? end.and(Message.of("session.replayed.same")) : end);
    }
}
