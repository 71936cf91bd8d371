package eldertable.host;

/** Through which a front end wants something of its table: of one that runs here, or of one elsewhere. */
public interface Chair extends AutoCloseable {
    /** Asks for something, from any thread. @return its number: the snapshot that answers it has that one, or a higher one, as `answered` */
    long post(Request request);

    /** Leaves the table, which goes on without it. */
    @Override
    void close();
}
