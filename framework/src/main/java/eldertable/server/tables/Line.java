package eldertable.server.tables;

/** Where messages to one person go. None of these waits. */
public interface Line {
    void send(String text);

    /** Nothing else will be sent. @param why in plain words */
    void close(String why);

    /** The line is cut, as by an accident: whoever listened comes again. */
    void cut();
}
