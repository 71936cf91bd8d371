package eldertable.server.tables;

import eldertable.words.Message;
import eldertable.words.Trouble;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Where tables are kept. What was kept survives the program, however it ends; each method returns when that is so. */
public interface TableStore extends AutoCloseable {
    /** Keeps nothing. */
    TableStore NONE = new TableStore() {
        @Override public void keep(String id, String record) {}

        @Override public void keep(String id, String record, List<String> moves) {}

        @Override public void forget(String id) {}

        @Override public List<String> ids() {
            return List.of();
        }

        @Override public Optional<Kept> find(String id) {
            return Optional.empty();
        }

        @Override public void close() {}
    };

    /** What this program knows of a table is not what is kept of it any more: another server has taken it over. */
    final class Lost extends Trouble {
        private static final long serialVersionUID = 1;

        public Lost(Message why, Throwable cause) {
            super(why, cause);
        }
    }

    /** A table as it was kept. @param record all but its moves, as text that the table itself wrote */
    record Kept(String id, String record, List<String> moves) {}

    /** Keeps all of a table but its moves, in place of what was kept before. */
    void keep(String id, String record) throws IOException;

    /** Keeps all of a table, in one: neither is there without the other. */
    void keep(String id, String record, List<String> moves) throws IOException;

    void forget(String id) throws IOException;

    /** Of all tables that are kept, in their order. */
    List<String> ids() throws IOException;

    /** What is kept of a table now. */
    Optional<Kept> find(String id) throws IOException;

    /** The same, for whoever goes on with it: nobody else keeps anything of this table from now on. */
    default Optional<Kept> take(String id) throws IOException {
        return find(id);
    }

    @Override void close();
}
