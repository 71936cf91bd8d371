package eldertable.host;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/** A front end that is told on the table's thread and read on another: everything lies here until it is asked for. */
public final class Inbox implements FrontEnd {
    private final Runnable news;
    private final Deque<Snapshot> snapshots = new ArrayDeque<>();
    private volatile TableInfo table;
    private volatile TableFailure failure;
    private volatile String waitsFor = "";
    private volatile Thought thought;
    private volatile WorkshopView workshop;
    private volatile Consumer<Snapshot> preparing = snapshot -> { };

    /** @param news called on the table's thread whenever there is something new */
    public Inbox(Runnable news) {
        this.news = news;
    }

    // ------------------------------------------------------------------ for the table

    /** What was shown under other rules does not fit these. */
    @Override
    public void opened(TableInfo info) {
        synchronized (this) {
            snapshots.clear();
            table = info;
            preparing = snapshot -> { };
            notifyAll();
        }
        news.run();
    }

    @Override
    public void show(Snapshot snapshot) {
        preparing.accept(snapshot);
        synchronized (this) {
            snapshots.add(snapshot);
            snapshot.workshop().ifPresent(view -> workshop = view);
            notifyAll();
        }
        news.run();
    }

    @Override
    public boolean counts() {
        return true;
    }

    @Override
    public void thinks(Thought now) {
        thought = now;
        news.run();
    }

    @Override
    public void waits(String why) {
        waitsFor = why;
        news.run();
    }

    @Override
    public void failed(TableFailure why) {
        synchronized (this) {
            failure = why;
            notifyAll();
        }
        news.run();
    }

    // ------------------------------------------------------------------ for the reader

    /** What the table is about; null while it is being laid. */
    public TableInfo table() {
        return table;
    }

    /** Why there is no table yet, in words; "" if it is just being laid. */
    public String waitsFor() {
        return waitsFor;
    }

    /** Why there is no table, or why it has stopped; null while there is nothing to say. */
    public TableFailure failure() {
        return failure;
    }

    /** The next snapshot that was not read yet, or null; null also once other rules are in force than those that the reader knows. */
    public synchronized Snapshot poll(TableInfo known) {
        return known == table ? snapshots.poll() : null;
    }

    /** Waits for the next snapshot; null if there will be none since the table has failed. */
    public synchronized Snapshot take() throws InterruptedException {
        while (snapshots.isEmpty() && failure == null) wait();
        return snapshots.poll();
    }

    /** What takes the reader long is done for it on the table's thread, with each snapshot before it can be read; until other rules come into force. */
    public void prepareWith(Consumer<Snapshot> preparation) {
        preparing = preparation;
    }

    /** How many snapshots wait: the reader may hurry. */
    public synchronized int waiting() {
        return snapshots.size();
    }

    /** The bot that thinks now, or null. */
    public Thought thought() {
        return thought;
    }

    /** The author's workshop as it was shown last; null if this match has none. */
    public WorkshopView workshop() {
        return workshop;
    }
}
