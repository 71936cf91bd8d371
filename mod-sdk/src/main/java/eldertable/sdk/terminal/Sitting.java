package eldertable.sdk.terminal;

import eldertable.host.Chair;
import eldertable.host.FrontEnd;
import eldertable.host.HostedTable;
import eldertable.host.Opening;
import eldertable.host.Request;
import eldertable.host.Snapshot;
import eldertable.host.TableFailure;
import eldertable.host.TableInfo;
import eldertable.host.TableTerms;
import eldertable.host.Thought;
import eldertable.session.JournalStore;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;

/**
 * The terminal at a table: it asks for something and waits until the table has answered and waits itself. What the table tells
 * meanwhile is dealt with in its order, on the terminal's thread.
 */
final class Sitting implements FrontEnd, AutoCloseable {
    private static final long LEAVING_MILLIS = 10_000;

    /** Hears what happens at the table while the terminal waits. */
    interface Witness {
        /** Other words and rules than before, or the first ones. */
        void opened(TableInfo info);

        void shown(Snapshot snapshot);

        void thinks(int seat);

        /** There is no table yet, for this reason. */
        void waits(String why);

        /** Called at any time, on the table's thread. */
        void filesChanged();
    }

    /** Empty where the table runs elsewhere: then whoever sits here has to wait for others, who do not share the screen. */
    private final Optional<HostedTable> table;
    private final Chair connection;
    private final Witness witness;
    private final BlockingQueue<Runnable> told = new LinkedBlockingQueue<>();
    private volatile boolean filesChanged;
    private Snapshot now, answer;
    private long asked;
    private TableFailure failure;
    private int thinking = -1;

    Sitting(Opening opening, JournalStore journals, TableTerms terms, String language, Witness witness) {
        this.witness = witness;
        HostedTable running = new HostedTable(opening, journals, terms);
        table = Optional.of(running);
        connection = running.connect(this, language);
    }

    /** At a table elsewhere. */
    Sitting(Function<FrontEnd, Chair> joining, Witness witness) {
        this.witness = witness;
        table = Optional.empty();
        connection = joining.apply(this);
    }

    // ------------------------------------------------------------------ what the table tells

    @Override
    public void opened(TableInfo info) {
        told.add(() -> witness.opened(info));
    }

    @Override
    public void show(Snapshot snapshot) {
        told.add(() -> {
            now = snapshot;
            if (answer == null && snapshot.answered() >= asked) answer = snapshot;
            witness.shown(snapshot);
        });
    }

    @Override
    public void waits(String why) {
        told.add(() -> witness.waits(why));
    }

    @Override
    public void thinks(Thought thought) {
        int seat = thought == null ? -1 : thought.seat();
        if (seat >= 0 && seat != thinking) told.add(() -> witness.thinks(seat));
        thinking = seat;
    }

    @Override
    public void failed(TableFailure why) {
        told.add(() -> failure = why);
    }

    /** They are put in force between two lines, not while somebody reads the table. */
    @Override
    public boolean filesChanged() {
        filesChanged = true;
        witness.filesChanged();
        return false;
    }

    // ------------------------------------------------------------------ what the terminal wants

    /** Waits for the table to be laid and for its first question. @return whether there is one */
    boolean begin() {
        return await(0);
    }

    /** What went wrong before was read. @return whether the table has answered; if not, it has failed for good */
    boolean ask(Request request) {
        if (!now.problems().isEmpty()) connection.post(new Request.Dismiss());
        answer = null;
        asked = connection.post(request);
        return await(asked);
    }

    private boolean await(long request) {
        try {
            while (failure == null && (now == null || now.answered() < request || !isOurs() || !told.isEmpty())) told.take().run();
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
        return failure == null;
    }

    /** Whether the table waits for whoever sits here, or for nothing any more. */
    private boolean isOurs() {
        return now.settled() && (table.isPresent() || now.ask().isPresent() || now.isPleaded() || now.view().isOver() || !now.stuck().isEmpty());
    }

    /** The table as it was shown last. */
    Snapshot now() {
        return now;
    }

    /** The table as it was shown first after the last request; since then bots may have moved. */
    Snapshot answer() {
        return answer;
    }

    /** Why there is no table; null while there is one. */
    TableFailure failure() {
        return failure;
    }

    /** Whether files were changed since they were put in force last. */
    boolean takeFilesChanged() {
        boolean changed = filesChanged;
        filesChanged = false;
        return changed;
    }

    @Override
    public void close() {
        connection.close();
        if (table.isEmpty()) return;
        table.get().close();
        try {
            table.get().join(LEAVING_MILLIS); // the engine of its rules is closed next
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
