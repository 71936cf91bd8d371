package eldertable.server.tables;

import java.io.IOException;
import java.util.List;

/** Where tables are kept. What was kept survives the program, however it ends; each method returns when that is so. */
public interface TableStore extends AutoCloseable {
    /** Keeps nothing. */
    TableStore NONE = new TableStore() {
        @Override public void keep(String id, String record) {}

        @Override public void keep(String id, String record, List<String> moves) {}

        @Override public void forget(String id) {}

        @Override public List<Kept> all() {
            return List.of();
        }

        @Override public void close() {}
    };

    /** A table as it was kept. @param record all but its moves, as text that the table itself wrote */
    record Kept(String id, String record, List<String> moves) {}

    /** Keeps all of a table but its moves, in place of what was kept before. */
    void keep(String id, String record) throws IOException;

    /** Keeps all of a table, in one: neither is there without the other. */
    void keep(String id, String record, List<String> moves) throws IOException;

    void forget(String id) throws IOException;

    List<Kept> all() throws IOException;

    @Override void close();
}
