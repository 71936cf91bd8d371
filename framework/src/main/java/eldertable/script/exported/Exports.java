package eldertable.script.exported;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import org.graalvm.polyglot.HostAccess.Export;

/** All that the prelude gets from Java, in parts that it takes apart once. */
public final class Exports {
    @Export public final ExportedTable table;
    @Export public final ExportedBoards boards;
    @Export public final ExportedCells cells;
    @Export public final ExportedChance chance;
    @Export public final ExportedFlow flow;
    @Export public final ExportedChoice choice;
    @Export public final ExportedChronicle chronicle;
    @Export public final AnsweringCards answering;

    public Exports(Blueprint blueprint) {
        table = new ExportedTable(blueprint);
        boards = new ExportedBoards(blueprint);
        cells = new ExportedCells();
        chance = new ExportedChance(blueprint);
        flow = new ExportedFlow(blueprint);
        choice = new ExportedChoice();
        chronicle = new ExportedChronicle();
        answering = new AnsweringCards(blueprint);
    }

    /** Makes the next hook speak about a state, as the step at its top. */
    public void attend(GameState state) {
        table.attend(state);
        boards.attend(state);
        cells.attend(state);
        chance.attend(state);
        flow.attend(state);
        choice.attend(state);
        chronicle.attend(state);
        answering.attend(state);
    }

    /** The same, about a choice that a player is making. */
    public void attend(GameState state, Move chosen, Offers offers) {
        attend(state);
        choice.attend(chosen, offers);
    }
}
