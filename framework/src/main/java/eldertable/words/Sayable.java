package eldertable.words;

/** What failed, and can say so to people in any language. */
public interface Sayable {
    Message telling();

    /** What to tell of something that was thrown: what it says of itself by a key, else the words of the system. */
    static Message of(Throwable thrown) {
        return thrown instanceof Sayable known ? known.telling() : Message.plain(String.valueOf(thrown.getMessage()));
    }
}
