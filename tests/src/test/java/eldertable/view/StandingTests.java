package eldertable.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.faces.TableLook;
import eldertable.pack.component.ComponentView;
import eldertable.pack.component.CounterView;
import eldertable.pack.component.PoolView;
import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.Per;
import eldertable.pack.model.ZoneDef.Visibility;
import eldertable.state.Blueprint;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Who is ahead in games whose rules count only at the end. */
class StandingTests {
    private static final Per PLAYER = Per.PLAYER;

    private static TableLook look(String pack, int players) {
        Blueprint blueprint = new Blueprint(new PackLibrary(List.of(Path.of(System.getProperty("eldertable.home"), "content"))).load(pack).pack().orElseThrow(), players, Map.of());
        return new TableLook(blueprint, new Lexicon(blueprint, "en", Collections.nCopies(players, "")));
    }

    private static TableView view(List<ZoneView> zones, List<ComponentView> components, List<BoardView> boards) {
        return new TableView(0, zones, components, boards, List.of(), 0, Optional.empty(), Optional.empty(), 0);
    }

    private static PieceView piece(String kind, int owner, int space) {
        return new PieceView(0, kind, "", kind, owner, true, space, List.of());
    }

    /** A crystal on 5 for the first, on 1 for each of the others; a Shoggoth, worth 4, before the second. */
    private static TableView shards(int players, boolean hidden) {
        List<ComponentView> dials = new ArrayList<>();
        List<ZoneView> zones = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            List<Map<String, Integer>> slots = new ArrayList<>(Collections.nCopies(6, Map.of()));
            slots.set(seat == 0 ? 4 : 0, Map.of("red", 1));
            dials.add(new PoolView("dial", PLAYER, seat, 1, hidden ? List.of() : slots));
            zones.add(new ZoneView(seat, "summoned", seat, "", Visibility.ALL, seat == 1 ? List.<Entry>of(piece("shoggoth", 1, -1)) : List.of()));
        }
        return view(zones, dials, List.of());
    }

    @Test void tokensAndCardsAreAddedUp() {
        Standing standing = look("shards-of-madness", 3).standing(shards(3, false), Map.of());
        assertEquals(List.of(5, 5, 1), List.of(standing.told(0).getAsInt(), standing.told(1).getAsInt(), standing.told(2).getAsInt()));
        assertEquals(List.of(1, 1, 3), List.of(standing.place(0), standing.place(1), standing.place(2)));
    }

    @Test void partnersStandTogether() {
        Standing standing = look("shards-of-madness", 4).standing(shards(4, false), Map.of("mode", "teams"));
        assertEquals(List.of(6, 6), List.of(standing.told(0).getAsInt(), standing.told(3).getAsInt()));
    }

    @Test void whatTheViewerCannotKnowIsNotTold() {
        Standing standing = look("shards-of-madness", 2).standing(shards(2, true), Map.of());
        assertEquals(OptionalInt.empty(), standing.told(0));
        assertEquals(0, standing.place(0));
    }

    @Test void aBoardAndACounterThatTakesOff() {
        TableLook look = look("seven-candles", 2);
        var letters = look.blueprint.boards.get(0);
        List<List<PieceView>> spaces = new ArrayList<>(Collections.nCopies(letters.size(), List.<PieceView>of()));
        spaces.set(3, List.of(piece("planchette", 0, letters.firstSpace + 3)));
        spaces.set(7, List.of(piece("planchette", 1, letters.firstSpace + 7)));
        List<ComponentView> dread = List.of(new CounterView("dread", PLAYER, 0, OptionalInt.of(0)), new CounterView("dread", PLAYER, 1, OptionalInt.of(5)));
        Standing standing = look.standing(view(List.of(), dread, List.of(new BoardView("letters", letters.zone, letters.firstSpace, spaces))), Map.of());
        assertEquals(List.of(3, 2), List.of(standing.told(0).getAsInt(), standing.told(1).getAsInt()));
        assertEquals(2, standing.place(1));
    }
}
