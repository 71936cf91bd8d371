package eldertable.isolation;

import java.io.IOException;

/** Starts a process that serves rules on its standard input and output; tests put others in its place. */
@FunctionalInterface
public interface ChildStarter {
    Process start() throws IOException;

    /** Starts processes for rules that are asked so often, as a bot does that searches, that compiling them pays. */
    default ChildStarter often() {
        return this;
    }
}
