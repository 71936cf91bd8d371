package eldertable.pack.component;

import eldertable.pack.model.ComponentDef;
import eldertable.pack.model.PackDef;
import eldertable.yaml.Node;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

/**
 * A component of one match that keeps numbers. The state has a run of cells for each of its instances (the table's, one a player,
 * a member of a group or a piece); whoever lays out, names, shows, sets or checks them asks here. All of this speaks of the cells
 * of one instance, as in {@link #cells}, and so needs to know neither the state nor who looks at it.
 */
public interface Component {
    /** @param name what is put behind the instance's name to name the cell: "" or ".red@5" */
    record Cell(String name, int start, int min, int max) {}

    /** Where the cells lie in a state. */
    record Run(int first, int instances) {}

    /** What the pack says of it. */
    interface Def extends ComponentDef {
        Component make(Run run, PackDef pack);
    }

    Def def();

    Run run();

    /** The cells of an instance. */
    List<Cell> cells();

    default String id() {
        return def().id();
    }

    /** The number of its first cell. */
    default int first() {
        return run().first();
    }

    default int instances() {
        return run().instances();
    }

    /** How many cells an instance has. */
    default int size() {
        return cells().size();
    }

    default int firstOf(int instance) {
        return first() + instance * size();
    }

    /** Behind the last cell. */
    default int end() {
        return firstOf(instances());
    }

    /** Whether an instance is as the pack lays it out. */
    default boolean isUsual(int[] cells) {
        for (int i = 0; i < cells.length; i++) if (cells[i] != cells().get(i).start()) return false;
        return true;
    }

    // ------------------------------------------------------------------ what is seen and told

    /** Whether somebody may see what an instance holds. @param owner whether it is the viewer's own */
    boolean isOpen(boolean owner);

    /** Whether somebody at least notices that it is there and changes. */
    default boolean isNoticed(boolean owner) {
        return isOpen(owner);
    }

    /** @param instance as viewers know it: the seat, the member's number or the piece; @param open whether the viewer may look inside */
    ComponentView view(int instance, int[] cells, boolean open);

    /** What those who notice it are told of the change of a cell. @param instance as above; @param cell within the instance */
    CellChange change(int instance, int cell, int before, int after);

    /**
     * The changes of one instance during a move in a few words, "Score 5 (+2)"; "" if they are not worth a line.
     *
     * @param term a small word of the program by its key
     */
    String told(String title, List<CellChange> changes, UnaryOperator<String> term);

    /** For its author: what an instance holds. */
    String listed(int[] cells);

    // ------------------------------------------------------------------ scenarios

    /** The cells that a scenario gives; empty if that was no good, which is then reported. @param name of the instance */
    Optional<int[]> given(String name, Node node, Notation notation);

    /** What a scenario expects; likewise. */
    List<Expectation> expected(String name, Node node, Notation notation);

    /** An instance as a scenario gives and expects it: numbers, texts, lists and maps. */
    Object written(int[] cells);

    /** How many things of a kind an instance holds. @param kind the match's number */
    default int countOf(int kind, int[] cells) {
        return 0;
    }

    /**
     * Puts something in its place that a viewer who cannot look inside might hold for the truth; what can be told from elsewhere
     * is left. @return whether there is anything to be guessed
     */
    default boolean imagine(int[] cells, RandomGenerator random) {
        return false;
    }

    // ------------------------------------------------------------------ scripts

    /** What the prelude has to know besides where the cells are. */
    default Map<String, Object> described() {
        return Map.of();
    }
}
