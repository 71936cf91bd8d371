package eldertable.bot;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The bots there are, by name. */
public final class Bots {
    private static final int CORES = Runtime.getRuntime().availableProcessors();
    private static final Map<String, Supplier<Bot>> ALL = Map.of(
        "random", RandomBot::new,
        "easy", () -> new SearchBot(new Budget(Duration.ofMillis(400), 60), 1),
        "normal", () -> new SearchBot(new Budget(Duration.ofMillis(800), 1_000), CORES),
        "hard", () -> new SearchBot(new Budget(Duration.ofMillis(3_500), 12_000), CORES));

    private Bots() {}

    public static List<String> names() {
        return List.copyOf(new TreeMap<>(ALL).keySet());
    }

    /** A new bot for one seat of one match. */
    public static Optional<Bot> named(String name) {
        return Optional.ofNullable(ALL.get(name)).map(Supplier::get);
    }
}
