package eldertable.scenario;

import eldertable.diagnostic.Span;

import java.util.ArrayList;
import java.util.List;

/** What a scenario puts on the table, with every name resolved. {@link TableSetup} carries it out. */
final class Given {
    enum Mode {
        /** Exactly these pieces. */ EXACT,
        /** These on top of what lies there. */ TOP,
        /** These under what lies there. */ BOTTOM,
        /** Only the topmost few stay. */ KEEP
    }

    /** @param space of a board, or -1; @param keep how many stay, for KEEP */
    record Placement(int zone, int space, Mode mode, List<PieceSpec> pieces, int keep, String name, Span span) {
        boolean isExact() {
            return mode == Mode.EXACT;
        }
    }

    /** One cell of a component. */
    record Amount(int cell, int value) {}

    /** The stack of steps from bottom to top; null to leave it. */
    List<Terms.Frame> steps;
    Integer active;
    Integer out;
    /** Scripted results as codes; null for none. */
    int[] chance;
    Span chanceSpan;
    final List<Placement> placements = new ArrayList<>();
    final List<Amount> amounts = new ArrayList<>();
}
