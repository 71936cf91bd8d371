package eldertable.scenario;

import eldertable.words.Message;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Whose eyes something is expected to be seen with.
 *
 * @param viewer a seat, the spectator, or {@link ContentCheck#EVERYTHING}
 * @param naming how things are named: "B sees A.hand"
 * @param add    takes what is to be checked
 */
record Sight(int viewer, UnaryOperator<Message> naming, Consumer<Check> add) {
    /** Whether nothing is hidden. */
    boolean isAll() {
        return viewer == ContentCheck.EVERYTHING;
    }

    /** Whether a scenario expects that something cannot be seen. */
    static boolean isHidden(Node node) {
        return node instanceof ScalarNode scalar && scalar.text().equals("hidden");
    }
}
