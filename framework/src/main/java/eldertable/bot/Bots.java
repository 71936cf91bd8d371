package eldertable.bot;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The bots there are, by name. */
public final class Bots {
    private static final Map<String, Supplier<Bot>> ALL = Map.of("random", RandomBot::new);

    private Bots() {}

    public static List<String> names() {
        return List.copyOf(new TreeMap<>(ALL).keySet());
    }

    /** A new bot for one seat of one match. */
    public static Optional<Bot> named(String name) {
        return Optional.ofNullable(ALL.get(name)).map(Supplier::get);
    }
}
