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
    private final Attention attention = new Attention();
    private final Part[] parts;

    public Exports(Blueprint blueprint) {
        Border border = new Border(blueprint);
        table = new ExportedTable(blueprint, border);
        boards = new ExportedBoards(blueprint, border);
        cells = new ExportedCells();
        chance = new ExportedChance(blueprint, border);
        flow = new ExportedFlow(blueprint, border);
        choice = new ExportedChoice(border);
        chronicle = new ExportedChronicle(border);
        answering = new AnsweringCards(blueprint);
        parts = new Part[] {table, boards, cells, chance, flow, choice, chronicle, answering};
        for (Part part : parts) part.attention = attention;
    }

    /** Makes the next hook speak about a state, as the step at its top. It may change it. */
    public void attend(GameState state) {
        attend(state, false);
    }

    /** The same for a hook that is only asked something. */
    public void attendAsking(GameState state) {
        attend(state, true);
    }

    private void attend(GameState state, boolean asking) {
        if (attention.state != state) for (Part part : parts) part.state = state; // which it seldom is
        attention.turnTo(state, asking);
        flow.called();
        chronicle.called();
    }

    /** The same, about a choice that a player is making. */
    public void attend(GameState state, Move chosen, Offers offers) {
        attend(state, false);
        choice.attend(chosen, offers);
    }

    public void attendAsking(GameState state, Move chosen, Offers offers) {
        attend(state, true);
        choice.attend(chosen, offers);
    }
}
