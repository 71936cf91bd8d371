package eldertable.server.web;

import java.util.Optional;

/** What can be fetched. */
@FunctionalInterface
public interface Pages {
    /** @param lasting whether what has this path never changes */
    record Page(String type, byte[] bytes, boolean lasting) {}

    /** @param path such as "/" or "/client/table.mjs" */
    Optional<Page> find(String path);
}
