package eldertable.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.support.PickyPack;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A zone is offered alike, whether its pieces are written down or not. */
class OffersTests {
    private static final int CARDS = 80;
    private final Blueprint blueprint = new Blueprint(PickyPack.of(CARDS, "all"), 1, Map.of());
    private final GameState state = new GameState(blueprint, 3);
    private final int zone = state.zoneOf(0);
    private final List<Integer> codes = IntStream.range(0, state.zoneSize(zone)).map(i -> Code.piece(state.pieceAt(zone, i))).boxed().toList();

    private Offers offers(boolean fleeting) {
        Offers offers = fleeting ? new Offers().fleeting() : new Offers();
        offers.clear();
        offers.addZone(state, zone);
        return offers;
    }

    private static List<Integer> read(Offers offers) {
        return IntStream.range(0, offers.size()).map(offers::get).boxed().toList();
    }

    @ParameterizedTest @ValueSource(booleans = {false, true}) void itsPiecesAreReadInOrder(boolean fleeting) {
        assertEquals(CARDS, codes.size());
        assertEquals(codes, read(offers(fleeting)));
        assertEquals(codes, offers(fleeting).codes().boxed().toList());
        assertTrue(offers(fleeting).contains(codes.get(7)));
        assertFalse(offers(fleeting).contains(Code.DONE));
        assertTrue(offers(fleeting).sameAs(offers(!fleeting)));
    }

    @ParameterizedTest @ValueSource(booleans = {false, true}) void somethingIsAddedAndTakenAway(boolean fleeting) {
        Offers offers = offers(fleeting);
        offers.add(Code.DONE);
        offers.remove(0);
        assertEquals(codes.subList(1, CARDS), read(offers).subList(0, CARDS - 1));
        assertEquals(Code.DONE, offers.get(CARDS - 1));
        offers.clear();
        assertEquals(List.of(), read(offers));
        offers.add(Code.DONE);
        assertEquals(List.of(Code.DONE), read(offers));
    }

    @Test void aCopyStaysWhenTheTableChanges() {
        Offers copy = new Offers();
        copy.copyFrom(offers(true));
        state.shuffle(zone);
        assertEquals(codes, read(copy));
    }
}
