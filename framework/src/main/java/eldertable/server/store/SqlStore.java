package eldertable.server.store;

import eldertable.server.tables.TableStore;
import eldertable.words.Message;
import eldertable.words.Trouble;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Tables in a database, by JDBC: H2 in a file, or PostgreSQL. One thread writes for all tables and takes whatever waits in one
 * transaction, so that a disk that is slow to promise something has to promise it once for many.
 */
public final class SqlStore implements TableStore {
    private static final int MOST_AT_ONCE = 200;
    /** What SQL's states begin with when a key is there already: somebody else has written the move of that number. */
    private static final String TAKEN = "23";
    private static final List<String> SCHEMA = List.of(
        "create table if not exists served_table (id varchar(40) primary key, kept text not null)",
        "create table if not exists served_move (table_id varchar(40) not null, number integer not null, command text not null, primary key (table_id, number))");

    /** Something to be written. */
    private record Task(Change change, CompletableFuture<Void> done) {}

    private interface Change {
        void make(Connection to) throws SQLException;
    }

    private final String url;
    private final boolean h2;
    private final LinkedBlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
    /** By table: the moves that are kept, to write no more than what is new. Belongs to the writer. */
    private final Map<String, List<String>> written = new HashMap<>();
    private final Thread writer = new Thread(this::write, "table store");
    private Connection connection;
    private volatile boolean closed;

    /** @param url such as jdbc:postgresql://localhost/eldertable?user=… */
    public SqlStore(String url) throws IOException {
        this.url = url;
        h2 = url.startsWith("jdbc:h2:");
        try {
            connection = connect();
            for (String line : SCHEMA) try (Statement statement = connection.createStatement()) {
                statement.execute(line);
            }
            connection.commit();
        } catch (SQLException broken) {
            throw new Trouble(Message.of("server.store.closed", "why", plain(broken)), broken);
        }
        writer.setDaemon(true);
        writer.start();
    }

    /** In a file below a folder. */
    public static SqlStore in(Path folder) throws IOException {
        return new SqlStore("jdbc:h2:file:" + folder.resolve("tables").toAbsolutePath() + ";DB_CLOSE_ON_EXIT=FALSE;WRITE_DELAY=0");
    }

    private Connection connect() throws SQLException {
        Connection made = DriverManager.getConnection(url);
        made.setAutoCommit(false);
        return made;
    }

    private static Message plain(SQLException broken) {
        String message = String.valueOf(broken.getMessage()).lines().findFirst().orElse("");
        return message.contains("already in use") || message.contains("Locked by another process") ? Message.of("server.store.used") : Message.plain(message);
    }

    // ------------------------------------------------------------------ for tables, from any thread

    @Override
    public void keep(String id, String record) throws IOException {
        await(to -> record(to, id, record));
    }

    @Override
    public void keep(String id, String record, List<String> moves) throws IOException {
        await(to -> {
            record(to, id, record);
            moves(to, id, moves);
        });
    }

    @Override
    public void forget(String id) throws IOException {
        await(to -> {
            update(to, "delete from served_move where table_id = ?", id);
            update(to, "delete from served_table where id = ?", id);
            written.remove(id);
        });
    }

    private void await(Change change) throws IOException {
        if (closed) throw new Trouble(Message.of("server.store.stopping"));
        CompletableFuture<Void> done = new CompletableFuture<>();
        tasks.add(new Task(change, done));
        try {
            done.get();
        } catch (ExecutionException broken) {
            if (broken.getCause() instanceof SQLException sql && String.valueOf(sql.getSQLState()).startsWith(TAKEN)) throw new Lost(Message.of("server.store.taken"), sql);
            throw new IOException(broken.getCause().getMessage(), broken.getCause());
        } catch (InterruptedException leaving) {
            Thread.currentThread().interrupt();
            throw new Trouble(Message.of("server.store.leaving"), leaving);
        }
    }

    @Override
    public List<String> ids() throws IOException {
        List<String> ids = new ArrayList<>();
        await(from -> {
            ids.clear(); // it may be tried again
            ids.addAll(words(from, "select id from served_table order by id"));
        });
        return ids;
    }

    @Override
    public Optional<Kept> find(String id) throws IOException {
        return read(id, false);
    }

    @Override
    public Optional<Kept> take(String id) throws IOException {
        return read(id, true);
    }

    private Optional<Kept> read(String id, boolean goesOn) throws IOException {
        List<String> records = new ArrayList<>(), moves = new ArrayList<>();
        await(from -> {
            records.clear();
            moves.clear();
            records.addAll(words(from, "select kept from served_table where id = ?", id));
            moves.addAll(words(from, "select command from served_move where table_id = ? order by number", id));
            if (goesOn) written.put(id, List.copyOf(moves));
        });
        return records.stream().findFirst().map(record -> new Kept(id, record, List.copyOf(moves)));
    }

    private static List<String> words(Connection from, String sql, String... values) throws SQLException {
        try (PreparedStatement statement = from.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) statement.setString(i + 1, values[i]);
            List<String> words = new ArrayList<>();
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) words.add(rows.getString(1));
            }
            return words;
        }
    }

    // ------------------------------------------------------------------ the writer

    private void write() {
        List<Task> batch = new ArrayList<>();
        while (!closed || !tasks.isEmpty()) {
            batch.clear();
            try {
                batch.add(tasks.take());
            } catch (InterruptedException stopped) {
                continue;
            }
            tasks.drainTo(batch, MOST_AT_ONCE);
            // What cannot be written must not take others along: then each is tried by itself.
            if (batch.size() == 1 || !write(batch, false)) batch.forEach(task -> write(List.of(task), true));
        }
    }

    /** @param told whether those that wait are told when it fails */
    private boolean write(List<Task> batch, boolean told) {
        try {
            if (connection.isClosed()) connection = connect();
            for (Task task : batch) task.change().make(connection);
            connection.commit();
            if (h2) try (Statement statement = connection.createStatement()) {
                statement.execute("checkpoint sync");
            }
            batch.forEach(task -> task.done().complete(null));
            return true;
        } catch (SQLException | RuntimeException broken) {
            written.clear();
            abandon();
            if (told) batch.forEach(task -> task.done().completeExceptionally(broken));
            return false;
        }
    }

    /** A connection that has failed may be of no use any more: the next batch gets another one. */
    private void abandon() {
        try {
            connection.rollback();
            if (!h2) connection.close();
        } catch (SQLException gone) {
            // the next one is made anew
        }
    }

    private static void record(Connection to, String id, String record) throws SQLException {
        if (update(to, "update served_table set kept = ? where id = ?", record, id) == 0) update(to, "insert into served_table (kept, id) values (?, ?)", record, id);
    }

    private void moves(Connection to, String id, List<String> moves) throws SQLException {
        List<String> before = written.get(id);
        int same = 0;
        while (before != null && same < before.size() && same < moves.size() && before.get(same).equals(moves.get(same))) same++;
        if (before == null || same < before.size()) update(to, "delete from served_move where table_id = ? and number >= ?", id, same);
        for (int i = same; i < moves.size(); i++) update(to, "insert into served_move (table_id, number, command) values (?, ?, ?)", id, i, moves.get(i));
        written.put(id, List.copyOf(moves));
    }

    private static int update(Connection to, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = to.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
            return statement.executeUpdate();
        }
    }

    @Override
    public void close() {
        closed = true;
        tasks.add(new Task(to -> { }, new CompletableFuture<>()));
        try {
            writer.join();
            connection.close();
        } catch (SQLException gone) {
            // it was given up anyway, and all that was promised is kept
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }
}
