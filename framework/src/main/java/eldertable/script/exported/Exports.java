package eldertable.script.exported;

import eldertable.rules.Move;
import eldertable.rules.Offers;
import eldertable.state.Blueprint;
import eldertable.state.GameState;
import org.graalvm.polyglot.HostAccess.Export;

/** All that the prelude gets from Java, in parts that it takes apart once. */
public final class Exports {
    @Export public final Table table;
    @Export public final Boards boards;
    @Export public final Cells cells;
    @Export public final Chance chance;
    @Export public final Flow flow;
    @Export public final Choice choice;
    @Export public final Chronicle chronicle;
    @Export public final AnsweringCards answering;

    public Exports(Blueprint blueprint) {
        table = new Table(blueprint);
        boards = new Boards(blueprint);
        cells = new Cells();
        chance = new Chance(blueprint);
        flow = new Flow(blueprint);
        choice = new Choice();
        chronicle = new Chronicle();
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
