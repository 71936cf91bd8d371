package eldertable.pack.component;

import java.util.List;

/** A component with more cells than one, where the match has laid it out. Two of them are equal only if they are the same. */
abstract class LaidOut<D extends Component.Def> implements Component {
    final D def;
    private final Run run;
    private final List<Cell> cells;

    LaidOut(D def, Run run, List<Cell> cells) {
        this.def = def;
        this.run = run;
        this.cells = List.copyOf(cells);
    }

    @Override
    public final D def() {
        return def;
    }

    @Override
    public final Run run() {
        return run;
    }

    @Override
    public final List<Cell> cells() {
        return cells;
    }
}
