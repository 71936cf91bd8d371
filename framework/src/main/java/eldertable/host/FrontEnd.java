package eldertable.host;

/**
 * What shows a table to people: a window, a terminal, a line to another machine. It hears what one {@link Connection} may know,
 * on the table's thread, and must not wait there; {@link Inbox} hands everything over to another thread.
 */
public interface FrontEnd {
    /** What the snapshots from here on are about: at the beginning, and whenever other rules come into force. */
    void opened(TableInfo table);

    void show(Snapshot snapshot);

    /** There is no table to be shown yet. @param why in plain words: who is waited for, say */
    default void waits(String why) {}

    /** A bot thinks. @param thought null when it has done so */
    default void thinks(Thought thought) {}

    /** The table could not be laid, or has stopped for good: nothing else will be told. */
    void failed(TableFailure failure);

    /** Whether it counts points card by card, and so wants to be shown the table as it is just before that too. */
    default boolean counts() {
        return false;
    }

    /**
     * Files of the packs were changed; told to the author only.
     *
     * @return whether to put them in force now; else {@link Request.Settle} does
     */
    default boolean filesChanged() {
        return true;
    }
}
