package eldertable.server;

import eldertable.server.protocol.Refusal;
import eldertable.server.tables.Guest;
import eldertable.server.tables.Line;
import eldertable.server.tables.Visit;

import java.io.IOException;
import java.util.List;

/** Servers that share their tables with this one: each table is at one of them, and anybody may come to any. */
public interface Fellows extends AutoCloseable {
    /** There are none: every table is here. */
    Fellows NONE = new Fellows() {
        @Override public void open(String address, Desk desk) {}

        @Override public List<String> addresses() {
            return List.of();
        }

        @Override public boolean claim(String table) {
            return true;
        }

        @Override public void release(String table) {}

        @Override public Guest pass(String table, String join, Line line) {
            throw new IllegalStateException("every table is here");
        }

        @Override public String ask(String table, String question) {
            throw new IllegalStateException("every table is here");
        }

        @Override public List<String> askAll(String question) {
            return List.of();
        }

        @Override public void close() {}
    };

    /** What the others want of this server; each from any thread. */
    interface Desk {
        /** Somebody comes whose line ends at another server. */
        Visit visit(Line line);

        /** @return the answer to what another server asked */
        String answer(String question);

        /** Servers have come or gone. */
        void changed();

        /** The server is gone that had this table. */
        void orphaned(String table);

        /** This server could not reach the others for a while: its tables may be theirs by now. */
        void cutOff();
    }

    /** From now on this server takes part. @param address where its pages are */
    void open(String address, Desk desk);

    /** Where the others' pages are. */
    List<String> addresses();

    /** Whether a table is this server's from now on: it was already, it was nobody's, or whoever had it is gone. */
    boolean claim(String table);

    /** There is no such table any more. */
    void release(String table);

    /** Passes somebody on to the server that has a table. @param join their message; @param line where all answers go */
    Guest pass(String table, String join, Line line) throws Refusal;

    /** Asks the server that has a table. */
    String ask(String table, String question) throws IOException;

    /** Asks all the others; who does not answer soon is left out. */
    List<String> askAll(String question);

    @Override void close();
}
