package eldertable.session;

/** Something that is one's own until this is closed; closing it again does nothing. */
@FunctionalInterface
public interface Hold extends AutoCloseable {
    Hold NONE = () -> { };

    @Override
    void close();
}
