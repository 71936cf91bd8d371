package eldertable.sdk.fuzzing;

import java.util.SplittableRandom;

/** Something that reads input. An input is bytes, so that one that did harm can be kept in a file and read again. */
public interface FuzzTarget extends AutoCloseable {
    String name();

    /** How many inputs it gets where others get one: what is read in no time gets many. */
    default int share() {
        return 1;
    }

    /** An input that follows from chance alone. */
    byte[] input(SplittableRandom random) throws InterruptedException;

    /** Reads the input. Whatever it holds, this comes back: what is wrong with it is told, not thrown. */
    void read(byte[] input) throws Exception;

    @Override
    default void close() {}
}
