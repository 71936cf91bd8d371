package eldertable.server.tables;

/** Where messages to one person go. Neither of these waits. */
public interface Line {
    void send(String text);

    /** Nothing else will be sent. @param why in plain words */
    void close(String why);
}
