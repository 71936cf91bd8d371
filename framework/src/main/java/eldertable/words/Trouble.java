package eldertable.words;

import java.io.IOException;

/** Something outside the program that does not work, such as a file, a database or a line, told by a key. */
public class Trouble extends IOException implements Sayable {
    private static final long serialVersionUID = 1;
    private final transient Message telling;

    public Trouble(Message telling) {
        this(telling, null);
    }

    public Trouble(Message telling, Throwable cause) {
        super(telling.english(), cause);
        this.telling = telling;
    }

    @Override
    public Message telling() {
        return telling;
    }
}
