package eldertable.scenario;

import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.function.Consumer;

/**
 * Whose eyes something is expected to be seen with.
 *
 * @param viewer a seat, the spectator, or {@link ContentCheck#EVERYTHING}
 * @param prefix what is put before the names of things: "B sees "
 * @param add    takes what is to be checked
 */
record Sight(int viewer, String prefix, Consumer<Check> add) {
    /** Whether nothing is hidden. */
    boolean isAll() {
        return viewer == ContentCheck.EVERYTHING;
    }

    /** Whether a scenario expects that something cannot be seen. */
    static boolean isHidden(Node node) {
        return node instanceof ScalarNode scalar && scalar.text().equals("hidden");
    }
}
